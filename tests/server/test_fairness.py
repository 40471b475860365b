"""The making of the seed: seals before the start, nonces at the start, and whoever is silent, late, wrong or greedy."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import durbar
from durbar.client import ServerRefused, Visit, new_guest, request
from durbar.core.fairness import Promise, new_secret, seal_of
from durbar.core.state import SPECTATOR
from durbar.server import live as live_module
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.decide import MOST_SEALS
from durbar.server.hall import Hall
from durbar.server.journal import CalledOff, Dealing, Revealed, Started, decode_body, encode_body
from durbar.server.match import Match
from durbar.server.settings import Settings
from durbar.server.store.sqlite import SqliteStore
from durbar.witness import Answer, Memory, Nonce, Witness
from tests.server.history import read_journal
from tests.server.inside import House
from tests.server.servers import LONG, SHORT, Server
from tests.server.test_match import ADA, BO, CY, NONCES, SECRET, Room

GUESTS = [ADA, BO, CY]


def luck(room: Room) -> list[str]:
    return list(show.table(room.match, SPECTATOR).promise.luck)


def reveal(room: Room, seat: int) -> Any:
    return room.do(GUESTS[seat], wire.Reveal("r", seat, NONCES[seat]))


def dealing() -> Room:
    """A table whose nonces are awaited."""
    room = Room().seat(ADA, BO, CY)
    assert isinstance(room.do(ADA, wire.Start("go")), Dealing)
    return room


def call_off(room: Room) -> None:
    """What the server does when its patience is over."""
    room.add(CalledOff(room.match.awaited()))


# The course of a start


def test_a_match_starts_when_all_nonces_are_revealed() -> None:
    room = Room().seat(ADA, BO, CY)
    seals = [seal_of(nonce) for nonce in NONCES]
    assert (luck(room), show.table(room.match, 0).promise.seals) == (["sealed"] * 3, seals)
    room.do(ADA, wire.Start("go"))
    shown = show.table(room.match, SPECTATOR).promise
    assert (shown.seals, shown.dealing, shown.nonces) == (seals, [0, 1, 2], None)
    assert isinstance(reveal(room, 1), Revealed)
    assert isinstance(reveal(room, 0), Revealed)
    assert (luck(room), room.match.status) == (["revealed", "revealed", "sealed"], "open")
    started = reveal(room, 2)
    assert isinstance(started, Started)
    assert (started.nonces, started.edition) == (list(NONCES), 2)
    assert (luck(room), room.match.status) == (["mixed"] * 3, "running")
    assert room.match.seed == Promise(SECRET, NONCES, 2).seed


def test_what_was_revealed_is_told_to_nobody_before_all_is() -> None:
    room = dealing()
    reveal(room, 0)
    tables = [show.table(room.match, viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    told = [entry.body.told_to(viewer) for entry in room.entries for viewer in (SPECTATOR, 0, 1, 2)]
    assert NONCES[0] not in wire.encode([tables, told]).decode()


def test_seats_without_a_seal_add_no_luck_and_start_at_once() -> None:
    room = Room()
    room.do(ADA, wire.Sit("a", 0))
    room.do(BO, wire.Sit("b", 1))
    room.do(ADA, wire.PutBot("c", 2))
    assert isinstance(room.do(ADA, wire.Start("go")), Started)
    assert luck(room) == ["none"] * 3
    assert room.match.seed == Promise(SECRET, ("", "", ""), 2).seed


def test_who_is_alone_with_bots_waits_for_nobody_else() -> None:
    room = Room(seats=2).seat(ADA)
    room.do(ADA, wire.PutBot("c", 1))
    assert isinstance(room.do(ADA, wire.Start("go")), Dealing)
    assert isinstance(reveal(room, 0), Started)
    assert luck(room) == ["mixed", "none"]


def test_who_is_away_at_the_start_is_left_out_before_anybody_knows_what_that_does() -> None:
    room = Room().seat(ADA, BO, CY)
    room.away = [0, 2]  # Ada started it, so that she is here
    room.do(ADA, wire.Start("go"))
    assert (room.match.awaited(), luck(room)) == ([0, 1], ["sealed", "sealed", "away"])
    assert room.refused(CY, wire.Reveal("r", 2, NONCES[2])) == "not-awaited"
    reveal(room, 0)
    started = reveal(room, 1)
    assert started.nonces == [NONCES[0], NONCES[1], ""]
    assert luck(room) == ["mixed", "mixed", "away"]


def test_a_nonce_that_is_wrong_comes_twice_or_from_somebody_else_is_refused() -> None:
    room = dealing()
    assert room.refused(ADA, wire.Reveal("r", 0, NONCES[1])) == "wrong-nonce"
    assert room.refused(ADA, wire.Reveal("r", 1, NONCES[1])) == "not-yours"
    reveal(room, 0)
    assert room.refused(ADA, wire.Reveal("s", 0, NONCES[0])) == "revealed"
    for seat in (1, 2):
        reveal(room, seat)
    assert room.refused(ADA, wire.Reveal("t", 0, NONCES[0])) == "not-awaited"
    assert Room().seat(ADA).refused(ADA, wire.Reveal("u", 0, NONCES[0])) == "not-awaited"


def test_nobody_comes_or_goes_while_the_cards_are_dealt() -> None:
    room = dealing()
    reveal(room, 0)
    commands: list[wire.AnyCommand] = [
        wire.Sit("a", 2, "Zoe"),
        wire.Stand("b", 2),
        wire.Seal("c", 2, seal_of(NONCES[0])),
        wire.Start("d"),
    ]
    assert {room.refused(CY, command) for command in commands} == {"dealing"}
    assert {room.refused(ADA, command) for command in (wire.Free("e", 2), wire.PutBot("f", 2))} == {"dealing"}
    room.do(CY, wire.Say("g", "hello", 2))


# Who is silent


def test_a_deal_without_all_nonces_did_not_happen_and_everybody_sees_who_was_silent() -> None:
    room = dealing()
    reveal(room, 0)
    reveal(room, 1)
    call_off(room)
    assert (room.match.status, luck(room)) == ("open", ["none", "none", "withheld"])
    shown = show.table(room.match, SPECTATOR).promise
    assert (shown.seals, shown.dealing) == (["", "", ""], None)
    assert room.entries[-1].body.told_to(SPECTATOR) == {"kind": "called-off", "seats": [2]}
    assert room.refused(CY, wire.Reveal("r", 2, NONCES[2])) == "not-awaited"  # too late


def test_what_was_revealed_counts_no_more_and_who_was_silent_adds_nothing_to_the_next_deal() -> None:
    room = dealing()
    reveal(room, 0)
    reveal(room, 1)
    call_off(room)
    assert room.refused(CY, wire.Seal("a", 2, seal_of(NONCES[2]))) == "withheld"
    fresh = ["e4" * 32, "f5" * 32]
    for seat, nonce in enumerate(fresh):
        room.do(GUESTS[seat], wire.Seal("a", seat, seal_of(nonce)))
    room.do(ADA, wire.Start("again"))
    assert room.match.awaited() == [0, 1]
    assert room.refused(ADA, wire.Reveal("r", 0, NONCES[0])) == "wrong-nonce"
    for seat, nonce in enumerate(fresh):
        room.do(GUESTS[seat], wire.Reveal("r", seat, nonce))
    assert room.match.seed == Promise(SECRET, (*fresh, ""), 2).seed
    assert luck(room) == ["mixed", "mixed", "withheld"]


def test_another_person_at_a_silent_seat_does_not_get_another_deal() -> None:
    """So that one match has at most as many deals that did not happen as seats."""
    room = dealing()
    for seat in (0, 1):
        reveal(room, seat)
    call_off(room)
    room.do(CY, wire.Stand("a", 2))
    zoe = Guest("zoe", "Zoe")
    room.do(zoe, wire.Sit("b", 2, seal=seal_of(NONCES[2])))
    assert (luck(room)[2], room.match.chairs[2].seal) == ("withheld", "")


def test_who_was_away_keeps_what_is_sealed_when_a_deal_is_called_off() -> None:
    room = Room().seat(ADA, BO, CY)
    room.away = [2]
    room.do(ADA, wire.Start("go"))
    reveal(room, 0)
    call_off(room)
    assert luck(room) == ["none", "withheld", "sealed"]


def test_nobody_fills_a_match_with_seals() -> None:
    room = Room().seat(ADA)
    for number in range(1, MOST_SEALS):
        room.do(ADA, wire.Seal("s", 0, f"{number:064x}"))
    assert room.refused(ADA, wire.Seal("s", 0, "ab" * 32)) == "enough"
    room.do(ADA, wire.Sit("t", 0, "Ada B", "ab" * 32))
    assert room.match.chairs[0].seal == f"{MOST_SEALS - 1:064x}"
    room.do(BO, wire.Sit("u", 1, seal="cd" * 32))
    assert room.match.chairs[1].seal == "cd" * 32


def test_a_person_who_only_changes_their_name_keeps_their_seal() -> None:
    room = Room().seat(ADA)
    room.do(ADA, wire.Sit("b", 0, "Augusta"))
    assert room.match.chairs[0].seal == seal_of(NONCES[0])


# Reading it again


def test_a_deal_is_the_same_when_the_journal_is_read_again_at_any_point() -> None:
    room = dealing()
    reveal(room, 0)
    call_off(room)
    room.do(ADA, wire.Seal("a", 0, seal_of(NONCES[1])))
    room.do(ADA, wire.Start("again"))
    room.do(ADA, wire.Reveal("r", 0, NONCES[1]))
    assert room.match.status == "running"
    whole = Match("a-match", SECRET)
    for number, entry in enumerate(room.entries, 1):
        whole.apply(entry)
        written = [msgspec.structs.replace(each, body=decode_body(encode_body(each.body))) for each in room.entries]
        again = Match.load("a-match", SECRET, written[:number])
        for viewer in range(-1, 3):
            assert show.table(again, viewer) == show.table(whole, viewer)


# Matches of the release before, whose nonces were words that the server was told at once

OLD_SAT = b'{"kind":"sat","seat":%d,"guest":"%s","name":"%s","nonce":"%s"}'
OLD_NONCES = ["Ada's luck", "", "77"]


def old_room(started: bool) -> Room:
    room = Room()
    for seat, (guest, nonce) in enumerate(zip(GUESTS, OLD_NONCES, strict=True)):
        room.add(decode_body(OLD_SAT % (seat, guest.id.encode(), guest.name.encode(), nonce.encode())))
    if started:
        seed_commitment = Promise(SECRET, tuple(OLD_NONCES)).seed_commitment
        body = {"kind": "started", "nonces": OLD_NONCES, "seed_commitment": seed_commitment}
        room.add(decode_body(msgspec.json.encode(body)))
    return room


def test_an_old_match_that_runs_goes_on_under_its_promise() -> None:
    room = old_room(started=True)
    assert (room.match.status, luck(room)) == ("running", ["mixed", "none", "mixed"])
    room.play_until_over()
    promise = Promise(SECRET, tuple(OLD_NONCES))
    assert durbar.Record.parse(str(room.match.record())).promise == promise
    shown = msgspec.to_builtins(show.table(room.match, 0).promise)
    assert (shown["edition"], shown["seed"], shown["nonces"]) == (1, promise.seed, OLD_NONCES)
    assert Witness().verdict(shown) == "old"


def test_an_old_match_that_is_open_starts_under_the_new_promise() -> None:
    """Words that the server knew protect nobody; whoever comes back seals a nonce."""
    room = old_room(started=False)
    assert luck(room) == ["none"] * 3
    room.do(ADA, wire.Seal("a", 0, seal_of(NONCES[0])))
    room.do(ADA, wire.Start("go"))
    reveal(room, 0)
    assert room.match.promise == Promise(SECRET, (NONCES[0], "", ""), 2)


# In a server


async def seated(house: House) -> str:
    """A table of Ada and Bo, who are here, with sealed nonces."""
    made = (await house.ask("POST", "/api/matches", "ada", {"game": "kyoto", "seats": 2})).json()
    match = str(made["match"]["id"])
    for seat, guest in enumerate(("ada", "bo")):
        await house.connect(f"/api/matches/{match}/socket", guest)
        sit = {"do": "sit", "id": "sit", "seat": seat, "seal": seal_of(NONCES[seat])}
        assert (await house.do(match, guest, sit)).status == 200
    return match


def run(scenario: Callable[[House], Any]) -> None:
    async def test() -> None:
        async with House.open() as house:
            await scenario(house)

    asyncio.run(test())


def test_a_start_never_waits_for_ever() -> None:
    async def scenario(house: House) -> None:
        match = await seated(house)
        with patch.object(live_module, "REVEALING", 0.0):
            await house.do(match, "ada", {"do": "start", "id": "a"})
        live = house.hall.live[match]
        assert live.entries[-1].body == CalledOff([0, 1])
        assert live.match.status == "open"

    run(scenario)


def test_a_deal_that_was_completed_is_not_called_off() -> None:
    async def scenario(house: House) -> None:
        match = await seated(house)
        await house.do(match, "ada", {"do": "start", "id": "a"})
        live = house.hall.live[match]
        seals = live.match.dealing
        assert seals is not None
        for seat, guest in enumerate(("ada", "bo")):
            command = {"do": "reveal", "id": "r", "seat": seat, "nonce": NONCES[seat]}
            replies = [await house.do(match, guest, command) for _ in range(2)]  # sent twice, applied once
            assert [reply.status for reply in replies] == [200, 200]
        number = live.match.number
        await live.call_off(seals)
        assert (live.match.status, live.match.number) == ("running", number)

    run(scenario)


def test_who_sealed_but_is_not_connected_is_left_out() -> None:
    async def scenario(house: House) -> None:
        match = await seated(house)
        bo = [line for line in house.lines if line.kind == "websocket"][1]
        await bo.hang_up()
        await house.do(match, "ada", {"do": "start", "id": "a"})
        assert house.hall.live[match].match.awaited() == [0]

    run(scenario)


def test_a_deal_goes_on_after_a_crash(tmp_path: Path) -> None:
    async def scenario() -> None:
        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path, workers=1))
        await hall.open()
        live = await hall.making.create(ADA, wire.NewMatch("kyoto", 2))
        for seat, guest in enumerate((ADA, BO)):
            live.join(Connection(guest), None)
            await live.command(guest, wire.Sit("s", seat, seal=seal_of(NONCES[seat])))
        await live.command(ADA, wire.Start("go"))
        await live.command(ADA, wire.Reveal("r", 0, NONCES[0]))
        await hall.close()
        hall = Hall(SqliteStore(tmp_path), Settings(tmp_path, workers=1))
        await hall.open()
        live = await hall.find(live.match.id)
        assert live.match.awaited() == [1]
        assert live.nonce_timer is not None  # it waits no longer than before
        await live.command(BO, wire.Reveal("r", 1, NONCES[1]))
        assert live.match.seed == Promise(live.match.secret, NONCES[:2], 2).seed
        await hall.close()

    asyncio.run(scenario())


# With real clients


class Silent(Witness):
    """Seals a nonce, and reveals it only when it is told to."""

    speaks = False

    def reveal(self, promise: dict[str, Any], seats: Any) -> Answer | None:
        return super().reveal(promise, seats) if self.speaks else None


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not is_so():
            await asyncio.sleep(SHORT)


async def new_match(server: Server, token: str, **facts: Any) -> str:
    created = await request(server.url, "POST", "/api/matches", {"game": "kyoto", "seats": 2, **facts}, token)
    return server.link(created["match"]["id"])


async def play(visit: Visit, seat: int) -> None:
    """Play at random until the match is over."""
    rng = random.Random(seat)
    async for _ in visit:
        table = visit.table
        if table.get("status") == "over":
            return
        if seat in table.get("due", []):
            await visit.do("move", seat=seat, move=rng.choice(table["moves"])["notation"], after=table["turn"])


def test_clients_take_part_by_themselves_and_check_it_in_the_end_rematches_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            tokens = [await new_guest(server.url, name) for name in ("Ada", "Bo", "Eve")]
            link = await new_match(server, tokens[0])
            for game in range(2):
                visits = [Visit(link, token) for token in tokens]
                async with visits[0] as ada, visits[1] as bo, visits[2] as eve:
                    if game == 0:
                        await ada.do("sit", seat=0)
                        await bo.do("sit", seat=1)
                    await until(lambda: eve.table.get("promise", {}).get("luck") == ["sealed"] * 2)
                    await (bo if game else ada).do("start")  # who asked for the rematch is its host
                    await asyncio.gather(*(play(visit, visit.you["seats"][0]) for visit in (ada, bo)))
                    await until(lambda: eve.table["status"] == "over")
                    promise = eve.table["promise"]
                    assert promise["luck"] == ["mixed", "mixed"]
                    verdicts = [visit.witness.verdict(promise) for visit in (ada, bo, eve)]
                    assert verdicts == ["own", "own", "witness"]
                    if game == 0:
                        await bo.do("rematch")
                        await until(lambda: ada.table["rematch"] is not None)
                        link = server.link(ada.table["rematch"])
            assert not server.mistakes()

    asyncio.run(scenario())


def test_a_server_that_is_killed_in_the_middle_of_a_deal_goes_on_with_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            tokens = [await new_guest(server.url, name) for name in ("Ada", "Bo")]
            link = await new_match(server, tokens[0])
            silent = Silent()
            async with Visit(link, tokens[0]) as ada, Visit(link, tokens[1], witness=silent) as bo:
                await ada.do("sit", seat=0)
                await bo.do("sit", seat=1)
                await ada.do("start")
                await until(lambda: ada.table["promise"].get("dealing") == [1])
                server.kill()
                silent.speaks = True
                server.start()
                await until(lambda: ada.table["status"] == "running")
                assert ada.table["promise"]["luck"] == ["mixed", "mixed"]
            kinds = [type(entry.body) for entry in read_journal(server.data, ada.match).entries]
            assert (kinds.count(Dealing), kinds.count(CalledOff), kinds.count(Started)) == (1, 0, 1)

    asyncio.run(scenario())


def test_after_a_deal_that_did_not_happen_the_others_seal_anew_and_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            tokens = [await new_guest(server.url, name) for name in ("Ada", "Bo")]
            link = await new_match(server, tokens[0])
            async with Visit(link, tokens[0]) as ada, Visit(link, tokens[1], witness=Silent()) as bo:
                await ada.do("sit", seat=0)
                await bo.do("sit", seat=1)
                (spent,) = ada.witness.memory.nonces
                await ada.do("start")
                await until(lambda: ada.table["promise"]["luck"] == ["sealed", "withheld"])
                assert ada.table["promise"]["seals"][0] not in ("", spent)
                await ada.do("start")
                await until(lambda: ada.table["status"] == "running")
                assert ada.table["promise"]["luck"] == ["mixed", "withheld"]

    asyncio.run(scenario())


# Whoever can read the database


def everything_on_the_disk(server: Server) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(server.data.iterdir()) if file.is_file())


def in_every_way(digits: str) -> list[bytes]:
    raw = bytes.fromhex(digits)
    return [raw, digits.encode(), digits.upper().encode(), base64.b64encode(raw), base64.urlsafe_b64encode(raw)]


def best_nonce(secret: str, beside: str, tries: int = 2_000) -> tuple[str, str]:
    """Of many nonces for seat 1 the one that makes the smallest seed, and this seed, if seat 0 has that nonce."""
    nonces = [f"{number:064x}" for number in range(tries)]
    seeds = {Promise(secret, (beside, nonce), 2).seed: nonce for nonce in nonces}
    return seeds[min(seeds)], min(seeds)


def test_who_reads_the_database_and_sits_down_last_cannot_choose_the_seed(tmp_path: Path) -> None:
    """Mallory knows the secret, and all that Ada has given away; of the seed they know nothing until they are bound."""

    async def scenario() -> None:
        with Server(tmp_path / "data") as server:
            tokens = [await new_guest(server.url, name) for name in ("Ada", "Mallory")]
            link = await new_match(server, tokens[0])
            async with Visit(link, tokens[0]) as ada:
                await ada.do("sit", seat=0)
                ((seal, drawn),) = ada.witness.memory.nonces.items()
                journal = read_journal(server.data, ada.match)
                disk = everything_on_the_disk(server)
                assert journal.secret.encode() in disk  # what Mallory reads is really there …
                assert seal.encode() in disk
                assert not any(way in disk for way in in_every_way(drawn.nonce))  # … and what counts is not

                guesses = [best_nonce(journal.secret, guess) for guess in ("", seal, new_secret())]
                chosen = guesses[1][0]

                async def does(what: str, **facts: Any) -> Any:
                    path = f"/api/matches/{ada.match}/commands"
                    command = {"do": what, "id": new_secret(), "seat": 1, **facts}
                    return await request(server.url, "POST", path, command, tokens[1])

                mallory = Silent(Memory(nonces={seal_of(chosen): Nonce(chosen)}))
                async with Visit(link, tokens[1], witness=mallory) as eyes:
                    await until(lambda: eyes.connected)
                    await does("sit", seal=seal_of(chosen))
                    await ada.do("start")
                    await until(lambda: eyes.table.get("promise", {}).get("dealing") == [1])
                    # Now Mallory reads Ada's nonce, and would choose; but only what was sealed is taken.
                    assert drawn.nonce.encode() in everything_on_the_disk(server)
                    wanted, seed = best_nonce(journal.secret, drawn.nonce)
                    with pytest.raises(ServerRefused) as refusal:
                        await does("reveal", nonce=wanted)
                    assert refusal.value.code == "wrong-nonce"
                    with pytest.raises(ServerRefused) as refusal:
                        await does("seal", seal=seal_of(wanted))
                    assert refusal.value.code == "dealing"
                    await does("reveal", nonce=chosen)
                    await until(lambda: ada.table["status"] == "running")
                live = read_journal(server.data, ada.match)
                dealt = Match.load(live.id, live.secret, live.entries).seed
                assert dealt == Promise(journal.secret, (drawn.nonce, chosen), 2).seed
                assert dealt not in [seed, *(guessed for _, guessed in guesses)]

    asyncio.run(scenario())


def test_who_reads_the_database_could_choose_the_seed_under_the_older_promise() -> None:
    """Why there is another one: this is the attack that it ends."""
    known = Promise(SECRET, ("Ada's luck", ""))
    tries = [Promise(SECRET, (known.nonces[0], str(number))) for number in range(2_000)]
    assert min(promise.seed for promise in tries)[:2] == "00"
