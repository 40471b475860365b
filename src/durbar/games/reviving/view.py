"""What a view of Reviving Kathmandu is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.fields import names_of
from durbar.core.game import View
from durbar.games.reviving.cards import COLOURS
from durbar.games.reviving.pieces import Phase, Task

PhaseName = Literal["architects", "missions", "bid", "manipulate", "collect", "build", "leftover", "cleanup", "over"]
PHASES: dict[Phase, PhaseName] = names_of(Phase, PhaseName)
TaskName = Literal[
    "idle", "architect", "mission", "bid", "manipulate", "return", "build", "place", "name", "claim",
    "discard", "power", "spend", "give", "take", "store",
]  # fmt: skip
TASKS: dict[Task, TaskName] = {
    Task.IDLE: "idle",
    Task.ARCHITECT: "architect",
    Task.MISSION: "mission",
    Task.BID: "bid",
    Task.MANIPULATE: "manipulate",
    Task.RETURN: "return",
    Task.BUILD: "build",
    Task.PLACE: "place",
    Task.NAME: "name",
    Task.CLAIM: "claim",
    Task.DISCARD: "discard",
    Task.POWER: "power",
    Task.SPEND: "spend",
    Task.TRADE: "give",
    Task.TAKE: "take",
    Task.STORE: "store",
}
COLOUR_NAMES = (*COLOURS, "wild")
Reason = Literal["sole", "highest", "nearest", "edge"]
Side = Literal["", "n", "e", "s", "w"]
Level = Literal["", "easy", "medium", "hard", "extreme"]
LEVELS: tuple[Level, ...] = ("", "easy", "medium", "hard", "extreme")


class SlotView(Struct, frozen=True, gc=False):
    """A place for a card, by the middle of it; `card` is empty if none lies there. Slots count from 1."""

    slot: int
    x: int
    y: int
    card: str


class SpotView(Struct, frozen=True, gc=False):
    """A place for a coin.

    targets: the slots a coin aims at in this round, the near one first; empty if it cannot be used
    near:    those of them that are near
    seat:    whose coin lies there, or -1
    coin:    its value, 0 if there is none or it lies face down for this viewer
    raised:  how much more it counts (Sara)
    debris:  solo: the colours of the debris, from the bottom
    """

    spot: str
    x: int
    y: int
    long_edge: bool
    targets: list[int]
    near: list[int]
    seat: int
    coin: int
    raised: int
    debris: list[str]


class CoinView(Struct, frozen=True, gc=False):
    """A coin of the last reveal."""

    spot: str
    seat: int
    coin: int
    raised: int


class WonView(Struct, frozen=True, gc=False):
    """A card of the last reveal: who won it (-1 nobody), with the coin on which spot, and what decided."""

    slot: int
    card: str
    seat: int
    spot: str
    reason: Reason | None


class RevealView(Struct, frozen=True, gc=False):
    """The last reveal, and why each card went where."""

    coins: list[CoinView]
    cards: list[WonView]


class SectionView(Struct, frozen=True, gc=False):
    """A built card: `printed` is the colour on it, `colour` what it counts as (a wild until it is named is wild)."""

    card: str
    end: str
    printed: str
    colour: str


class MonumentView(Struct, frozen=True, gc=False):
    """A monument, named by its `bottom` card; sections from the bottom. It has scored what is `printed` on its
    top, or its rank, and the `bonus` for its colours."""

    bottom: str
    kind: str
    sections: list[SectionView]
    complete: bool
    holographic: bool
    printed: int
    bonus: int


class SquareView(Struct, frozen=True, gc=False):
    """Where monuments stand. `mission` is empty while this viewer does not know it, and then `met` is empty too;
    else it says for Buddha, Shrine, Stupa and Pagoda whether the objective is met."""

    owner: int
    monuments: list[MonumentView]
    mission: str
    met: list[bool]


class ScoreView(Struct, frozen=True, gc=False):
    """Points by where they come from; the last three only when the game is over."""

    monuments: int
    colours: int
    buddha_colours: int
    coins: int
    objective: int
    unfinished: int
    mission: int
    bhairav: int
    total: int


class PlayerView(Struct, frozen=True, gc=False):
    """What belongs to one seat.

    hand:      its cards; an empty string is a card this viewer does not know
    drawn:     the same for drawn cards of which one goes back
    coins:     unspent coins that are not on the mat, if this viewer can know them
    coin_count: how many those are
    spent:     spent coins in order
    must:      a card that has to be built now, or empty
    chosen:    the end being built while its place is chosen, or empty
    naming:    the bottom card of the monument whose wild is being named, or empty
    dropped:   discarded in this phase, on their way to the common discards
    bhairav:   its colour, or empty
    objective: the public objective it has scored, or empty
    """

    team: int
    task: TaskName
    hand: list[str]
    drawn: list[str]
    hand_limit: int
    coins: list[int]
    coin_count: int
    spent: list[int]
    architect: str
    must: str
    chosen: str
    naming: str
    dropped: list[str]
    bhairav: str
    objective: str
    score: ScoreView


class ObjectiveView(Struct, frozen=True, gc=False):
    """A public objective: whether it can still be scored, and by whom it was."""

    objective: str
    open: bool
    scored_by: list[int]


class SoloView(Struct, frozen=True, gc=False):
    """Solo: the debris left in the bag by colour, the side the die shows (empty: not rolled yet), whether Extreme
    is played, the level reached (empty: none), and the missions that can be chosen now."""

    bag: list[int]
    die: Side
    extreme: bool
    level: Level
    missions: list[str]


class RevivingView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards, ends, spots, missions and so on are named by their keys; the top of the
    discards is first.

    card_size:       width and height of a card on the mat
    wide:            whether the market of six is played
    open_bids:       whether coins lie face up in this round
    queue:           who is asked after the present decision in this phase
    wilds:           the colours that were named, by the ends of cards they were named for, wherever those are now
    under_red:       the cards of the red deck whose place this viewer knows, from the bottom
    proposed_colour: for whoever names a wild: the colour with the best points at once, else empty
    """

    seat: int
    phase: PhaseName
    round: int
    rounds: int
    first_player: int
    active: int
    actors: list[int]
    queue: list[int]
    teams: int
    card_size: list[int]
    wide: bool
    open_bids: bool
    slots: list[SlotView]
    spots: list[SpotView]
    reveal: RevealView | None
    players: list[PlayerView]
    squares: list[SquareView]
    blue: int
    red: int
    under_red: list[str]
    discards: list[str]
    wilds: dict[str, str]
    objectives: list[ObjectiveView]
    bhairavs: list[str]
    proposed_colour: str
    solo: SoloView | None
    ranking: list[list[int]] | None
