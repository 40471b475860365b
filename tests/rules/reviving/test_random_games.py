"""Random games with random modules: a second referee agrees with every decision, every reveal and every point."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import durbar
from durbar.core.rng import Rng
from tests.rules.reviving.referee import CARDS, Data, Referee, holographic, met, winners
from tests.rules.reviving.tables import data_of, view

EDITIONS = durbar.game("reviving").editions
SWITCHES = [
    "manipulation", "rebuilding", "public_objectives", "advanced_missions", "bhairav", "buddha_promo",
    "rainbow_promo", "other_mat", "open_missions", "tie_break", "extend_only",
]  # fmt: skip
TABLES = [
    *((seats, 0) for seats in range(2, 7)),
    (4, 2),
    (6, 2),
    (6, 3),
]
HURRY = ("ready", "pass", "convert", "scrap", "trade")  # what a busy player does only if there is nothing else


def random_options(seats: int, teams: int, luck: Rng) -> dict[str, Any]:
    """Any combination of modules that goes with so many players."""
    options: dict[str, Any] = {name: True for name in SWITCHES if luck.below(2)}
    options["teams"] = teams
    options["bidding"] = ("hidden", "open", "mixed")[luck.below(3)]
    options["architects"] = ("none", "random", "chosen")[luck.below(3)]
    if options["architects"] != "none" and seats > 2 and luck.below(2):
        options["sara_when_last"] = True
    if options.get("buddha_promo") and luck.below(2):
        options["count_all_buddhas"] = True
    return options


def choose(state: durbar.State, luck: Rng, busy: bool) -> tuple[int, durbar.Move]:
    actors = state.actors()
    seat = actors[luck.below(len(actors))]
    moves = state.legal_moves(seat)
    if busy:
        moves = [move for move in moves if move.kind not in HURRY] or moves
    return seat, moves[luck.below(len(moves))]


def watch(edition: str, seats: int, options: dict[str, Any], seed: int, busy: bool) -> None:
    """Play a game before the referee's eyes."""
    game = durbar.game("reviving", edition)
    state = game.new(seats, seed, options, listen=True)
    log = state.listen()
    luck = durbar.rng_of_seed(seed + 1)
    referee, watcher = Referee(seats, options, int(edition)), Watcher(seats, options)
    box = Counter(game.pieces(state))
    while True:
        data = data_of(state)
        assert Counter(game.pieces(state)) == box
        referee.inspect(data, state.scores())
        if luck.below(8) == 0 or not state.actors():
            assert durbar.read_position(durbar.write_position(state)).scores() == state.scores()
        for other in range(seats):
            assert referee.moves(data, other) == {move.notation for move in state.legal_moves(other)}
        watcher.look(data, [{"kind": event.kind, **event.facts, **event.secret} for event in log])
        log.clear()
        if not state.actors():
            break
        seat, move = choose(state, luck, busy)
        state.play(seat, move)
    assert watcher.rounds == data["round"]
    if seats > 1:
        assert [watcher.points[seat] for seat in range(seats)] == state.scores()
        assert view(state).ranking == ranking(data, state.scores(), options, referee)


def ranking(data: Data, scores: list[int], options: dict[str, Any], referee: Referee) -> list[list[int]]:
    """Places by points of the team, and with the option by finished monuments and objectives."""
    standing = []
    for seat in range(len(scores)):
        team = referee.squares_of(seat)
        done = sum(one.get("scored", False) for other in team for one in data["squares"][other]["monuments"])
        kept = sum(len(met(data, data["squares"][other])) for other in team)
        standing.append((sum(scores[other] for other in team), *((done, kept) if options.get("tie_break") else ())))
    return [[s for s in range(len(scores)) if standing[s] == one] for one in sorted(set(standing), reverse=True)]


class Watcher:
    """Follows the log: who wins what and draws how much, who is first, and who spends the last coin when."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.referee = Referee(seats, options)
        self.rounds = 0
        self.first = -1
        self.market: list[str] = []
        self.coins: list[Data] = []
        self.won: dict[int, int] = {}
        self.drawn: dict[int, int] = {}
        self.leftover: list[int] = []
        self.bidders: list[int] = []
        self.manipulators: list[int] = []
        self.points: Counter[int] = Counter()  # that the log told of

    def look(self, data: Data, events: list[Data]) -> None:
        for event in events:
            if event["kind"] not in ("win", "share", "team-win") and "seat" in event:
                self.points[event["seat"]] += event.get("points", 0)
            getattr(self, "see_" + event["kind"].replace("-", "_"), self.see_nothing)(data, event)

    def see_nothing(self, data: Data, event: Data) -> None:
        pass

    def order(self) -> list[int]:
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def see_begin(self, data: Data, event: Data) -> None:
        self.first = event["seat"]

    def see_round(self, data: Data, event: Data) -> None:
        """reviving-46, reviving-51: the marker passes after every round, with two after every second one."""
        assert not self.leftover
        if self.rounds > 0 and self.seats > 1 and (self.seats > 2 or self.rounds % 2 == 0):
            self.first = (self.first + 1) % self.seats
        self.rounds += 1
        assert (event["round"], event["seat"]) == (self.rounds, self.first)
        self.market = event["cards"].split()
        self.coins, self.won, self.drawn = [], {}, {}
        self.bidders, self.manipulators = [], []

    def see_bid(self, data: Data, event: Data) -> None:
        self.bidders.append(event["seat"])

    see_bid_open = see_bid

    def see_keep(self, data: Data, event: Data) -> None:
        self.manipulators.append(event["seat"])

    see_jump = see_swap = see_swap_open = see_keep

    def see_reveal(self, data: Data, event: Data) -> None:
        """reviving-13, reviving-49, reviving-56: everybody was asked in turn before."""
        order = self.order()
        assert self.bidders == (order if self.seats > 2 else [*order, *reversed(order)])
        back = order[::-1] if self.seats == 2 else order[-2::-1]
        assert self.manipulators == (back if self.options.get("manipulation") else [])
        assert event.get("raised", 0) == self.raised(data, event["seat"])
        self.coins.append(event)

    def raised(self, data: Data, seat: int) -> int:
        """reviving-67, reviving-101: Sara alone, in rounds 4 and 8, or with the option when she is the last to bid."""
        if data["players"][seat].get("architect") != "sara":
            return 0
        last = seat == self.order()[-1] if self.options.get("sara_when_last") else self.rounds in (4, 8)
        return 1 if last else 0

    see_reveal_raised = see_reveal

    def expected(self) -> dict[int, tuple[int, str]]:
        slots = range(1, 7) if self.seats >= 5 else range(1, 5)
        return winners(self.referee.mat, slots, self.coins)

    def see_won(self, data: Data, event: Data) -> None:
        slot = event["slot"]
        assert (event["seat"], event["spot"]) == self.expected()[slot]
        assert event["card"] == self.market[slot - 1]
        self.won[slot] = event["seat"]

    see_won_sole = see_won_highest = see_won_nearest = see_won_edge = see_won

    def see_draw(self, data: Data, event: Data) -> None:
        self.drawn[event["seat"]] = self.drawn.get(event["seat"], 0) + event["count"]

    def see_return(self, data: Data, event: Data) -> None:
        """reviving-64: one more than was due, and only these two."""
        seat = event["seat"]
        due = self.due(seat)
        assert self.drawn[seat] == due + 1
        assert {"charles": 1, "liliana": 2}[data["players"][seat]["architect"]] == due
        self.drawn[seat] -= 1

    def due(self, seat: int) -> int:
        return (4 if self.seats == 2 else 2) - list(self.won.values()).count(seat)

    def see_under(self, data: Data, event: Data) -> None:
        """reviving-22: exactly what nobody won, from the lowest slot."""
        assert set(self.won) == set(self.expected())
        left = [card for slot, card in enumerate(self.market, 1) if slot not in self.won]
        assert event["cards"].split() == left

    def see_leftover(self, data: Data, event: Data) -> None:
        """reviving-34: by value, then clockwise."""
        left = {seat: self.last_coin(data, seat) for seat in range(self.seats)}
        self.leftover = sorted(self.order(), key=lambda seat: -left[seat])

    def last_coin(self, data: Data, seat: int) -> int:
        player = data["players"][seat]
        assert len(player["coins"]) == 1
        return int(player["coins"][0])

    def see_convert(self, data: Data, event: Data) -> None:
        assert self.leftover.pop(0) == event["seat"]

    see_buy = see_bhairav = see_bhairav_change = see_convert

    def see_coins(self, data: Data, event: Data) -> None:
        assert self.rounds in ((2, 4, 6, 8) if self.seats == 2 else (4, 8))
        assert not self.leftover

    def see_build(self, data: Data, event: Data) -> None:
        """reviving-19: nobody builds before everybody has drawn what was due."""
        if data["phase"] == "build" and self.seats > 1 and not holographic(event["card"]):
            assert all(self.drawn.get(seat, 0) == self.due(seat) for seat in range(self.seats))


@pytest.mark.parametrize("busy", [False, True], ids=["any moves", "busy players"])
@pytest.mark.parametrize(("seats", "teams"), TABLES, ids=lambda value: str(value))
def test_a_second_referee_agrees(seats: int, teams: int, busy: bool) -> None:
    luck = durbar.rng_of_seed(100 * seats + 10 * teams + busy)
    for seed in range(3):
        edition = EDITIONS[(seats + seed) % len(EDITIONS)]
        watch(edition, seats, random_options(seats, teams, luck), 1000 * seats + seed, busy)


@pytest.mark.parametrize("busy", [False, True], ids=["any moves", "busy player"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_referee_agrees_alone(edition: str, level: str, busy: bool) -> None:
    for seed in range(2):
        options = {"level": level, "advanced_missions": seed == 0, "other_mat": busy, "short_solo": level == "medium"}
        watch(edition, 1, options, seed, busy)


def test_every_card_is_in_the_referees_box() -> None:
    assert len(CARDS) == 60 + 50 + 5 + 10
