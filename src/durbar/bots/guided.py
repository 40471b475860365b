"""Search guided by a network: its chances say which moves deserve a thought, its values say how a position stands.

The likely moves are tried in the same deals, so that they differ by what they do and not by luck, until one is clearly
better or time is up. As in `search`, a deal is drawn anew from what the seat cannot know, and all walks follow one tree
that belongs to what has been seen. A walk ends at the first position that is new, and what the network says of that
goes back to all moves on the way. Some walks are under way at once, so that the network is asked about many positions
together.

Where several seats decide at once nobody answers to what another has chosen: each of them has its own branch, which
hangs on what they all saw before. This loop is compiled; which game it plays it does not know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from durbar.bots.guided_tree import (
    Edge,
    Node,
    Walk,
    doubt,
    drawn,
    learn,
    rivals,
    shares_by_seat,
    shares_of_the_win,
    total,
)
from durbar.core.moves import Move
from durbar.core.observing import Observation, Observer
from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State

FLATTER: Final = 2.0  # the temperature at which the chances of moves guide
EXPLORATION: Final = 0.3
WIDTH: Final = 16  # how many walks are under way at once
MOST_CANDIDATES: Final = 8
TRUST: Final = 0.008  # what a move has to bring to be as good as one that seemed e times as likely …
HASTE: Final = 0.4  # … and so much more, divided by the deals, as long as there were few
LEAST: Final = 1e-3  # nobody is thought to have no chance at all
FEWEST_DEALS: Final = 16  # before a candidate is given up, or if the budget is large …
PART: Final = 64  # … as many as one in so many walks, but never more than `Style.deals` …
SURE: Final = 3.0  # … because it is so many standard errors worse
DOUBT: Final = 0.05  # what a move that was never tried is thought to be worse than its position

Opinion = tuple[list[float], list[float]]  # how likely each move is, and the values of the seats, clockwise
Oracle = Callable[[list[Observation]], list[Opinion]]


class Style(NamedTuple):
    """How a game is thought through.

    network: how much the network's values count where a walk ends, and `judge` how much the opinion of the game's judge
    looks:   how many walks end at a position before one goes on from there
    least:   how likely a move must be, beside the likeliest, to be tried
    own:     whether the seat that thinks looks at the table where a walk ends, whoever decides there: it knows what it
             holds. The network must have learned to look on (`durbar.train`).
    deals:   in how many deals every candidate is tried at least, if there is time, before one is given up
    alive:   whether the others play in each deal as the network would with what they hold there, and not what promises
             most in all deals together, as if they did not know what they hold
    """

    network: float = 1.0
    judge: float = 0.0
    looks: int = 1
    least: float = 0.01
    own: bool = False
    deals: int = 64
    alive: bool = False


class GuidedSearch:
    """One search from one state for one seat.

    oracle:     the network
    candidates: the moves that are still in question, each tried in the same deals, so that luck is the same for all
    found:      for each of them what it brought in each deal
    """

    def __init__(
        self,
        state: State,
        seat: int,
        rng: Rng,
        oracle: Oracle,
        style: Style = Style(),  # noqa: B008 - it never changes
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.oracle = oracle
        self.of_network = style.network
        self.of_judge = style.judge
        self.looks: i64 = style.looks
        self.least = style.least
        self.own = style.own
        self.deals = style.deals
        self.alive = style.alive
        self.root = Node()
        self.game = state.game
        self.state = self.game.redeal(state, seat, rng)  # from here on nothing hidden can be looked at
        self.candidates: list[Edge] = []
        self.found: dict[int, list[float]] = {}
        self.fewest = FEWEST_DEALS

    def run(self, iterations: int, seconds: float) -> int:
        """Search until a budget is used up (0 means none of that kind) or nothing is in question; how many walks.

        What would end too late, if it takes as long as the longest so far, is not begun: how long a thought takes tells
        nothing.
        """
        now = time.monotonic()
        deadline = now + seconds
        longest = 0.0
        self.fewest = max(FEWEST_DEALS, min(iterations // PART, self.deals))
        self.begin()
        done = 1
        while len(self.candidates) > 1 and (not iterations or done < iterations):
            before = now
            now = time.monotonic()
            longest = max(longest, now - before)
            if seconds > 0.0 and now + longest > deadline:
                break
            done += self.try_candidates(iterations - done if iterations else WIDTH)
        return done

    def begin(self) -> None:
        """Ask about the moves, and choose those that are worth trying."""
        moves = self.moves_of(self.state, self.seat)
        seen: Observation = self.game.observer.observe_moves(self.state, self.seat, moves)
        chances, values = self.oracle([seen])[0]
        self.root.learn(shares_by_seat(values, self.seat, self.state.seats)[self.seat])
        learn(self.root, self.seat, moves, chances)
        edges = [self.root.edges[move.id] for move in moves]
        edges.sort(key=lambda edge: (-edge.chance, edge.move.id))
        least = self.least * edges[0].chance
        self.candidates = [edge for edge in edges[:MOST_CANDIDATES] if edge.chance >= least]
        for edge in self.candidates:
            self.found[edge.move.id] = []

    def try_candidates(self, most: int) -> int:
        """Try every candidate in the next deals, and go on with those that may still be the best; how many walks."""
        deals = max(1, min(WIDTH, most) // len(self.candidates))
        walks: list[Walk] = []
        for _ in range(deals):
            deal: State = self.game.redeal(self.state, self.seat, self.rng)
            luck = self.rng.spawn() if self.alive else self.rng
            for edge in self.candidates:
                walk = Walk(deal.clone(), luck.clone() if self.alive else luck, self.root, self.seat, [])
                self.look_around(walk)
                self.take(walk, edge)
                walks.append(walk)
        self.finish(walks)
        for walk in walks:
            self.found[walk.path[0].move.id].append(walk.worth)
        self.drop_hopeless()
        return len(walks)

    def finish(self, walks: list[Walk]) -> None:
        """Let all walk to their end; the network is asked together about what they come to."""
        while walks:
            asking = [walk for walk in walks if self.walk_down(walk)]
            if not asking:
                return
            seen = [self.look(walk) for walk in asking]
            opinions = self.oracle(seen)
            walks = []
            for number in range(len(asking)):
                walk = asking[number]
                chances, values = opinions[number]
                looker = self.looker(walk) if walk.is_done else walk.seat
                shares = shares_by_seat(values, looker, walk.state.seats)
                walk.node.learn(shares[walk.seat])
                if walk.is_done:
                    self.go_back(walk, self.weighed(walk.state, shares))
                    continue
                learn(walk.node, walk.seat, seen[number].moves, chances)
                if self.alive and walk.seat != self.seat:
                    move = seen[number].moves[drawn(chances, walk.luck)]
                    self.take(walk, walk.node.edges[move.id])
                walks.append(walk)

    def look(self, walk: Walk) -> Observation:
        """What the network is told of a choice. A walk ends where few have been, and there moves do not matter yet."""
        walk.is_done = walk.is_first and walk.node.asked < self.looks
        walk.node.asked += 1
        observer: Observer = self.game.observer
        if walk.is_done:
            return observer.observe_table(walk.state, self.looker(walk))
        return observer.observe_moves(walk.state, walk.seat, walk.moves)

    def looker(self, walk: Walk) -> int:
        """Who looks at the table where a walk ends."""
        return self.seat if self.own else walk.seat

    def weighed(self, state: State, shares: list[float]) -> list[float]:
        """What the network and the judge think together; what they both like counts most."""
        of_network, of_judge = self.of_network, self.of_judge
        if of_judge == 0.0:
            return shares
        worths: list[float] = self.game.judge(state)
        if len(shares) == 1:
            return [(of_network * shares[0] + of_judge * worths[0]) / (of_network + of_judge)]
        both: list[float] = []
        for seat in range(len(shares)):
            both.append((shares[seat] + LEAST) ** of_network * (worths[seat] + LEAST) ** of_judge)
        whole = total(both)
        return [share / whole for share in both]

    def drop_hopeless(self) -> None:
        """Candidates that are surely worse than the best need no more thought."""
        if len(self.found[self.candidates[0].move.id]) < self.fewest:
            return
        merits = [self.merit(edge, TRUST) for edge in self.candidates]
        most = max(merits)
        best = self.candidates[merits.index(most)]
        leading = self.found[best.move.id]
        kept: list[Edge] = []
        for number in range(len(self.candidates)):
            edge = self.candidates[number]
            if edge is best or merits[number] + SURE * doubt(leading, self.found[edge.move.id]) > most:
                kept.append(edge)
        self.candidates = kept

    def merit(self, edge: Edge, trust: float) -> float:
        """What a move brought, and how likely it seemed before."""
        found = self.found[edge.move.id]
        return total(found) / float(len(found)) + trust * math.log(edge.chance + 1e-9)

    # The way down

    def moves_of(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought."""
        moves: list[Move] = self.game.considered(state, seat, state.legal_moves(seat))
        return moves

    def look_around(self, walk: Walk) -> None:
        """Whether others decide at the same time."""
        others = rivals(walk.state, walk.seat)
        walk.stem = walk.node if others else None
        walk.waiting = others
        walk.trunk = None
        walk.is_first = True
        if others:
            walk.outcome = walk.state.chance_outcome()

    def walk_down(self, walk: Walk) -> bool:
        """Follow promising moves; whether the network is needed to go on. If not, the game is over, and told."""
        while walk.seat != NOBODY:
            edge = self.choose(walk)
            if edge is None:
                return True
            self.take(walk, edge)
        self.go_back(walk, shares_of_the_win(walk.state))
        return False

    def take(self, walk: Walk, edge: Edge) -> None:
        """Play a move, up to the next choice."""
        edge.visits += 1
        walk.path.append(edge)
        walk.state.apply(walk.seat, edge.move)
        self.find_next(walk, edge)

    def go_back(self, walk: Walk, worths: list[float]) -> None:
        """Tell every move on the way what it has led to."""
        walk.worth = worths[self.seat]
        for edge in walk.path:
            edge.worth += worths[edge.seat]

    def choose(self, walk: Walk) -> Edge | None:
        """The most promising move; None if the network has not been asked about all of them, or is asked each time."""
        if self.alive and walk.seat != self.seat:
            return None
        edges: list[Edge] = []
        likely: list[float] = []
        visits: i64 = 0
        whole = 0.0
        for move in walk.moves:
            edge = walk.node.edges.get(move.id)
            if edge is None:
                return None
            edges.append(edge)
            visits += edge.visits
            chance = edge.chance ** (1.0 / FLATTER)
            likely.append(chance)
            whole += chance
        reach = EXPLORATION * math.sqrt(float(visits) + 1.0) / whole
        untried = walk.node.value - DOUBT
        best = edges[0]
        most = -math.inf
        for number in range(len(edges)):
            edge = edges[number]
            worth = untried if edge.visits == 0 else edge.worth / float(edge.visits)
            promise = worth + reach * likely[number] / (1.0 + float(edge.visits))
            if promise > most:
                most = promise
                best = edge
        return best

    def find_next(self, walk: Walk, edge: Edge) -> None:
        """Who chooses next, and where in the tree; forced moves are played."""
        state = walk.state
        if walk.stem is not None:
            if walk.is_first:
                walk.trunk = edge
            if self.find_beside(walk, edge):
                return
            assert walk.trunk is not None
            edge = walk.trunk
        self.find_choice(walk)
        if walk.seat != NOBODY:
            walk.node = edge.after(state.chance_outcome(), walk.seat)
            self.look_around(walk)

    def find_beside(self, walk: Walk, edge: Edge) -> bool:
        """Where several decide at once: the same seat until it is ready, then the others; whether one has a choice."""
        assert walk.stem is not None
        state = walk.state
        node = edge.after(0, walk.seat)
        while state.chance_outcome() == walk.outcome:
            if walk.seat not in state.actors():
                if not walk.waiting:
                    return False
                walk.seat = walk.waiting.pop(0)
                walk.is_first = False
                node = walk.stem.branch_of(walk.seat)
                continue
            walk.moves = self.moves_of(state, walk.seat)
            if len(walk.moves) > 1:
                walk.node = node
                return True
            state.apply(walk.seat, walk.moves[0])
        return False

    def find_choice(self, walk: Walk) -> None:
        """Play forced moves; then somebody has a choice, or nobody. Of several at once the own one is first."""
        state = walk.state
        walk.seat = state.actor()
        while walk.seat != NOBODY:
            walk.moves = self.moves_of(state, walk.seat)
            if len(walk.moves) > 1:
                break
            state.apply(walk.seat, walk.moves[0])
            walk.seat = state.actor()
        if walk.seat != NOBODY and walk.seat != self.seat and self.seat in rivals(state, walk.seat):
            own = self.moves_of(state, self.seat)
            if len(own) > 1:
                walk.seat, walk.moves = self.seat, own

    # What was found

    def opinion(self) -> list[tuple[Move, float]]:
        """The moves, best first, and how often each should be played: as likely as it seemed, and as good as it is.

        Those that were not tried, or given up, stand behind with what they were worth.
        """
        tried = [edge for edge in self.root.edges.values() if self.found.get(edge.move.id)]
        deals = max([len(found) for found in self.found.values()])
        trust = TRUST + HASTE / float(max(deals, 1))
        merits = {edge.move.id: self.merit(edge, trust) for edge in tried}
        most = max(merits.values()) if merits else 0.0
        shares: list[tuple[Move, float]] = []
        for move in self.moves_of(self.state, self.seat):
            edge = self.root.edges[move.id]
            if not merits:
                shares.append((move, edge.chance))
            elif move.id in merits:
                shares.append((move, math.exp((merits[move.id] - most) / trust)))
            else:
                shares.append((move, 1e-6 * edge.chance))
        whole = total([share for _, share in shares])
        shares = [(move, share / whole) for move, share in shares]
        shares.sort(key=lambda share: (-share[1], share[0].id))
        return shares

    def expected(self) -> float:
        """Which share of the win the seat may expect if it plays as is found best."""
        worth = 0.0
        sure = 0.0
        for move, share in self.opinion():
            found = self.found.get(move.id)
            if found:
                worth += share * total(found) / float(len(found))
                sure += share
        return worth / sure if sure > 0.0 else self.root.value
