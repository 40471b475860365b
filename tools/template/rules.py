"""The rules of Fifteen of Patan, in the order one reads them; they are numbered in `text/en.ftl`.

A trick: everybody in turn plays a card, the highest takes a point, everybody draws, and who took the trick leads.
"""

from __future__ import annotations

from durbar.core.errors import IllegalMove
from durbar.core.moves import Move
from durbar.core.simple import SimpleState, SimpleTable
from durbar.core.state import NOBODY

DECK = [f"c{value}" for value in range(1, 16)]
HAND = 3  # cards dealt to each player


class Table(SimpleTable):
    """What lies on the table. Cards are named by texts; lists of lists, and of numbers, go by seat."""

    pile: list[str]  # face down; the last card is its top
    hands: list[list[str]]
    trick: list[str]  # the leader's card first
    discards: list[str]
    points: list[int]
    leader: int


class Play(Move):
    """Play `card` from your hand: ``play c7``."""

    def __init__(self, card: str) -> None:
        super().__init__("play", {"card": card})
        self.card = card


class Patan(SimpleState):
    table: Table

    def set_up(self) -> None:
        """patan-2: shuffle, deal, and draw who leads."""
        pile = DECK[:]
        self.rng.shuffle(pile)
        self.table = Table(pile, [[] for _ in range(self.seats)], [], [], [0] * self.seats, 0)
        for seat in range(self.seats):
            self.draw(seat, HAND)
        self.table.leader = int(self.rng.below(self.seats))
        self.tell("lead", seat=self.table.leader)

    # Who may do what

    def actor(self) -> int:
        """patan-3, patan-7: the leader, then the others clockwise, until nobody has cards."""
        seat = (self.table.leader + len(self.table.trick)) % self.seats
        return seat if self.table.hands[seat] else NOBODY

    def legal_moves(self, seat: int) -> list[Move]:
        self.require_seat(seat)
        if seat != self.actor():
            return []
        return [self.moves[DECK.index(card)] for card in self.table.hands[seat]]

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        if self.actor() == NOBODY:
            return IllegalMove("patan-7", "game-over", {})
        if seat != self.actor():
            return IllegalMove("patan-3", "not-your-turn", {"seat": self.actor()})
        return IllegalMove("patan-4", "not-in-hand", move.args)

    # What it does

    def do(self, seat: int, move: Move) -> None:
        """patan-3: a card, face up; the last one ends the trick."""
        assert isinstance(move, Play)
        self.table.hands[seat].remove(move.card)
        self.table.trick.append(move.card)
        self.tell("play", seat=seat, card=move.card)
        if len(self.table.trick) == self.seats:
            self.end_trick()

    def end_trick(self) -> None:
        """patan-5, patan-6: the highest card takes a point and leads, and everybody draws if they can."""
        table = self.table
        best = max(table.trick, key=DECK.index)
        table.leader = (table.leader + table.trick.index(best)) % self.seats
        table.points[table.leader] += 1
        self.tell("take", seat=table.leader, card=best)
        table.discards += table.trick
        table.trick = []
        if len(table.pile) >= self.seats:
            for seat in range(self.seats):
                self.draw(seat, 1)
        if self.actor() == NOBODY:
            for winner in [seat for seat in range(self.seats) if table.points[seat] == max(table.points)]:
                self.tell("win", seat=winner)

    def draw(self, seat: int, count: int) -> None:
        """patan-8: only the seat itself is told what it draws."""
        drawn = [self.table.pile.pop() for _ in range(count)]
        self.table.hands[seat] += drawn
        self.tell("draw", {"cards": " ".join(drawn)}, (seat,), seat=seat, count=count)

    def scores(self) -> list[int]:
        return self.table.points[:]

    # What is hidden, and what cannot be

    def hidden_from(self, seat: int) -> list[list[str]]:
        """patan-8: the pile, and the hands of the others."""
        return [self.table.pile, *(hand for owner, hand in enumerate(self.table.hands) if owner != seat)]

    def problem(self) -> str:
        table, tricks = self.table, len(self.table.discards) // self.seats
        if not len(table.hands) == len(table.points) == self.seats or not 0 <= table.leader < self.seats:
            return f"this is a table of {self.seats}: a hand and points for each, and one of them leads"
        if len(table.trick) >= self.seats or len(table.discards) % self.seats:
            return "finished tricks have a card of each player, and the one on the table fewer"
        if min(table.points) < 0 or sum(table.points) != tricks:
            return f"{tricks} tricks were taken, so the points add up to {tricks}"
        left = HAND - tricks + min(tricks, len(DECK) // self.seats - HAND)
        for seat, hand in enumerate(table.hands):
            if len(hand) != left - ((seat - table.leader) % self.seats < len(table.trick)):
                return f"seat {seat} holds {len(hand)} cards, which is not what so many tricks leave"
        return ""
