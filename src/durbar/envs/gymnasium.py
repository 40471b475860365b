"""One learner of Gymnasium against named bots, at one table or at many.

>>> import gymnasium
>>> import durbar.envs.gymnasium
>>> table = gymnasium.make("durbar/Kyoto-v0", seats=3, bots="greedy")
>>> observation, info = table.reset(seed=7)
>>> int(info["action_mask"].sum())
3

The observation is what the learner's seat may know; `info["action_mask"]` says which actions are legal. The others play
until the learner has something to decide. The reward comes at the end: 1 for the win, a part of it for a shared one.

Importing this module makes the ids known: `durbar/Kyoto-v0`, and so on for every game. Gymnasium does it by itself for
`gymnasium.make("durbar.envs.gymnasium:durbar/Kyoto-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.bots import Bot, bot
from durbar.core.errors import DurbarError
from durbar.core.game import Components, Game
from durbar.core.registry import GAMES
from durbar.core.rng import rng_of_seed
from durbar.core.state import State
from durbar.envs.numbers import RENDER_MODES, Counts, Numbers, require_render_mode, shares
from durbar.envs.vector import Tables, bots_of, require_learner

try:
    from gymnasium import Env, register, registry
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as error:
    raise DurbarError(f"Gymnasium is missing ({error}); it comes with pip install 'durbar[envs]'") from None

Info = dict[str, Any]
Actions = npt.NDArray[np.int64]

USUAL_BOT = "greedy"


class Learner(Env[Counts, np.int64]):
    """A table at which one seat learns.

    bots: one bot for all other seats, or one for each of them clockwise from the learner
    seat: the learner's seat, or None for any of them, by lot
    forgiving: whether an action that the mask forbids is replaced by a legal one, drawn by lot, and `info` says so;
               else it is refused, and nothing has happened
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        bots: str | Sequence[str] = USUAL_BOT,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        components: Components = None,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        require_render_mode(render_mode)
        self.numbers = Numbers(game, seats, options, edition, components)
        self.bots = bots_of(bots, self.numbers.seats, self.numbers.game)
        require_learner(seat, True, self.numbers.seats)
        self.chosen_seat = seat
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (self.numbers.width,), np.uint8)
        self.action_space = Discrete(self.numbers.actions)
        self.seat = 0
        self.state: State | None = None
        self.others: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Counts, Info]:
        super().reset(seed=seed)
        luck = [int(number) for number in self.np_random.integers(2**63, size=2 + len(self.bots))]
        self.seat = luck[0] % self.numbers.seats if self.chosen_seat is None else self.chosen_seat
        self.others = [bot(name, number) for name, number in zip(self.bots, luck[2:], strict=True)]
        self.state = self.numbers.new(luck[1])
        self.play_on(self.state)
        return self.seen(self.state), self.info(self.state)

    def step(self, action: np.int64) -> tuple[Counts, float, bool, bool, Info]:
        state = self.state
        if state is None:
            raise DurbarError("no game has begun; reset() begins one")
        told: Info = {}
        luck = rng_of_seed(int(self.np_random.integers(2**63))) if self.forgiving else None
        state.apply(self.seat, self.numbers.chosen(state, self.seat, action, luck, told))
        self.play_on(state)
        return self.seen(state), shares(state)[self.seat], not state.actors(), False, self.info(state) | told

    def play_on(self, state: State) -> None:
        """The others play until the learner has something to decide, or nobody any more."""
        while (actors := state.actors()) and self.seat not in actors:
            other = self.others[(actors[0] - self.seat - 1) % state.seats]
            state.apply(actors[0], other.choose(state, actors[0]))

    def seen(self, state: State) -> Counts:
        return self.numbers.observation(state, self.seat)

    def info(self, state: State) -> Info:
        return {"action_mask": self.numbers.mask(state, self.seat), "seat": self.seat}

    def render(self) -> str | None:
        """What the learner sees, as JSON."""
        if self.render_mode is None or self.state is None:
            return None
        return self.numbers.shown(self.state, self.seat)


class Learners(VectorEnv[Counts, Actions, npt.NDArray[np.int8]]):
    """Many tables at which one seat learns, stepped in one call: `Tables` as Gymnasium knows them.

    A game that is over makes room for a new one in the same step: reward and termination are of the old one,
    observation and mask of the new one. The learner sits at each seat in turn unless `seat` names one.

    copy: whether observations and masks are copied, or are the memory that the next step writes
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 64,
        bots: str | Sequence[str] = USUAL_BOT,
        copy: bool = True,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        if render_mode is not None:
            raise DurbarError("many tables at once are not rendered; render_mode is for one of them")
        self.tables = Tables(game, num_envs, bots=bots, seed=0, **table)
        self.num_envs = num_envs
        self.copy = copy
        self.began = False
        width, actions = self.tables.numbers.width, self.tables.numbers.actions
        self.single_observation_space = Box(0, 255, (width,), np.uint8)
        self.single_action_space = Discrete(actions)
        self.observation_space = Box(0, 255, (num_envs, width), np.uint8)
        self.action_space = MultiDiscrete([actions] * num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Counts, Info]:
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(2**63)))
        self.began = True
        return self.own(self.tables.observations), self.infos()

    def step(self, actions: Actions) -> tuple[Counts, Any, Any, Any, Info]:
        if not self.began:
            raise DurbarError("no game has begun; reset() begins one at each table")
        learners = self.tables.seats_to_move.copy()
        rewards, over = self.tables.step(actions)
        return (
            self.own(self.tables.observations),
            rewards[np.arange(self.num_envs), learners],
            over.copy(),
            np.zeros(self.num_envs, bool),
            self.infos(),
        )

    def infos(self) -> Info:
        return {"action_mask": self.own(self.tables.masks), "seat": self.tables.seats_to_move.copy()}

    def own(self, array: Any) -> Any:
        return array.copy() if self.copy else array


def register_games() -> None:
    """Make the games known to Gymnasium."""
    for name in GAMES:
        key = f"durbar/{name.capitalize()}-v0"
        if key not in registry:
            register(
                key,
                entry_point="durbar.envs.gymnasium:Learner",
                vector_entry_point="durbar.envs.gymnasium:Learners",
                kwargs={"game": name},
            )


register_games()
