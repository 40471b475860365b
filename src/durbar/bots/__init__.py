"""Bots: players that choose a move for a seat from what that seat may know.

>>> import durbar
>>> state = durbar.game("kyoto").new(seats=3, seed=5)
>>> bot = durbar.bot("medium", seed=1)
>>> bot.choose(state, state.actor()) in state.legal_moves(state.actor())
True
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from durbar.bots.base import Bot, Opinion
from durbar.bots.careful import careful
from durbar.bots.guided import GuidedSearch
from durbar.bots.guided_tree import rivals
from durbar.bots.levels import CAREFUL, LEVELS, MOST_SECONDS, player_of, player_without, style_of
from durbar.bots.program_bot import EngineBot
from durbar.bots.programs import command_of
from durbar.bots.search import Search
from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.rng import Rng
from durbar.core.state import State

if TYPE_CHECKING:
    from durbar.bots.network import Network

__all__ = [
    "LEVELS",
    "Bot",
    "EngineBot",
    "GreedyBot",
    "GuidedBot",
    "LevelBot",
    "NetworkBot",
    "Opinion",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot",
]


DIGITS = 9  # of a worth: what differs in less is equal …
NEAR = 1e-8  # … and what differs in more is not, however it is rounded


class UnknownBot(DurbarError):
    """There is no bot by that name."""


class RandomBot(Bot):
    """Plays any legal move."""

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        self.rng.shuffle(moves)
        return [(move, 1 / len(moves)) for move in moves]


class GreedyBot(Bot):
    """Plays the move after which the game's judge likes its seat best, over a few states it could be in.

    samples: how many such states
    slips: how often, from 0 to 1, it plays any move instead
    """

    def __init__(self, seed: int | None = None, samples: int = 8, slips: float = 0.0) -> None:
        super().__init__(seed)
        self.samples = samples
        self.slips = slips

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        moves, worths = self.weighed(state, seat, moves)
        return sorted(zip(moves, worths, strict=True), key=lambda opinion: -round(opinion[1], DIGITS))

    def decide(self, state: State, seat: int) -> Move:
        """The first of what it thinks; the rest of it need not be put in order, as studies ask a million times."""
        moves = self.choices(state, seat)
        if len(moves) == 1:
            return moves[0]
        moves, worths = self.weighed(state, seat, moves)
        best = max(worths)
        near = [number for number, worth in enumerate(worths) if worth > best - NEAR]
        if len(near) > 1:  # rounding takes longer than all the rest
            near = [number for number in near if round(worths[number], DIGITS) == round(best, DIGITS)]
        return moves[near[0]]

    def weighed(self, state: State, seat: int, moves: list[Move]) -> tuple[list[Move], list[float]]:
        """The moves that are worth considering, in an order that luck decides, as it then does among equals."""
        moves = state.game.considered(state, seat, moves)
        slips = int(self.rng.below(1000)) < 1000 * self.slips
        self.rng.shuffle(moves)
        if slips:
            return moves, [1 / len(moves)] * len(moves)
        return moves, state.game.weigher.weigh(state, seat, moves, self.samples, self.rng)


def require_budget(iterations: int, seconds: float) -> None:
    if not (iterations >= 0 and seconds >= 0 and (iterations or seconds)):
        raise DurbarError("a search needs a budget: at least 1 iteration, or some seconds")


class SearchBot(Bot):
    """Thinks ahead by information-set Monte Carlo tree search, for so many iterations or seconds: what ends first.

    horizon: how many moves it plays on sensibly behind the tree
    """

    def __init__(self, seed: int | None = None, iterations: int = 0, seconds: float = 0.0, horizon: int = 8) -> None:
        super().__init__(seed)
        require_budget(iterations, seconds)
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        considered = state.game.considered(state, seat, moves)
        if len(considered) == 1:
            return [(considered[0], 1.0)]
        search = Search(state, seat, self.rng, self.horizon)
        search.run(self.iterations, self.seconds)
        return search.opinion()


class NetworkBot(Bot):
    """Plays what a trained network makes of what its seat sees, without looking ahead.

    temperature: 1 plays every move as often as was learned, less prefers the likely ones, 0 plays the likeliest
    """

    def __init__(self, seed: int | None = None, temperature: float = 1.0, network: Network | None = None) -> None:
        super().__init__(seed)
        self.temperature = temperature
        self.network = network

    def require(self, game: Game) -> None:
        self.network_of(game)

    def network_of(self, game: Game) -> Network:
        """The network it plays this game with; refused where there is none that fits."""
        if self.network is not None:
            return self.network
        try:
            from durbar.bots.network import network_of  # other bots play without numpy
        except ImportError as error:
            raise DurbarError(f"a network plays with numpy ({error}); install it, or take another bot") from None
        return network_of(game)

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        seen = state.game.observe(state, seat)
        chances = [max(chance, 1e-9) for chance in self.network_of(state.game).chances(seen)]
        whole = sum(chances)
        opinions = [(move, chance / whole) for move, chance in zip(seen.moves, chances, strict=True)]
        return sorted(opinions, key=lambda opinion: -opinion[1])

    def pick(self, state: State, seat: int, opinion: Opinion) -> Move:
        """A move by its chance: where several decide at once, nobody can count on it."""
        return drawn(opinion, self.temperature, self.rng)


def drawn(opinion: Opinion, temperature: float, rng: Rng) -> Move:
    """One of the moves by how sure the opinion is of each; at temperature 0 the best."""
    if temperature == 0:
        return opinion[0][0]
    weights = [(sure / opinion[0][1]) ** (1 / temperature) for _, sure in opinion]
    left = sum(weights) * int(rng.below(2**31)) / 2**31
    for (move, _), weight in zip(opinion, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return opinion[0][0]


class GuidedBot(NetworkBot):
    """Thinks ahead with a network, for so many walks through the game or seconds: what ends first.

    level: the level that it plays, which may have its own way to think
    """

    def __init__(
        self, seed: int | None = None, iterations: int = 0, seconds: float = 0.0, network: Network | None = None
    ) -> None:
        super().__init__(seed, MIXING, network)
        require_budget(iterations, seconds)
        self.iterations = iterations
        self.seconds = seconds
        self.level = ""

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        considered = state.game.considered(state, seat, moves)
        if len(considered) == 1:
            return [(considered[0], 1.0)]
        oracle = self.network_of(state.game).opinions
        style = style_of(self.level, state.game.name, state.seats)
        search = GuidedSearch(state, seat, self.rng, oracle, style)
        search.run(self.iterations, self.seconds)
        return search.opinion()

    def pick(self, state: State, seat: int, opinion: Opinion) -> Move:
        """The best; by its chance where others decide at the same time."""
        return drawn(opinion, self.temperature, self.rng) if rivals(state, seat) else opinion[0][0]


class LevelBot(Bot):
    """A bot of a level: in each game the one that plays it best within the level's time, as `levels` says.

    Where the game's network cannot play, a search without one does, and `excuse` says so.
    """

    def __init__(self, level: str, seed: int | None = None) -> None:
        super().__init__(seed)
        self.level = level
        self.remembers = level in CAREFUL
        self.seconds = MOST_SECONDS.get(level, 0.0)
        self.players: dict[tuple[Game, bool], Bot] = {}

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)

    def excuse(self, game: Game) -> str:
        try:
            bot(player_of(self.level, game.name, seats=2), seed=0).require(game)
        except DurbarError as error:
            return f"{self.level} plays {game.name} without a network and is weaker: {error}"
        return ""

    def player(self, game: Game, seats: int) -> Bot:
        """The bot that plays this game with so many seats."""
        kind = game, seats > 1
        if kind not in self.players:
            name = player_without(self.level) if self.excuse(game) else player_of(self.level, game.name, seats)
            found = bot(name, seed=0)
            found.rng = self.rng
            if isinstance(found, GuidedBot):
                found.level = self.level
            if self.seconds:
                found.hurry(AHEAD * self.seconds)
            self.players[kind] = found
        return self.players[kind]

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        opinion = self.player(state.game, state.seats).think(state, seat, moves)
        return careful(state, seat, opinion, self.rng) if self.level in CAREFUL else opinion

    def pick(self, state: State, seat: int, opinion: Opinion) -> Move:
        return self.player(state.game, state.seats).pick(state, seat, opinion)


BUDGET = re.compile(r"(search|guided):(?:(\d{1,6})|(\d{1,2}(?:\.\d{1,3})?)s)")
DEALS = re.compile(r"greedy:([1-9]\d?)")
TEMPERATURE = re.compile(r"net(?::(\d(?:\.\d{1,3})?))?")
ENGINE = re.compile(r"engine:(?:(\d{1,3}(?:\.\d{1,3})?)s:)?(.+)", re.DOTALL)
OPENSPIEL = re.compile(r"openspiel:(mcts|ismcts|random)(?::([1-9]\d{0,5}))?")
USUAL_TEMPERATURE = 0.5
USUAL_SECONDS = 1.0  # that a program has for a move
USUAL_SIMULATIONS = "100"  # of a search of OpenSpiel
OPENSPIEL_MOVE_S = 300.0  # seconds for one of its moves, however many simulations it has
AHEAD = 0.9  # of its time a level looks ahead; the rest is for the careful look
MIXING = 0.5  # the temperature at which a search that others decide beside is played


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name: easy, medium, hard, master; random; greedy, perhaps in so many deals: greedy:1; a network,
    perhaps with a temperature: net, net:0.5; or a search with a budget, by itself or guided by a network: search:500,
    search:1.5s, guided:500; or a program that plays, perhaps with the seconds it has: engine:./mine,
    engine:0.2s:./mine; or one of OpenSpiel's searches, perhaps with so many simulations: openspiel:ismcts,
    openspiel:mcts:500.

    A name with `engine:` starts a program, so it must come from whoever this machine obeys, and from nobody else.
    """
    if name in LEVELS:
        return LevelBot(name, seed)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if isinstance(name, str) and (deals := DEALS.fullmatch(name)):
        return GreedyBot(seed, samples=int(deals[1]))
    if name == "unsteady":
        return GreedyBot(seed, samples=2, slips=0.3)
    if isinstance(name, str) and (budget := BUDGET.fullmatch(name)):
        kind = SearchBot if budget[1] == "search" else GuidedBot
        return kind(seed, iterations=int(budget[2] or 0), seconds=float(budget[3] or 0))
    if isinstance(name, str) and (temperature := TEMPERATURE.fullmatch(name)):
        return NetworkBot(seed, float(temperature[1] or USUAL_TEMPERATURE))
    if isinstance(name, str) and (engine := ENGINE.fullmatch(name)):
        return EngineBot(command_of(engine[2]), seed, float(engine[1] or USUAL_SECONDS))
    if isinstance(name, str) and (guest := OPENSPIEL.fullmatch(name)):  # lives above us, so it comes as a program
        command = (sys.executable, "-m", "durbar.envs.openspiel", guest[1], guest[2] or USUAL_SIMULATIONS)
        return EngineBot(command, seed, OPENSPIEL_MOVE_S)
    raise UnknownBot(
        f"there is no bot {quoted(name)}; there are easy, medium, hard, master, random, greedy, greedy:1, unsteady,"
        " net, search:500, search:1.5s, guided:500, engine:./program and openspiel:ismcts"
    )
