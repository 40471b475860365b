"""The clocks of a match: they stand still while everybody is away, and when somebody's time is up a bot plays on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from durbar.server.decide import STAND_IN, decide_move
from durbar.server.journal import AnyBody, Handed, OnHoliday, Paused, Resumed
from durbar.server.match import RESIGNED
from durbar.server.store import StoreFailed

if TYPE_CHECKING:
    from durbar.server.live import LiveMatch

RETRY = 1.0  # seconds until what could not be kept is tried again
MOST_PAUSES = 1_000  # after which the clocks run on when everybody leaves
GRACE = 3_600_000  # milliseconds after a start in which nobody is late whose time was up while the server was away
FORCED = "forced"  # why something happens at a deadline: there is but one move
AWAY_FOR_GOOD = 5.0  # seconds after which the clocks stop when the last person has left


class Timing:
    """The clocks of one match."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.hall = live.hall
        self.company = live.company
        self.left_at: int | None = None  # when the last person left
        self.leaving: asyncio.TimerHandle | None = None  # until the clocks stop for that
        self.alarm: asyncio.TimerHandle | None = None

    def check_pause(self) -> None:
        """Stop the clocks a moment after the last person leaves, and let them run when the first comes back."""
        match, away = self.live.match, self.company.everybody_away()
        if not away:
            self.left_at = None
        elif self.left_at is None:
            self.left_at = self.hall.clock()
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        if match.clocks is None or match.move_time is not None or match.status != "running" or match.paused == away:
            return
        if not self.live.attended:
            return
        if away:
            self.leaving = asyncio.get_running_loop().call_later(AWAY_FOR_GOOD, self.change_pause)
        else:
            self.change_pause()

    def change_pause(self) -> None:
        self.hall.spawn(self.pause_or_resume())

    async def pause_or_resume(self) -> None:
        """Nobody loses time by our waiting before: it only keeps who comes and goes from filling the journal."""
        try:
            async with self.live.lock:
                await self.live.catch_up()
                match, left = self.live.match, self.left_at
                if match.status != "running" or match.paused == self.company.everybody_away():
                    return
                if match.paused:  # nobody was expected while the clocks stood still
                    self.company.last_contact = dict.fromkeys(self.company.last_contact, self.hall.clock())
                    await self.live.commit(Resumed())
                elif left is not None and match.spent["", "pauses"] < MOST_PAUSES:
                    await self.live.commit(Paused(match.clocks_at(left)))
        except StoreFailed:
            await asyncio.sleep(RETRY)
            self.check_pause()

    def set_alarm(self) -> None:
        """Wake up when somebody's time is up."""
        if self.live.match.clocks is None or not self.live.attended:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.next_deadline()
        if deadline is not None:
            delay = max(0.0, (deadline[0] - self.hall.clock()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def next_deadline(self) -> tuple[int, int, str] | None:
        """When a seat will be played for, and why. When all have left, the clocks will stop: nobody is hurried."""
        if self.live.match.created.days is not None:
            return self.next_late()
        if self.left_at is not None and self.live.match.spent["", "pauses"] < MOST_PAUSES:
            return None
        deadlines = []
        if flag := self.live.match.next_flag():
            deadlines.append((flag[1], flag[0], "time"))
        for seat in self.live.match.due():
            forfeit = (
                self.company.forfeit_at(seat)
                if self.live.match.chairs[seat].is_person and not self.company.is_here(seat)
                else None
            )
            if forfeit is not None:
                deadlines.append((forfeit, seat, "away"))
        return min(deadlines, default=None)

    def next_late(self) -> tuple[int, int, str] | None:
        """Where play takes days, also while the server is away: whose time is up first, and when a bot plays on; or
        whose only move is played now."""
        flag, days = self.live.match.next_flag(), self.live.match.created.days
        if flag is None or days is None:
            return None
        forced = self.next_forced() if days.forced else None
        if forced is not None:
            return self.hall.clock(), forced, FORCED
        return max(flag[1], self.hall.opened + GRACE), flag[0], RESIGNED if days.late == "resign" else "time"

    def next_forced(self) -> int | None:
        """A seat that has but one move, and whose person is not here."""
        match = self.live.match
        away = [seat for seat in match.ticking() if not self.company.is_here(seat)]
        for seat in away:
            state = match.state_for(seat)
            if state.moves.leaves_no_choice(state.legal_moves(seat)):
                return seat
        return None

    def ring(self) -> None:
        self.hall.spawn(self.hand_over())

    async def hand_over(self) -> None:
        """Let a bot play for whoever's time is up, or play the only move of who is away."""
        try:
            async with self.live.lock:
                await self.live.catch_up()
                now = self.hall.clock()
                deadline = self.next_deadline()
                if deadline is not None and deadline[0] <= now:
                    await self.live.commit(await self.played_for(deadline[1], deadline[2], now))
        except StoreFailed:
            await asyncio.sleep(RETRY)
        self.set_alarm()

    async def played_for(self, seat: int, why: str, now: int) -> AnyBody:
        match = self.live.match
        if why == FORCED:
            return decide_move(match, seat, match.state_for(seat).legal_moves(seat)[0].notation, None, now)
        return await self.holiday(seat, now) or Handed(seat, STAND_IN, why, match.clocks_at(now))

    async def holiday(self, seat: int, now: int) -> OnHoliday | None:
        """Where play takes days: more time for who is on holiday, which lasts until a move's time after it."""
        clocks, move_time = self.live.match.clocks_at(now), self.live.match.move_time
        if clocks is None or move_time is None:
            return None
        until = await self.hall.members.holiday_until(self.live.match.chairs[seat].guest)
        if until is None:
            return None
        clocks[seat] = until - self.hall.date() + move_time
        return OnHoliday(seat, until, clocks)

    def stop(self) -> None:
        for timer in (self.alarm, self.leaving):
            if timer is not None:
                timer.cancel()
        self.alarm = None
