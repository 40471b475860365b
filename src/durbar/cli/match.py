"""A match: a record being played, its state, what each move told, and what may be taken back.

It knows nothing of people, bots or screens.
"""

from __future__ import annotations

from durbar.core.events import Chapter, Event
from durbar.core.moves import Move
from durbar.core.record import Record
from durbar.core.state import NOBODY, State


class Match:
    """A record and the state it has led to.

    chapters: what happened; the first is the setting up, then one for each move of the record
    returns:  the states before the last moves, as far back as undo may go
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.game.new(record.seats, record.seed, record.options, listen=True)
        self.chapters = [Chapter(NOBODY, self.told(), False)]
        self.returns: list[State] = []
        moves, record.moves = record.moves, []
        for seat, move in moves:
            self.play(seat, move)

    def told(self) -> list[Event]:
        """What happened since it was last asked."""
        log = self.state.listen()
        events = log[:]
        log.clear()
        return events

    def play(self, seat: int, move: Move | str) -> None:
        """Play a move and write it down. A refused move changes nothing."""
        before = self.state.clone()
        forced = self.state.moves.leaves_no_choice(self.state.legal_moves(seat))
        self.record.play(self.state, seat, move)
        self.chapters.append(Chapter(seat, self.told(), forced))
        if self.state.mark != before.mark:
            self.returns.clear()
            return
        if self.chapters[-2].seat != seat:
            self.returns.clear()
        self.returns.append(before)

    # Undo: never across a mark, nor across another seat's act

    def steps_back(self, seat: int) -> int:
        """How many moves this seat may take back, to undo the last one it chose itself; 0 if it may not."""
        for steps in range(1, len(self.returns) + 1):
            chapter = self.chapters[-steps]
            if chapter.seat == seat and not chapter.forced:
                return steps
        return 0

    def why_no_undo(self, seat: int) -> str:
        """The key of the reason why this seat may not take anything back."""
        if all(mover != seat for mover, _ in self.record.moves):
            return "undo-nothing"
        return "undo-revealed" if self.chapters[-1].seat == seat else "undo-others"

    def undo(self, seat: int) -> None:
        for _ in range(self.steps_back(seat)):
            self.state = self.returns.pop()
            self.chapters.pop()
            self.record.moves.pop()
