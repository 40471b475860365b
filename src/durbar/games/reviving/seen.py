"""What a seat sees of a game of Reviving Kathmandu (reviving-47, reviving-48)."""

from __future__ import annotations

from durbar.core.pieces import keys, keys_from_the_top
from durbar.games.reviving import building, scoring, solo
from durbar.games.reviving.bidding import reason, winner
from durbar.games.reviving.cards import COLOURS, KINDS, NONE, SIDES, SLOTS, WILD, Card
from durbar.games.reviving.events import REASONS
from durbar.games.reviving.hidden import is_face_down, sees_coin, sees_mission
from durbar.games.reviving.pieces import Monument, Phase, Player, Task
from durbar.games.reviving.rules import Reviving
from durbar.games.reviving.view import (
    COLOUR_NAMES,
    LEVELS,
    PHASES,
    TASKS,
    CoinView,
    MonumentView,
    ObjectiveView,
    PlayerView,
    Reason,
    RevealView,
    RevivingView,
    ScoreView,
    SectionView,
    SlotView,
    SoloView,
    SpotView,
    SquareView,
    WonView,
)


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
        discards=keys_from_the_top(state.discards),
        wilds={end.key: COLOURS[colour] for end, colour in state.named_wilds()},
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
    return SoloView(
        bag=state.bag[:],
        die="" if state.die == NONE else SIDES[state.die],
        extreme=state.ways.extreme,
        level=LEVELS[state.level],
        missions=[mission.key for mission in missions],
    )


# A proposal


def proposed_colour(state: Reviving, seat: int) -> str:
    """reviving-29: the colour that brings most points at once; among equals, most for the mission, if it is known."""
    if not 0 <= seat < state.seats or state.players[seat].task != Task.NAME:
        return ""
    moves = building.naming_moves(state, state.players[seat])
    best = max(moves, key=lambda move: (worth_of_colour(state, seat, move.id), -move.id))
    return str(best.args["colour"])


def worth_of_colour(state: Reviving, seat: int, move: int) -> tuple[int, int]:
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


def best_of_rest(trial: Reviving, square: int, monument: Monument, with_mission: bool) -> tuple[int, int]:
    """Points at once, also of a public objective, and points of the mission."""
    end = trial.unnamed(monument)
    if end is None:
        if trial.is_solo():
            return 0, 0
        scoring.score_monument(trial, monument)
        place = trial.squares[square]
        objective = max([int(one.points) for one in scoring.claimable(trial, square)], default=0)
        mission = scoring.mission_points(trial, place) if with_mission else 0
        return scoring.monument_points(trial, place) + objective, mission
    best = (0, 0)
    for colour in range(len(COLOURS)):
        trial.name_wild(end, colour)
        best = max(best, best_of_rest(trial, square, monument, with_mission))
    trial.name_wild(end, WILD)
    return best
