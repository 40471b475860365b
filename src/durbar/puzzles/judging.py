"""Whether a position is a puzzle: one move is clearly best, stays so under more thought and in other deals.

A position is judged as a review judges it (`durbar.review.deciding`): by what the seat could know, every move in the
same deals with the same luck. It passes three looks, each with more thought and deals of its own, and in the end the
best move and the next best are played out to the end of the game, where nobody's opinion counts any more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from durbar.bots import drawn
from durbar.bots.guided import FEWEST_DEALS, GuidedSearch
from durbar.bots.guided_tree import Edge, doubt, learn, rivals, shares_of_the_win
from durbar.bots.levels import style_of
from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import NOBODY, State
from durbar.review.report import LEAST_LOSS, WHOLE
from durbar.review.value import Look, Valuer, deals_of

FEWEST_MOVES: Final = 3  # among fewer nothing is to be found
CLEARLY: Final = LEAST_LOSS["costly"] / WHOLE  # what every other move gives away
SURE: Final = 2.0  # so many standard errors of that are left out …
AT_LEAST: Final = LEAST_LOSS["doubtful"] / WHOLE  # … and still so much is given away
MOST_MOVES: Final = 14  # that are thought through; of more, those that seem best at first sight
GLANCES: Final = (2, 8)  # deals of that first sight, and of a second one if it promises something
PROMISING: Final = CLEARLY / 2  # what the best has to lead by there, for a closer look
TEMPERATURE: Final = 0.3  # at which a game is played out


class Thought(NamedTuple):
    """How long a look thinks: walks of the search, deals before a move is given up, and whose way of thinking."""

    walks: int
    deals: int = FEWEST_DEALS
    level: str = ""


THOUGHTS: Final = (Thought(400), Thought(2400, deals=48), Thought(8000, deals=120, level="master"))
ROUNDS: Final = 5  # in which the best two are played to the end, at most …
PLAYOUTS: Final = 24  # … in so many deals each; …
SOON: Final = 2  # … after so many rounds the best must have won something more


class Found(NamedTuple):
    """One look at a position: what each move that was tried brought in each deal, the best first."""

    worths: list[tuple[Move, list[float]]]

    @property
    def best(self) -> Move:
        return self.worths[0][0]

    @property
    def next_best(self) -> Move:
        return self.worths[1][0]

    def gaps(self) -> list[tuple[float, float]]:
        """What each of the other moves gives away, and how uncertain that is."""
        own = self.worths[0][1]
        gaps: list[tuple[float, float]] = []
        for _, worths in self.worths[1:]:
            one, other = own[: len(worths)], worths[: len(own)]
            gaps.append((mean(one) - mean(other), doubt(one, other) if len(one) > 1 else 1.0))
        return gaps

    def is_clear(self) -> bool:
        """Whether every other move gives away what a review would call costly, beyond doubt."""
        return all(gap >= CLEARLY and gap - SURE * unsure >= AT_LEAST for gap, unsure in self.gaps())


class Ending(NamedTuple):
    """What the best move won more than the next best, in games that were played out, and how uncertain that is."""

    gain: float
    unsure: float


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def can_be_asked(state: State, seat: int) -> bool:
    """Whether there is a choice, and nobody chooses beside it: there the best is to be unforeseen."""
    return len(state.legal_moves(seat)) >= FEWEST_MOVES and not rivals(state, seat) and state.seats > 1


class Glance(NamedTuple):
    """A position at first sight: what the table after each legal move is worth, the best first."""

    worths: list[tuple[Move, float]]

    @property
    def best(self) -> Move:
        return self.worths[0][0]

    def is_promising(self) -> bool:
        return self.worths[0][1] - self.worths[1][1] >= PROMISING


def glance(valuer: Valuer, state: State, seat: int, count: int, rng: Rng) -> Glance:
    moves = state.legal_moves(seat)
    deals = deals_of(state, seat, count, rng)
    chances = valuer.chances([Look(after(deal, seat, move), seat) for deal in deals for move in moves])
    worths = [(move, mean(chances[place :: len(moves)])) for place, move in enumerate(moves)]
    return Glance(sorted(worths, key=lambda worth: (-worth[1], worth[0].id)))


def at_first_sight(valuer: Valuer, state: State, seat: int, rng: Rng) -> Move | None:
    """The move that may be clearly best; None where no move seems so."""
    for count in GLANCES:
        seen = glance(valuer, state, seat, count, rng)
        if not seen.is_promising():
            return None
    return seen.best


def worth_a_thought(valuer: Valuer, state: State, seat: int, rng: Rng) -> list[Move]:
    """All legal moves; of very many those after which the table looks best, and those that seem likely."""
    moves = state.legal_moves(seat)
    if len(moves) <= MOST_MOVES:
        return moves
    best = [move for move, _ in glance(valuer, state, seat, GLANCES[-1], rng).worths[: MOST_MOVES // 2]]
    likely = likelihoods(valuer, valuer.game.redeal(state, seat, rng), seat, moves)
    rest = sorted((move for move in moves if move not in best), key=lambda move: (-likely[move.id], move.id))
    return best + rest[: MOST_MOVES - len(best)]


def likelihoods(valuer: Valuer, deal: State, seat: int, moves: list[Move]) -> dict[int, float]:
    assert valuer.oracle is not None
    chances, _ = valuer.oracle([valuer.game.observer.observe_moves(deal, seat, moves)])[0]
    return {move.id: chance for move, chance in zip(moves, chances, strict=True)}


def look(
    valuer: Valuer, state: State, seat: int, moves: list[Move], thought: Thought, rng: Rng, hoped: Move | None = None
) -> Found:
    """Try all these moves in the same deals, and go on with those that may still be the best.

    If that is no longer so of the one that is hoped for, the look ends.
    """
    assert valuer.oracle is not None
    style = style_of(thought.level, valuer.game.name, state.seats)
    search = GuidedSearch(state, seat, rng, valuer.oracle, style)
    search.fewest = thought.deals
    likely = likelihoods(valuer, search.state, seat, moves)
    learn(search.root, seat, moves, [likely[move.id] for move in moves])
    edges: list[Edge] = [search.root.edges[move.id] for move in moves]
    search.candidates = edges
    search.found = {edge.move.id: [] for edge in edges}
    done = 0
    while len(search.candidates) > 1 and done < thought.walks:
        done += search.try_candidates(thought.walks - done)
        if hoped is not None and all(edge.move is not hoped for edge in search.candidates):
            break
    worths = [(edge.move, search.found[edge.move.id]) for edge in edges]
    worths.sort(key=lambda found: (-mean(found[1]), found[0].id))
    return Found(worths)


def played_out(valuer: Valuer, state: State, seat: int, pair: tuple[Move, Move], rng: Rng) -> Ending:
    """Play on after either move to the end of the game, everybody by the network, in the same deals.

    When it is clear how that ends, or soon after the start nothing is gained, no more is played.
    """
    wins: tuple[list[float], list[float]] = [], []
    ending = Ending(0.0, 1.0)
    for number in range(1, ROUNDS + 1):
        one_round(valuer, state, seat, pair, rng, wins)
        ending = Ending(mean(wins[0]) - mean(wins[1]), doubt(*wins))
        if abs(ending.gain) > SURE * ending.unsure or (number >= SOON and ending.gain <= 0):
            break
    return ending


def one_round(
    valuer: Valuer, state: State, seat: int, pair: tuple[Move, Move], rng: Rng, wins: tuple[list[float], list[float]]
) -> None:
    """Add what either move wins in some more deals."""
    games: list[tuple[State, Rng]] = []
    for deal in deals_of(state, seat, PLAYOUTS, rng):
        luck = rng.spawn()
        games += [(after(deal, seat, move), luck.clone()) for move in pair]
    running = [(table, luck) for table, luck in games if not valuer.is_over(table)]
    while running:
        one_move(valuer, running)
        running = [(table, luck) for table, luck in running if not valuer.is_over(table)]
    for number, (table, _) in enumerate(games):
        wins[number % 2].append(valuer.chance(shares_of_the_win(table), seat))


def one_move(valuer: Valuer, games: list[tuple[State, Rng]]) -> None:
    """Whoever decides in each of these games decides; the network is asked together."""
    assert valuer.oracle is not None
    seen = []
    for table, _ in games:
        actor = table.actor()
        assert actor != NOBODY
        seen.append(valuer.game.observer.observe_moves(table, actor, valuer.moves_of(table, actor)))
    for (table, luck), one, (chances, _) in zip(games, seen, valuer.oracle(seen), strict=True):
        opinion = sorted(zip(one.moves, chances, strict=True), key=lambda option: (-option[1], option[0].id))
        table.apply(table.actor(), drawn(opinion, TEMPERATURE, luck))


def after(deal: State, seat: int, move: Move) -> State:
    found = deal.clone()
    found.apply(seat, move)
    return found


def closely(valuer: Valuer, state: State, seat: int, best: Move, rng: Rng) -> Found | None:
    """The closest of all looks, if this move is clearly best in each of them."""
    if valuer.oracle is None or not can_be_asked(state, seat):
        return None
    moves = worth_a_thought(valuer, state, seat, rng)
    found: Found | None = None
    for thought in THOUGHTS:
        found = look(valuer, state, seat, moves, thought, rng, best)
        if found.best is not best or not found.is_clear():
            return None
    return found


def is_won_with(ending: Ending) -> bool:
    """Whether the best move also wins more often, by more than a doubt."""
    return ending.gain > ending.unsure
