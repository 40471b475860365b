"""A seat at a server that is lent to a program: it plays by the lines of docs/engine.md, from what we are shown."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from durbar.bots import USUAL_SECONDS
from durbar.bots.program_bot import MOST_STUMBLES
from durbar.bots.programs import Program, Stumble, command_of
from durbar.client import ServerRefused, Visit
from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game
from durbar.server import wire


class Lent:
    """A program at a match. It is told the view and the legal moves; a server gives no positions.

    tell: takes a sentence for each time it stumbles, so that chance decides
    """

    def __init__(
        self, words: str, game: Game, match: wire.MatchInfo, visit: Visit, tell: Callable[[str], None]
    ) -> None:
        self.program = Program(command_of(words))
        self.command = self.program.command
        self.game = game
        self.match = match
        self.visit = visit
        self.tell = tell
        self.stumbles = 0
        self.told: int | None = None  # the seat for which the program plays
        if self.program.positions or game.name not in (self.program.plays or [game.name]):
            self.program.end()
            why = (
                "wants positions, which a server does not give" if self.program.positions else "does not play this game"
            )
            raise DurbarError(f"the program {self.program} {why}")

    async def run(self) -> None:
        """Play until the match is over."""
        try:
            async with self.visit as visit:
                async for _ in visit:
                    if visit.table.get("status") == "over":
                        return
                    try:
                        await self.act(visit.table, visit.you.get("seats", []))
                    except ServerRefused:
                        continue  # the table has changed; the next message says how
        finally:
            self.program.end()

    async def act(self, table: dict[str, Any], seats: list[int]) -> None:
        """Whatever is asked of our seats now."""
        for seat in seats:
            if table["asking"] and seat in table["asking"]["waiting"]:
                await self.visit.do("answer", seat=seat, yes=True)
                return
        due = [seat for seat in seats if seat in table["due"]]
        if due and table["moves"] and table["status"] == "running":
            seat = due[0]
            moves = [move["notation"] for move in table["moves"]]
            chosen = moves[0] if len(moves) == 1 else await asyncio.to_thread(self.choose, seat, table["view"], moves)
            await self.visit.do("move", seat=seat, move=chosen, after=table["turn"])

    def choose(self, seat: int, view: Any, moves: list[str]) -> str:
        """The program's move; after too many stumbles, and for each of them, any."""
        if self.stumbles < MOST_STUMBLES:
            try:
                return self.ask(seat, view, moves)
            except Stumble as stumble:
                self.stumbles += 1
                self.tell(str(stumble))
                self.program.end()
                self.told = None
        return secrets.choice(moves)

    def ask(self, seat: int, view: Any, moves: list[str]) -> str:
        if self.told != seat:
            if self.stumbles:
                self.program = Program(self.command)
            self.program.new_game(self.facts(seat))
            self.told = seat
        answer = self.program.choose(msgspec.json.encode(view), [], moves, USUAL_SECONDS)
        chosen = " ".join(answer.lower().split())
        if chosen not in moves:
            raise Stumble(f"the program {self.program} answered {quoted(answer)}, which is not among its legal moves")
        return chosen

    def facts(self, seat: int) -> dict[str, Any]:
        options = msgspec.to_builtins(self.game.read_options(self.match.options))
        facts = {"game": self.game.name, "edition": self.game.edition, "seats": self.match.seats, "seat": seat}
        return facts | {"options": options, "luck": secrets.randbits(31)}
