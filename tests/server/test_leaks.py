"""The leak proof for the whole server: on no channel does anybody receive what their seat may not know.

A match is played twice by the same commands, in two servers that are alike to the last byte, except that in the second
what a viewer may not know is dealt anew at some moment. Whatever the viewer receives until play itself shows the
difference must be the same, byte for byte: on sockets and streams, in answers and refusals, in logs and figures.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

import durbar
from durbar.core.errors import Facts
from durbar.core.events import Event
from durbar.core.fairness import EDITION, Promise, seal_of
from durbar.core.rng import Rng
from durbar.core.state import SPECTATOR
from durbar.games import GAMES
from durbar.games.kyoto.game import KyotoGame
from durbar.server import bot_pool, bot_worker, journal, live, making, show, streams, wire
from durbar.server.company import Company
from durbar.server.decide import decide
from durbar.server.logs import JsonLines
from durbar.server.match import Match
from durbar.server.sights import Common, Own
from tests.examples import examples
from tests.proofs.play import possible_options
from tests.server.inside import House, Line, Reply
from tests.server.secret_choice import SecretChoice

SECRET = "c0ffee" * 10 + "beef"
MATCH = "the-match"
GUESTS = ("ada", "bo", "cy", "dee", "eve")
STRANGER = "zoe"
EVERY_GAME = [*sorted(GAMES), SecretChoice.name]
MOST_REFUSED = 20  # moves tried in one step
FREE_LUCK = 77  # what redeals a state for the bots that are asked

luck = st.integers(0, 2**32)


@pytest.fixture(autouse=True)
def _a_game_of_secret_choices() -> Iterator[None]:
    """Whatever holds for the games of the registry holds for a game in which all decide at once."""
    with patch.dict(GAMES, {SecretChoice.name: SecretChoice}):
        yield


class Plan(Struct, frozen=True):
    """A match to be played twice.

    seats:  who sits where: the number of a guest, or a bot's level
    viewer: whose eyes are ours
    moves:  how many moves are played before the redeal
    steps:  what is tried after it
    deal:   the luck of the redeal
    choice: the luck of those who play
    time:   how long they may take
    """

    game: str
    seats: list[int | str]
    options: dict[str, Any]
    viewer: int
    moves: int
    steps: list[str]
    deal: int
    choice: int
    time: dict[str, Any] = {}


# How long a move may take. With the last, the server plays the only move of whoever is away.
TIMES: list[dict[str, Any]] = [{}, {"pace": {"bank": 3600, "increment": 2}}, {"days": {"hours": 24, "forced": True}}]
STEPS = ("move", "move", "illegal", "illegal", "undo", "chat", "stand", "answer", "not mine", "stale", "nonsense")


@st.composite
def plans(draw: st.DrawFn, name: str, most: int = 60) -> Plan:
    """Any options, people, hot seats and bots at the table, any moment."""
    game = durbar.game(name)
    count = draw(st.sampled_from(game.seat_counts))
    options = draw(possible_options(game, count))
    sitting: st.SearchStrategy[int | str] = st.sampled_from([0, 1, 2, 3, 4, "easy"])
    seats: list[int | str] = [0, *(draw(sitting) for _ in range(count - 1))]
    people = [seat for seat, who in enumerate(seats) if isinstance(who, int)]
    return Plan(
        game=game.name,
        seats=seats,
        options=options,
        viewer=draw(st.sampled_from([*people, SPECTATOR])),
        moves=draw(st.integers(0, most)),
        steps=draw(st.lists(st.sampled_from(STEPS), min_size=2, max_size=6)),
        deal=draw(luck),
        choice=draw(luck),
        time=draw(st.sampled_from(TIMES)),
    )


Command = tuple[str, dict[str, Any]]  # a guest, and what they send


class Seen(Struct):
    """What a viewer received in one step.

    shown:    what play itself showed, straight from the rules
    due:      who still has to decide, which may take longer with other cards
    accepted: which commands of the others were done, which may depend on what is hidden
    forced: for whom the server played so far as they had but one move, which such a table says to all before they sit
    """

    shown: bytes
    due: list[int]
    forced: list[tuple[int, int]]
    accepted: list[bool]
    received: list[tuple[str, bytes]]


class Played(Struct):
    """One of the two matches. `everything` is what anybody received while the game was not over.

    opening: what was played before the first step
    open:    whether choices were open then, which others made with what the viewer may not know
    """

    moves: int
    opening: list[Command]
    open: bool
    steps: list[list[Command]]
    seen: list[Seen]
    everything: list[bytes]


@contextmanager
def alike(plan: Plan, redealt_at: int | None = None, secret: str = SECRET) -> Iterator[list[str]]:
    """Everything that differs from server to server is fixed; at that many moves the state is redealt.

    The redeal is part of playing, so that history and earlier moments, which are played again from the journal, are
    those of the redealt match as well.
    """
    real_deal, real_add = Match.deal, Match.play_all

    def redeal(match: Match) -> None:
        if redealt_at == len(match.plays) and match._state is not None:
            other = match.game.redeal(match.state, plan.viewer, durbar.rng_of_seed(plan.deal))
            other.log = match.state.log
            match._state = other

    def deal(match: Match) -> Any:
        events = real_deal(match)
        redeal(match)
        return events

    def play_all(match: Match, plays: Any) -> Any:
        events = []
        for play in plays:
            events += real_add(match, [play])
            redeal(match)
        return events if plays else real_add(match, plays)

    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            record.created = 0.0
            lines.append(JsonLines().format(record))

    handler = Keep()
    durbar_log = logging.getLogger("durbar")
    level = durbar_log.level
    with ExitStack() as stack:
        stack.enter_context(patch.object(Match, "deal", deal))
        stack.enter_context(patch.object(Match, "play_all", play_all))
        stack.enter_context(patch.object(streams, "STREAM_PULSE", 1e6))
        stack.enter_context(patch.object(making, "new_secret", lambda: secret))
        stack.enter_context(patch.object(secrets, "token_urlsafe", lambda _: MATCH))
        stack.enter_context(patch.object(secrets, "randbits", lambda _: FREE_LUCK))
        durbar_log.addHandler(handler)
        durbar_log.setLevel(logging.DEBUG)
        try:
            yield lines
        finally:
            durbar_log.removeHandler(handler)
            durbar_log.setLevel(level)


class Table:
    """A match in a server, played by everybody, watched by the viewer."""

    def __init__(self, house: House, plan: Plan, log: list[str]) -> None:
        self.house = house
        self.plan = plan
        self.log = log
        self.everything: list[bytes] = []
        self.count = 0
        self.eyes: list[tuple[str, Line]] = []

    @property
    def match(self) -> Match:
        return self.house.hall.live[MATCH].match

    def guest(self, seat: int) -> str:
        who = STRANGER if seat == SPECTATOR else self.plan.seats[seat]
        return GUESTS[who] if isinstance(who, int) else who

    async def sit_down(self) -> None:
        plan = self.plan
        bots = {str(seat): who for seat, who in enumerate(plan.seats) if isinstance(who, str)}
        others = [who for who in plan.seats if isinstance(who, int) and who]
        listed = len({*others}) == len(others)  # where only the host may have several seats
        new = {"game": plan.game, "seats": len(plan.seats), "options": plan.options, "bots": bots, "listed": listed}
        new |= {"hints": True}  # the widest table: what a hint tells must not leak either
        new |= plan.time
        self.keep(await self.house.ask("POST", "/api/matches", GUESTS[0], new))
        for seat, who in enumerate(plan.seats):
            if isinstance(who, int):
                await self.command(GUESTS[who], {"do": "sit", "seat": seat, "seal": seal_of(nonce_of(seat))})
        async with self.everybody():  # whose device is away is not asked for its nonce
            await self.command(GUESTS[0], {"do": "start"})
            for seat in self.match.awaited():
                await self.command(self.guest(seat), {"do": "reveal", "seat": seat, "nonce": nonce_of(seat)})
        assert all(luck in ("mixed", "none") for luck in show.table(self.match, SPECTATOR).promise.luck)

    @asynccontextmanager
    async def everybody(self) -> AsyncIterator[None]:
        """Everybody looks at the table."""
        guests = sorted({self.guest(seat) for seat, who in enumerate(self.plan.seats) if isinstance(who, int)})
        lines = [await self.house.connect(f"/api/matches/{MATCH}/socket", guest) for guest in guests]
        yield
        for line in lines:
            self.everything += line.heard()
            await line.hang_up()

    def keep(self, reply: Reply) -> Reply:
        self.everything += [reply.body, repr(reply.headers).encode()]
        return reply

    async def command(self, guest: str, command: dict[str, Any]) -> Reply:
        self.count += 1
        self.house.now += 700
        return self.keep(await self.house.do(MATCH, guest, {**command, "id": f"c{self.count}"}))

    async def look(self) -> None:
        """Open the viewer's connections."""
        seat = "" if self.plan.viewer == SPECTATOR else f"?seat={self.plan.viewer}"
        who = self.guest(self.plan.viewer)
        self.eyes = [
            ("socket", await self.house.connect(f"/api/matches/{MATCH}/socket{seat}", who)),
            ("stream", await self.house.stream(f"/api/matches/{MATCH}/events{seat}", who)),
        ]

    def shown(self) -> bytes:
        """What play itself shows the viewer, straight from the rules."""
        match, viewer = self.match, self.plan.viewer
        state = show.shown_to(match, viewer)
        return wire.encode([match.game.view(state, viewer), match.status])

    async def received(self) -> list[tuple[str, bytes]]:
        """Everything the viewer has been sent since, and can get."""
        received = [(kind, message) for kind, line in self.eyes for message in line.heard()]
        number, viewer = self.match.number, self.plan.viewer
        seat = "" if viewer == SPECTATOR else f"seat={viewer}"
        moments = sorted({1, number // 2, number - 2, number - 1, number} - {-1, 0})
        paths = [f"/api/matches/{MATCH}?{seat}", f"/api/matches/{MATCH}?{seat}&after={number // 2}"]
        paths += [f"/api/matches/{MATCH}/moments/{moment}?{seat}" for moment in moments]
        if self.match.status != "over":  # then everything lies open to who asks for it
            paths += [f"/api/matches/{MATCH}/moments/{number}?{seat}&open=1"]
        paths += [f"/api/matches/{MATCH}/{what}?{seat}" for what in ("record", "verify", "hint")]
        paths += ["/api/matches", "/api/me", "/api/me/matches", f"/m/{MATCH}", "/healthz"]
        paths += [f"/m/{MATCH}?moment={number}", f"/m/{MATCH}/review?move=1"]  # with what chat programs are told
        for path in paths:
            reply = self.keep(await self.house.get(path, self.guest(viewer)))
            received += [(path, str(reply.status).encode() + repr(reply.headers).encode() + reply.body)]
        questions = [question for question in self.house.bot_pool.questions if asked_for(question, viewer)]
        received += [("question", question) for question in questions]
        figures = self.keep(await self.house.get("/metrics")).body.decode().splitlines()
        received += [("metrics", line.encode()) for line in figures if "_created" not in line and "_lag_" not in line]
        received += [("log", line.encode()) for line in self.log]
        self.everything += [message for _, message in received]
        return received

    # What may be tried

    def next_commands(self, step: str, rng: Rng) -> list[tuple[str, dict[str, Any]]]:
        """What a step means now: guests and their commands."""
        match, viewer = self.match, self.plan.viewer
        mine = max(viewer, 0)
        me = self.guest(viewer)
        if step == "move":
            return self.any_move(rng)
        if step == "illegal":
            legal = match.state_for(mine).legal_moves(mine) if match.status == "running" else []
            moves = [move.notation for move in match.game.moves if move not in legal]
            if len(moves) > MOST_REFUSED:
                rng.shuffle(moves)
            moves = moves[:MOST_REFUSED]
            return [(me, {"do": "move", "seat": mine, "move": move}) for move in moves]
        if step == "not mine":
            seats = [seat for seat in range(match.seats) if self.guest(seat) != me]
            return [(me, {"do": "move", "seat": seat, "move": match.game.moves[0].notation}) for seat in seats] + [
                (me, {"do": what, "seat": seat}) for what in ("undo", "wait", "free", "stand") for seat in seats
            ]
        if step == "stale":
            return [(me, {"do": "move", "seat": mine, "move": match.game.moves[0].notation, "after": 1})]
        if step == "nonsense":
            return [(me, {"do": "move", "seat": mine, "move": "give everything"}), (me, {"do": "sit", "seat": 9})]
        if step == "chat":
            return [(me, {"do": "chat", "text": "well played"}), (GUESTS[0], {"do": "chat", "text": "?", "seat": 0})]
        if step == "answer":
            asked = match.question.waiting[0] if match.question else 0
            return [(self.guest(asked), {"do": "answer", "seat": asked, "yes": bool(rng.below(2))})]
        if step == "stand":
            return [(me, {"do": "stand", "seat": mine}), (me, {"do": "sit", "seat": mine})]
        people = [seat for seat, chair in enumerate(match.chairs) if chair.is_person]
        seat = people[int(rng.below(len(people)))] if people else 0
        return [(self.guest(seat), {"do": "undo", "seat": seat})]

    def any_move(self, rng: Rng, seats: Collection[int] = range(99)) -> list[Command]:
        match = self.match
        due = [seat for seat in match.due() if match.chairs[seat].is_person and seat in seats]
        if not due:
            return []
        seat = due[int(rng.below(len(due)))]
        moves = match.state_for(seat).legal_moves(seat)
        move = moves[int(rng.below(len(moves)))]
        return [(self.guest(seat), {"do": "move", "seat": seat, "move": move.notation})]

    def again(self, before: Command, was_redealt: bool, rng: Rng) -> list[Command]:
        """The same command; but what others choose at once depends on what they were dealt, so then any of theirs."""
        seat = before[1]["seat"]
        if was_redealt and seat != self.plan.viewer:
            return self.any_move(rng, [seat])
        return [before]

    async def try_all(self, commands: list[Command]) -> Seen:
        """Send commands: those of the viewer on every channel, those of the others by POST."""
        accepted = []
        received: list[tuple[str, bytes]] = []
        for guest, command in commands:
            if self.is_mine(guest, command):
                await self.eyes[0][1].do({**command, "id": f"c{self.count + 1}"})
                reply = await self.command(guest, command)
                received.append(("answer", reply.body + repr(reply.headers).encode()))
            else:
                reply = await self.command(guest, command)
                accepted.append(reply.status == 200)
        seen = await self.received()
        return Seen(self.shown(), self.match.due(), self.forced(), accepted, received + seen)

    def forced(self) -> list[tuple[int, int]]:
        """The entries in which the server played for people, and for which seats."""
        played = [entry for entry in self.house.hall.live[MATCH].entries if not entry.author]
        acts = [(entry.number, body.seat) for entry in played if isinstance(body := entry.body, journal.Chose)]
        acts += [
            (entry.number, seat)
            for entry in played
            if isinstance(entry.body, journal.Moved)
            for seat, _ in entry.body.plays
        ]
        return [(number, seat) for number, seat in acts if self.match.chairs[seat].is_person]

    def is_mine(self, guest: str, command: dict[str, Any]) -> bool:
        """Whether a command is the viewer's: a guest of several seats may know more than one of them."""
        viewer, seat = self.plan.viewer, command.get("seat", self.plan.viewer)
        return guest == self.guest(viewer) and (seat == viewer or seat >= self.match.seats or self.guest(seat) != guest)


def asked_for(question: bytes, viewer: int) -> bool:
    return msgspec.json.decode(question, type=bot_worker.BotQuestion).seat == viewer


async def play(plan: Plan, before: Played | None = None, secret: str = SECRET) -> Played:
    """Play the match as planned; or as it was played before, with what the viewer may not know redealt."""
    rng = durbar.rng_of_seed(plan.choice)
    redealt_at = None if before is None or secret != SECRET else before.moves
    with alike(plan, redealt_at, secret) as log:
        async with House.open() as house:
            table = Table(house, plan, log)
            await table.sit_down()
            opening: list[Command] = []
            for number in range(plan.moves if before is None else len(before.opening)):
                if before is None:
                    commands = table.any_move(rng)
                else:
                    commands = table.again(before.opening[number], len(table.match.plays) == redealt_at, rng)
                for guest, command in commands:
                    await table.command(guest, command)
                opening += commands
            match = table.match
            is_open = bool(match.choices) and match.state.choices_are_open()
            played = Played(len(match.plays), opening, is_open, [], [], [])
            await table.look()
            played.seen.append(await table.try_all([]))
            for number, step in enumerate(plan.steps):
                played.steps.append(table.next_commands(step, rng) if before is None else before.steps[number])
                played.seen.append(await table.try_all(played.steps[-1]))
                if table.match.status == "running":
                    played.everything = [*table.everything, *house.bot_pool.questions]
            return played


class Leak(AssertionError):
    """A viewer received something that depends on what it may not know."""


def same(mine: tuple[str, bytes], theirs: tuple[str, bytes]) -> None:
    if mine != theirs:
        raise Leak(f"{mine[0]}:\n{mine[1].decode()}\n{theirs[0]}:\n{theirs[1].decode()}")


def prove(plan: Plan) -> int:
    """Play both matches and compare; how many steps could be compared."""
    one = asyncio.run(play(plan))
    return compare(one, asyncio.run(play(plan, one)))


def compare(one: Played, other: Played) -> int:
    """Everything received must be the same, until play itself shows the difference; how many steps that were, or 1."""
    if one.seen[0].forced != other.seen[0].forced:
        return 1
    assert one.moves == other.moves
    for step, (this, that) in enumerate(zip(one.seen, other.seen, strict=True)):
        if this.due != that.due or this.forced != that.forced:
            return step or 1
        if this.shown != that.shown or this.accepted != that.accepted:
            if step == 0 and not one.open:
                raise Leak("a redeal changes what the viewer is shown")
            return step or 1
        for mine, theirs in zip(this.received, that.received, strict=True):
            same(mine, theirs)
    return len(one.seen)


@pytest.mark.parametrize("game", EVERY_GAME)
@given(st.data())
@settings(max_examples=examples(40))
def test_nothing_a_viewer_receives_depends_on_what_it_may_not_know(game: str, data: st.DataObject) -> None:
    assert prove(data.draw(plans(game))) > 0


# The same from the first card on


def nonce_of(seat: int) -> str:
    return f"bee{seat:061x}"


def promise_of(plan: Plan, secret: str) -> Promise:
    nonces = ["" if isinstance(who, str) else nonce_of(seat) for seat, who in enumerate(plan.seats)]
    return Promise(secret, tuple(nonces), EDITION)


def another_secret(plan: Plan) -> str | None:
    """A secret that deals the viewer the same first moment, if one is soon found."""
    game = durbar.game(plan.game)
    deals = []
    for number in range(200):
        secret = SECRET if number == 0 else f"{number:064x}"
        state = game.new(len(plan.seats), promise_of(plan, secret).seed, plan.options)
        deals.append([game.view(state, plan.viewer), state.actors()])
        if number and deals[-1] == deals[0]:
            return secret
    return None


def acts(commands: list[Command]) -> list[tuple[Any, ...]]:
    """Who does what, without the move itself, which may be secret."""
    return [(guest, command["do"], command.get("seat")) for guest, command in commands]


def prove_deal(plan: Plan) -> bool:
    """Deal from two secrets that look the same to the viewer, and compare all but the hashes of the promise."""
    secret = another_secret(plan)
    if secret is None or any(isinstance(who, str) for who in plan.seats):
        return False
    one, other = asyncio.run(play(plan)), asyncio.run(play(plan, secret=secret))
    does = [[], *map(acts, one.steps)], [[], *map(acts, other.steps)]  # nothing was done yet when they are first seen
    for step, that, mine_does, theirs_does in zip(one.seen, other.seen, *does, strict=True):
        if step.shown != that.shown or mine_does != theirs_does or step.forced != that.forced:
            break  # people who hold other cards act otherwise
        for (path, mine), (_, theirs) in zip(step.received, that.received, strict=True):
            for hashed in ("commitment", "seed_commitment"):
                digests = [getattr(promise_of(plan, seed), hashed).encode() for seed in (SECRET, secret)]
                mine, theirs = mine.replace(digests[0], b"#"), theirs.replace(digests[1], b"#")
            same((path, mine), (path, theirs))
    return True


@pytest.mark.parametrize("game", EVERY_GAME)
@given(st.data())
@settings(max_examples=examples(30))
def test_a_deal_from_another_secret_is_told_alike_to_whom_it_looks_alike(game: str, data: st.DataObject) -> None:
    prove_deal(data.draw(plans(game, most=0)))


# What proves that the proof can fail


def fixed_plan(number: int, game: str = "kyoto", moves: int = 20) -> Plan:
    steps = ["illegal", "not mine", "chat", "move"]
    return Plan(game, [0, 1, 2], {}, number % 4 - 1, moves, steps, number, number)


def leak_in_view(of: type[Any]) -> Any:
    seen_by = of.seen_by
    return lambda game, state, seat: msgspec.structs.replace(seen_by(game, state, seat), round=hidden(state))


def hidden(state: durbar.State) -> int:
    return int(durbar.digest(state), 16)


real_own, real_common, real_decide, real_touch = show.own_anew, show.common, decide, Company.touch


def leak_to_one(match: Match, viewer: int) -> Own:
    own = real_own(match, viewer)
    return own if match._state is None else msgspec.structs.replace(own, odds=[hidden(match.state)])


def leak_to_all(match: Match) -> Common:
    common = real_common(match)
    return common if match._state is None else msgspec.structs.replace(common, rematch=str(hidden(match.state)))


def leak_in_refusal(match: Match, guest: Any, *command: Any) -> Any:
    try:
        return real_decide(match, guest, *command)
    except durbar.DurbarError as error:
        raise wire.Refused("no", f"{error} {hidden(match.state)}") from None


def leak_in_log(company: Company, guest: str) -> None:
    real_touch(company, guest)
    if company.live.match._state is not None:
        logging.getLogger("durbar").info("touched %s", hidden(company.live.match.state))


async def leak_to_workers(self: bot_pool.BotPool, state: durbar.State, seat: int, level: str, seconds: float) -> Any:
    return await self.ask(bot_worker.BotQuestion(durbar.write_position(state), seat, level, seconds), ())


LEAKS: list[tuple[Any, str, Any]] = [
    (KyotoGame, "seen_by", leak_in_view(KyotoGame)),
    (show, "own_anew", leak_to_one),
    (show, "common", leak_to_all),
    (live, "decide", leak_in_refusal),
    (Company, "touch", leak_in_log),
    (bot_pool.BotPool, "ask_about", leak_to_workers),
]


@pytest.mark.parametrize(("place", "name", "leak"), LEAKS, ids=[f"{of.__name__}.{name}" for of, name, _ in LEAKS])
def test_a_leak_is_noticed(place: Any, name: str, leak: Any) -> None:
    plans = [fixed_plan(number) for number in range(12)]
    with patch.object(place, name, leak), pytest.raises(Leak):
        any(prove(plan) < 0 for plan in plans)


def test_a_leak_of_what_was_dealt_is_noticed() -> None:
    """An event tells everybody what only one seat may know."""
    plans = [fixed_plan(number, SecretChoice.name, moves=0) for number in range(12)]

    def leak(event: Event, seat: int) -> Facts:
        return {"kind": event.kind, **event.facts, **event.secret}

    with patch.object(Event, "seen_by", leak), pytest.raises(Leak):
        _ = [prove_deal(plan) for plan in plans]  # for some of them no other secret is found


# The seed


def written(secret: str) -> list[bytes]:
    """A secret of hexadecimal digits in every way in which it might slip out."""
    raw = bytes.fromhex(secret)
    ways = [secret, secret.upper(), str(int(secret, 16)), repr(raw)[2:-1], base64.b64encode(raw).decode().rstrip("=")]
    return [raw, *(way.encode() for way in ways), base64.urlsafe_b64encode(raw).rstrip(b"=")]


def secrets_of(plan: Plan) -> list[bytes]:
    return written(SECRET) + written(promise_of(plan, SECRET).seed)


@pytest.mark.parametrize("game", EVERY_GAME)
@given(st.data())
@settings(max_examples=examples(25))
def test_seed_and_secret_are_nowhere_before_the_game_is_over(game: str, data: st.DataObject) -> None:
    plan = data.draw(plans(game))
    played = asyncio.run(play(plan))
    everything = b"\n".join(played.everything)
    assert not any(secret in everything for secret in secrets_of(plan))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_seed_and_secret_are_shown_when_the_game_is_over(game: str) -> None:
    async def to_the_end() -> None:
        plan = Plan(game, [0, "easy", 1], {}, 0, 0, [], 0, 0)
        rng = durbar.rng_of_seed(1)
        seed = promise_of(plan, SECRET).seed
        with alike(plan) as log:
            async with House.open() as house:
                table = Table(house, plan, log)
                await table.sit_down()
                await table.look()
                while table.match.status == "running":
                    before = [*table.everything, *house.bot_pool.questions, *(line.encode() for line in log)]
                    assert not any(secret in b"\n".join(before) for secret in secrets_of(plan))
                    for guest, command in table.any_move(rng):
                        await table.command(guest, command)
                last = next(message for message in reversed(table.eyes[0][1].messages()) if message["type"] == "entry")
                assert last["patch"]["promise.secret"] == SECRET
                assert last["patch"]["promise.seed"] == seed
                record = (await house.get(f"/api/matches/{MATCH}/record")).body.decode()
                assert f"secret: {SECRET}\n" in record
                assert f"seed: {seed}\n" in record
                verified = (await house.get(f"/api/matches/{MATCH}/verify")).json()
                assert (verified["kept"], verified["secret"], verified["seed"]) == (True, SECRET, seed)
                assert SECRET not in "".join(log)

    asyncio.run(to_the_end())


# Choices made at once


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[int], list[tuple[int, int]], list[tuple[int, int]]]:
    """In which order seats choose the two parts of a round, and two rounds of choices."""
    seats = draw(st.integers(2, 4))
    choice = st.tuples(st.integers(0, 3), st.integers(1, 2))
    one, other = (draw(st.lists(choice, min_size=seats, max_size=seats)) for _ in range(2))
    return draw(st.permutations(sorted([*range(seats)] * 2))), one, other


def choices(order: list[int], chosen: list[tuple[int, int]]) -> list[tuple[int, str]]:
    """Who sends which move, in this order."""
    parts = {seat: iter([f"pick {number}", f"stake {stake}"]) for seat, (number, stake) in enumerate(chosen)}
    return [(seat, next(parts[seat])) for seat in order]


@asynccontextmanager
async def secret_table(seats: list[int | str], viewer: int = SPECTATOR) -> AsyncIterator[Table]:
    plan = Plan(SecretChoice.name, seats, {}, viewer, 0, [], 0, 0)
    with alike(plan) as log:
        async with House.open() as house:
            table = Table(house, plan, log)
            await table.sit_down()
            await table.look()
            yield table


async def choose(table: Table, seat: int, move: str, after: int | None = None) -> Reply:
    return await table.command(table.guest(seat), {"do": "move", "seat": seat, "move": move, "after": after})


@given(rounds())
def test_simultaneous_choices_can_arrive_in_any_order(case: Any) -> None:
    """Commands of different seats never invalidate each other, and their order changes nothing."""
    order, chosen, _ = case

    async def one_round() -> None:
        seats = list(range(len(chosen)))
        async with secret_table([*seats]) as table:
            turn = table.match.turn
            for seat, move in choices(order, chosen):
                assert table.match.turn == turn
                assert (await choose(table, seat, move, after=turn)).status == 200
            plays = [(seat, move.notation) for seat, move in table.match.plays]
            assert plays == [play for seat in seats for play in choices([seat, seat], chosen)]
            assert table.match.state.round == 2  # type: ignore[attr-defined]

    asyncio.run(one_round())


@given(rounds(), st.integers(-1, 3))
def test_nothing_of_a_pending_choice_leaks(case: Any, eyes: int) -> None:
    """The others see only that somebody chooses or is ready, whatever the choice is."""
    order, chosen, otherwise = case
    viewer = min(eyes, len(chosen) - 1)

    async def received(chosen: list[tuple[int, int]]) -> list[Any]:
        async with secret_table([*range(len(chosen))], viewer) as table:
            sent = choices(order, chosen)
            seen = [await table.received()]
            for seat, move in sent if viewer == SPECTATOR else [play for play in sent if play[0] != viewer]:
                if table.match.plays or (viewer == SPECTATOR and (seat, move) == sent[-1]):
                    break  # now all are ready, and all is shown
                await choose(table, seat, move)
                seen.append(await table.received())
            return seen

    otherwise = [mine if seat == viewer else otherwise[seat] for seat, mine in enumerate(chosen)]
    assert asyncio.run(received(chosen)) == asyncio.run(received(otherwise))


def test_a_pending_choice_is_shown_to_its_seat_alone() -> None:
    """And if it were not, the proof above would notice."""

    async def told(leak: bool) -> tuple[Any, Any]:
        facts = journal.Chose.facts
        with patch.object(journal.Chose, "facts", lambda body, seat: facts(body, body.seat if leak else seat)):
            async with secret_table([0, 1], viewer=0) as table:
                await choose(table, 1, "pick 3")
                await choose(table, 1, "stake 2")
                own = (await house_view(table, 1))["table"]
                assert [seat["doing"] for seat in own["seats"]] == ["choosing", "ready"]
                assert (own["view"]["pick"], own["view"]["stake"], own["due"]) == (3, 2, [0])
                other = await house_view(table, 0)
                assert [seat["doing"] for seat in other["table"]["seats"]] == ["choosing", "ready"]
                assert (other["table"]["view"]["pick"], other["table"]["view"]["stake"]) == (-1, -1)
                return [entry["what"] for entry in other["entries"] if entry["what"]["kind"] == "chose"], other

    kept, _ = asyncio.run(told(leak=False))
    assert kept == [{"kind": "chose", "seat": 1, "ready": ready} for ready in (False, True)]
    leaked, _ = asyncio.run(told(leak=True))
    assert leaked != kept


async def house_view(table: Table, seat: int) -> Any:
    return (await table.house.get(f"/api/matches/{MATCH}?seat={seat}", table.guest(seat))).json()


def test_a_choice_can_be_changed_and_taken_back_until_all_are_ready() -> None:
    async def one_round() -> None:
        async with secret_table([0, 1], viewer=0) as table:
            for move in ("pick 0", "stake 1", "pick 2", "stake 2"):  # choosing again begins anew
                assert (await choose(table, 0, move)).status == 200
            assert table.match.due() == [1]
            for left in (["pick 2"], []):
                assert (await table.command("ada", {"do": "undo", "seat": 0})).status == 200
                assert [move.notation for move in table.match.choices[0]] == left
            assert table.match.due() == [0, 1]
            refused = await table.command("ada", {"do": "undo", "seat": 0})
            assert (refused.status, refused.json()["code"]) == (409, "undo-nothing")
            refused = await choose(table, 0, "stake 1")
            assert (refused.status, refused.json()["code"]) == (409, "illegal")
            for seat, move in [(0, "pick 3"), (1, "pick 1"), (1, "stake 1"), (0, "stake 1")]:
                assert (await choose(table, seat, move)).status == 200
            assert [str(move) for _, move in table.match.plays] == ["pick 3", "stake 1", "pick 1", "stake 1"]
            refused = await choose(table, 0, "pick 1", after=table.match.turn - 1)
            assert (refused.status, refused.json()["code"]) == (409, "stale")

    asyncio.run(one_round())


def test_bots_choose_at_once_with_everybody_else() -> None:
    async def whole_game() -> None:
        async with secret_table([0, "easy", "easy"], viewer=0) as table:
            for _ in range(3):
                assert table.match.due() == [0]  # the bots are ready, and nobody sees what they chose
                assert b"moves" not in b"".join(
                    wire.encode(entry["what"])
                    for entry in (await house_view(table, 0))["entries"]
                    if entry["what"].get("seat") in (1, 2)
                )
                for move in ("pick 1", "stake 1"):
                    assert (await choose(table, 0, move)).status == 200
            assert table.match.status == "over"

    asyncio.run(whole_game())


def test_choices_made_at_once_are_taken_back_together() -> None:
    """Nobody chooses again knowing what the others chose beside them."""

    async def one_round() -> None:
        async with secret_table([0, 1], viewer=1) as table:
            for seat, move in [(0, "pick 3"), (1, "pick 1"), (1, "stake 1"), (0, "stake 1")]:
                assert (await choose(table, seat, move)).status == 200
            assert (await table.command(table.guest(1), {"do": "undo", "seat": 1})).status == 200
            assert (await table.command(table.guest(0), {"do": "answer", "seat": 0, "yes": True})).status == 200
            assert table.match.plays == []
            assert table.match.due() == [0, 1]

    asyncio.run(one_round())
