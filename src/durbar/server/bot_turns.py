"""The bots of a match: whoever has something to decide is asked, and what they decide is played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from durbar.server import lessons
from durbar.server.bot_pool import Choice, Thought
from durbar.server.decide import decide_moves
from durbar.server.journal import Stumbled
from durbar.server.store import StoreConflict, StoreFailed
from durbar.server.timing import RETRY

if TYPE_CHECKING:
    from durbar.server.live import LiveMatch


class BotTurns:
    """The bots of one match.

    thinking: the seats whose bots are thinking
    """

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.hall = live.hall
        self.thinking: set[int] = set()

    def wake(self) -> None:
        """Ask the bots that have something to decide; those who decide at once are asked at once."""
        if not self.live.attended:
            return
        for seat in self.live.match.due():
            level = self.live.match.chairs[seat].bot
            if level and seat not in self.thinking and not self.hall.closing:
                self.thinking.add(seat)
                beside_others = len(self.live.match.state.actors()) > 1
                thought = self.hall.bot_pool.begin(self.live.origin, level, beside_others)
                self.hall.spawn(self.think(seat, level, thought))

    async def think(self, seat: int, level: str, thought: Thought) -> None:
        """Let the bot of this seat decide: one move, or beside others all of its choice."""
        if seat not in self.live.match.due():  # since it was asked, the match has gone on
            self.hall.bot_pool.end(thought)
            self.thinking.discard(seat)
            return self.wake()
        turn, begun = self.live.match.turn, self.live.match.choices.get(seat, [])
        try:
            choice = await self.choose(seat, level, thought)
            async with self.live.lock:
                await self.live.catch_up()
                is_current = (self.live.match.turn, self.live.match.choices.get(seat, [])) == (turn, begun)
                if is_current and seat in self.live.match.due() and self.live.match.chairs[seat].bot:
                    if choice.stumble:
                        self.hall.metrics.stumbles.labels(level, choice.stumble).inc()
                        await self.live.commit(Stumbled(seat, level, choice.by))
                    await self.live.commit(decide_moves(self.live.match, seat, choice.moves, turn, self.hall.clock()))
        except StoreConflict:
            self.hall.spawn(self.live.read_on())  # another process was first
        except (StoreFailed, OSError):
            await asyncio.sleep(RETRY)  # the disk may be full; the match must not stand still for ever
        except Exception as error:
            self.hall.mistake("a bot cannot be asked", error)
            await asyncio.sleep(RETRY)
        finally:
            self.thinking.discard(seat)
        return self.wake()

    async def choose(self, seat: int, level: str, thought: Thought) -> Choice:
        """What the bot of this seat plays: in a lesson what stands there, elsewhere what it thinks of."""
        if script := lessons.script(self.live.match, seat):
            self.hall.bot_pool.end(thought)
            return Choice(script, level, "", 0.0)
        choice = await self.hall.bot_pool.choose(thought, self.live.match.state_for(seat), seat, level)
        self.hall.metrics.thoughts.observe(choice.seconds)
        return choice
