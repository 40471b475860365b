"""Reviving Kathmandu as the house sees it: its options, and where each question is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from durbar.core.errors import UnfitOption
from durbar.core.game import Components, Game, Options, named_seat
from durbar.core.habits import Habits
from durbar.core.moves import Move
from durbar.core.reasons import Reason
from durbar.core.rng import Rng
from durbar.games.reviving.cards import COLOURS, KINDS, LARGEST_TABLE, SIDES, SOLO, TWO, Box, Ways
from durbar.games.reviving.components import read_box
from durbar.games.reviving.habits import habits
from durbar.games.reviving.hidden import redeal
from durbar.games.reviving.judge import RevivingWeigher, considered, judge
from durbar.games.reviving.moves import RevivingMoves
from durbar.games.reviving.observe import RevivingObserver
from durbar.games.reviving.pieces import Phase, Task
from durbar.games.reviving.position import TABLE, accept, pieces
from durbar.games.reviving.reasons import reasons
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.seen import view
from durbar.games.reviving.view import TASKS, RevivingView

BIDDINGS = ("hidden", "open", "mixed")
LEVELS = ("easy", "medium", "hard", "extreme")
ARCHITECTS = ("none", "random", "chosen")
TABLES = {0: range(1, LARGEST_TABLE + 1), 2: (4, 6), 3: (6,)}  # how many players there are for so many teams


class RevivingOptions(Options, frozen=True):
    teams: Literal[0, 2, 3] = 0  # reviving-52
    bidding: Literal["hidden", "open", "mixed"] = "hidden"  # reviving-55
    manipulation: bool = False  # reviving-56
    rebuilding: bool = False  # reviving-59
    architects: Literal["none", "random", "chosen"] = "none"  # reviving-62
    public_objectives: bool = False  # reviving-69
    advanced_missions: bool = False  # reviving-68
    bhairav: bool = False  # reviving-72
    buddha_promo: bool = False  # reviving-75
    rainbow_promo: bool = False  # reviving-78
    level: Literal["easy", "medium", "hard", "extreme"] = "easy"  # reviving-93
    other_mat: bool = False  # reviving-97
    open_missions: bool = False  # reviving-98
    tie_break: bool = False  # reviving-99
    extend_only: bool = False  # reviving-100
    sara_when_last: bool = False  # reviving-101
    count_all_buddhas: bool = False  # reviving-102
    short_solo: bool = False  # reviving-103
    first_player: Literal["lot", "0", "1", "2", "3", "4", "5"] = "lot"  # reviving-10


FOR_SOLO = ("advanced_missions", "level", "other_mat", "short_solo")
ONLY_SOLO = ("level", "short_solo")
NEEDS = {"sara_when_last": "architects", "count_all_buddhas": "buddha_promo"}


class RevivingGame(Game):
    name = "reviving"
    weight = 3
    minutes = (20, 40)
    luck = "some"
    editions = ("1", "2", "3")
    like: ClassVar[dict[str, str]] = {"3": "2"}
    seat_counts = range(SOLO, LARGEST_TABLE + 1)
    options = RevivingOptions
    views = RevivingView
    things: ClassVar[dict[str, str]] = {
        "section": "section",
        "shows": "section",
        "monument": "monument",
        "colour": "colour",
        "spot": "spot",
        "to_spot": "spot",
        "side": "side",
        "mission": "mission",
        "objective": "objective",
        "objectives": "objective",
        "architect": "architect",
    }
    uses: ClassVar[dict[str, tuple[str, str]]] = {
        "mission-end": ("mission", "mission"),
        "architect": ("architect", "architect"),
        "claim": ("objective", "objective"),
        "complete": ("monument", "monument"),
        "build": ("section", "section"),
        "reveal": ("spot", "spot"),
        "bhairav": ("colour", "colour"),
    }
    weigher = RevivingWeigher()
    fields = TABLE
    rulings = (
        "other_mat",
        "open_missions",
        "tie_break",
        "extend_only",
        "sara_when_last",
        "count_all_buddhas",
        "short_solo",
    )
    moves: RevivingMoves

    def __init__(self, edition: str | None = None, components: Components = None) -> None:
        super().__init__(edition, components)
        self.box = read_box(components)
        self.contents = self.box.contents
        self.components = self.contents if components is not None else None
        self.moves = RevivingMoves(self.box)
        self.names = names(self.box)

    def require_options(self, seats: int, options: RevivingOptions) -> None:
        """reviving-52, reviving-62, reviving-96: teams need the right number of players, and solo has few options."""
        changed = self.changed_options(options)
        for name in changed:
            if seats == SOLO and name not in FOR_SOLO:
                raise UnfitOption(self.name, name, "not-solo", {})
            if seats != SOLO and name in ONLY_SOLO:
                raise UnfitOption(self.name, name, "only-solo", {"seats": seats})
            if name in NEEDS and NEEDS[name] not in changed:
                raise UnfitOption(self.name, name, f"without-{NEEDS[name]}", {})
        self.require_first_player(seats, options.first_player)
        if options.sara_when_last and seats == TWO:
            raise UnfitOption(self.name, "sara_when_last", "sara", {"seats": seats})
        if seats not in TABLES[options.teams]:
            tables = " / ".join(str(table) for table in TABLES[options.teams])
            raise UnfitOption(self.name, "teams", "teams", {"teams": options.teams, "tables": tables, "seats": seats})

    def start(self, seats: int, options: RevivingOptions, rng: Rng, listen: bool) -> Reviving:
        state = self.empty_table(seats, options, rng)
        if listen:
            state.listen()
        state.set_up(named_seat(options.first_player))
        return state

    def empty_table(self, seats: int, options: RevivingOptions, rng: Rng) -> Reviving:
        state = Reviving(self, options, self.box, self.moves, ways_of(self.edition, options), seats, rng)
        state.lay_out()
        return state

    def seen_by(self, state: Reviving, seat: int) -> RevivingView:
        return view(state, seat)

    def redeal(self, state: Reviving, seat: int, rng: Rng) -> Reviving:
        self.require_redeal(state, seat, rng)
        return redeal(state, seat, rng)

    def judge(self, state: Reviving) -> list[float]:
        return judge(state)

    def considered(self, state: Reviving, seat: int, moves: list[Move]) -> list[Move]:
        return considered(state, moves)

    def make_observer(self) -> RevivingObserver:
        return RevivingObserver(self.moves, self.options, self.box)

    def reasons(self, state: Reviving, seat: int, line: Sequence[Move]) -> list[Reason]:
        return reasons(state, seat, line)

    def habits(self, state: Reviving, seat: int, move: Move) -> Habits:
        return habits(state, seat, move)

    def accept(self, state: Reviving) -> None:
        accept(state)

    def pieces(self, state: Reviving) -> list[str]:
        return pieces(state)

    def prompt(self, state: Reviving) -> tuple[str, dict[str, int | str]]:
        if state.phase == Phase.OVER:
            return prompt_of_the_end(state)
        actors = state.actors()
        if state.phase == Phase.BUILD and not state.is_solo() and not state.ways.teams:
            return "build-all", {}
        seat = actors[0]
        return TASKS[state.players[seat].task], {"seat": seat, **facts_of(state, seat)}


def facts_of(state: Reviving, seat: int) -> dict[str, int | str]:
    """What a prompt says besides who is asked."""
    player = state.players[seat]
    if player.task == Task.DISCARD:
        too_many = len(player.hand) - state.hand_limit(player)
        return {"count": 1 if state.phase == Phase.LEFTOVER else too_many}
    if player.task == Task.MISSION:
        return {"square": 0 if state.squares[0].mission is None else 1}
    if player.task == Task.SPEND:
        return {"coin": player.coins[0]}
    return {}


def prompt_of_the_end(state: Reviving) -> tuple[str, dict[str, int | str]]:
    """reviving-44, reviving-54, reviving-92: one has won, or several have; solo, the level or none."""
    if state.is_solo():
        return ("solo-lost", "solo-easy", "solo-medium", "solo-hard", "solo-extreme")[state.level], {}
    winners = state.places()[0]
    points = state.team_points(winners[0])
    key = "over-team" if state.ways.teams else "over"
    if state.sides(winners) > 1:
        return f"{key}-shared", {"count": state.sides(winners), "points": points}
    return key, {"seat": winners[0], "points": points}


def ways_of(edition: str, options: RevivingOptions) -> Ways:
    ways = Ways()
    ways.edition = int(edition)
    ways.teams = options.teams
    ways.bidding = BIDDINGS.index(options.bidding)
    ways.manipulation = options.manipulation
    ways.rebuilding = options.rebuilding
    ways.architects = ARCHITECTS.index(options.architects)
    ways.objectives = options.public_objectives
    ways.advanced_missions = options.advanced_missions
    ways.bhairav = options.bhairav
    ways.buddha_promo = options.buddha_promo
    ways.rainbow_promo = options.rainbow_promo
    ways.level = LEVELS.index(options.level)
    ways.extreme = options.level == "extreme"
    ways.other_mat = options.other_mat
    ways.open_missions = options.open_missions
    ways.tie_break = options.tie_break
    ways.extend_only = options.extend_only
    ways.sara_when_last = options.sara_when_last
    ways.count_all_buddhas = options.count_all_buddhas
    ways.short_solo = options.short_solo
    return ways


def names(box: Box) -> dict[str, tuple[str, ...]]:
    """The names of what is in the box. A card of two ends is called by either section, and lies in hands by its key."""
    return {
        "card": tuple(box.by_key),
        "section": tuple(dict.fromkeys(end.section for end in box.ends)),
        "monument": KINDS,
        "colour": COLOURS,
        "spot": tuple(dict.fromkeys(spot.key for mat in box.mats for spot in mat.spots)),
        "side": SIDES,
        "mission": tuple(mission.key for mission in (*box.missions, *box.advanced_missions)),
        "objective": tuple(objective.key for objective in box.objectives),
        "architect": tuple(architect.key for architect in box.architects),
    }
