"""The games for OpenSpiel: importing this module registers `durbar_kyoto` and its like.

    import pyspiel
    import durbar.envs.openspiel
    game = pyspiel.load_game("durbar_kyoto(players=3,visible_bells_variant=true)")

An action is a move's id in the game's move table. Every draw of a game is a chance node with equally likely outcomes, a
shuffled pile one for each card; with `deals=100` there is one chance node, at the beginning, which chooses among a
hundred deals, and all later luck follows from the deal: much quicker, and small enough to solve where the box is small.
Where several seats decide at once there is a simultaneous node; with `simultaneous=false` they decide in turn, each
without knowing what the others have chosen. Every option of a game is a parameter of its name, and `components` a file,
or what is in it as JSON.

The returns are what a seat has won against the others: 1 for who beats all, -1 for who beats nobody; their sum is 0.
An observation is the view; an information state also all that the seat was told and has played until then.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from durbar.bots import Bot, Opinion
from durbar.bots.engine import Engine
from durbar.core.errors import DurbarError, Undecided, quoted
from durbar.core.events import Event
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.position import read_position, write_position
from durbar.core.registry import GAMES
from durbar.core.registry import game as find_game
from durbar.core.rng import FastRng, ScriptedRng, rng_of_seed
from durbar.core.state import State

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    missing = f"OpenSpiel is missing ({error}): pip install 'durbar[envs]'"
    if __name__ == "__main__":
        print("error", missing, flush=True)  # as an engine says it
        sys.exit(2)
    raise DurbarError(missing) from None

PREFIX = "durbar_"
OWN: dict[str, Any] = {
    "players": 2,
    "deals": 0,
    "simultaneous": False,
    "components": "",
}  # parameters that are not options of a game
LONGEST_GAME = 20_000  # decisions; no game has come near it
MOST_DRAWS = 200_000
MOST_OUTCOMES = 1_000  # of one draw: more cards than any pile has
NO_LUCK = rng_of_seed(0)  # stands where all luck is OpenSpiel's, and is never asked


class Turn(NamedTuple):
    """What happened between two nodes: the moves that were played, by seat, and what was told of them."""

    moves: tuple[tuple[int, Move], ...]
    events: tuple[Event, ...]
    before: Turn | None


class Node:
    """A place in the tree of a game, which never changes.

    table:   the state here; before the first deal, and while something is drawn, the last one before that
    played:  the moves that draw something just now
    draws:   what was drawn so far, and `choices` among how many the next draw is; 0 is none
    last:    what was told until here; `heirs` are those for whom it is true
    """

    def __init__(
        self, table: State | None, last: Turn | None = None, heirs: Sequence[int] | None = None, choices: int = 0
    ) -> None:
        self.table = table
        self.last = last
        self.heirs = heirs
        self.choices = choices
        self.played: tuple[tuple[int, Move], ...] = ()
        self.draws: list[int] = []

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """OpenSpiel writes states down by pickling."""
        table = None if self.table is None else write_position(self.table)
        turns = [
            (written(turn.moves), [(event.kind, event.facts, event.secret, event.to) for event in turn.events])
            for turn in self.turns()
        ]
        return read_node, (table, turns, self.heirs, self.choices, written(self.played), self.draws)

    def drawing(self, played: tuple[tuple[int, Move], ...], draws: list[int], choices: int) -> Node:
        node = Node(self.table, self.last, self.heirs, choices)
        node.played = played
        node.draws = draws
        return node

    @property
    def state(self) -> State:
        """The table, where one can be looked at."""
        assert self.table is not None
        return self.table

    @cached_property
    def actors(self) -> list[int]:
        return self.state.actors()

    def turns(self) -> Iterator[Turn]:
        """All that happened, the last first."""
        turn = self.last
        while turn is not None:
            yield turn
            turn = turn.before

    def told(self, seat: int) -> str:
        """All that a seat was told and has played, a line for each turn."""
        if self.heirs is not None and seat not in self.heirs:
            return ""
        lines = []
        for turn in self.turns():
            own = [move.notation for who, move in turn.moves if who == seat]
            lines.append(msgspec.json.encode([own, [event.seen_by(seat) for event in turn.events]]).decode())
        return "".join(f"{line}\n" for line in reversed(lines))

    def view(self, seat: int) -> str:
        if self.table is None:
            return ""
        return msgspec.json.encode(self.table.game.view(self.table, seat)).decode()


def written(played: Sequence[tuple[int, Move]]) -> list[tuple[int, str]]:
    return [(seat, move.notation) for seat, move in played]


def read_node(
    table: str | None, turns: list[Any], heirs: Sequence[int] | None, choices: int, played: Any, draws: list[int]
) -> Node:
    state = None if table is None else read_position(table)

    def read(words: Sequence[tuple[int, str]]) -> tuple[tuple[int, Move], ...]:
        return () if state is None else tuple((seat, state.moves.parse(notation)) for seat, notation in words)

    last = None
    for moves, events in reversed(turns):
        last = Turn(read(moves), tuple(Event(*event) for event in events), last)
    return Node(state, last, heirs, choices).drawing(read(played), draws, choices)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    def rules(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    # Who decides, and between what

    def current_player(self) -> int:
        node = self.node
        if node.choices:
            return int(pyspiel.PlayerId.CHANCE)
        if not node.actors:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(node.actors) > 1 and self.rules().simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return node.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.node.actors:
            return []
        return sorted(move.id for move in self.node.state.legal_moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choices = self.node.choices
        return [(outcome, 1 / choices) for outcome in range(choices)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.rules().durbar.moves[action].notation

    def is_terminal(self) -> bool:
        return not self.node.choices and not self.node.actors

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.rules().seats
        return won(self.node.state)

    # What happens

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.choices:
            self.node = self.rules().after(node, node.played, [*node.draws, action])
        else:
            self.node = self.rules().after(node, ((node.actors[0], self.rules().durbar.moves[action]),), [])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        moves = self.rules().durbar.moves
        self.node = self.rules().after(self.node, tuple((seat, moves[actions[seat]]) for seat in self.node.actors), [])

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that looks the same to this player: what it cannot know is drawn anew."""
        word = [int(sampler() * 2**32) & 0xFFFFFFFF for _ in range(3)]
        table = self.node.state
        dealt = table.game.redeal(table, player, FastRng(word[0], word[1], word[2]))
        other: SpielState = self.rules().new_initial_state()
        other.node = Node(dealt, self.node.last, heirs=[player])
        other.node.actors = self.node.actors
        return other

    # What is seen

    def __str__(self) -> str:
        """Everything, as a position writes it; while something is drawn, what that comes to so far."""
        node = self.node
        facts = {} if node.table is None else node.table.game.write(node.table)
        if not self.rules().deals:
            facts.pop("rng", None)
        if node.choices:
            facts = {"played": written(node.played), "draws": node.draws, **facts}
        return msgspec.json.encode(facts).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Durbar with its options, as OpenSpiel asks for it. Each title has a class derived from it."""

    title: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.title), **(parameters or {})}
        self.durbar: Game = find_game(self.title, components=box(given["components"]))
        self.seats: int = given["players"]
        self.durbar.require_seats(self.seats)
        self.options = self.durbar.read_options(
            {name: value for name, value in given.items() if name not in OWN}, self.seats
        )
        self.deals: int = given["deals"]
        if not 0 <= self.deals <= 2**31:
            raise DurbarError(f"deals is 0, for every draw by itself, or at most {2**31}, not {self.deals}")
        self.simultaneous: bool = given["simultaneous"]
        most = max(MOST_OUTCOMES, self.deals)
        shared = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.durbar.moves),
            max_chance_outcomes=most,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if shared else 0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.title, self.simultaneous, shared), info, parameters or {})

    @cached_property
    def root(self) -> Node:
        """Where a game begins: nothing is dealt."""
        if self.deals:
            return Node(None, choices=self.deals)
        return self.after(Node(None), (), [])

    def after(self, node: Node, played: tuple[tuple[int, Move], ...], draws: list[int]) -> Node:
        """The node after these moves (before the first, the setting up), where so much of their luck is decided."""
        try:
            table = self.played_out(node.table, played, draws)
        except Undecided as undecided:
            return node.drawing(played, draws, undecided.choices)
        return Node(table, Turn(played, tuple(table.listen()), node.last), node.heirs)

    def played_out(self, table: State | None, played: tuple[tuple[int, Move], ...], draws: list[int]) -> State:
        if table is None:
            rng = rng_of_seed(draws[0]) if self.deals else ScriptedRng(draws)
            after = self.durbar.start(self.seats, self.options, rng, listen=True)
        else:
            after = table.clone()
            if not self.deals:
                after.rng = ScriptedRng(draws)
            after.listen()
            for seat, move in played:
                after.play(seat, move)
        if not self.deals:
            after.rng = NO_LUCK
        return after

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(self, kind is not None and kind.perfect_recall)


class Observer:
    """Reads off what a player may know.

    tensor: the features that are set (`core/observing.py`, without the judge), each as often as it is
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.observer = game.durbar.observer
        self.tensor = np.zeros(self.observer.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        table = state.node.table
        if table is not None:
            np.add.at(self.tensor, self.observer.features_of(table, player), 1)

    def string_from(self, state: SpielState, player: int) -> str:
        node = state.node
        return (node.told(player) if self.perfect_recall else "") + node.view(player)


def won(state: State) -> list[float]:
    """What each seat has won against the others, from -1 to 1; alone, 1 or -1."""
    groups = state.ranking() or []
    place = {seat: number for number, group in enumerate(groups) for seat in group}
    if state.seats == 1:
        return [1.0 if place[0] == 0 else -1.0]
    others = state.seats - 1
    return [
        sum((place[other] > place[seat]) - (place[other] < place[seat]) for other in range(state.seats)) / others
        for seat in range(state.seats)
    ]


def box(components: str) -> dict[str, Any] | str | None:
    """An owner's box: nothing, a file, or what is in it."""
    if not components.startswith("{"):
        return components or None
    try:
        return msgspec.json.decode(components, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise DurbarError(f"components are a file, or JSON, and this is neither: {error}") from None


# Registration


def defaults(title: str) -> dict[str, Any]:
    """Every parameter of a game, and what it usually is."""
    kind = GAMES[title]
    usual: dict[str, Any] = msgspec.structs.asdict(kind.options())
    own = {"players": max(2, kind.seat_counts[0]), "simultaneous": decides_at_once(title)}
    return {**OWN, **own, **usual}


@cache
def decides_at_once(title: str) -> bool:
    """Whether a game has moments at which several seats decide."""
    game = find_game(title)
    table = game.empty_table(game.usual_seats, game.read_options(), NO_LUCK)
    return type(table).actors is not State.actors


def game_type(title: str, simultaneous: bool, alone: bool = False) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + title,
        long_name=f"Durbar: {title}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=GAMES[title].seat_counts[-1],
        min_num_players=GAMES[title].seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(title),
    )


def register_all() -> None:
    """Make every game of the house, and of installed packages, known to OpenSpiel."""
    for title in GAMES:
        kind = type(f"Spiel{title.capitalize()}", (SpielGame,), {"title": title})
        pyspiel.register_game(game_type(title, decides_at_once(title)), kind)


register_all()


# Bots of OpenSpiel at a table of ours


class Judge:
    """What OpenSpiel's searches think of a position, and of its moves before they have tried them: our judge's word."""

    def evaluate(self, state: SpielState) -> Any:
        table = state.node.state
        return np.array([2 * chance - 1 for chance in table.game.judge(table)])

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielBot(Bot):
    """A search of OpenSpiel, with so many simulations for a move.

    mcts:   Monte Carlo tree search in one deal that the seat thinks possible
    ismcts: the same over many such deals
    """

    def __init__(self, kind: str, simulations: int, seed: int | None = None) -> None:
        super().__init__(seed)
        if kind not in KINDS or simulations < 1:
            raise DurbarError(
                f"bots of OpenSpiel are {', '.join(KINDS)}, with 1 simulation or more, not {quoted(kind)}"
            )
        self.kind = kind
        self.simulations = simulations

    def think(self, state: State, seat: int, moves: list[Move]) -> Opinion:
        spiel = spiel_state(state.game.redeal(state, seat, self.rng), seat, deals=self.kind == "ismcts")
        luck = np.random.RandomState(int(self.rng.below(2**31)))
        game = spiel.rules()
        if self.kind == "random":
            action = int(luck.choice(spiel.legal_actions()))
        elif self.kind == "mcts":
            action = mcts.MCTSBot(game, 1.4, self.simulations, Judge(), random_state=luck).step(spiel)
        else:
            search = ismcts.ISMCTSBot(game, Judge(), 1.4, self.simulations, random_state=luck)
            search.set_resampler(lambda root, player: root.resample_from_infostate(player, luck.uniform))
            action = search.step(spiel)
        chosen = state.moves[int(action)]
        return [(chosen, 1.0), *((move, 0.0) for move in moves if move is not chosen)]


KINDS = ("mcts", "ismcts", "random")


def spiel_state(table: State, seat: int, deals: bool = False) -> SpielState:
    """A table as a state of OpenSpiel, in which this seat decides first; with `deals` all luck is that of the table."""
    parameters = msgspec.structs.asdict(table.options) | {"players": table.seats, "simultaneous": False}
    parameters |= {"deals": int(deals)}
    if table.game.components is not None:
        parameters |= {"components": msgspec.json.encode(table.game.components).decode()}
    state: SpielState = pyspiel.load_game(PREFIX + table.game.name, parameters).new_initial_state()
    state.node = Node(table)
    state.node.actors = [seat, *(other for other in table.actors() if other != seat)]
    return state


def play_as_engine(kind: str, simulations: str) -> None:
    """Let a bot of OpenSpiel play by the lines of docs/engine.md."""
    number = int(simulations)
    engine = Engine(
        f"OpenSpiel {kind}", lambda seed: OpenSpielBot(kind, number, seed), lambda line: print(line, flush=True)
    )
    for line in sys.stdin:
        if not engine.obey(line):
            return


if __name__ == "__main__":
    play_as_engine(*sys.argv[1:])
