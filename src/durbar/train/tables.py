"""Which tables are played in training: half of them as most people play, the others with any seats and options."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec

import durbar
from durbar.core.errors import BadOption
from durbar.core.game import Game
from durbar.core.rng import Rng
from durbar.train.lockstep import OTHER, OURS, PAST, LearningTable

USUAL_SEATS = 4
THOUSAND = 1000


def game_to_learn(name: str, judge: bool) -> Game:
    """The game of that name; if the judge is not to be heard, one of its own, with other observations."""
    game = durbar.game(name)
    if not judge:
        game = type(game)(game.edition)
        game.observer.ignore_the_judge()
    return game


class Tables:
    """Makes tables.

    usual:  how many in a thousand are for four with the usual options
    past:   how many in a thousand have seats for what the network was some time ago
    others: how many in a thousand are for one network and three bots of another kind
    alone:  how many in a thousand are for one, if one can play the game alone
    """

    def __init__(
        self, game: Game, rng: Rng, usual: int = 500, past: int = 150, others: int = 10, alone: int = 0
    ) -> None:
        self.game = game
        self.rng = rng
        self.usual = usual
        self.past = past
        self.others = others
        self.alone = alone if 1 in game.seat_counts else 0

    def new(self) -> LearningTable:
        seed = int(self.rng.word()) << 32 | int(self.rng.word())
        if self.happens(self.others):
            state = self.game.new(USUAL_SEATS, seed)
            roles = [OTHER] * USUAL_SEATS
            roles[self.rng.below(USUAL_SEATS)] = OURS
            return LearningTable(state, roles, "others")
        seats, options = USUAL_SEATS, {}
        if self.happens(self.alone):
            seats = 1
            options = self.some_options(seats)
        elif not self.happens(self.usual):
            counts = self.game.seat_counts
            seats = counts[self.rng.below(len(counts))]
            options = self.some_options(seats) if self.happens(600) else {}
        state = self.game.new(seats, seed, options)
        roles = [OURS] * seats
        if seats > 1 and self.happens(self.past):
            roles = [PAST if self.happens(500) else OURS for _ in range(seats)]
            roles[self.rng.below(seats)] = OURS
        return LearningTable(state, roles, "self")

    def happens(self, in_a_thousand: int) -> bool:
        return int(self.rng.below(THOUSAND)) < in_a_thousand

    def some_options(self, seats: int) -> dict[str, Any]:
        """Any options that so many players can have together."""
        chosen: dict[str, Any] = {}
        for field in msgspec.structs.fields(self.game.options):
            values = self.values(field)
            if values and self.happens(300):
                wish = {field.name: values[self.rng.below(len(values))]}
                try:
                    self.game.read_options(chosen | wish, seats)
                except BadOption:
                    continue
                chosen |= wish
        return chosen

    def values(self, field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
        if field.type is bool:
            return (True,)
        if get_origin(field.type) is Literal:
            return get_args(field.type)
        return tuple(self.game.examples.get(field.name, ()))
