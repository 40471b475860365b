"""Xanadu as the house sees it: its options, and where each question is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from durbar.core.errors import Facts, UnfitOption
from durbar.core.game import Components, Game, Options, named_seat
from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.core.pieces import keys
from durbar.core.reasons import Reason
from durbar.core.rng import Rng
from durbar.games.xanadu.cards import COLOURS, LARGEST_TABLE, MANY, RESOURCES, SMALLEST_TABLE, Numbers
from durbar.games.xanadu.components import read_box
from durbar.games.xanadu.habits import habits
from durbar.games.xanadu.hidden import redeal
from durbar.games.xanadu.judge import XanaduWeigher, judge
from durbar.games.xanadu.moves import XanaduMoves
from durbar.games.xanadu.observe import XanaduObserver
from durbar.games.xanadu.position import TABLE, accept, pieces
from durbar.games.xanadu.reasons import reasons
from durbar.games.xanadu.rules import Xanadu
from durbar.games.xanadu.seen import view
from durbar.games.xanadu.state import Phase
from durbar.games.xanadu.view import XanaduView


class XanaduOptions(Options, frozen=True):
    advanced: bool = False  # xanadu-48
    long_game: bool = False  # xanadu-39
    equal_turns: bool = False  # xanadu-50
    hand_limit: Literal[0, 5, 6, 7, 8, 9, 10, 12, 15, 20] = 0  # xanadu-49
    first_player: Literal["lot", "0", "1", "2", "3", "4", "5"] = "lot"  # xanadu-7


class XanaduGame(Game):
    name = "xanadu"
    weight = 2
    minutes = (40, 70)
    luck = "some"
    editions = ("1", "2")
    like: ClassVar[dict[str, str]] = {"2": "1"}
    seat_counts = range(SMALLEST_TABLE, LARGEST_TABLE + 1)
    options = XanaduOptions
    views = XanaduView
    things: ClassVar[dict[str, str]] = {
        "card": "card",
        "building": "card",
        "resources": "resource",
        "colour": "colour",
    }
    uses: ClassVar[dict[str, tuple[str, str]]] = {
        "start": ("card", "card"),
        "build": ("card", "card"),
        "worker": ("building", "card"),
        "own-worker": ("building", "card"),
        "sell": ("building", "card"),
        "full": ("building", "card"),
        "favour": ("resources", "resource"),
    }
    weigher = XanaduWeigher()
    fields = TABLE
    rulings = ("equal_turns", "hand_limit")
    moves: XanaduMoves

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.box = read_box(components)
        self.contents = self.box.contents
        self.components = self.contents if components is not None else None
        self.moves = XanaduMoves(self.box)
        self.names = {"card": tuple(keys(self.box.deck)), "resource": RESOURCES, "colour": COLOURS}

    def require_options(self, seats: int, options: XanaduOptions) -> None:
        """xanadu-48: the advanced game is for up to four."""
        self.require_first_player(seats, options.first_player)
        if options.advanced and seats >= MANY:
            facts: Facts = {"fewest": SMALLEST_TABLE, "most": MANY - 1, "seats": seats}
            raise UnfitOption(self.name, "advanced", "advanced", facts)

    def start(self, seats: int, options: XanaduOptions, rng: Rng, listen: bool) -> Xanadu:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up(named_seat(options.first_player))
        return state

    def empty_table(self, seats: int, options: XanaduOptions, rng: Rng) -> Xanadu:
        numbers = Numbers(self.edition, self.box.contents, seats, options.advanced, options.long_game)
        equal_turns, hand_limit = options.equal_turns, options.hand_limit
        return Xanadu(self, options, self.box, self.moves, seats, numbers, equal_turns, hand_limit, rng)

    def seen_by(self, state: Xanadu, seat: int) -> XanaduView:
        return view(state, seat)

    def redeal(self, state: Xanadu, seat: int, rng: Rng) -> Xanadu:
        self.require_redeal(state, seat, rng)
        return redeal(state, seat, rng)

    def judge(self, state: Xanadu) -> list[float]:
        return judge(state)

    def make_observer(self) -> XanaduObserver:
        return XanaduObserver(self.moves, self.options, self.box)

    def reasons(self, state: Xanadu, seat: int, line: Sequence[Move]) -> list[Reason]:
        return reasons(state, seat, line)

    def habits(self, state: Xanadu, seat: int, move: Move) -> Habits:
        return habits(state, seat, move)

    def accept(self, state: Xanadu) -> None:
        accept(state)

    def pieces(self, state: Xanadu) -> list[str]:
        return pieces(state)

    def prompt(self, state: Xanadu) -> tuple[str, dict[str, int | str]]:
        if state.phase == Phase.START:
            return "start", {}
        if state.phase == Phase.SELL:
            return "sell", {"seat": state.active}
        if state.phase == Phase.WORK:
            return "work", {"seat": state.active}
        if state.phase == Phase.CARD:
            assert state.target is not None
            return "card", {"seat": state.active, "building": state.target.card.key}
        if state.phase == Phase.DISCARD:
            too_many = len(state.players[state.active].hand) - state.hand_limit
            return "discard", {"seat": state.active, "count": too_many}
        return prompt_of_the_end(state)


def prompt_of_the_end(state: Xanadu) -> tuple[str, dict[str, int | str]]:
    """xanadu-42: one has won, or several have."""
    winners, coins = (state.ranking() or [[]])[0], max(state.scores())
    if len(winners) == 1:
        return "over", {"seat": winners[0], "coins": coins}
    return "over-shared", {"count": len(winners), "coins": coins}
