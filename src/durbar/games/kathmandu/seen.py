"""What a seat sees of a game of Kathmandu (kathmandu-30), with the whole map, and for whoever is about to move where
each die would lead, what that would cost and what could be done there.
"""

from __future__ import annotations

from durbar.core.errors import Facts
from durbar.core.moves import Move
from durbar.games.kathmandu import arriving, scoring
from durbar.games.kathmandu.cards import (
    ANIMALS,
    BACKPACK,
    BLACK,
    CHARACTERS,
    COIN,
    DICE,
    EQUIPMENT,
    GOODS,
    GOODS_OF_A_KIND,
    LANDSCAPES,
    NONE,
    PAINT,
    PLAN_BITS,
    PLAN_COLOURS,
    PLANS,
    TURNS,
    WAYS,
    bits_of,
    field,
    good_key,
    item_key,
    kind_of,
    space_key,
)
from durbar.games.kathmandu.hidden import tents_in
from durbar.games.kathmandu.landscape import Landscape, land_name
from durbar.games.kathmandu.rules import Kathmandu
from durbar.games.kathmandu.state import Phase, Player
from durbar.games.kathmandu.view import (
    PHASES,
    AnimalView,
    BoardView,
    DieView,
    GoodView,
    ItemView,
    KathmanduView,
    PlayerView,
    Preview,
    ScoreView,
    TempleView,
    TownView,
    TurnView,
)
from durbar.games.kathmandu.walking import distance

WALKING_KINDS = ("go", "over", "turn", "exit", "halt")


def view(state: Kathmandu, seat: int) -> KathmanduView:
    """What this seat, or a spectator, may know."""
    landscape, size = state.landscape, state.box.size
    return KathmanduView(
        seat=seat,
        phase=PHASES[state.phase],
        day=state.day,
        days=state.ways.days,
        turn=state.turn,
        turns=TURNS,
        holder=state.holder,
        active=state.active,
        asked=state.asked,
        size=size,
        boards=[view_of_board(landscape, number) for number in range(landscape.boards)],
        starts=[space_key(space, size) for space in landscape.starts],
        kathmandu=[space_key(space, size) for space in range(landscape.count) if landscape.cities[space]],
        temples=view_of_temples(state),
        towns=view_of_towns(state),
        storm=state.storm,
        weather=["storm" if state.weather[day] else "sun" for day in range(state.shown)],
        tiles=state.box.tiles[state.tiles :],
        specials=[GOODS[kind] for kind in range(len(GOODS)) if state.owner_of_special(kind) == NONE],
        gear=[item(state, card) for card in bits_of(state.gear)],
        gear_deck=len(state.gear_deck),
        discards=[item(state, card) for card in bits_of(state.discards)],
        animals=[animal(state, number) for number in bits_of(state.animals)],
        animal_deck=len(state.animal_deck),
        animal_worth=scoring.animal_worth(state),
        plans=plan_keys(state, state.plans),
        plan_deck=len(state.plan_deck),
        tent_deck=len(state.tent_deck),
        tents_gone=[LANDSCAPES[state.box.tent_lands[tent]] for tent in tents_in(state.tents_gone)],
        characters=view_of_characters(state),
        players=[view_of_player(state, seat, owner) for owner in range(state.seats)],
        current=view_of_turn(state),
        previews=previews(state, seat),
        ranking=state.ranking(),
    )


# The map


def view_of_board(landscape: Landscape, number: int) -> BoardView:
    layout, area = landscape.layout, landscape.area
    x, y = landscape.places[number]
    last = landscape.boards - 1
    names = ["start", *layout.faces, "destination"]
    needle = landscape.needles[number]
    return BoardView(
        number=number + 1,
        board=names[number],
        turns=landscape.turns[number],
        x=x,
        y=y,
        needle="" if needle == NONE else WAYS[needle],
        to_kathmandu=needle != NONE and needle == layout.ways[number],
        onward="" if number == last else WAYS[layout.ways[number]],
        lands=[land_name(land) for land in landscape.lands[number * area : (number + 1) * area]],
    )


def view_of_temples(state: Kathmandu) -> list[TempleView]:
    landscape = state.landscape
    return [
        TempleView(
            space_key(space, state.box.size),
            landscape.marks[space] == "t",
            [seat for seat, player in enumerate(state.players) if player.temples >> temple & 1],
        )
        for temple, space in enumerate(landscape.temple_spaces)
    ]


def view_of_towns(state: Kathmandu) -> list[TownView]:
    found = []
    for town, space in enumerate(state.landscape.town_spaces):
        key, good = space_key(space, state.box.size), state.goods[town]
        if good == NONE:
            found.append(TownView(key, "", "", 0))
        else:
            found.append(TownView(key, good_key(good), GOODS[good // GOODS_OF_A_KIND], state.box.values[good]))
    return found


# Things


def item(state: Kathmandu, card: int) -> ItemView:
    land = state.box.card_lands[card]
    return ItemView(item_key(card), EQUIPMENT[kind_of(card)], "" if land == NONE else LANDSCAPES[land])


def animal(state: Kathmandu, number: int) -> AnimalView:
    return AnimalView(ANIMALS[number], LANDSCAPES[state.box.animal_lands[number]])


def plan_keys(state: Kathmandu, word: int) -> list[str]:
    found: list[str] = []
    for plan in range(PLANS):
        found += [state.box.plan_keys[plan]] * field(word, plan, PLAN_BITS)
    return found


def view_of_characters(state: Kathmandu) -> list[str]:
    """Those that can still be chosen."""
    if state.phase != Phase.CHARACTER:
        return []
    return [CHARACTERS[n] for n in range(len(CHARACTERS)) if state.is_character_free(n)]


# Players


def view_of_player(state: Kathmandu, seat: int, owner: int) -> PlayerView:
    player, box = state.players[owner], state.box
    made, tents = player.offerings, tents_in(player.tents)
    return PlayerView(
        character="" if player.character == NONE else CHARACTERS[player.character],
        space="" if player.space == NONE else space_key(player.space, box.size),
        board=0 if player.space == NONE else state.board(player.space) + 1,
        arrived=player.arrived,
        tile=scoring.tile_points(box, player),
        resources=player.resources_by_name(),
        markers=player.markers,
        dice=[view_of_die(player, die) for die in range(len(DICE))],
        dice_sum=player.sum_of_dice(),
        offerings=made,
        track=box.track[made : made + 2],
        doubles=player.doubles,
        goods=[
            GoodView(good_key(good), GOODS[good // GOODS_OF_A_KIND], box.values[good]) for good in bits_of(player.goods)
        ],
        specials=[GOODS[kind] for kind in bits_of(player.specials)],
        cards=[item(state, card) for card in bits_of(player.cards)],
        chests=[item(state, card) for card in bits_of(player.chests)],
        animals=[animal(state, number) for number in bits_of(player.animals)],
        plans=plan_keys(state, player.plans),
        secured=[box.colours[n] for n in range(PLAN_COLOURS) for _ in range(field(player.secured, n, 4))],
        open_tile="" if player.open_tile() == NONE else LANDSCAPES[player.open_tile()],
        completed=player.completed,
        hidden_tiles=player.hidden_tiles(),
        tents=[LANDSCAPES[box.tent_lands[tent]] for tent in tents] if seat == owner else [],
        tent_count=len(tents),
        borders_left=state.borders_left(player),
        score=view_of_score(state, owner, player),
    )


def view_of_die(player: Player, die: int) -> DieView:
    slots = [player.slot(number) for number in range(player.used)]
    if die in slots:
        return DieView(DICE[die], player.die(die), "used", slots.index(die) + 1)
    is_unused = player.is_unused(die) or player.dice == 0
    return DieView(DICE[die], player.die(die), "unused" if is_unused else "aside", 0)


def view_of_score(state: Kathmandu, owner: int, player: Player) -> ScoreView:
    box = state.box
    resources = player.resource_count() * box.resource_points
    return ScoreView(
        offerings=scoring.offering_points(box, player),
        goods=scoring.good_points(box, player),
        specials=scoring.special_points(box, player),
        tile=scoring.tile_points(box, player),
        sets=scoring.set_points(box, player),
        plans=scoring.plan_points(box, player),
        animals=scoring.animal_points(state, player),
        yak=scoring.yak_points(box, player),
        borders=scoring.border_points(state, player),
        cards=scoring.card_points(box, player) - resources,
        resources=resources,
        exhaustion=scoring.marker_points(box, player),
        total=scoring.score(state, owner),
    )


def view_of_turn(state: Kathmandu) -> TurnView:
    walk, player = state.walk, state.me()
    cards = [(walk.climbing, "climbing_gear"), (walk.doubled, "tea_leaves")]
    steps = 0
    if walk.die != NONE:
        on_the_way = state.phase in (Phase.TURN, Phase.BORDER)
        steps = walk.left if on_the_way else distance(state, walk.doubled)
    return TurnView(
        die="" if walk.die == NONE else DICE[walk.die],
        steps=steps,
        rerolled=walk.rerolled,
        cards=[name for is_used, name in cards if is_used] + ["bridle"] * walk.bridles,
        picked=[item_key(card) for card in bits_of(walk.picked)],
        rolls=walk.rolls,
        heading="" if walk.heading == NONE else WAYS[walk.heading],
        partner=walk.partner,
        giving="" if walk.giving == NONE else state.box.plan_keys[walk.giving],
        must_rest=state.phase in (Phase.DIE, Phase.MOVE) and player.must_rest(),
    )


# Where the yak could go


def previews(state: Kathmandu, seat: int) -> list[Preview]:
    """For whoever is to move: every die that could be chosen, or the moves with the chosen one."""
    if seat != state.active or state.phase not in (Phase.DIE, Phase.MOVE, Phase.TURN, Phase.BORDER):
        return []
    if state.phase != Phase.DIE:
        return [preview(state, int(state.walk.die), move) for move in walking_moves(state)]
    found = []
    for die in range(len(DICE)):
        if state.me().is_unused(die):
            trial = state.clone()
            trial.take_die(die)
            if die == BLACK:
                trial.phase = Phase.MOVE
            found += [preview(trial, die, move) for move in walking_moves(trial)]
    return found


def walking_moves(state: Kathmandu) -> list[Move]:
    return [move for move in state.legal_moves(int(state.active)) if move.kind in WALKING_KINDS]


def preview(state: Kathmandu, die: int, move: Move) -> Preview:
    """The move is made on a copy of the table, and told."""
    trial = state.clone()
    log = trial.listen()
    seat, size = int(state.active), state.box.size
    trial.apply(seat, move)
    told = [event.facts | {"kind": event.kind} for event in log]
    player = trial.me()
    before = state.me()
    lands = trial.phase == Phase.ACT
    path = [space_key(int(before.space), size)]
    for facts in told:
        if facts["kind"] == "walk":
            path += str(facts["path"]).split()[1:]
    return Preview(
        die=DICE[die],
        value=before.die(die),
        move=move.notation,
        way=WAYS[trial.walk.heading],
        path=path,
        space=path[-1],
        landscape=land_name(trial.landscape.lands[player.space]),
        compass=paid(told, "compass"),
        fodder=paid(told, "fodder"),
        tired=sum(int(facts["count"]) for facts in told if str(facts["kind"]).startswith("tired")),
        markers=player.markers,
        stopped=any(facts["kind"] == "tired-stopped" for facts in told),
        decides=not lands,
        actions=actions(trial, before) if lands else [],
        animals=[ANIMALS[n] for n in bits_of(paintable(trial))] if lands else [],
        items=[item_key(card) for card in bits_of(takeable(trial))] if lands else [],
    )


def paid(told: list[Facts], resource: str) -> int:
    return sum(int(facts["count"]) for facts in told if facts["kind"] == "pay" and facts["resource"] == resource)


def paintable(trial: Kathmandu) -> int:
    return arriving.animals_here(trial, trial.me()) if trial.me().has(PAINT) else 0


def takeable(trial: Kathmandu) -> int:
    return arriving.cards_here(trial, trial.me()) if trial.me().has(BACKPACK) else 0


def actions(trial: Kathmandu, before: Player) -> list[str]:
    """kathmandu-48: what could be done where the yak has landed, and paid for."""
    player = trial.me()
    can = {
        "yak": player.completed > before.completed,
        "kathmandu": player.tile != NONE,
        "animal": paintable(trial) != 0,
        "pack": takeable(trial) != 0,
        "buy": any(move.kind == "buy" for move in trial.legal_moves(int(trial.active))),
        "special": can_have_special(trial, player),
        "offer": arriving.can_offer(trial, player),
        "swap": player.plans != 0 and any(arriving.can_swap_with(trial, seat) for seat in range(trial.seats)),
        "ladder": any(move.kind == "ladder" for move in trial.legal_moves(int(trial.active))),
    }
    return [name for name, is_possible in can.items() if is_possible]


def can_have_special(trial: Kathmandu, player: Player) -> bool:
    """kathmandu-53: with two coins, a special good that somebody else has, or nobody."""
    if trial.landscape.towns[player.space] == NONE or player.has(COIN) < 2:
        return False
    goods = [trial.goods[town] for town in arriving.stalls(trial, player)]
    kinds = [good // GOODS_OF_A_KIND for good in goods if good != NONE]
    return any(not player.specials >> kind & 1 for kind in kinds)
