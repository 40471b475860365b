"""What the store keeps about tournaments: what was agreed, who entered, and who was paired with whom.

A round is paired in one transaction, and each of its matches is kept in one with the pod it is for; how a match ended
is in its journal and in `results`. So a kill leaves a round paired or not, and a pod with its match or without.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from durbar.server.store.audit import call_off
from durbar.server.store.schema import entrants, matches, pods, results, tournaments
from durbar.server.store.sql import Forbidden, Tables, Transaction, Work
from durbar.server.wire import Status

BYE = "-"  # in the place of a match
VOID = "!"  # before the id of a match that was given up: it counts as drawn between all who sat there


class TournamentRow(Struct, frozen=True):
    """A tournament, in the order of the columns."""

    id: str
    host: str
    status: Status
    created: int
    updated: int
    body: bytes


class Entrant(Struct, frozen=True):
    """Somebody who entered, the how manieth they were, and whether they have gone since."""

    member: str
    number: int
    gone: bool


class PodRow(Struct, frozen=True):
    """Who plays in a match of a round, in the order of the seats; the match is empty as long as there is none.

    places: how it ended for each of them; empty before the end
    """

    round: int
    number: int
    match: str
    players: list[str]
    places: list[int]


class TournamentStore:
    """All tournaments."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def create(self, row: TournamentRow) -> None:
        add = "INSERT INTO tournaments (id, host, status, created, updated, body) VALUES (?, ?, ?, ?, ?, ?)"
        values = (row.id, row.host, row.status, row.created, row.updated, row.body)
        await self.tables.change(lambda connection: connection.execute(add, values).rowcount)

    async def get(self, id: str) -> TournamentRow | None:
        found = await self.tables.rows(sa.select(tournaments).where(tournaments.c.id == id))
        return TournamentRow(*found[0]) if found else None

    async def running(self) -> list[str]:
        query = sa.select(tournaments.c.id).where(tournaments.c.status == "running")
        return [row[0] for row in await self.tables.rows(query)]

    async def unfinished(self, host: str) -> int:
        query = sa.select(sa.func.count()).where(
            tournaments.c.host == host, tournaments.c.status.in_(("open", "running"))
        )
        return int((await self.tables.rows(query))[0][0])

    async def of_member(self, member: str, most: int) -> list[TournamentRow]:
        """Those that somebody hosts or has entered, the latest first."""
        entered = sa.select(entrants.c.tournament).where(entrants.c.member == member)
        query = sa.select(tournaments).where(sa.or_(tournaments.c.host == member, tournaments.c.id.in_(entered)))
        rows = await self.tables.rows(query.order_by(tournaments.c.updated.desc(), tournaments.c.id).limit(most))
        return [TournamentRow(*row) for row in rows]

    async def of_match(self, match: str) -> str | None:
        """The tournament that a match belongs to."""
        found = await self.tables.rows(sa.select(pods.c.tournament).where(pods.c.match == match))
        return found[0][0] if found else None

    async def entrants(self, id: str) -> list[Entrant]:
        query = sa.select(entrants.c.member, entrants.c.number, entrants.c.gone).where(entrants.c.tournament == id)
        return [Entrant(*row) for row in await self.tables.rows(query.order_by(entrants.c.number))]

    async def enter(self, id: str, member: str, most: int) -> bool:
        """Enter a tournament that has not begun; False if it has, or is full."""

        def work(connection: Transaction) -> bool:
            status = connection.execute("SELECT status FROM tournaments WHERE id = ?", (id,)).fetchone()
            known = connection.execute("SELECT member FROM entrants WHERE tournament = ?", (id,)).fetchall()
            if status != ("open",) or (len(known) >= most and (member,) not in known):
                return False
            add = """
                INSERT INTO entrants (tournament, member, number, gone)
                SELECT ?1, ?2, coalesce(max(number), 0) + 1, FALSE FROM entrants WHERE tournament = ?1
                ON CONFLICT (tournament, member) DO NOTHING
            """
            connection.execute(add, (id, member))
            return True

        return await self.tables.change(work)

    async def leave(self, id: str, member: str) -> None:
        """Before it begins one has not entered; afterwards one is not paired any more."""

        def work(connection: Transaction) -> None:
            status = connection.execute("SELECT status FROM tournaments WHERE id = ?", (id,)).fetchone()
            if status == ("open",):
                connection.execute("DELETE FROM entrants WHERE tournament = ? AND member = ?", (id, member))
            else:
                gone = "UPDATE entrants SET gone = TRUE WHERE tournament = ? AND member = ?"
                connection.execute(gone, (id, member))

        await self.tables.change(work)

    async def pods(self, id: str) -> list[PodRow]:
        """All that was paired so far, and how it ended."""
        query = sa.select(pods).where(pods.c.tournament == id).order_by(pods.c.round, pods.c.number)
        rows = await self.tables.rows(query)
        ids = [row.match for row in rows]
        ended = sa.select(results.c.match, results.c.guest, results.c.place).where(results.c.match.in_(ids))
        places = {(match, guest): place for match, guest, place in await self.tables.rows(ended)}
        over = sa.select(matches.c.id).where(matches.c.id.in_(ids), matches.c.status == "over")
        is_over = {row[0] for row in await self.tables.rows(over)}
        return await asyncio.to_thread(lambda: [pod_of(row, places, is_over) for row in rows])  # thousands perhaps

    async def pair(self, id: str, round: int, players: Sequence[Sequence[str]], at: int) -> bool:
        """Keep a round, all of it; False if it is kept already, or the tournament is over or was called off, or if it
        would begin with others than those who have entered."""

        def work(connection: Transaction) -> bool:
            last = connection.execute("SELECT max(round) FROM pods WHERE tournament = ?", (id,)).fetchone()[0] or 0
            begin = (
                "UPDATE tournaments SET status = 'running', updated = ? WHERE id = ? AND status IN ('open', 'running')"
            )
            entered = "SELECT member FROM entrants WHERE tournament = ? AND gone IS FALSE"
            members = {row[0] for row in connection.execute(entered, (id,)).fetchall()}
            if round == 1 and members != {player for pod in players for player in pod}:
                return False
            if last != round - 1 or not connection.execute(begin, (at, id)).rowcount:
                return False
            add = 'INSERT INTO pods (tournament, round, number, "match", players) VALUES (?, ?, ?, ?, ?)'
            rows = [
                (id, round, number, BYE if len(pod) == 1 else "", msgspec.json.encode(list(pod)))
                for number, pod in enumerate(players, 1)
            ]
            connection.executemany(add, rows)
            return True

        return await self.tables.change(work)

    async def closed(self, ids: Collection[str]) -> set[str]:
        """Those of these matches that were closed before their end."""
        query = sa.select(matches.c.id).where(matches.c.id.in_(ids), matches.c.status == "closed")
        return {row[0] for row in await self.tables.rows(query)}

    async def give_up(self, id: str, match: str) -> None:
        """A match of a tournament is drawn, whatever becomes of it."""
        void = 'UPDATE pods SET "match" = ? WHERE tournament = ? AND "match" = ?'
        await self.tables.change(lambda connection: connection.execute(void, (VOID + match, id, match)).rowcount)

    async def unseat(self, id: str, match: str) -> None:
        """A match that was closed because the tournament was called off is none of it."""
        none = """UPDATE pods SET "match" = '' WHERE tournament = ? AND "match" = ?"""
        await self.tables.change(lambda connection: connection.execute(none, (id, match)).rowcount)

    async def call_off(self, id: str, by: str, at: int) -> bool:
        """It goes no further, by its host; False if it is over already."""
        return await self.tables.change(lambda connection: call_off(connection, id, by, at))

    async def finish(self, id: str, at: int) -> None:
        end = "UPDATE tournaments SET status = 'over', updated = ? WHERE id = ? AND status = 'running'"
        await self.tables.change(lambda connection: connection.execute(end, (at, id)).rowcount)


def pod_of(row: Any, places: Mapping[tuple[str, str], int], is_over: Collection[str]) -> PodRow:
    """A pod, with how it ended for each of its players."""
    players = msgspec.json.decode(row.players, type=list[str])
    last = len(players) + 1  # of who left the house: nothing more is kept of them
    ends = [places.get((row.match, player), last) for player in players] if row.match in is_over else []
    ends = [1] * len(players) if row.match.startswith(VOID) else ends
    return PodRow(row.round, row.number, row.match, players, ends)


def seat(id: str, round: int, number: int, match: str) -> Work:
    """Note, beside a new match, for which pod it is. One that has a match, or needs none any more, lets it all fail."""

    def work(connection: Transaction) -> None:
        fill = """
            UPDATE pods SET "match" = ? WHERE tournament = ? AND round = ? AND number = ? AND "match" = ''
            AND tournament IN (SELECT id FROM tournaments WHERE status = 'running')
        """
        if not connection.execute(fill, (match, id, round, number)).rowcount:
            raise Forbidden("this pod has a match, or its tournament was called off")

    return work
