"""A match that cannot be read is set aside, and harms no other."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from durbar.cli import command_line, main
from durbar.core.errors import DurbarError
from durbar.core.state import SPECTATOR
from durbar.server import wire
from durbar.server.app import Server
from durbar.server.folder import DATABASE
from durbar.server.guests import Signer
from durbar.server.hall import Hall
from durbar.server.journal import Chose, Created, Moved, Started, Stood, Undone, decode_body, encode_body
from durbar.server.live import LiveMatch
from durbar.server.logs import JsonLines
from durbar.server.store.sqlite import SqliteStore
from tests.server.test_restart import ADA, BEN, SIXTY, Table, at_rest, bodies, until

Damage = Callable[[sqlite3.Connection, str], object]


def replace_body(number: int, body: bytes | str | int) -> Damage:
    change = 'UPDATE entries SET body = ? WHERE "match" = ? AND number = ?'
    return lambda database, match: database.execute(change, (body, match, number))


def remove(condition: str) -> Damage:
    return lambda database, match: database.execute(f'DELETE FROM entries WHERE "match" = ? AND {condition}', [match])


def one_clock(database: sqlite3.Connection, match: str) -> None:
    (body,) = database.execute('SELECT body FROM entries WHERE "match" = ? AND number = 5', [match]).fetchone()
    replace_body(5, encode_body(msgspec.structs.replace(decode_body(body), clocks=[1])))(database, match)


NO_GAME = Created("go", "1", 2, {}, "ada", True, "")
DAMAGES: dict[str, tuple[Damage, str]] = {
    "no JSON": (replace_body(3, b"\xff\x00"), "entry 3 cannot be decoded"),
    "a number": (replace_body(3, 7), "entry 3 cannot be decoded"),
    "a kind of a later version": (replace_body(5, b'{"kind": "danced"}'), "entry 5 cannot be decoded"),
    "a field is gone": (replace_body(1, b'{"kind": "created"}'), "entry 1 cannot be decoded"),
    "no such game": (replace_body(1, encode_body(NO_GAME)), "entry 1 cannot be replayed"),
    "no such move": (replace_body(5, encode_body(Moved([(0, "resign")]))), "entry 5 cannot be replayed: UnknownMove"),
    "an illegal move": (replace_body(5, encode_body(Moved([(7, "give 1")]))), "entry 5 cannot be replayed"),
    "no such choice": (replace_body(5, encode_body(Chose(9, ["resign"], True))), "entry 5 cannot be replayed"),
    "no such seat": (replace_body(2, encode_body(Stood(9))), "entry 2 cannot be replayed: IndexError"),
    "no beginning": (replace_body(1, encode_body(Started([], ""))), "entry 1 cannot be replayed: AttributeError"),
    "a gap": (remove("number = 2"), "entry 2 is missing"),
    "no entries": (remove("true"), "the journal does not add up"),
    "one clock": (one_clock, "the journal does not add up: IndexError"),
}


async def begin(hall: Hall) -> LiveMatch:
    """A match of Ada and Ben with one move."""
    live = await hall.making.create(ADA, wire.NewMatch("kyoto", 2, pace=SIXTY, listed=True))
    for seat, guest in enumerate([ADA, BEN]):
        await live.command(guest, wire.Sit("sit", seat))
    await live.command(ADA, wire.Start("start"))
    seat = live.match.due()[0]
    move = live.match.state.legal_moves(seat)[0].notation
    await live.command([ADA, BEN][seat], wire.Play("move", seat, move))
    return live


def change(folder: Path, damage: Damage, match: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        damage(database, match)
        database.commit()


@pytest.mark.parametrize("name", DAMAGES)
def test_a_match_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    damage, reason = DAMAGES[name]

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            first, bad, last = [(await begin(hall)).match.id for _ in range(3)]
        change(tmp_path, damage, bad)
        async with table.opened() as hall:
            await until(lambda: hall.housekeeping.resumed)
            assert set(hall.live) == {first, last}
            (aside,) = await hall.store.all_set_aside()
            assert aside.match == bad
            assert aside.reason.startswith(reason)
            assert aside.at == table.now
            assert {summary.id for summary in await hall.listed()} == {first, last}
            assert {summary.id for summary in await hall.store.of_guest(ADA.id, 10)} == {first, bad, last}
            assert await hall.store.hosted(ADA.id, 0) == 2
            assert (await hall.find(first)).match.number == 6
            signer = Signer(bytes(32))
            transport = httpx.ASGITransport(Server(hall, signer).app())
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                for path in ("", "/events", "/record", "/box", "/moments/1", "/verify"):
                    answer = await client.get(f"/api/matches/{bad}{path}")
                    assert answer.status_code == 500
                    assert answer.json() == {
                        "code": "unreadable",
                        "message": "this match cannot be read any more; whoever runs this server can find out why",
                    }
        lines = [JsonLines().format(record) for record in caplog.records]
        assert [line for line in lines if "a match cannot be read" in line and bad[:6] in line]
        assert not [line for line in lines if bad in line]

    with caplog.at_level(logging.INFO, "durbar"):
        asyncio.run(scenario())


def test_a_match_that_can_be_read_after_all_is_taken_back(tmp_path: Path) -> None:
    """By a later version, say."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            bad = (await begin(hall)).match.id
            journal = await hall.store.journal(bad)
            assert journal is not None
        change(tmp_path, replace_body(2, b"?"), bad)
        async with table.opened() as hall:
            await until(lambda: hall.housekeeping.resumed)
            assert len(await hall.store.all_set_aside()) == 1
        change(tmp_path, replace_body(2, encode_body(journal[1][1].body)), bad)
        async with table.opened() as hall:
            await until(lambda: hall.housekeeping.resumed and not hall.aside)
            await at_rest(hall)
            assert await hall.store.all_set_aside() == []
            assert [summary.id for summary in await hall.listed()] == [bad]

    asyncio.run(scenario())


def test_a_match_over_or_open_is_set_aside_when_somebody_asks_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            bad = (await hall.making.create(ADA, wire.NewMatch("kyoto", 2))).match.id
        change(tmp_path, replace_body(1, b"?"), bad)
        async with table.opened() as hall:
            for _ in range(2):
                with pytest.raises(wire.Refused, match="this match cannot be read any more"):
                    await hall.find(bad)
            assert [aside.match for aside in await hall.store.all_set_aside()] == [bad]
            with pytest.raises(wire.Refused, match="there is no match"):
                await hall.find("nowhere")

    asyncio.run(scenario())


def test_a_summary_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            bad, good = [(await begin(hall)).match.id for _ in range(2)]
        change(tmp_path, lambda database, id: database.execute("UPDATE matches SET summary='?' WHERE id=?", [id]), bad)
        async with table.opened() as hall:
            assert [summary.id for summary in await hall.listed()] == [good]
            assert [summary.id for summary in await hall.store.of_guest(ADA.id, 10)] == [good]
            assert (await hall.find(bad)).match.id == bad

    asyncio.run(scenario())


def test_a_match_whose_past_cannot_be_told_can_still_be_played(tmp_path: Path) -> None:
    """A move that was taken back need not be legal any more: only its story is lost."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            live = await begin(hall)
            (seat, _), *_ = live.match.plays
            moved = live.entries[4]
            assert isinstance(moved.body, Moved)
            await live.commit(Undone(seat, 0))
            bad = live.match.id
        change(tmp_path, replace_body(5, encode_body(Moved([(1 - seat, moved.body.plays[0][1])]))), bad)
        async with table.opened() as hall:
            live = await hall.find(bad)
            assert [entry.number for entry in live.audience.welcome(ADA, SPECTATOR, 0).entries] == list(range(1, 8))
            assert bodies(live)[-2] is Undone

    asyncio.run(scenario())


# For whoever runs the server


def test_export_writes_what_can_be_read_and_admin_says_what_cannot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"

    async def scenario() -> tuple[str, str]:
        table = Table(data)
        async with table.opened() as hall:
            ids = []
            for _ in range(2):
                live = await table.begin(hall, seat0="easy", seat1="easy")
                await until(lambda live=live: live.match.status == "over")  # type: ignore[misc]
                ids.append(live.match.id)
            await at_rest(hall)
            return ids[0], ids[1]

    bad, good = asyncio.run(scenario())
    assert main(["admin", "set-aside", "--data", str(data)]) == 0
    assert capsys.readouterr().out == "Every match that was asked for could be read.\n"
    change(data, replace_body(6, b'{"kind": "danced"}'), bad)
    assert main(["export", str(out), "--data", str(data)]) == 2
    printed = capsys.readouterr()
    assert "1 match written to" in printed.out
    assert printed.err == f"durbar: 1 match could not be read; `durbar admin set-aside --data {data}` says why\n"
    assert [file.name for file in out.iterdir()] == [f"{good}.durbar"]
    assert main(["admin", "set-aside", "--data", str(data)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{bad}  since 20")
    assert "entry 6 cannot be decoded: Invalid value 'danced'" in line


def test_admin_explains_itself_and_names_a_folder_without_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "set-aside", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"durbar: no server has kept matches in {tmp_path}")
    assert "set-aside" in CliRunner().invoke(command_line(["admin"]), ["admin", "--help"]).output


# A rematch


def test_a_rematch_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    """The entry that leads to it fails here as a kill would let it: there must be no match that nobody is led to."""

    async def scenario() -> None:
        table = Table(tmp_path)
        async with table.opened() as hall:
            assert isinstance(hall.store, SqliteStore)
            live = await table.begin(hall, seat1="easy")
            while live.match.status != "over":
                if live.match.due() == [0]:
                    move = live.match.state.legal_moves(0)[0].notation
                    await live.command(ADA, wire.Play(f"move-{live.match.number}", 0, move))
                await asyncio.sleep(0)
            number = live.match.number
            when = f"""BEFORE INSERT ON entries WHEN NEW."match" = '{table.id}'"""
            await hall.store.put(f"CREATE TRIGGER stop {when} BEGIN SELECT RAISE(FAIL, ''); END")
            with pytest.raises(DurbarError):
                await live.command(ADA, wire.Rematch("again"))
            statuses: list[wire.Status] = ["open", "running", "over"]
            assert await hall.store.ids(statuses) == [table.id]
            assert list(hall.live) == [table.id]
            assert live.match.rematch is None
            await hall.store.put("DROP TRIGGER stop")
            assert await live.command(ADA, wire.Rematch("again")) == number + 1
            assert await hall.store.ids(["open"]) == [live.match.rematch]
            assert live.match.rematch in hall.live
            journal = await hall.store.journal(table.id)
            assert journal is not None
            assert msgspec.to_builtins(journal[1][-1].body) == {"kind": "rematch", "match": live.match.rematch}

    asyncio.run(scenario())
