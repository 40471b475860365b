"""The tree of a guided search: what has been seen of each position, what each move brought, and the walks down it."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State

MOST_SEATS: Final = 64
LUCK: Final = 2**31


class Edge:
    """A move in the tree: how likely it is, how often it was taken, and what it brought to the seat that took it."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.asked: i64 = 0
        self.chance = 0.0
        self.visits: i64 = 0
        self.worth = 0.0
        self.leads_to: dict[int, Node] = {}

    def after(self, outcome: int, seat: int) -> Node:
        """The position behind this move, when luck has shown this and it is this seat's choice."""
        seen = outcome * MOST_SEATS + seat
        node = self.leads_to.get(seen)
        if node is None:
            node = Node()
            self.leads_to[seen] = node
        return node

    def learn(self, chance: float) -> None:
        """The mean of what the network says in several deals."""
        self.asked += 1
        self.chance += (chance - self.chance) / float(self.asked)


class Node:
    """A position as far as it has been seen.

    asked:  how often the network was asked about it, and `answered` how often it has answered
    value:  what the network thinks it is worth to the seat that decides: the mean of its answers
    edges:  the moves the network was asked about, which is dear: none before a walk goes on from here
    beside: the branches of the others who decide at the same time
    """

    def __init__(self) -> None:
        self.asked: i64 = 0
        self.answered: i64 = 0
        self.value = 0.0
        self.edges: dict[int, Edge] = {}
        self.beside: dict[int, Node] = {}

    def branch_of(self, seat: int) -> Node:
        node = self.beside.get(seat)
        if node is None:
            node = Node()
            self.beside[seat] = node
        return node

    def learn(self, value: float) -> None:
        """The mean of what the network says in several deals."""
        self.answered += 1
        self.value += (value - self.value) / float(self.answered)


class Walk:
    """One way down the tree in one deal, at a choice.

    Where several seats decide at once, unseen by each other:
    stem:     the position in which they do, None elsewhere
    outcome: what luck had shown there; when it shows more, all have decided
    waiting:  those who decide after this seat
    trunk:    the last move of the first of them: behind it the game goes on

    luck:     by which the others choose, the same for all candidates in a deal
    is_done:  whether the walk ends here
    """

    def __init__(self, state: State, luck: Rng, node: Node, seat: int, moves: list[Move]) -> None:
        self.state = state
        self.luck = luck
        self.node = node
        self.seat = seat
        self.moves = moves
        self.path: list[Edge] = []
        self.stem: Node | None = None
        self.outcome = 0
        self.waiting: list[int] = []
        self.trunk: Edge | None = None
        self.is_first = True
        self.is_done = False
        self.worth = 0.0


def drawn(chances: list[float], luck: Rng) -> int:
    """The number of a move by its chance; likely ones are preferred, as nobody means to experiment."""
    squares = [chance * chance for chance in chances]
    left = total(squares) * float(luck.below(LUCK)) / float(LUCK)
    for number in range(len(squares)):
        left -= squares[number]
        if left < 0.0:
            return number
    return len(squares) - 1


def doubt(one: list[float], other: list[float]) -> float:
    """How uncertain the difference between two moves is that were tried in the same deals: its standard error."""
    count = len(one)
    mean = (total(one) - total(other)) / float(count)
    spread = 0.0
    for number in range(count):
        off = one[number] - other[number] - mean
        spread += off * off
    return math.sqrt(spread / float(count * (count - 1)))


def total(numbers: list[float]) -> float:
    """Their sum; the compiler takes that of `sum` for a whole number."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def rivals(state: State, seat: int) -> list[int]:
    """Who else decides now, unseen by this seat."""
    actors = state.actors()
    if len(actors) < 2 or state.choices_are_open():
        return []
    return [actor for actor in actors if actor != seat]


def learn(node: Node, seat: int, moves: list[Move], chances: list[float]) -> None:
    """Keep in the tree what the network says of the moves of a choice."""
    for number in range(len(moves)):
        move = moves[number]
        edge = node.edges.get(move.id)
        if edge is None:
            edge = Edge(move, seat)
            node.edges[move.id] = edge
        edge.learn(chances[number])


def shares_by_seat(values: list[float], seat: int, seats: int) -> list[float]:
    """The share of the win that the network gives to each seat. Somebody wins, except where one plays alone."""
    whole = total(values[:seats]) if seats > 1 else 1.0
    return [values[(other - seat) % seats] / whole for other in range(seats)]


def shares_of_the_win(state: State) -> list[float]:
    """Of a game that is over: 1 for the winner, a part of it for those who share the win."""
    shares = [0.0] * state.seats
    ranking = state.ranking()
    if ranking is not None:
        for seat in ranking[0]:
            shares[seat] = 1.0 / float(len(ranking[0]))
    return shares
