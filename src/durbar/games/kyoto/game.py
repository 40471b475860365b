"""Gangs of Kyoto as the house sees it: its options, and where each question is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from durbar.core.game import Components, Game, Options, named_seat
from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.core.pieces import keys
from durbar.core.reasons import Reason
from durbar.core.rng import Rng
from durbar.games.kyoto.cards import LARGEST_TABLE, SMALLEST_TABLE
from durbar.games.kyoto.components import read_box
from durbar.games.kyoto.habits import habits
from durbar.games.kyoto.hidden import redeal
from durbar.games.kyoto.judge import KyotoWeigher, judge
from durbar.games.kyoto.moves import KyotoMoves
from durbar.games.kyoto.observe import KyotoObserver
from durbar.games.kyoto.odds import odds
from durbar.games.kyoto.position import TABLE, check, pieces
from durbar.games.kyoto.reasons import reasons
from durbar.games.kyoto.rules import Kyoto
from durbar.games.kyoto.seen import view
from durbar.games.kyoto.state import Phase
from durbar.games.kyoto.view import KyotoView


class KyotoOptions(Options, frozen=True):
    full_pile_variant: bool = False  # kyoto-43
    visible_bells_variant: bool = False  # kyoto-45
    first_player: Literal["lot", "0", "1", "2", "3", "4"] = "lot"  # kyoto-5


class KyotoGame(Game):
    name = "kyoto"
    weight = 1
    minutes = (15, 15)
    luck = "much"
    editions = ("1",)
    seat_counts = range(SMALLEST_TABLE, LARGEST_TABLE + 1)
    options = KyotoOptions
    views = KyotoView
    things: ClassVar[dict[str, str]] = {"card": "card"}
    uses: ClassVar[dict[str, tuple[str, str]]] = {
        "place": ("card", "card"),
        "gift": ("card", "card"),
        "accept": ("card", "card"),
        "refuse": ("card", "card"),
        "back": ("card", "card"),
        "bank": ("cards", "card"),
    }
    weigher = KyotoWeigher()
    fields = TABLE
    moves: KyotoMoves

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.box = read_box(components)
        self.contents = self.box.contents
        self.components = self.contents if components is not None else None
        self.moves = KyotoMoves(self.box)
        self.names = {"card": tuple(keys(self.box.faces))}

    def require_options(self, seats: int, options: KyotoOptions) -> None:
        self.require_first_player(seats, options.first_player)

    def start(self, seats: int, options: KyotoOptions, rng: Rng, listen: bool) -> Kyoto:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up(named_seat(options.first_player))
        return state

    def empty_table(self, seats: int, options: KyotoOptions, rng: Rng) -> Kyoto:
        full_pile, visible_bells = options.full_pile_variant, options.visible_bells_variant
        return Kyoto(self, options, self.box, self.moves, seats, full_pile, visible_bells, rng)

    def seen_by(self, state: Kyoto, seat: int) -> KyotoView:
        return view(state, seat)

    def redeal(self, state: Kyoto, seat: int, rng: Rng) -> Kyoto:
        self.require_redeal(state, seat, rng)
        return redeal(state, seat, rng)

    def remembered(self, state: Kyoto, seat: int) -> Kyoto:
        """kyoto-35: what went into a score pile was face up, and may be remembered."""
        self.require_viewer(state, seat)
        if state.visible_bells:
            return state
        copy = state.clone()
        copy.visible_bells = True
        copy.options = msgspec.structs.replace(state.options, visible_bells_variant=True)
        return copy

    def judge(self, state: Kyoto) -> list[float]:
        return judge(state)

    def make_observer(self) -> KyotoObserver:
        return KyotoObserver(self.moves, self.options, self.box)

    def odds(self, state: Kyoto, seat: int) -> list[float] | None:
        return None if state.phase == Phase.OVER else odds(state, seat)

    def reasons(self, state: Kyoto, seat: int, line: Sequence[Move]) -> list[Reason]:
        return reasons(state, seat, line)

    def habits(self, state: Kyoto, seat: int, move: Move) -> Habits:
        return habits(state, seat, move)

    def accept(self, state: Kyoto) -> None:
        check(state)

    def pieces(self, state: Kyoto) -> list[str]:
        return pieces(state)

    def prompt(self, state: Kyoto) -> tuple[str, dict[str, int | str]]:
        card = state.turned.key if state.turned else ""
        if state.phase == Phase.GIVE:
            return "give", {"seat": state.active, "card": card}
        if state.phase == Phase.ANSWER:
            return "answer", {"seat": state.receiver, "card": card}
        return "over", {"seat": state.order()[0]}
