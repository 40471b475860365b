"""What a seat sees of a game of Reviving Kathmandu (reviving-47, reviving-48)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from durbar.core.game import View
from durbar.games.reviving import scoring, solo
from durbar.games.reviving.bidding import reason, winner
from durbar.games.reviving.cards import COLOURS, KINDS, NONE, SLOTS, WILD, Card, keys
from durbar.games.reviving.events import REASONS
from durbar.games.reviving.hidden import is_face_down, sees_coin, sees_mission
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.state import Monument, Phase, Player, Task

PhaseName = Literal["architects", "missions", "bid", "manipulate", "collect", "build", "leftover", "cleanup", "over"]
PHASES: dict[Phase, PhaseName] = {
    Phase.ARCHITECTS: "architects",
    Phase.MISSIONS: "missions",
    Phase.BID: "bid",
    Phase.MANIPULATE: "manipulate",
    Phase.COLLECT: "collect",
    Phase.BUILD: "build",
    Phase.LEFTOVER: "leftover",
    Phase.CLEANUP: "cleanup",
    Phase.OVER: "over",
}
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
    """A monument, named by its `bottom` card; sections from the bottom. `points` are what it has scored."""

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
    """A public objective: whether it can still be scored, by whom it was, and by whom it is met."""

    objective: str
    open: bool
    scored_by: list[int]


class SoloView(Struct, frozen=True, gc=False):
    """Solo: the debris left in the bag by colour, whether Extreme is played, the level reached (empty: none), and the
    missions that can be chosen now."""

    bag: list[int]
    extreme: bool
    level: Level
    missions: list[str]


class RevivingView(View, frozen=True, gc=False):
    """The table as one seat sees it. Cards, ends, spots, missions and so on are named by their keys; the top of the
    discards is last.

    card_size:       width and height of a card on the mat
    wide:            whether the market of six is played
    open_bids:       whether coins lie face up in this round
    queue:           who is asked after the present decision in this phase
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
    objectives: list[ObjectiveView]
    bhairavs: list[str]
    proposed_colour: str
    solo: SoloView | None
    ranking: list[list[int]] | None


def view(state: Reviving, seat: int) -> RevivingView:
    """What this seat, or a spectator, may know."""
    return RevivingView(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round,
        rounds=state.rounds(),
        first_player=state.first_player,
        active=state.active,
        actors=state.actors(),
        queue=state.queue[:],
        teams=state.ways.teams,
        card_size=state.mat.card,
        wide=state.is_wide(),
        open_bids=state.is_open_round(),
        slots=view_of_slots(state),
        spots=[view_of_spot(state, seat, spot) for spot in range(len(state.mat.spots))],
        reveal=view_of_reveal(state),
        players=[view_of_player(state, seat, owner) for owner in range(state.seats)],
        squares=[view_of_square(state, seat, square) for square in range(len(state.squares))],
        blue=len(state.blue),
        red=len(state.red),
        under_red=[card.key for card in state.red if state.knows(seat, card)],
        discards=keys(state.discards),
        objectives=view_of_objectives(state),
        bhairavs=[COLOURS[colour] for colour in range(len(COLOURS)) if state.bhairavs[colour]],
        proposed_colour=proposed_colour(state, seat),
        solo=view_of_solo(state) if state.is_solo() else None,
        ranking=state.ranking(),
    )


# The mat


def key_of(card: Card | None) -> str:
    return "" if card is None else card.key


def view_of_slots(state: Reviving) -> list[SlotView]:
    places = state.mat.slots
    return [SlotView(n + 1, places[n][0], places[n][1], key_of(state.market[n])) for n in range(SLOTS)]


def view_of_spot(state: Reviving, seat: int, number: int) -> SpotView:
    spot, bids, wide = state.mat.spots[number], state.bids, state.is_wide()
    seen = bids.seats[number] != NONE and sees_coin(state, seat, number)
    return SpotView(
        spot=spot.key,
        x=spot.x,
        y=spot.y,
        long_edge=spot.long_edge,
        targets=[slot + 1 for slot in spot.targets(wide)],
        near=[slot + 1 for slot in spot.targets(wide) if spot.is_near(slot, wide)],
        seat=bids.seats[number],
        coin=bids.coins[number] if seen else 0,
        raised=bids.raised[number],
        debris=[COLOURS[colour] for colour in state.debris[number]],
    )


def view_of_reveal(state: Reviving) -> RevealView | None:
    """reviving-17: the coins of the last reveal, and what decided for each card."""
    bids, wide = state.shown, state.is_wide()
    if all(seat == NONE for seat in bids.seats):
        return None
    coins = [
        CoinView(spot.key, bids.seats[n], bids.coins[n], bids.raised[n])
        for n, spot in enumerate(state.mat.spots)
        if bids.seats[n] != NONE
    ]
    cards = []
    for slot, card in enumerate(state.shown_cards):
        if card is not None:
            best = winner(state, bids, slot, wide)
            if best == NONE:
                cards.append(WonView(slot + 1, card.key, NONE, "", None))
            else:
                why: Reason = REASONS[reason(state, bids, slot, best, wide)]  # type: ignore[assignment]
                cards.append(WonView(slot + 1, card.key, bids.seats[best], state.mat.spots[best].key, why))
    return RevealView(coins, cards)


# Players


def known(state: Reviving, seat: int, owner: int, cards: list[Card]) -> list[str]:
    return [card.key if seat == owner or state.knows(seat, card) else "" for card in cards]


def view_of_player(state: Reviving, seat: int, owner: int) -> PlayerView:
    player = state.players[owner]
    secret = any(is_face_down(state, seat, spot) for spot in state.bids.spots_of(owner))
    return PlayerView(
        team=state.team(owner),
        task=TASKS[player.task],
        hand=known(state, seat, owner, player.hand),
        drawn=known(state, seat, owner, player.drawn),
        hand_limit=state.hand_limit(player),
        coins=[] if secret else player.coins[:],
        coin_count=len(player.coins),
        spent=player.spent[:],
        architect=player.architect.key if player.architect else "",
        must=key_of(player.must),
        chosen=player.chosen.key if player.chosen else "",
        naming=key_of(player.naming),
        dropped=keys(player.dropped),
        bhairav="" if player.bhairav == NONE else COLOURS[player.bhairav],
        objective=player.objective.key if player.objective else "",
        score=view_of_score(state, owner, player),
    )


def view_of_score(state: Reviving, owner: int, player: Player) -> ScoreView:
    if state.is_solo():
        return ScoreView(0, 0, 0, 0, 0, 0, 0, 0, 0)
    square = state.squares[owner]
    return ScoreView(
        monuments=sum(monument.printed for monument in square.monuments),
        colours=sum(monument.bonus for monument in square.monuments),
        buddha_colours=state.box.buddha_bonus * state.buddha_colours(square),
        coins=player.coin_points,
        objective=player.objective.points if player.objective else 0,
        unfinished=player.unfinished_points,
        mission=player.mission_points,
        bhairav=player.bhairav_points,
        total=scoring.score(state, owner),
    )


def view_of_square(state: Reviving, seat: int, number: int) -> SquareView:
    square = state.squares[number]
    seen = square.mission is not None and sees_mission(state, seat, number)
    return SquareView(
        owner=state.owner(number),
        monuments=[view_of_monument(state, monument) for monument in square.monuments],
        mission=square.mission.key if square.mission and seen else "",
        met=scoring.mission_met(state, square) if seen else [],
    )


def view_of_monument(state: Reviving, monument: Monument) -> MonumentView:
    sections = [
        SectionView(end.card.key, end.key, COLOUR_NAMES[end.colour], COLOUR_NAMES[state.colour(end)])
        for end in monument.ends
    ]
    return MonumentView(
        bottom=monument.ends[0].card.key,
        kind=KINDS[monument.kind],
        sections=sections,
        complete=monument.scored,
        holographic=monument.is_holographic(),
        printed=monument.printed,
        bonus=monument.bonus,
    )


def view_of_objectives(state: Reviving) -> list[ObjectiveView]:
    return [
        ObjectiveView(
            one.key,
            scoring.is_open(state, one),
            [seat for seat, player in enumerate(state.players) if player.objective is one],
        )
        for one in state.objectives
    ]


def view_of_solo(state: Reviving) -> SoloView:
    missions = solo.possible_missions(state) if state.phase == Phase.MISSIONS else []
    return SoloView(state.bag[:], state.ways.extreme, LEVELS[state.level], [mission.key for mission in missions])


# A proposal


def proposed_colour(state: Reviving, seat: int) -> str:
    """reviving-29: the colour that brings this seat most points at once, its mission counted."""
    if not 0 <= seat < state.seats or state.players[seat].task != Task.NAME:
        return ""
    moves = state.legal_moves(seat)
    best = max(moves, key=lambda move: (worth_of_colour(state, seat, move.id), -move.id))
    return str(best.args["colour"])


def worth_of_colour(state: Reviving, seat: int, move: int) -> int:
    """The best total after naming this colour; other wilds of the monument are tried as well."""
    trial = state.clone()
    bottom = trial.players[seat].naming
    assert bottom is not None
    square = trial.owner(trial.square_of(bottom))
    monument = trial.monument_on(bottom)
    assert monument is not None
    end = trial.unnamed(monument)
    assert end is not None
    trial.name_wild(end, COLOURS.index(str(trial.moves[move].args["colour"])))
    return best_of_rest(trial, square, monument, sees_mission(state, seat, square))


def best_of_rest(trial: Reviving, square: int, monument: Monument, with_mission: bool) -> int:
    end = trial.unnamed(monument)
    if end is None:
        if trial.is_solo():
            return 0
        scoring.score_monument(trial, monument)
        place = trial.squares[square]
        mission = scoring.mission_points(trial, place) if with_mission else 0
        return scoring.monument_points(trial, place) + mission
    best = 0
    for colour in range(len(COLOURS)):
        trial.name_wild(end, colour)
        best = max(best, best_of_rest(trial, square, monument, with_mission))
    trial.name_wild(end, WILD)
    return best
