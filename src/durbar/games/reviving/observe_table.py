"""The table of Reviving Kathmandu as a network reads it: what a seat may know (reviving-47, reviving-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.moves import MoveTable
from durbar.core.observing import Bag, Observer, up_to
from durbar.core.state import State
from durbar.games.reviving import scoring
from durbar.games.reviving.cards import COLOURS, LARGEST_TABLE, NONE, SIDES, SLOTS, SOLO, WILD, Box, End
from durbar.games.reviving.hidden import is_face_down, sees_coin, sees_mission
from durbar.games.reviving.judge import could_meet, rounds_left, use_of_card
from durbar.games.reviving.pieces import Monument, Phase, Player, Task
from durbar.games.reviving.rules import Reviving

if TYPE_CHECKING:
    from durbar.core.game import Options

VERSION: Final = 1
FIRST: Final[list[int]] = [0, 1, 3, 6]  # where the sections of each kind begin in a list of all ten
SECTIONS: Final = 10
SHADES: Final = 6  # colours and wild
FACES: Final = SECTIONS * SHADES
WORTH: Final = 18  # points
SCORE: Final = 40  # in twos
LEAD: Final = 31  # of the own points before the best of the others, in twos
HAND: Final = 8  # cards
COINS: Final = 6
DECK: Final = 16  # in fours
ROUNDS: Final = 16
STACK: Final = 6  # pieces of debris
LEAST: Final = 4  # heights of a monument


class TableObserver(Observer):
    """What Reviving Kathmandu tells of the table."""

    def __init__(self, moves: MoveTable, options: type[Options], box: Box) -> None:
        super().__init__(
            VERSION, moves, options, range(SOLO, LARGEST_TABLE + 1), ["square", "card", "shows", "section", "end"]
        )
        seats, cards, missions = LARGEST_TABLE, len(box.cards), len(box.all_missions())
        spots, values = len(box.mats[0].spots), len(box.coins)
        self.cards: i64 = cards
        self.values: i64 = values
        self.missions: i64 = missions
        self.wildness: i64 = len(COLOURS)
        self.value_of: dict[int, int] = {coin: number for number, coin in enumerate(box.coins)}
        self.phase: i64 = self.block("phase", len(Phase))
        self.round: i64 = self.block("round", ROUNDS)
        self.rounds_left: i64 = self.block("rounds_left", ROUNDS)
        self.first: i64 = self.block("first", seats)
        self.active: i64 = self.block("active", seats)
        self.queue: i64 = self.block("queue", seats * 4)
        self.open_round: i64 = self.block("open_round", 1)
        self.blue: i64 = self.block("blue", DECK)
        self.red: i64 = self.block("red", DECK)
        self.market: i64 = self.block("market", SLOTS * FACES)
        self.market_worth: i64 = self.block("market_worth", SLOTS * WORTH)
        self.on_market: i64 = self.block("on_market", cards)
        self.spot_seat: i64 = self.block("spot_seat", spots * seats)
        self.spot_coin: i64 = self.block("spot_coin", spots * values)
        self.spot_raised: i64 = self.block("spot_raised", spots)
        self.debris: i64 = self.block("debris", spots * STACK)
        self.debris_colour: i64 = self.block("debris_colour", len(COLOURS) * STACK)
        self.bag: i64 = self.block("bag", len(COLOURS) * STACK)
        self.die: i64 = self.block("die", len(SIDES))
        self.discards: i64 = self.block("discards", cards)
        self.discard_worth: i64 = self.block("discard_worth", WORTH)
        self.under_red: i64 = self.block("under_red", cards)
        self.wilds: i64 = self.block("wilds", len(box.wilds) * len(COLOURS))
        self.objective: i64 = self.block("objective", len(box.objectives))
        self.open_objective: i64 = self.block("open_objective", len(box.objectives))
        self.bhairavs: i64 = self.block("bhairavs", len(COLOURS))
        self.holographic: i64 = self.block("holographic", ROUNDS)
        self.buddhas: i64 = self.block("buddhas", ROUNDS)
        self.arrivals: i64 = self.block("arrivals", seats)
        self.lead: i64 = self.block("lead", LEAD)
        # Of the seat itself
        self.hand: i64 = self.block("hand", cards)
        self.hand_face: i64 = self.block("hand_face", FACES)
        self.hand_worth: i64 = self.block("hand_worth", WORTH)
        self.drawn: i64 = self.block("drawn", cards)
        self.needs: i64 = self.block("needs", 2 * SECTIONS * len(COLOURS))
        self.match: i64 = self.block("match", 2 * SECTIONS)
        self.met: i64 = self.block("met", 2 * 4)
        self.hopes: i64 = self.block("hopes", 2 * 4 * LEAST)
        self.giving: i64 = self.block("giving", 3)
        # Of every player
        self.task: i64 = self.block("task", seats * len(Task))
        self.base: i64 = self.block("base", len(Task))
        self.mate: i64 = self.block("mate", seats)
        self.score: i64 = self.block("score", seats * SCORE)
        self.hand_size: i64 = self.block("hand_size", seats * HAND)
        self.known_face: i64 = self.block("known_face", seats * FACES)
        self.known_card: i64 = self.block("known_card", seats * cards)
        self.coin: i64 = self.block("coin", seats * values)
        self.spent: i64 = self.block("spent", seats * values)
        self.coin_count: i64 = self.block("coin_count", seats * COINS)
        self.collected: i64 = self.block("collected", seats * 4)
        self.architect: i64 = self.block("architect", seats * len(box.architects))
        self.bhairav: i64 = self.block("bhairav", seats * len(COLOURS))
        self.claimed: i64 = self.block("claimed", seats * len(box.objectives))
        self.must: i64 = self.block("must", seats * FACES)
        self.chosen: i64 = self.block("chosen", seats * FACES)
        self.naming: i64 = self.block("naming", seats)
        self.dropped: i64 = self.block("dropped", cards)
        self.mission: i64 = self.block("mission", seats * missions)
        self.finished: i64 = self.block("finished", seats * FACES)
        self.unfinished: i64 = self.block("unfinished", seats * FACES)
        self.heights: i64 = self.block("heights", seats * 2 * SECTIONS)
        self.built: i64 = self.block("built", cards)
        self.same: i64 = self.block("same", seats * SECTIONS * 5)

    # The table

    def add_features(self, state: State, seat: int, features: Bag) -> None:
        assert isinstance(state, Reviving)
        features.append(self.phase + state.phase)
        features.append(self.round + up_to(state.round, ROUNDS - 1))
        features.append(self.rounds_left + up_to(state.rounds() - state.round, ROUNDS - 1))
        features.append(self.first + (state.first_player - seat) % state.seats)
        features.append(self.active + (state.active - seat) % state.seats)
        for number in range(len(state.queue)):
            features.append(self.queue + (state.queue[number] - seat) % state.seats * 4 + up_to(number, 3))
        if state.is_open_round():
            features.append(self.open_round)
        features.append(self.blue + up_to(len(state.blue) // 4, DECK - 1))
        features.append(self.red + up_to(len(state.red) // 4, DECK - 1))
        self.add_mat(state, seat, features)
        self.add_common(state, seat, features)
        best: i64 = -1000
        for place in range(state.seats):
            owner = (seat + place) % state.seats
            points: i64 = state.team_points(owner) if state.ways.teams > 0 else scoring.score(state, owner)
            if state.team(owner) != state.team(seat) and points > best:
                best = points
            self.add_player(state, seat, place, owner, points, features)
        for place in range(len(state.squares)):
            self.add_square(state, seat, place, (seat + place) % len(state.squares), features)
        own: i64 = state.team_points(seat)
        features.append(self.lead + up_to((own - best) // 2 + LEAD // 2, LEAD - 1))

    def add_mat(self, state: Reviving, seat: int, features: Bag) -> None:
        worths = worths_of_market(state, seat)
        for slot in range(SLOTS):
            card = state.market[slot]
            if card is not None:
                features.append(self.on_market + card.index)
                features.append(self.market_worth + slot * WORTH + worths[slot])
                for end in card.ends:
                    features.append(self.market + slot * FACES + face_of(state, end))
        bids = state.bids
        for spot in range(len(bids.seats)):
            if bids.seats[spot] != NONE:
                features.append(self.spot_seat + spot * LARGEST_TABLE + (bids.seats[spot] - seat) % state.seats)
                if sees_coin(state, seat, spot):
                    features.append(self.spot_coin + spot * self.values + self.value_of[bids.coins[spot]])
                if bids.raised[spot] > 0:
                    features.append(self.spot_raised + spot)

    def add_common(self, state: Reviving, seat: int, features: Bag) -> None:
        for card in state.discards:
            features.append(self.discards + card.index)
        for card in state.red:
            if state.knows(seat, card):
                features.append(self.under_red + card.index)
        for number in range(len(state.wild_colours)):
            if state.wild_colours[number] != WILD:
                features.append(self.wilds + number * self.wildness + state.wild_colours[number])
        for objective in state.objectives:
            first = self.open_objective if scoring.is_open(state, objective) else self.objective
            features.append(first + objective.index)
        for colour in range(len(state.bhairavs)):
            if state.bhairavs[colour]:
                features.append(self.bhairavs + colour)
        if state.buddhas > 0:
            features.append(self.holographic + up_to(state.holographic, ROUNDS - 1))
            features.append(self.buddhas + up_to(state.buddhas, ROUNDS - 1))
        for owner in state.arrival_seats:
            features.append(self.arrivals + (owner - seat) % state.seats)
        if state.is_solo():
            self.add_solo(state, features)

    def add_solo(self, state: Reviving, features: Bag) -> None:
        counts = [0] * len(COLOURS)
        for spot in range(len(state.debris)):
            features.append(self.debris + spot * STACK + up_to(len(state.debris[spot]), STACK - 1))
            for colour in state.debris[spot]:
                counts[colour] += 1
        for colour in range(len(COLOURS)):
            features.append(self.debris_colour + colour * STACK + up_to(counts[colour], STACK - 1))
            features.append(self.bag + colour * STACK + up_to(state.bag[colour], STACK - 1))
        if state.die != NONE:
            features.append(self.die + state.die)

    # Players

    def add_player(self, state: Reviving, seat: int, place: i64, owner: int, points: i64, features: Bag) -> None:
        player = state.players[owner]
        features.append(self.task + place * len(Task) + player.task)
        if place > 0 and state.ways.teams > 0 and state.team(owner) == state.team(seat):
            features.append(self.mate + place)
        features.append(self.score + place * SCORE + up_to(points // 2, SCORE - 1))
        features.append(self.hand_size + place * HAND + up_to(len(player.hand), HAND - 1))
        self.add_coins(state, seat, place, owner, player, features)
        self.add_cards(state, seat, place, owner, player, features)
        features.append(self.collected + place * 4 + up_to(player.collected, 3))
        if player.architect is not None:
            features.append(self.architect + place * len(state.box.architects) + player.architect.index)
        if player.bhairav != NONE:
            features.append(self.bhairav + place * self.wildness + player.bhairav)
        if player.objective is not None:
            features.append(self.claimed + place * len(state.box.objectives) + player.objective.index)
        if player.must is not None:
            for end in player.must.ends:
                features.append(self.must + place * FACES + face_of(state, end))
        if player.chosen is not None:
            features.append(self.chosen + place * FACES + face_of(state, player.chosen))
        if player.naming is not None:
            features.append(self.naming + place)
        for card in player.dropped:
            features.append(self.dropped + card.index)

    def add_coins(self, state: Reviving, seat: int, place: i64, owner: int, player: Player, features: Bag) -> None:
        """The coins a player has left; where one of them lies face down, those that it may be."""
        features.append(self.coin_count + place * COINS + up_to(len(player.coins), COINS - 1))
        for coin in player.coins:
            features.append(self.coin + place * self.values + self.value_of[coin])
        for spot in range(len(state.bids.seats)):
            if state.bids.seats[spot] == owner and is_face_down(state, seat, spot):
                features.append(self.coin + place * self.values + self.value_of[state.bids.coins[spot]])
        for coin in player.spent:
            features.append(self.spent + place * self.values + self.value_of[coin])

    def add_cards(self, state: Reviving, seat: int, place: i64, owner: int, player: Player, features: Bag) -> None:
        if place > 0:
            for card in player.hand:
                if state.knows(seat, card):
                    features.append(self.known_card + place * self.cards + card.index)
                    for end in card.ends:
                        features.append(self.known_face + place * FACES + face_of(state, end))
            return
        met = scoring.mission_met(state, state.squares[seat])
        left = rounds_left(state)
        features.append(self.base + player.base)
        features.append(self.giving + up_to(player.giving, 2))
        for card in player.drawn:
            features.append(self.drawn + card.index)
        for card in player.hand:
            features.append(self.hand + card.index)
            for end in card.ends:
                features.append(self.hand_face + face_of(state, end))
            if not state.is_solo():
                worth = use_of_card(state, state.squares[seat], card, met, left)
                features.append(self.hand_worth + up_to(int(worth + 0.5), WORTH - 1))
        if state.phase == Phase.LEFTOVER:
            for card in state.discards:
                worth = use_of_card(state, state.squares[seat], card, met, left)
                features.append(self.discard_worth + up_to(int(worth + 0.5), WORTH - 1))

    # Squares

    def add_square(self, state: Reviving, seat: int, place: i64, number: int, features: Bag) -> None:
        square = state.squares[number]
        for monument in square.monuments:
            self.add_monument(state, place, monument, features)
        mission = square.mission
        if mission is None or not sees_mission(state, seat, number):
            return
        features.append(self.mission + place * self.missions + mission.index)
        if place > 0 and not state.is_solo():
            return
        met = scoring.mission_met(state, square)
        for kind in range(4):
            if met[kind]:
                features.append(self.met + place * 4 + kind)
                continue
            need = mission.needs[kind]
            for level in range(kind + 1):
                section = place * SECTIONS + FIRST[kind] + level
                if need.match[level]:
                    features.append(self.match + section)
                elif need.masks[level] != 31:
                    for colour in range(len(COLOURS)):
                        if need.masks[level] >> colour & 1:
                            features.append(self.needs + section * self.wildness + colour)
        for monument in square.monuments:
            if not monument.scored and not met[monument.kind] and could_meet(state, square, monument):
                features.append(self.hopes + (place * 4 + monument.kind) * LEAST + up_to(len(monument.ends), LEAST - 1))

    def add_monument(self, state: Reviving, place: i64, monument: Monument, features: Bag) -> None:
        first = self.finished if monument.scored else self.unfinished
        top = FIRST[monument.kind] + len(monument.ends) - 1
        features.append(self.heights + (place * 2 + (1 if monument.scored else 0)) * SECTIONS + top)
        counts = [0] * SHADES
        for end in monument.ends:
            features.append(first + place * FACES + face_of(state, end))
            counts[state.colour(end)] += 1
        if not monument.scored:
            features.append(self.built + monument.ends[0].card.index)
            features.append(self.same + (place * SECTIONS + top) * 5 + max(counts))


def face_of(state: Reviving, end: End) -> i64:
    """What a section shows: its place among the ten, and its colour."""
    return (FIRST[end.kind] + end.level - 1) * SHADES + state.colour(end)


def worths_of_market(state: Reviving, seat: int) -> list[int]:
    """What each card of the market would be worth to this seat, in points."""
    worths = [0] * SLOTS
    if state.is_solo():
        return worths
    square = state.squares[seat]
    met = scoring.mission_met(state, square)
    left = rounds_left(state)
    for slot in range(SLOTS):
        card = state.market[slot]
        if card is not None:
            worths[slot] = up_to(int(use_of_card(state, square, card, met, left) + 0.5), WORTH - 1)
    return worths
