"""Every seat an agent of PettingZoo.

`env` is an AEC environment: agents decide one after the other; where several seats decide at once they are asked in
turn, and none sees what another has chosen before the table shows it. `parallel_env` asks all agents at every step;
who has nothing to decide can only wait, which is the action after the last move.

>>> from durbar.envs.pettingzoo import env
>>> table = env("kyoto", seats=3)
>>> table.reset(seed=7)
>>> table.agents
['player_0', 'player_1', 'player_2']
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum())
3
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Components, Game
from durbar.core.moves import Move
from durbar.core.rng import rng_of_seed
from durbar.core.state import SPECTATOR, State
from durbar.envs.numbers import RENDER_MODES, Numbers, require_render_mode, shares, whole_number

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise DurbarError(f"PettingZoo is missing ({error}); it comes with pip install 'durbar[envs]'") from None

Seen = dict[str, Any]
Info = dict[str, Any]

OVER = "this game is over; reset() begins another"


def env(game: str | Game = "kyoto", **table: Any) -> Turns:
    """The AEC environment of a table: `seats`, `options`, `edition`, `components`, and what `Agents` says."""
    return Turns(game, **table)


def parallel_env(game: str | Game = "kyoto", **table: Any) -> Together:
    """The parallel environment of a table, which is named in the same way."""
    return Together(game, **table)


class Agents:
    """What both environments have in common: a table, and an agent for each of its seats.

    max_cycles: after how many steps a game is broken off, if at all
    forgiving:  whether an action that the mask forbids is replaced by a legal one, drawn by lot, and `infos` says so;
                else it is refused, and nothing has happened
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        components: Components = None,
        max_cycles: int | None = None,
        forgiving: bool = False,
        render_mode: str | None = None,
        extra_actions: int = 0,
    ) -> None:
        require_render_mode(render_mode)
        self.numbers = Numbers(game, seats, options, edition, components)
        self.max_cycles = None if max_cycles is None else whole_number("max_cycles", max_cycles, 1)
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.metadata = {"name": f"durbar_{self.numbers.game.name}_v0", "render_modes": RENDER_MODES}
        self.possible_agents = [f"player_{seat}" for seat in range(self.numbers.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.table: State = self.numbers.new(0)
        self.luck = rng_of_seed(0)
        self.cycles = 0
        actions = self.numbers.actions + extra_actions
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                observation=Box(0, 255, (self.numbers.width,), np.uint8),
                action_mask=Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        self.table = self.numbers.new(seed)
        self.luck = self.table.rng.clone().spawn()
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def seat(self, agent: str) -> int:
        if agent not in self.seat_of:
            raise DurbarError(f"there is no agent {quoted(agent)}; there are {', '.join(self.possible_agents)}")
        return self.seat_of[agent]

    def move(self, seat: int, action: object, info: Info) -> Move:
        return self.numbers.chosen(self.table, seat, action, self.luck if self.forgiving else None, info)

    def too_long(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> str | None:
        """What everybody sees, as JSON."""
        return None if self.render_mode is None else self.numbers.shown(self.table, SPECTATOR)

    def close(self) -> None:
        """There is nothing to close."""


class Turns(Agents, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """Agents decide one after the other. A cycle is one decision of anybody."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor()]

    def observe(self, agent: str) -> Seen:
        seat = self.seat(agent)
        return {
            "observation": self.numbers.observation(self.table, seat),
            "action_mask": self.numbers.mask(self.table, seat),
        }

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise DurbarError(OVER)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise DurbarError(f"{OVER}, after all agents took leave with the action None, not {quoted(action)}")
            self._was_dead_step(None)
            return
        table, seat = self.table, self.seat_of[agent]
        info: Info = {}
        table.apply(seat, self.move(seat, action, info))
        self.cycles += 1
        self.infos[agent] = info
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, shares(table), strict=True))
        if not table.actors():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.actor()]
            self.truncations = dict.fromkeys(self.agents, self.too_long())
        self._accumulate_rewards()


class Together(Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents act at every step; who has nothing to decide waits."""

    def __init__(self, game: str | Game, **table: Any) -> None:
        super().__init__(game, extra_actions=1, **table)
        self.wait = self.numbers.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self.begin(seed)
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def seen(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        mask = np.append(self.numbers.mask(self.table, seat), np.int8(0))
        mask[self.wait] = not mask.any()
        return {"observation": self.numbers.observation(self.table, seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        if not self.agents:
            raise DurbarError(OVER)
        table, agents = self.table, self.agents
        infos: dict[str, Info] = {agent: {} for agent in agents}
        for seat, move in self.moves(actions, infos):
            table.apply(seat, move)
        self.cycles += 1
        over = not table.actors()
        too_long = self.too_long() and not over
        self.agents = [] if over or too_long else agents
        return (
            {agent: self.seen(agent) for agent in agents},
            dict(zip(agents, shares(table), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, too_long),
            infos,
        )

    def moves(self, actions: dict[str, int], infos: dict[str, Info]) -> list[tuple[int, Move]]:
        """What everybody who decides now plays; all of it is looked at before any of it is played.

        What one of them chooses takes no move from another: the law of deciding at once.
        """
        asked = self.table.actors()
        for agent, action in actions.items():
            seat = self.seat(agent)
            if seat not in asked and action != self.wait:
                if not self.forgiving:
                    raise DurbarError(f"{agent} has nothing to decide and waits, which is the action {self.wait}")
                infos[agent]["illegal"] = True
        chosen = []
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions and not self.forgiving:
                raise DurbarError(f"{agent} has something to decide, and no action was given")
            chosen.append((seat, self.move(seat, actions.get(agent), infos[agent])))
        return chosen
