"""One decision, judged by what the seat could know: how much better than the move it played was the best?

All moves in question are tried in the same deals with the same luck, so that they differ by what they do. A first look
asks how the seat stands after each; a closer one searches, as a bot of the house would. A move counts as better only by
what is sure of it: of the mean difference one standard error is left out, in favour of who played.

Others who decide at the same time have not been seen by the seat: in each deal they chose anew, or have not chosen yet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from durbar.bots import GreedyBot, NetworkBot
from durbar.bots.guided import GuidedSearch
from durbar.bots.guided_tree import doubt
from durbar.bots.hints import LONGEST
from durbar.bots.search import Search
from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State
from durbar.review.value import Look, Valuer

MOST_CANDIDATES: Final = 7  # besides the move that was played
HORIZON: Final = 8  # moves that a search without a network plays on before the judge is asked
FEWEST_VISITS: Final = 16  # of a move, before such a search says anything about it
SPREAD: Final = 0.25  # what differs from walk to walk there: it does not try all moves in the same deals
SAME: Final = 1e-9  # worths that differ by less do not differ


class Option(NamedTuple):
    """A move in question: its worth to the seat, and what it surely gains over the one that was played."""

    move: Move
    worth: float
    gain: float


class Verdict(NamedTuple):
    """What is thought of a decision.

    worth:   the seat's chance after the move it played, over all luck that could have followed
    options: the moves that would have been better, the best first
    """

    worth: float
    options: list[Option]

    @property
    def loss(self) -> float:
        return self.options[0].gain if self.options else 0.0


def candidates(valuer: Valuer, deal: State, seat: int, played: Move) -> list[Move]:
    """The moves worth comparing, the one that was played first; of many, those that seem best at first sight."""
    moves = [move for move in valuer.moves_of(deal, seat) if move is not played]
    if len(moves) > MOST_CANDIDATES:
        likely = at_first_sight(valuer, deal, seat, moves)
        moves.sort(key=lambda move: (-likely[move.id], move.id))
    return [played, *moves[:MOST_CANDIDATES]]


def at_first_sight(valuer: Valuer, deal: State, seat: int, moves: list[Move]) -> dict[int, float]:
    """How good each move seems: its chance by the network, or what the judge says of the table after it."""
    if valuer.oracle is not None:
        chances, _ = valuer.oracle([valuer.game.observer.observe_moves(deal, seat, moves)])[0]
        return {move.id: chance for move, chance in zip(moves, chances, strict=True)}
    worths: dict[int, float] = {}
    for move in moves:
        after = deal.clone()
        after.apply(seat, move)
        worths[move.id] = valuer.judged(after, seat)
    return worths


def glance(valuer: Valuer, deals: list[State], seat: int, played: Move) -> Verdict:
    """What the table after each move is worth, in the same deals."""
    moves = candidates(valuer, deals[0], seat, played)
    looks: list[Look] = []
    for deal in deals:
        for move in moves:
            after = deal.clone()
            after.apply(seat, move)
            looks.append(Look(after, seat))
    chances = valuer.chances(looks)
    found = {move: chances[place :: len(moves)] for place, move in enumerate(moves)}
    return verdict(found, played)


def verdict(found: dict[Move, list[float]], played: Move) -> Verdict:
    """What worths of moves in the same deals say about the one that was played."""
    own = found[played]
    options: list[Option] = []
    for move, worths in found.items():
        shared = min(len(own), len(worths))
        one, other = worths[:shared], own[:shared]
        gain = sum(one) / shared - sum(other) / shared - (doubt(one, other) if shared > 1 else 0.0)
        if move is not played and gain > SAME:
            options.append(Option(move, sum(worths) / len(worths), gain))
    options.sort(key=lambda option: (-option.gain, option.move.id))
    return Verdict(sum(own) / len(own), options)


def ponder(valuer: Valuer, state: State, seat: int, played: Move, walks: int, rng: Rng) -> Verdict | None:
    """The same by a search; None if the move cannot be searched, because the game finds it not worth a thought."""
    if valuer.oracle is None:
        return ponder_alone(valuer, state, seat, played, walks, rng)
    search = GuidedSearch(state, seat, rng, valuer.oracle, valuer.style)
    search.begin()
    edge = search.root.edges.get(played.id)
    if edge is None:
        return None
    if played.id not in search.found:
        search.candidates = [*search.candidates, edge]
        search.found[played.id] = []
    done = 0
    while len(search.candidates) > 1 and done < walks:
        done += search.try_candidates(walks - done)
    moves = search.game.moves
    found = {moves[id]: worths for id, worths in search.found.items() if worths}
    return verdict(found, played) if played in found else None


def ponder_alone(valuer: Valuer, state: State, seat: int, played: Move, walks: int, rng: Rng) -> Verdict | None:
    """By a search without a network, in which every walk has a deal of its own."""
    search = Search(state, seat, rng, HORIZON)
    search.run(walks, 0.0)
    edges = {edge.move: edge for edge in search.root.edges.values() if edge.visits >= FEWEST_VISITS}
    if played not in edges:
        return None
    worths = {move: edge.worth / float(edge.visits) for move, edge in edges.items()}
    worth = worths[played]
    options: list[Option] = []
    for move, edge in edges.items():
        unsure = SPREAD * (1 / float(edge.visits) + 1 / float(edges[played].visits)) ** 0.5
        gain = worths[move] - worth - unsure
        if gain > SAME:
            options.append(Option(move, worths[move], gain))
    options.sort(key=lambda option: (-option.gain, option.move.id))
    return Verdict(worth, options)


def line_of(valuer: Valuer, deal: State, seat: int, move: Move) -> list[Move]:
    """A move and what the seat would play after it, as far as nothing is drawn, rolled or revealed on the way."""
    line = [move]
    after = deal.clone()
    after.apply(seat, move)
    adviser = GreedyBot(0) if valuer.oracle is None else NetworkBot(0, temperature=0)
    while seat in after.actors() and after.mark == deal.mark and len(line) < LONGEST:
        line.append(adviser.advise(after, seat)[0][0])
        after.apply(seat, line[-1])
    return line
