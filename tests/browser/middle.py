"""Tables in the middle of a game: positions, and the first moves of records, put into the store of a running server."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

import durbar
from durbar.server.guests import COOKIE
from durbar.server.hall import milliseconds
from durbar.server.import_export import journal_of, open_store
from durbar.server.journal import AnyBody, BotSat, Entry, Sat
from durbar.server.live import index_of
from durbar.server.match import Match
from tests.browser.players import Person
from tests.server.servers import Server


def sits_down(
    server: Server,
    person: Person,
    *games: durbar.State | durbar.Record,
    alone: bool = True,
    beside: Sequence[Person] = (),
) -> list[str]:
    """A table for each of these games, with this person at seat 0, those beside at the next, and bots at the others.
    Their paths.

    A record goes on where it stops. A position stands there without its past: its moves cannot be undone. Who is not
    alone has somebody at seat 1 who never moves, so that not everything can be taken back.
    """
    sitters: list[AnyBody] = [Sat(seat, guest_of(each), each.name, "") for seat, each in enumerate((person, *beside))]
    sitters += [] if alone else [Sat(1, "somebody", "Somebody", "")]
    with ThreadPoolExecutor(1) as other:  # Playwright has the loop of this thread
        return other.submit(asyncio.run, keep(server, sitters, games)).result()


def guest_of(person: Person) -> str:
    """The number under which the server knows this person."""
    if not any(cookie["name"] == COOKIE for cookie in person.context.cookies()):
        person.asks("me")
    token = next(str(cookie["value"]) for cookie in person.context.cookies() if cookie["name"] == COOKIE)
    return token.rpartition(".")[0]


async def keep(server: Server, people: Sequence[AnyBody], games: Sequence[durbar.State | durbar.Record]) -> list[str]:
    store = await open_store(server.data, alone=False)
    paths: list[str] = []
    for game in games:
        id, now = secrets.token_hex(8), milliseconds()
        record = game if isinstance(game, durbar.Record) else durbar.Record(game.game, game.seats, 1, game.options, [])
        bots = [BotSat(seat, "easy", f"Bot {seat}") for seat in range(len(people), record.seats)]
        created, *rest = journal_of(record)
        bodies = [created, *people, *bots, *(body for body in rest if not isinstance(body, (Sat, BotSat)))]
        if not isinstance(game, durbar.Record):
            bodies[-1] = replace(bodies[-1], position=durbar.write_position(game))  # of the entry that starts it
        entries = [Entry(number, now, "", "", body) for number, body in enumerate(bodies, 1)]
        await store.create(index_of(Match.load(id, "", entries)), "", entries)
        paths.append(f"/m/{id}")
    await store.close()
    return paths


Chooses = Callable[[random.Random, Sequence[durbar.Move]], durbar.Move]


def moments(
    game: str, seats: int, options: dict[str, Any] | None = None, choose: Chooses = random.Random.choice
) -> Iterator[tuple[durbar.State, durbar.Record]]:
    """Every moment of one game of people without a plan, and what has been played before it. The same each time."""
    luck = random.Random(3)
    record = durbar.Record(durbar.game(game), seats, 5, options or {})
    state = record.replay()
    yield state, record
    while state.actors():
        seat = luck.choice(state.actors())
        record.play(state, seat, choose(luck, state.legal_moves(seat)).notation)
        yield state, record


def played(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    until: Callable[[durbar.State], bool] = lambda state: not state.actors(),
    choose: Chooses = random.Random.choice,
) -> durbar.Record:
    """Such a game up to the first moment at which something is so."""
    return next(record for state, record in moments(game, seats, options, choose) if until(state))


def questions(game: str, seats: int, options: dict[str, Any] | None = None) -> dict[str, durbar.Record]:
    """Such a game up to each question that seat 0 is asked for the first time, and up to the end."""
    found: dict[str, durbar.Record] = {}
    for state, record in moments(game, seats, options):
        question, _ = state.game.prompt(state)
        if question not in found and (0 in state.actors() or not state.actors()):
            found[question] = durbar.Record.parse(str(record))
    return found
