"""A second referee: the rules once more, as short and as plain as the rulebook tells them, with no care for speed.

It starts from any written position and plays along, and must always have the same table before it as the game itself.
Cards are discarded one by one: first the new card, then from left to right, seat by seat; shuffling takes the discards
from the bottom up. Those are the only things it has to agree on with the game beyond the rules.
"""

from __future__ import annotations

import json
from typing import Any

import durbar
from durbar.core.rng import read_rng

LIMIT, RAISED_LIMIT, BELLS_TO_WIN = 13, 18, 13


def value(card: str) -> int:
    return int(card[1]) if card[0] == "e" else 0


def bells(card: str) -> int:
    return int(card[-1]) if "b1" in card or "b2" in card or "gift" in card else 0


class Referee:
    """The table as the referee keeps it: the data of a position, moved by hand."""

    def __init__(self, state: durbar.State) -> None:
        position = json.loads(durbar.write_position(state))
        self.seats: int = position["seats"]
        self.full_pile = bool(position.get("options", {}).get("full_pile_variant"))
        self.table: dict[str, Any] = position["state"]
        self.rng = read_rng(self.table["rng"])

    def data(self) -> dict[str, Any]:
        return self.table | {"rng": self.rng.written()}

    def row(self, seat: int) -> list[str]:
        row: list[str] = self.table["players"][seat]["row"]
        return row

    def score_pile(self, seat: int) -> list[str]:
        pile: list[str] = self.table["players"][seat]["score_pile"]
        return pile

    def discard(self, card: str) -> None:
        self.table["discards"].insert(0, card)

    def play(self, seat: int, move: str) -> None:
        word, _, number = move.partition(" ")
        card = self.table["turned"]
        self.table.update(turned=None, receiver=None, phase="give")
        if word == "give":
            self.table["served"] = sorted([*self.table["served"], int(number)])
            self.arrive(int(number), card)
        elif word == "accept":
            self.receive(seat, card)
        else:
            refusals = [place for place, lying in enumerate(self.row(seat)) if lying == "refuse"]
            self.discard(card)
            self.discard(self.row(seat).pop(refusals[int(number) - 1]))
            self.next_card()

    def arrive(self, seat: int, card: str) -> None:
        if "refuse" in self.row(seat):
            self.table.update(turned=card, receiver=seat, phase="answer")
        else:
            self.receive(seat, card)

    def receive(self, seat: int, card: str) -> None:
        row = self.row(seat)
        if card in ("gift1", "gift2"):
            self.score_pile(seat).append(card)
            if self.somebody_has_won():
                self.table["phase"] = "over"
                return
        elif card == "back":
            self.discard(card)
            if row:
                self.discard(row.pop())
        else:
            row.append(card)
            if sum(map(value, row)) >= (RAISED_LIMIT if "late" in row else LIMIT):
                self.too_late(seat)
                return
            if card[0] == "e" and card[-1] == "d" and (extra := self.take()):
                self.arrive(seat, extra)
                return
        self.next_card()

    def take(self) -> str | None:
        if not self.table["pile"]:
            self.rebuild()
        if not self.table["pile"]:
            return None
        card: str = self.table["pile"].pop(0)
        if not self.table["pile"]:
            self.table["pile_ran_out"] = True
            self.rebuild()
        return card

    def rebuild(self) -> None:
        cards = self.table["discards"][::-1]
        self.rng.shuffle(cards)
        self.table.update(pile=cards[::-1], discards=[])

    def next_card(self) -> None:
        if self.table["drawn"]:
            self.table["turned"] = self.table["drawn"].pop(0)
        else:
            self.turn_of((self.table["active"] + 1) % self.seats)

    def turn_of(self, seat: int) -> None:
        drawn = [self.take() for _ in range(self.seats)]
        assert None not in drawn, "a whole box never runs dry"
        self.table.update(active=seat, served=[], drawn=drawn[1:], turned=drawn[0])

    def too_late(self, seat: int) -> None:
        self.table["pile"][:0] = self.table["drawn"]
        self.table["drawn"] = []
        for card in self.row(seat):
            self.discard(card)
        self.row(seat).clear()
        for other in range(self.seats):
            for card in self.row(other):
                if bells(card):
                    self.score_pile(other).append(card)
                else:
                    self.discard(card)
            self.row(other).clear()
        if self.somebody_has_won() or (self.full_pile and self.table["pile_ran_out"]):
            self.table["phase"] = "over"
            return
        self.table["first_player"] = (self.table["first_player"] + 1) % self.seats
        self.table["round"] += 1
        self.turn_of(self.table["first_player"])

    def scores(self) -> list[int]:
        return [sum(map(bells, self.score_pile(seat))) for seat in range(self.seats)]

    def somebody_has_won(self) -> bool:
        return not self.full_pile and max(self.scores()) >= BELLS_TO_WIN

    def ranking(self) -> list[list[int]]:
        """Most bells first; among equals a walk against the clock decides that comes to the First Player card last."""
        walk = [(self.table["first_player"] - step) % self.seats for step in range(1, self.seats + 1)]
        return [[seat] for seat in sorted(walk, key=lambda seat: -self.scores()[seat])]
