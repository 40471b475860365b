"""Building at the same time: each sees the finished work of the others, and may still change their own."""

from __future__ import annotations

from typing import Any

import durbar
from durbar.core.fairness import Promise
from durbar.core.state import SPECTATOR
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.decide import decide
from durbar.server.journal import Chose, Created, Entry
from durbar.server.match import Match

ADA, BO, CY = GUESTS = [Guest("ada", "Ada"), Guest("bo", "Bo"), Guest("cy", "Cy")]
SECRET = "5a" * 32


class Site:
    """A match of three that has come to a moment at which all build, and somebody can."""

    def __init__(self) -> None:
        self.match = Match("a-match", SECRET)
        self.count = 0
        game = durbar.game("reviving")
        commitment = Promise(SECRET, ()).commitment
        self.match.apply(Entry(1, 1, "", "", Created("reviving", game.edition, 3, {}, ADA.id, True, commitment)))
        for seat, guest in enumerate(GUESTS):
            self.do(guest, wire.Sit("sit", seat))
        self.do(ADA, wire.Start("start"))
        while not self.builder():
            seat = self.match.due()[0]
            self.play(seat, self.match.state_for(seat).legal_moves(seat)[-1].notation)

    def do(self, guest: Guest, command: wire.AnyCommand) -> Any:
        body = decide(self.match, guest, command, 1, [], [])
        self.match.apply(Entry(self.match.number + 1, 1, guest.id, command.id, body))
        return body

    def play(self, seat: int, move: str) -> Any:
        self.count += 1
        return self.do(GUESTS[seat], wire.Play(f"m{self.count}", seat, move))

    def builder(self) -> list[tuple[int, str]]:
        """Who may build what at once, while all three build."""
        state = self.match.state
        if len(state.actors()) < 3:
            return []
        moves = [(seat, move.notation) for seat in range(3) for move in state.legal_moves(seat) if move.kind == "build"]
        return [(seat, move) for seat, move in moves if self.after(seat, move) != self.squares(SPECTATOR)]

    def after(self, seat: int, move: str) -> Any:
        trial = self.match.state.clone()
        trial.play(seat, move)
        return [square.monuments for square in self.match.game.view(trial, SPECTATOR).squares]

    def squares(self, viewer: int) -> Any:
        return [square.monuments for square in show.table(self.match, viewer).view.squares]


def test_what_is_built_is_seen_when_its_builder_is_ready() -> None:
    site = Site()
    seat, move = site.builder()[0]
    other = (seat + 1) % 3
    before = site.squares(SPECTATOR)
    assert isinstance(site.play(seat, move), Chose)
    assert site.squares(seat) != before
    assert site.squares(other) == site.squares(SPECTATOR) == before  # who still builds may change their mind
    while seat in site.match.due():
        own = site.match.state_for(seat).legal_moves(seat)
        site.play(seat, next((each for each in own if each.kind == "ready"), own[0]).notation)
    assert site.match.state.actors() == [0, 1, 2]
    assert site.squares(seat) == site.squares(other) == site.squares(SPECTATOR) != before
    theirs = show.table(site.match, other)
    assert theirs.seats[seat].doing == "ready"
    assert len(theirs.moves) == len(site.match.state_for(other).legal_moves(other)) > 0

    while show.table(site.match, seat).undo == "free" and site.match.choices[seat]:
        site.do(GUESTS[seat], wire.Undo(f"u{len(site.match.choices[seat])}", seat))
    assert site.squares(seat) == site.squares(other) == site.squares(SPECTATOR) == before


def test_in_whatever_order_they_are_ready_the_same_is_built() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 0, 1]):
        site = Site()
        build = site.builder()[0]
        site.play(*build)
        for seat in order:
            while (
                seat in site.match.due()
                and site.match.state.choices_are_open()
                and site.match.state.actors() == [0, 1, 2]
            ):
                own = site.match.state_for(seat).legal_moves(seat)
                site.play(seat, next((each for each in own if each.kind == "ready"), own[0]).notation)
        assert not site.match.choices
        ends.append(site.squares(SPECTATOR))
    assert ends[0] == ends[1]
