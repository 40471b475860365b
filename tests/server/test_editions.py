"""A match keeps the edition of the rules in which it was created; a new one gets the newest."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import durbar
from durbar.core.fairness import Promise
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.decide import decide
from durbar.server.import_export import journal_of
from durbar.server.journal import Created, Entry, decode_body, encode_body
from durbar.server.match import Match
from tests.server.inside import House

ADA = Guest("ada", "Ada")
SECRET = "5a" * 32


class Alone:
    """A solo match of Reviving Kathmandu in some edition, and its journal as a store keeps it."""

    def __init__(self, edition: str) -> None:
        self.match = Match("a-match", SECRET)
        self.entries: list[Entry] = []
        commitment = Promise(SECRET, ()).commitment
        self.add(Entry(1, 1, "", "", Created("reviving", edition, 1, {}, ADA.id, True, commitment)))
        self.do(wire.Sit("sit", 0))
        self.do(wire.Start("start"))

    def add(self, entry: Entry) -> None:
        self.match.apply(entry)
        kept = Entry(entry.number, entry.at, entry.author, entry.command, decode_body(encode_body(entry.body)))
        self.entries.append(kept)

    def do(self, command: wire.AnyCommand) -> None:
        number = self.match.number + 1
        body = decide(self.match, ADA, command, 1, [], [])
        self.add(Entry(number, 1, ADA.id, command.id, body))

    def play(self, *notations: str) -> None:
        for notation in notations:
            self.do(wire.Play(f"m{self.match.number}", 0, notation))

    def until_something_stands(self) -> None:
        """Up to the next bid, with an unfinished monument in a square."""
        self.play("random")
        while not (self.task() == "bid" and self.unfinished()):
            self.go_on()

    def to_the_end(self) -> None:
        while self.match.state.actors():
            self.go_on()

    def go_on(self) -> None:
        self.play(next(move.notation for move in self.match.state.legal_moves(0) if move.kind != "scrap"))

    def task(self) -> str:
        return str(show.table(self.match, 0).view.players[0].task)

    def unfinished(self) -> list[str]:
        squares = show.table(self.match, 0).view.squares
        return [one.bottom for square in squares for one in square.monuments if not one.complete]


@pytest.mark.parametrize(("edition", "may"), [("1", False), ("2", True)])
def test_a_started_match_goes_on_in_its_edition(edition: str, may: bool) -> None:
    """Also after the server has stopped: the journal says which it is."""
    alone = Alone(edition)
    alone.until_something_stands()
    again = Match.load("a-match", SECRET, alone.entries)
    for match in (alone.match, again):
        assert show.info(match).edition == edition
        assert match.state.game is durbar.game("reviving", edition)
        offered = msgspec.json.decode(msgspec.json.encode(show.table(match, 0).moves), type=list[dict[str, Any]])
        assert any(move["kind"] == "scrap" for move in offered) == may
    assert durbar.digest(again.state) == durbar.digest(alone.match.state)
    alone.to_the_end()
    record = Match.load("a-match", SECRET, alone.entries).record()
    assert record.game.edition == edition
    assert journal_of(record)[0] == Created("reviving", edition, 1, {}, "", False, record.commitment)


@pytest.mark.parametrize("name", ["kyoto", "reviving", "kathmandu"])
def test_a_new_match_and_the_list_of_games_tell_the_newest_edition(name: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            [game] = [each for each in (await house.ask("GET", "/api/games")).json() if each["name"] == name]
            made = (await house.ask("POST", "/api/matches", "ada", {"game": name})).json()
            assert game["edition"] == made["match"]["edition"] == durbar.game(name).edition

    asyncio.run(scenario())
