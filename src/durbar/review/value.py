"""How likely a seat is to win, as far as it can know: the mean over deals that look the same to it.

In each deal forced moves are played up to the next choice; there the seat looks at the table, whoever decides, and the
game's network says how it stands, together with the judge where its search hears it too (`bots/levels.py`). Where no
network can play, the judge alone says so. Who plays alone is asked about the goal; a team wins together.
"""

from __future__ import annotations

from typing import NamedTuple

from durbar.bots.guided import GuidedSearch, Oracle
from durbar.bots.guided_tree import shares_by_seat, shares_of_the_win
from durbar.bots.levels import style_of
from durbar.core.errors import DurbarError
from durbar.core.moves import Move
from durbar.core.observing import Observation
from durbar.core.rng import Rng, rng_of_seed
from durbar.core.state import NOBODY, State

MOST_TOGETHER = 64  # positions about which a network is asked at once


class Look(NamedTuple):
    """A deal, which will be played on, and the seat whose chance in it is asked for."""

    deal: State
    seat: int


class Valuer:
    """Says how seats stand at the tables of one game.

    oracle: the network, if there is one that can play here; else `excuse` says why not, unless one plays alone
    """

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.style = style_of("", self.game.name, state.seats)
        self.sides = sides_of(state)
        self.excuse = ""
        self.oracle = self.find_oracle(state.seats)
        if self.oracle is not None:
            self.search = GuidedSearch(state, 0, rng_of_seed(0), self.oracle, self.style)  # which knows how to weigh

    def find_oracle(self, seats: int) -> Oracle | None:
        if seats == 1:
            return None  # networks have not learned to play alone (`bots/levels.py`)
        try:
            from durbar.bots.network import network_of  # needs numpy, and reviews can do without

            return network_of(self.game).opinions
        except (ImportError, DurbarError) as error:
            self.excuse = str(error)
            return None

    def chances(self, looks: list[Look]) -> list[float]:
        """The chance of each look's seat, from 0 to 1."""
        found: list[float] = []
        for first in range(0, len(looks), MOST_TOGETHER):
            found += self.chances_together(looks[first : first + MOST_TOGETHER])
        return found

    def chances_together(self, looks: list[Look]) -> list[float]:
        found = [0.0] * len(looks)
        asked: list[tuple[int, Observation]] = []
        for place, (deal, seat) in enumerate(looks):
            if self.is_over(deal):
                found[place] = self.chance(shares_of_the_win(deal), seat)
            elif self.oracle is None:
                found[place] = self.judged(deal, seat)
            else:
                asked.append((place, self.game.observer.observe_table(deal, seat)))
        if asked and self.oracle is not None:
            answers = self.oracle([seen for _, seen in asked])
            for (place, _), (_, values) in zip(asked, answers, strict=True):
                deal, seat = looks[place]
                shares = shares_by_seat(values, seat, deal.seats)
                found[place] = self.chance(self.search.weighed(deal, shares), seat)
        return found

    def is_over(self, state: State) -> bool:
        """Play forced moves up to a choice of somebody; whether there is none any more."""
        while (actor := state.actor()) != NOBODY:
            moves = self.moves_of(state, actor)
            if len(moves) > 1:
                return False
            state.apply(actor, moves[0])
        return True

    def moves_of(self, state: State, seat: int) -> list[Move]:
        """The moves worth a thought."""
        return self.game.considered(state, seat, state.legal_moves(seat))

    def judged(self, state: State, seat: int) -> float:
        """What the judge alone thinks."""
        worths = self.game.judge(state)
        whole = sum(worths) if state.seats > 1 else 1.0
        return self.chance([worth / whole for worth in worths], seat) if whole > 0 else 0.0

    def chance(self, shares: list[float], seat: int) -> float:
        """The chance of a seat where each has such a share of the win: a team's are added up."""
        chance = sum(share for side, share in zip(self.sides, shares, strict=True) if side == self.sides[seat])
        return min(max(chance, 0.0), 1.0)


def sides_of(state: State) -> list[int]:
    """Who wins together: the team of each seat, or itself. Teams sit in turn, in every game that has them."""
    teams = int(getattr(state.options, "teams", 0))
    return [seat % teams if teams else seat for seat in range(state.seats)]


def deals_of(state: State, seat: int, count: int, rng: Rng) -> list[State]:
    """So many states that look the same to this seat."""
    return [state.game.redeal(state, seat, rng) for _ in range(count)]
