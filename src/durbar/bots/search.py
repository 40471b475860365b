"""Information-set Monte Carlo tree search: think on many states the seat could be in, and remember in one tree.

Every iteration redeals what the seat cannot know, walks down the tree along moves that are legal in that state, adds
one position, plays on sensibly for a few moves and asks the game's judge. The tree belongs to what has been seen, not
to one deal: a move leads to a different branch for each thing that luck revealed after it. All seats play for
themselves (max^n). This loop is compiled; which game it plays it does not know.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State
from durbar.core.weighing import Weigher

MOST_SEATS: Final = 64
VISITS_PER_EDGE: Final = 6
SAME: Final = 1e-9  # opinions that differ by less do not differ


class Edge:
    """A move in the tree: how often it was possible, how often taken, and what it brought to the seat that took it."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.possible: i64 = 0
        self.visits: i64 = 0
        self.worth = 0.0
        self.leads_to: dict[int, Node] = {}

    def promise(self, exploration: float) -> float:
        """Upper confidence bound, counted over the times when the move was possible."""
        visits = float(self.visits)
        return self.worth / visits + exploration * math.sqrt(math.log(float(self.possible)) / visits)

    def after(self, outcome: int, seat: int) -> Node:
        """The position behind this move, when luck has shown this and it is this seat's choice."""
        seen = outcome * MOST_SEATS + seat
        node = self.leads_to.get(seen)
        if node is None:
            node = Node(VISITS_PER_EDGE)
            self.leads_to[seen] = node
        return node


class Node:
    """A position as far as it has been seen: the moves tried there.

    visits_per_edge: how many visits it takes for each move before another is tried
    """

    def __init__(self, visits_per_edge: int) -> None:
        self.visits_per_edge = visits_per_edge
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Search:
    """One search from one state for one seat."""

    def __init__(self, state: State, seat: int, rng: Rng, horizon: int, exploration: float = 0.3) -> None:
        self.seat = seat
        self.rng = rng
        self.exploration = exploration
        self.horizon = horizon  # how many moves are played on before the judge is asked
        self.root = Node(visits_per_edge=1)
        self.path: list[Edge] = []
        self.game = state.game
        self.weigher: Weigher = self.game.weigher
        self.state = self.game.redeal(state, seat, rng)  # from here on nothing hidden can be looked at

    def run(self, iterations: int, seconds: float) -> int:
        """Search until either budget is used up (0 means no limit of that kind); how many iterations it was."""
        deadline = time.monotonic() + seconds
        done = 0
        while not iterations or done < iterations:
            if seconds > 0.0 and done > 0 and time.monotonic() > deadline:
                break
            self.iterate()
            done += 1
        return done

    def iterate(self) -> None:
        state = self.weigher.deals(self.state, self.seat, 1, self.rng)[0]
        self.path.clear()
        self.walk_down(state)
        self.play_on(state)
        worths: list[float] = self.game.judge(state)
        for edge in self.path:
            edge.visits += 1
            edge.worth += worths[edge.seat]

    def walk_down(self, state: State) -> None:
        """Follow promising moves through the tree until one is taken for the first time."""
        node = self.root
        seat = self.seat  # where several seats decide at once, it thinks of its own decision first
        while seat != NOBODY:
            edge = self.choose(node, state, seat)
            self.path.append(edge)
            state.apply(seat, edge.move)
            if edge.visits == 0:
                return
            seat = self.next_choice(state)
            node = edge.after(state.chance_outcome(), seat)

    def moves_of(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought."""
        moves: list[Move] = self.game.considered(state, seat, state.shared_legal_moves(seat))
        return moves

    def next_choice(self, state: State) -> int:
        """Play forced moves; the seat that then has a choice, or nobody."""
        seat = state.actor()
        while seat != NOBODY:
            moves = self.moves_of(state, seat)
            if len(moves) > 1:
                return seat
            state.apply(seat, moves[0])
            seat = state.actor()
        return seat

    def choose(self, node: Node, state: State, seat: int) -> Edge:
        """The most promising of the moves tried here; when it is time to try another, the most sensible of the rest."""
        node.visits += 1
        untried: list[Move] = []
        best: Edge | None = None
        most = -1.0
        for move in self.moves_of(state, seat):
            edge = node.edges.get(move.id)
            if edge is None:
                untried.append(move)
                continue
            edge.possible += 1
            promise = edge.promise(self.exploration)
            if promise > most:
                most = promise
                best = edge
        if best is None or (untried and node.visits > len(node.edges) * node.visits_per_edge):
            move = self.sensible(state, seat, untried)
            best = Edge(move, seat)
            best.possible = 1
            node.edges[move.id] = best
        return best

    def play_on(self, state: State) -> None:
        """Sensible moves up to the horizon."""
        left = self.horizon
        seat = state.actor()
        while left > 0 and seat != NOBODY:
            moves = self.moves_of(state, seat)
            state.apply(seat, moves[0] if len(moves) == 1 else self.sensible(state, seat, moves))
            seat = state.actor()
            left -= 1

    def sensible(self, state: State, seat: int, moves: list[Move]) -> Move:
        """The move after which the judge likes this seat best."""
        number: i64 = self.rng.below(len(moves))  # where to begin, so that among equals luck decides, not the seat
        best = moves[number]
        most = -1.0
        for _ in moves:
            after = state.clone()
            after.apply(seat, moves[number])
            worth = self.weigher.worth(after, seat)
            if worth > most + SAME:
                most = worth
                best = moves[number]
            number = number + 1 if number + 1 < len(moves) else 0
        return best

    def opinion(self) -> list[tuple[Move, float]]:
        """The moves tried at the root with the share of thought each got, best first."""
        edges = list(self.root.edges.values())
        all = sum([edge.visits for edge in edges])
        shares = [(edge.move, float(edge.visits) / float(all)) for edge in edges]
        return sorted(shares, key=lambda share: (-share[1], share[0].id))
