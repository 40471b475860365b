"""A second referee for Reviving Kathmandu, written from the rules anew and only for watching.

It looks at positions as anybody may write them and at what the log tells, never at the engine's own objects. Where a
coin aims and how near it lies it measures on the drawing of the mat. It answers what a seat may do, who wins which
card, what everything is worth, and whether anything got lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

from durbar.games.reviving.components import read_box

Data = dict[str, Any]
CONTENTS = read_box().contents
HEIGHTS = {"buddha": 1, "shrine": 2, "stupa": 3, "pagoda": 4}
COLOURS = ["blue", "white", "red", "green", "yellow"]
SAME_COLOUR = {0: 0, 1: 0, 2: 2, 3: 4, 4: 8}
CARDS = {
    card["key"]: card["ends"]
    for pack in ("blue", "red", "buddha_promo", "rainbow_promo")
    for card in CONTENTS[pack]["cards"]
}
MISSIONS = {mission["key"]: mission for mission in CONTENTS["mission"] + CONTENTS["advanced_mission"]}
OBJECTIVES = {objective["key"]: objective for objective in CONTENTS["objective"]}


# Cards


def ends_of(card: str) -> list[str]:
    return [card] if len(CARDS[card]) == 1 else [f"{card}a", f"{card}b"]


def kind_of(end: str) -> str:
    return section(end)[0]


def section(end: str) -> tuple[str, int, str]:
    """What an end shows: kind, level and colour."""
    name, _, colour = CARDS[end[:3]]["ab".index(end[3]) if len(end) > 3 else 0].partition(":")
    kind, _, level = name.partition("_")
    return kind, int(level or 1), colour


def colour(data: Data, end: str) -> str:
    return str(data["wilds"].get(end, section(end)[2]))


def holographic(card: str) -> bool:
    return card.startswith("h")


# The mat, by measuring


def reach(mat: Data, slots: Iterable[int], spot: Data) -> dict[int, int]:
    """The two nearest of these slots on the straight line of a spot, with the distance to the edge of the card."""
    width, height = mat["card"]
    found = {}
    for slot in slots:
        place = mat["slots"][slot - 1]
        across, along = abs(place["x"] - spot["x"]), abs(place["y"] - spot["y"])
        if 0 in (across, along):
            found[slot] = across - width // 2 if along == 0 else along - height // 2
    nearest = sorted(found, key=lambda slot: found[slot])[:2]
    return {slot: found[slot] for slot in nearest}


def winners(mat: Data, slots: range, bids: Sequence[Data]) -> dict[int, tuple[int, str]]:
    """For each slot that somebody wins, the seat and its spot."""
    spots = {spot["key"]: spot for spot in mat["spots"]}
    claims: dict[int, list[tuple[int, int, bool, int, str]]] = {}
    width, height = mat["card"]
    for bid in bids:
        seat, spot = bid["seat"], bid["spot"]
        on_long_edge = (width > height) == (spot[0] in "ns")
        for slot, distance in reach(mat, slots, spots[spot]).items():
            claim = (bid["coin"] + bid.get("raised", 0), -distance, on_long_edge, seat, spot)
            claims.setdefault(slot, []).append(claim)
    return {slot: max(claims[slot])[3:] for slot in claims}


# Points


def meets(data: Data, wanted: Sequence[str], ends: Sequence[str]) -> bool:
    shown = [colour(data, end) for end in ends]
    alike = {shown[n] for n, wish in enumerate(wanted) if wish == "match"}
    named = all(shown[n] in wish.split("|") for n, wish in enumerate(wanted) if wish not in ("any", "match"))
    return len(alike) < 2 and named


def finished(square: Data) -> list[list[str]]:
    return [monument["ends"] for monument in square["monuments"] if monument.get("scored")]


def is_objective_met(data: Data, key: str, square: Data) -> bool:
    needs = OBJECTIVES[key]["needs"]
    return any(
        all(
            kind_of(ends[0]) == need["kind"] and meets(data, need["sections"], ends)
            for need, ends in zip(needs, chosen, strict=True)
        )
        for chosen in permutations(finished(square), len(needs))
    )


def monument_points(data: Data, monument: Data) -> int:
    """A finished monument, without the point for a new Buddha colour."""
    ends = monument["ends"]
    kind, level, _ = section(ends[-1])
    if holographic(ends[0]):
        return int(monument["rank"])
    groups = Counter(colour(data, end) for end in ends)
    return int(CONTENTS["points"][kind][level - 1]) + sum(SAME_COLOUR[size] for size in groups.values())


def met(data: Data, square: Data) -> list[int]:
    """The points of the mission's objectives that are met."""
    mission = MISSIONS[square["mission"]]
    return [
        mission["points"][number]
        for number, kind in enumerate(HEIGHTS)
        if any(kind_of(ends[0]) == kind and meets(data, mission[kind], ends) for ends in finished(square))
    ]


def score(data: Data, seat: int) -> int:
    square, player = data["squares"][seat], data["players"][seat]
    points = int(player.get("coin_points", 0))
    points += sum(monument_points(data, monument) for monument in square["monuments"] if monument.get("scored"))
    points += len(
        {colour(data, m["ends"][0]) for m in square["monuments"] if kind_of(m["ends"][0]) == "buddha"} - {"wild"}
    )
    if player.get("objective"):
        points += OBJECTIVES[player["objective"]]["points"]
    if data["phase"] == "over":
        for monument in square["monuments"]:
            if not monument.get("scored"):
                kind, level, _ = section(monument["ends"][-1])
                points += CONTENTS["points"][kind][level - 1]
        points += sum(met(data, square))
        if player.get("bhairav"):
            points += sum(section(end)[2] == player["bhairav"] for ends in finished(square) for end in ends)
    return points


# What a seat may do


class Referee:
    """Watches one table."""

    def __init__(self, seats: int, options: Data, edition: int = 3) -> None:
        self.seats = seats
        self.edition = edition
        self.options = options
        self.mat = CONTENTS["other_mat" if options.get("other_mat") else "mat"]

    def slots(self, data: Data) -> range:
        wide = self.seats >= 5 or (self.seats == 1 and data["round"] > 1)
        return range(1, 7) if wide else range(1, 5)

    def free_spots(self, data: Data) -> list[str]:
        taken = {bid["spot"] for bid in data["bids"]}
        return [
            spot["key"]
            for spot in self.mat["spots"]
            if spot["key"] not in taken and len(reach(self.mat, self.slots(data), spot)) == 2
        ]

    def squares_of(self, seat: int) -> list[int]:
        if self.seats == 1:
            return [0, 1]
        teams = self.options.get("teams", 0)
        return [other for other in range(self.seats) if other == seat or (teams and other % teams == seat % teams)]

    def monuments_for(self, data: Data, seat: int) -> list[tuple[int, Data]]:
        return [(number, one) for number in self.squares_of(seat) for one in data["squares"][number]["monuments"]]

    def moves(self, data: Data, seat: int) -> set[str]:
        player = data["players"][seat]
        task = player.get("task", "idle")
        answer = getattr(self, f"moves_to_{task}")
        moves = set(answer(data, seat, player))
        if self.seats == 1 and (task == "build" or (self.edition > 1 and task not in ("mission", "idle"))):
            stay = moves if self.edition < 3 else set()
            moves |= {f"scrap {card}" for card in self.begun(data, seat) if f"on {card}" not in stay}
        if self.edition > 2 and task in ("place", "name"):
            moves |= set(self.trade(player))
        return moves

    def moves_to_idle(self, data: Data, seat: int, player: Data) -> list[str]:
        return []

    def moves_to_architect(self, data: Data, seat: int, player: Data) -> list[str]:
        taken = {other.get("architect") for other in data["players"]}
        least = {"liliana": 4, "sara": 3}
        names = ("liliana", "charles", "liu", "sophie", "walter", "sara")
        return [f"architect {name}" for name in names if name not in taken and self.seats >= least.get(name, 2)]

    def moves_to_mission(self, data: Data, seat: int, player: Data) -> list[str]:
        advanced = self.options.get("advanced_missions")
        first = data["squares"][0]["mission"]
        pairs = CONTENTS["solo"]["advanced_mission_pairs" if advanced else "mission_pairs"]
        if first is None:
            return ["random", *(f"mission {key}" for pair in pairs for key in pair)]
        return [f"mission {key}" for pair in pairs for key in pair if first in pair and key != first]

    def moves_to_bid(self, data: Data, seat: int, player: Data) -> list[str]:
        bids = [
            f"bid {coin} {spot}"
            for spot in self.free_spots(data)
            for coin in player["coins"]
            if coin > len(data["debris"].get(spot, []))
        ]
        return bids + self.trade(player)

    def trade(self, player: Data) -> list[str]:
        return ["trade"] if self.options.get("level") == "extreme" and len(player["hand"]) >= 2 else []

    def begun(self, data: Data, seat: int) -> list[str]:
        """The bottom cards of monuments that lack a section."""
        ends = [one["ends"] for _, one in self.monuments_for(data, seat)]
        return [those[0][:3] for those in ends if len(those) < HEIGHTS[kind_of(those[0])]]

    def moves_to_manipulate(self, data: Data, seat: int, player: Data) -> list[str]:
        own = [bid["spot"] for bid in data["bids"] if bid["seat"] == seat]
        jumps = [f"jump {spot} {to}" for spot in own for to in self.free_spots(data)]
        return ["pass", *jumps, *(f"swap {spot} {coin}" for spot in own for coin in player["coins"])]

    def moves_to_return(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"return {card}" for card in player["drawn"]]

    def moves_to_build(self, data: Data, seat: int, player: Data) -> list[str]:
        must = player.get("must")
        cards = player["hand"] + ([must] if must else [])
        moves = [] if must else ["ready"]
        for end in (end for card in cards for end in ends_of(card)):
            if self.places(data, seat, end) and self.keeps_purchase(data, seat, player, end):
                moves.append(f"build {end}")
        return moves + self.trade(player)

    def keeps_purchase(self, data: Data, seat: int, player: Data, end: str) -> bool:
        """Whether what was bought is built with this, or still can be afterwards."""
        must = player.get("must")
        if not must:
            return True
        if end[:3] == must:
            return not (self.options.get("extend_only") and section(end)[1] == 1)
        stands = [(kind_of(one["ends"][0]), len(one["ends"])) for _, one in self.monuments_for(data, seat)]
        kind, level, _ = section(end)
        if level > 1:
            stands.remove((kind, level - 1))
        left = [card for card in player["hand"] if card != end[:3]]
        return self.can_be_bought(must, left, [*stands, (kind, level)])

    def can_be_bought(self, card: str, hand: Sequence[str], stands: Sequence[tuple[str, int]]) -> bool:
        """Whether some hand cards in some order, and then this one, can be built: by trying all orders."""
        for end in ends_of(card):
            kind, level, _ = section(end)
            if level == 1:
                if not self.options.get("extend_only"):
                    return True
                continue
            if (kind, level - 1) in stands:
                return True
        for number, helper in enumerate(hand):
            others = [*hand[:number], *hand[number + 1 :]]
            for end in ends_of(helper):
                kind, level, _ = section(end)
                if level == 1 or (kind, level - 1) in stands:
                    after = list(stands)
                    if level > 1:
                        after.remove((kind, level - 1))
                    if self.can_be_bought(card, others, [*after, (kind, level)]):
                        return True
        return False

    def places(self, data: Data, seat: int, end: str) -> list[str]:
        kind, level, _ = section(end)
        found = []
        for number in self.squares_of(seat):
            if level == 1 and (self.seats > 1 or kind != "buddha" or self.may_finish(data, number, [end])):
                found.append(f"at {number}")
            for one in data["squares"][number]["monuments"]:
                ends = one["ends"]
                if kind_of(ends[0]) != kind:
                    continue
                if len(ends) == level - 1 and (self.seats > 1 or self.goes_on(data, number, ends, end)):
                    found.append(f"on {ends[0][:3]}")
                if self.options.get("rebuilding") and data["phase"] == "build" and len(ends) >= level:
                    found.append(f"rebuild {ends[level - 1][:3]}")
        return found

    def goes_on(self, data: Data, square: int, ends: list[str], end: str) -> bool:
        """Alone: one colour, and if this finishes it, one that may be finished here."""
        if len({colour(data, one) for one in [*ends, end]} - {"wild"}) > 1:
            return False
        return section(end)[1] < HEIGHTS[kind_of(end)] or self.may_finish(data, square, [*ends, end])

    def may_finish(self, data: Data, square: int, ends: list[str]) -> bool:
        seen = {colour(data, end) for end in ends} - {"wild"}
        return any(self.may_finish_in(data, square, kind_of(ends[0]), one) for one in seen or COLOURS)

    def may_finish_in(self, data: Data, square: int, kind: str, wanted: str) -> bool:
        here = [colour(data, ends[0]) for ends in finished(data["squares"][square])]
        there = [(kind_of(ends[0]), colour(data, ends[0])) for ends in finished(data["squares"][1 - square])]
        return wanted not in here and (kind, wanted) not in there

    def moves_to_place(self, data: Data, seat: int, player: Data) -> list[str]:
        return self.places(data, seat, player["chosen"])

    def moves_to_name(self, data: Data, seat: int, player: Data) -> list[str]:
        if self.seats > 1:
            return [f"colour {one}" for one in COLOURS]
        for number, one in self.monuments_for(data, seat):
            if one["ends"][0][:3] == player["naming"]:
                kind = kind_of(one["ends"][0])
                return [f"colour {name}" for name in COLOURS if self.may_finish_in(data, number, kind, name)]
        raise AssertionError("nothing is being named")

    def moves_to_claim(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"claim {key}" for key in self.claimable(data, seat)]

    def claimable(self, data: Data, seat: int) -> list[str]:
        if data["players"][seat].get("objective"):
            return []
        closed = {
            player["objective"]
            for player in data["players"]
            if player.get("objective") and player["objective_round"] < data["round"]
        }
        met = [key for key in data["objectives"] if is_objective_met(data, key, data["squares"][seat])]
        return [key for key in met if key not in closed]

    def moves_to_discard(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"discard {card}" for card in player["hand"]] + self.trade(player)

    def moves_to_power(self, data: Data, seat: int, player: Data) -> list[str]:
        if player["architect"] == "liu":
            return ["pass", "draw"]
        return ["pass", *(f"take {card}" for card in data["discards"])]

    def moves_to_spend(self, data: Data, seat: int, player: Data) -> list[str]:
        stands = [(kind_of(one["ends"][0]), len(one["ends"])) for _, one in self.monuments_for(data, seat)]
        bought = [card for card in data["discards"] if self.can_be_bought(card, player["hand"], stands)]
        moves = ["convert", *(f"buy {card}" for card in bought)]
        if player["coins"][0] >= 3 and not player.get("bhairav"):
            moves += [f"bhairav {one}" for one in data["bhairavs"]]
        return moves

    def moves_to_give(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"discard {card}" for card in player["hand"]]

    def moves_to_take(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"take {card}" for card in data["discards"]]

    def moves_to_store(self, data: Data, seat: int, player: Data) -> list[str]:
        return [f"store {card}" for card in data["market"][:4] if card] + self.trade(player)

    # What must be so whenever somebody decides

    def inspect(self, data: Data, scores: Sequence[int]) -> None:
        """Monuments are whole from the bottom, hands within limits, and points are what lies there."""
        for square in data["squares"]:
            for one in square["monuments"]:
                shown = [section(end) for end in one["ends"]]
                assert [level for _, level, _ in shown] == list(range(1, len(shown) + 1))
                assert len({kind for kind, _, _ in shown}) == 1
        for seat, player in enumerate(data["players"]):
            limit = 4 if player.get("architect") == "walter" else 3
            if data["phase"] in ("bid", "manipulate", "cleanup"):
                assert len(player["hand"]) <= limit
            assert not any(holographic(card) for card in player["hand"])
            if self.seats > 1:
                assert scores[seat] == score(data, seat)
        if self.seats == 1:
            self.inspect_alone(data)

    def inspect_alone(self, data: Data) -> None:
        kinds = []
        for square in data["squares"]:
            done = finished(square)
            colours = [{colour(data, end) for end in ends} for ends in done]
            assert all(len(one) == 1 for one in colours)
            assert len({min(one) for one in colours}) == len(done) <= 5
            kinds += [(kind_of(ends[0]), colour(data, ends[0])) for ends in done]
        assert len(set(kinds)) == len(kinds)
        assert data["level"] == self.level(data)

    def level(self, data: Data) -> int:
        """The level reached, 0 while the game is not won."""
        cards, fifths = 0, []
        for square in data["squares"]:
            done = finished(square)
            if len(done) < 5 or square["mission"] is None:
                return 0
            if len(met(data, square)) < len(HEIGHTS):
                return 0
            fifths += [kind for kind in HEIGHTS if sum(kind_of(ends[0]) == kind for ends in done) == 2]
            cards += sum(len(ends) for ends in done) - 10
        if self.options.get("level") == "extreme":
            return 4 if fifths == ["pagoda", "pagoda"] else 0
        return 3 if cards >= 6 else 2 if cards >= 4 else 1
