"""A second referee: the rules once more, as short and as plain as the rulebook tells them, with no care for speed.

It starts from any written position and plays along, and must always have the same table before it as the game itself.
Beyond the rules it has to agree with the game on the order of things: a building is discarded before its workers, those
from the bottom up, seat by seat; shuffling takes cards from the bottom of a pile up; a cost is paid symbol by symbol.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any

import durbar
from durbar.core.rng import read_rng
from tests.rules.xanadu.boxes import STANDARD_FILE

Data = dict[str, Any]
CARDS: dict[str, Data] = {card["key"]: card for card in tomllib.loads(STANDARD_FILE.read_text("utf-8"))["card"]}
COLOURS = ["brown", "blue", "yellow", "green"]


class Referee:
    """The table as the referee keeps it: the data of a position, moved by hand."""

    def __init__(self, state: durbar.State) -> None:
        position = json.loads(durbar.write_position(state))
        options = position.get("options", {})
        self.edition = int(position["edition"])
        self.seats: int = position["seats"]
        self.table: Data = position["state"]
        self.rng = read_rng(self.table["rng"])
        self.advanced = bool(options.get("advanced"))
        self.equal_turns = bool(options.get("equal_turns"))
        self.hand_limit = int(options.get("hand_limit", 0))
        self.passes = 3 if self.seats > 4 or options.get("long_game") else 2
        self.limit = 6 if self.advanced else 4 if self.seats > 4 else 5

    def data(self) -> Data:
        pool = {key: count for key, count in self.table["pool"].items() if count}
        players = [player | {"buildings": [short(b) for b in player["buildings"]]} for player in self.players]
        return self.table | {"rng": self.rng.written(), "pool": pool, "players": players}

    @property
    def players(self) -> list[Data]:
        players: list[Data] = self.table["players"]
        return players

    @property
    def me(self) -> Data:
        return self.players[self.table["active"]]

    def all_buildings(self) -> list[Data]:
        return [building for player in self.players for building in player["buildings"]]

    def building(self, card: str) -> Data:
        return next(building for building in self.all_buildings() if building["card"] == card)

    def price(self, building: Data) -> int:
        card = CARDS[building["card"]]
        prices = [*card["prices"], card["full"]]
        bonus = {"yellow": 1, "green": 2}.get(card["colour"], 0) if self.seats > 4 else 0
        return int(prices[len(building.get("workers", []))]) + bonus

    def discard(self, *cards: str) -> None:
        for card in cards:
            self.table["discards"].insert(0, card)

    def throw_away(self, player: Data, building: Data) -> None:
        player["buildings"].remove(building)
        self.discard(building["card"], *building.get("workers", []))

    # Moves

    def play(self, seat: int, move: str) -> None:
        word, _, card = move.partition(" ")
        getattr(self, f"play_{word}")(self.players[seat], card)

    def play_start(self, player: Data, card: str) -> None:
        player["hand"].remove(card)
        player["chosen"].append(card)
        player["choosing"] -= 1
        self.reveal_if_ready()

    def reveal_if_ready(self) -> None:
        if any(player["choosing"] for player in self.players):
            return
        for player in self.players:
            player["buildings"] += [{"card": card} for card in player["chosen"]]
            player["chosen"] = []
        if self.table["sales"]:
            self.work()
        else:
            self.begin_turn()

    def play_sell(self, player: Data, card: str) -> None:
        building = self.building(card)
        player["coins"] += self.price(building)
        self.table["sales"] += 1
        self.throw_away(player, building)
        if not self.all_buildings():
            self.reset()
        elif not player["buildings"]:
            self.work()

    def play_stop(self, player: Data, nothing: str) -> None:
        self.work()

    def play_worker(self, player: Data, card: str) -> None:
        self.table.update(phase="card", target=card)

    def play_card(self, player: Data, card: str) -> None:
        target = self.table["target"]
        building = self.building(target)
        self.table.update(target=None)
        player["hand"].remove(card)
        for resource in CARDS[target]["rows"][len(building.get("workers", []))]:
            self.table["pool"][resource] = self.table["pool"].get(resource, 0) + 1
        building.setdefault("workers", []).append(card)
        building.setdefault("placers", []).append(self.table["active"])
        if len(building["workers"]) == 4:
            building["sold"] = True
            owner = next(owner for owner in self.players if building in owner["buildings"])
            owner["coins"] += self.price(building)
        self.work()

    def play_build(self, player: Data, card: str) -> None:
        for resource in CARDS[card]["cost"]:
            self.pay(player, resource)
        player["hand"].remove(card)
        player["buildings"].append({"card": card, "sideways": True})
        self.table["builds"] += 1
        self.work()

    def pay(self, player: Data, resource: str) -> None:
        if self.table["pool"].get(resource, 0):
            self.table["pool"][resource] -= 1
            return
        for building in player["buildings"]:
            spent = building.setdefault("spent", [])
            for row in range(len(building.get("workers", []))):
                if CARDS[building["card"]]["favours"][row] == resource and row not in spent:
                    building["spent"] = sorted([*spent, row])
                    return
        for building in player["buildings"]:
            if CARDS[building["card"]]["passive"] == resource and not building.get("spent_passive"):
                building["spent_passive"] = True
                return
        raise AssertionError(f"{resource} cannot be paid")

    def play_discard(self, player: Data, card: str) -> None:
        player["hand"].remove(card)
        self.discard(card)
        if len(player["hand"]) <= self.hand_limit:
            self.end_turn()

    def play_end(self, player: Data, nothing: str) -> None:
        for _ in range(2 + self.table["sales"]):
            self.draw(player)
            if self.is_over():
                self.table["phase"] = "over"
                return
        if self.hand_limit and len(player["hand"]) > self.hand_limit:
            self.table["phase"] = "discard"
        else:
            self.end_turn()

    # Phases

    def begin_turn(self) -> None:
        self.table["turn"] += 1
        if self.me["buildings"]:
            self.table["phase"] = "sell"
        else:
            self.work()

    def work(self) -> None:
        self.table["phase"] = "work"
        if not self.me["hand"] or not (self.workers() or self.might_build()):
            self.play_end(self.me, "")

    def might_build(self) -> bool:
        """Until edition 2 it did not matter whether anything could be paid for."""
        place = len(self.me["buildings"]) < self.limit and (self.advanced or not self.table["builds"])
        return bool(self.builds(self.me)) if self.edition > 1 else place

    def end_turn(self) -> None:
        for player in self.players:
            for building in player["buildings"][:]:
                for word in ("sideways", "spent", "spent_passive"):
                    building.pop(word, None)
                if building.get("sold"):
                    self.throw_away(player, building)
        self.table.update(pool={}, sales=0, builds=0)
        if self.all_have_had_their_turns():
            self.table["phase"] = "over"
        elif self.all_buildings():
            self.table["active"] = (self.table["active"] + 1) % self.seats
            self.begin_turn()
        else:
            self.reset()

    def all_have_had_their_turns(self) -> bool:
        following = (self.table["active"] + 1) % self.seats
        return bool(self.table["end_card"] == "shown" and following == self.table["first_player"])

    def reset(self) -> None:
        for step in range(self.seats):
            player = self.players[(self.table["active"] + step) % self.seats]
            for _ in range(7 - len(player["hand"])):
                self.draw(player)
                if self.is_over():
                    self.table["phase"] = "over"
                    return
        if not self.table["sales"]:
            if self.all_have_had_their_turns():
                self.table["phase"] = "over"
                return
            self.table["active"] = (self.table["active"] + 1) % self.seats
        self.table["phase"] = "start"
        for player in self.players:
            player["choosing"] = min(1, len(player["hand"]))
        self.reveal_if_ready()

    # The pile

    def is_over(self) -> bool:
        return bool(self.table["end_card"] == "shown") and not self.equal_turns

    def draw(self, player: Data) -> None:
        if not self.table["pile"]:
            return
        card = self.table["pile"].pop(0)
        if card == "end":
            self.table["end_card"] = "shown"
            if self.equal_turns:
                self.draw(player)
            return
        player["hand"].append(card)
        while not self.table["pile"] and self.table["end_card"] != "shown":
            self.rebuild()

    def rebuild(self) -> None:
        cards = self.table["discards"][::-1]
        self.rng.shuffle(cards)
        self.table["discards"] = []
        self.table["pass_number"] += 1
        if self.table["pass_number"] == self.passes:
            bottom = [*cards[:10], "end"]
            self.rng.shuffle(bottom)
            cards = bottom + cards[10:]
            self.table["end_card"] = "pile"
        self.table["pile"] = cards[::-1]

    # The result

    def scores(self) -> list[int]:
        left = [[self.price(b) for b in player["buildings"] if not b.get("sold")] for player in self.players]
        over = self.table["phase"] == "over"
        return [player["coins"] + sum(left[seat]) * over for seat, player in enumerate(self.players)]

    def legal(self, seat: int) -> set[str]:
        """What this seat may do, move by move."""
        player, phase = self.players[seat], self.table["phase"]
        if phase == "start":
            colours = [COLOURS.index(CARDS[card]["colour"]) for card in player["hand"]]
            fit = [card for card, c in zip(player["hand"], colours, strict=True) if c == min(colours)]
            return {f"start {card}" for card in fit} if player["choosing"] else set()
        if phase == "over" or player is not self.me:
            return set()
        if phase in ("card", "discard"):
            return {f"{phase} {card}" for card in player["hand"]}
        if phase == "sell":
            return {"stop", *(f"sell {building['card']}" for building in player["buildings"])}
        workers = self.workers() if player["hand"] else set()
        return {"end", *workers, *self.builds(player)}

    def workers(self) -> set[str]:
        free = [b for b in self.all_buildings() if len(b.get("workers", [])) < 4 and not b.get("sideways")]
        return {f"worker {building['card']}" for building in free}

    def builds(self, player: Data) -> set[str]:
        if len(player["buildings"]) >= self.limit or (self.table["builds"] and not self.advanced):
            return set()
        have = [resource for resource, count in self.table["pool"].items() for _ in range(count)]
        for building in player["buildings"]:
            card = CARDS[building["card"]]
            if not building.get("spent_passive"):
                have.append(card["passive"])
            rows = range(len(building.get("workers", [])))
            have += [card["favours"][row] for row in rows if row not in building.get("spent", [])]
        return {
            f"build {card}"
            for card in player["hand"]
            if all(have.count(symbol) >= CARDS[card]["cost"].count(symbol) for symbol in CARDS[card]["cost"])
        }


def short(building: Data) -> Data:
    """A building as positions write it: without what is not there."""
    return {word: value for word, value in building.items() if value}
