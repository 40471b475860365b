"""Reviving Kathmandu in a terminal: the market with its spots, everybody's monuments, coins, and your hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.core.look import Look, Zone, columns
from durbar.games.reviving.cards import KINDS
from durbar.games.reviving.view import MonumentView, PlayerView, RevivingView, SpotView

GOLD = "dark_goldenrod"  # points; readable on dark and on light
STYLES = {
    "blue": "dodger_blue2",
    "white": "grey62",
    "red": "red3",
    "green": "green4",
    "yellow": GOLD,
    "wild": "magenta",
}
POINTS = {"n": "▼", "e": "◀", "s": "▲", "w": "▶"}  # where a spot's coin aims
SCORES = ("monuments", "colours", "buddha-colours", "coins", "objective", "unfinished", "mission", "bhairav")


class RevivingLook(Look):
    quiet = frozenset({"begin", "mission", "keep", "ready", "trade"})
    asides = frozenset({"complete", "rescore", "wild", "claim", "debris", "coin-back", "clear"})
    loud = {  # noqa: RUF012
        "round": "bold",
        "leftover": "bold",
        "shake": "bold red",
        "complete": GOLD,
        "claim": GOLD,
        "win": f"bold {GOLD}",
        "share": f"bold {GOLD}",
        "team-win": f"bold {GOLD}",
        "solo-lost": "bold red",
    }

    # Words

    def card(self, view: RevivingView, key: str) -> Text:
        """What is on a card, each end in its colour; a wild one with what it was named."""
        if not key:
            return Text(self.words.say("unknown"), "dim")
        sections = []
        for end in self.game.box.by_key[key].ends:
            text = Text(self.words.thing("section", end.section), STYLES[end.section.rpartition("-")[2]])
            if end.key in view.wilds:
                colour = view.wilds[end.key]
                text.append(f" ({self.words.say(f'colour-{colour}')})", STYLES[colour])
            sections.append(text)
        return Text(" / ", "dim").join(sections)

    def cards(self, view: RevivingView, keys: Sequence[str]) -> Text:
        return Text(" · ", "dim").join(self.card(view, key) for key in keys) if keys else self.nothing()

    def nothing(self) -> Text:
        return Text(self.words.say("nothing"), "dim")

    def numbers(self, numbers: Sequence[int]) -> str:
        return " ".join(str(number) for number in numbers) or self.words.say("nothing")

    def points(self, points: int) -> str:
        return self.words.say("worth-points", points=points)

    # The middle of the table

    def head(self, view: RevivingView) -> Text:
        decks = self.words.say("decks", blue=view.blue, red=view.red, discards=len(view.discards))
        round = self.words.say("round-of", round=view.round, rounds=view.rounds)
        head = Text.assemble((round, "bold"), f" · {decks}")
        if view.solo is not None and view.solo.die:
            head.append(f" · {self.label('die')} ", "dim").append(self.words.say(f"side-{view.solo.die}"))
        return head

    def middle(self, view: RevivingView) -> list[RenderableType]:
        say = self.words.say
        lines: list[RenderableType] = [self.head(view)]
        lying = [slot for slot in view.slots if slot.card]
        if lying:
            lines.append(Text(self.label("market"), "dim"))
        for slot in lying:
            lines.append(Text.assemble(f"  {slot.slot}. ", self.card(view, slot.card)))
        coins = [self.spot(view, spot) for spot in view.spots if spot.seat >= 0 or spot.debris]
        if coins:
            lines.append(Text.assemble((self.label("spots"), "dim"), " ", Text(" · ", "dim").join(coins)))
        free = [spot for spot in view.spots if spot.targets and spot.seat < 0 and not spot.debris]
        if free and view.phase in ("bid", "manipulate"):
            aims = " · ".join(say("aims-at", spot=say(f"spot-{s.spot}"), slots=self.numbers(s.targets)) for s in free)
            lines.append(Text.assemble((self.label("free-spots"), "dim"), " ", aims))
        return [*lines, *self.discards(view), *self.extras(view)]

    def discards(self, view: RevivingView) -> list[RenderableType]:
        if not view.discards:
            return []
        return [Text.assemble((self.label("discards"), "dim"), " ", self.cards(view, view.discards))]

    def spot(self, view: RevivingView, spot: SpotView) -> Text:
        """A spot with what lies on it and where it aims."""
        say = self.words.say
        text = Text(say("aims-at", spot=say(f"spot-{spot.spot}"), slots=self.numbers(spot.targets)))
        if spot.seat >= 0:
            coin = str(spot.coin) if spot.coin else say("coin-hidden")
            text.append(" (").append(say("coin-of", coin=coin, name=self.names[spot.seat])).append(")")
        if spot.debris:
            pieces = ", ".join(say(f"colour-{colour}") for colour in spot.debris)
            text.append(f" [{self.label('debris')} {pieces}]", "red")
        return text

    # The mat

    def mat(self, view: RevivingView) -> Table:
        """The playmat as it lies: the cards by their numbers, and around them the spots with what lies on them."""
        cells: dict[tuple[int, int], RenderableType] = {}
        for slot in view.slots:
            if slot.card:
                ends = self.card(view, slot.card).split(" / ")
                cells[slot.y, slot.x] = Text.assemble(f"{slot.slot}. ", Text("\n   ").join(ends))
        for spot in view.spots:
            if spot.targets or spot.debris or spot.seat >= 0:
                cells[spot.y, spot.x] = self.niche(spot)
        table = Table.grid(padding=(0, 3, 0, 0))
        across = sorted({x for _, x in cells})
        for _ in across:
            table.add_column(vertical="middle")
        for y in sorted({y for y, _ in cells}):
            table.add_row(*(cells.get((y, x), "") for x in across))
        return table

    def niche(self, spot: SpotView) -> Text:
        """A spot on the mat: where it points, its name, and the coin or the debris that lies there."""
        points = "◆" if len(spot.near) > 1 else POINTS[spot.spot[0]]
        text = Text.assemble((f"{points} ", "dim"), (self.words.say(f"spot-{spot.spot}"), "bold"))
        if spot.seat >= 0:
            text.append(" ").append_text(self.name(spot.seat)).append(f" {spot.coin or '?'}")
        for colour in spot.debris:
            text.append(f" ×{self.words.say(f'colour-{colour}')}", STYLES[colour])
        return text

    def extras(self, view: RevivingView) -> list[RenderableType]:
        """What can be chosen before the game, public objectives and Bhairavs, if they are played with."""
        say = self.words.say
        lines: list[RenderableType] = []
        if view.phase == "architects":
            taken = {player.architect for player in view.players}
            free = [
                one for one in self.game.box.architects if one.key not in taken and one.min_players <= len(view.players)
            ]
            lines += [f"  {say(f'architect-{one.key}')}. {say(f'skill-{one.key}')}" for one in free]
        if view.solo is not None:
            lines += [self.mission(self.mission_called(key)) for key in view.solo.missions]
        for one in view.objectives:
            state = say("open" if one.open else "closed")
            lines.append(Text.assemble(self.objective(one.objective), (f" ({state})", "" if one.open else "dim")))
        if view.bhairavs:
            colours = ", ".join(say(f"colour-{colour}") for colour in view.bhairavs)
            lines.append(Text.assemble((self.label("bhairavs"), "dim"), " ", colours))
        return lines

    # What missions and objectives ask for

    def wish(self, wish: str) -> str:
        """What one section should be: any colour, the same as others, or one of some."""
        if wish in ("any", "match"):
            return self.words.say("any-colour" if wish == "any" else "same-colour")
        return "/".join(self.words.say(f"colour-{colour}") for colour in wish.split("|"))

    def need(self, kind: str, sections: Sequence[str]) -> str:
        wishes = ", ".join(self.wish(wish) for wish in sections)
        return f"{self.words.say(f'monument-{kind}')} ({wishes})"

    def mission_called(self, key: str) -> dict[str, Any]:
        every: list[dict[str, Any]] = self.game.contents["mission"] + self.game.contents["advanced_mission"]
        return next(mission for mission in every if mission["key"] == key)

    def mission(self, mission: dict[str, Any], met: Sequence[bool] = ()) -> Text:
        """A mission with its four objectives; those that are met are bold."""
        text = Text(self.house.say("label", word=self.words.say(f"mission-{mission['key']}")) + " ")
        for number, kind in enumerate(KINDS):
            done = bool(met) and met[number]
            text.append(" · " if number else "", "dim")
            text.append(f"{self.need(kind, mission[kind])} +{mission['points'][number]}", "bold" if done else "")
            text.append(f" ({self.words.say('met')})" if done else "", "bold")
        return text

    def objective(self, key: str) -> Text:
        objective = next(one for one in self.game.contents["objective"] if one["key"] == key)
        needs = " + ".join(self.need(need["kind"], need["sections"]) for need in objective["needs"])
        label = self.house.say("label", word=self.words.say(f"objective-{key}"))
        return Text(f"{label} {needs} +{objective['points']}")

    # Players

    def player(self, view: RevivingView, seat: int) -> Text:
        """A player's name, and what else is to be said."""
        say = self.words.say
        own = [self.house.say("you")] if seat == view.seat else []
        player = view.players[seat]
        remarks = own + ([say("first-player")] if seat == view.first_player and view.solo is None else [])
        if view.teams:
            remarks.append(say("team-of", team=player.team + 1))
        if player.architect:
            remarks.append(say(f"architect-{player.architect}"))
        if player.bhairav:
            remarks.append(say("bhairav-of", colour=say(f"colour-{player.bhairav}")))
        if player.objective:
            remarks.append(say(f"objective-{player.objective}"))
        return self.name(seat).append(f" ({', '.join(remarks)})" if remarks else "", "dim")

    def coins(self, player: PlayerView) -> str:
        say = self.words.say
        left = (
            say("unspent", coins=self.numbers(player.coins))
            if len(player.coins) == player.coin_count
            else say("unspent-count", count=player.coin_count)
        )
        return f"{left}, {say('spent', coins=self.numbers(player.spent))}"

    def hand(self, view: RevivingView, seat: int) -> Text:
        hand = view.players[seat].hand
        if seat == view.seat or any(hand):
            return self.cards(view, hand)
        return Text(self.words.say("cards-in-hand", count=len(hand)))

    def monument(self, monument: MonumentView) -> Text:
        say = self.words.say
        colours = ", ".join(say(f"colour-{section.colour}") for section in monument.sections)
        text = say(
            "sections-of",
            monument=say(f"monument-{monument.kind}"),
            done=len(monument.sections),
            all=KINDS.index(monument.kind) + 1,
            colours=colours,
        )
        return Text(text, "bold" if monument.complete else "")

    def square(self, view: RevivingView, number: int) -> Text:
        square = view.squares[number]
        built = Text(" · ", "dim").join(self.monument(one) for one in square.monuments)
        if not square.monuments:
            built = self.nothing()
        return built

    def mission_of(self, view: RevivingView, number: int) -> list[Text]:
        """The mission of a square, if it is known."""
        square = view.squares[number]
        return [self.mission(self.mission_called(square.mission), square.met)] if square.mission else []

    def lines_of(self, view: RevivingView, seat: int) -> list[Text]:
        """What belongs to a seat, one line each."""
        player = view.players[seat]
        lines = [self.player(view, seat)]
        if view.solo is None:
            lines[0].append(f" {self.points(player.score.total)}", GOLD)
        lines.append(Text.assemble((self.label("coins"), "dim"), " ", self.coins(player)))
        lines.append(Text.assemble((self.label("hand"), "dim"), " ", self.hand(view, seat)))
        own = [number for number, square in enumerate(view.squares) if square.owner == seat]
        for number in own:
            word = self.words.say("square-of", square=number) if len(own) > 1 else self.words.say("square")
            lines.append(Text.assemble((self.house.say("label", word=word), "dim"), " ", self.square(view, number)))
            lines += self.mission_of(view, number)
        if player.architect and seat == view.seat:
            lines.append(Text(self.words.say(f"skill-{player.architect}"), "dim"))
        return lines

    # The table

    def table(self, view: RevivingView, bars: bool) -> RenderableType:
        return Group(*(zone.forms[0] for zone in self.zones(view, bars)))

    def zones(self, view: RevivingView, bars: bool) -> list[Zone]:
        """The mat first, then what is one's own; of the others a line each where there is no room for more."""
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        return [
            Zone([self.head(view)], 0, "map"),
            Zone([self.mat(view)], 1, "map"),
            Zone([Group(*self.extras(view))], 3),
            Zone([self.belongings(view, [view.seat] if view.seat >= 0 else [])], 2, "players"),
            Zone([self.belongings(view, others), self.in_short(view, others)], 4, "players"),
            Zone([Group(*self.discards(view)), Group()], 5),
        ]

    def stacked(self, view: RevivingView) -> RenderableType:
        return Group(*self.middle(view), "", self.belongings(view, range(len(view.players))))

    def number(self, view: RevivingView, seat: int) -> str:
        """A seat, and whether it must decide."""
        return f"{'▸' if seat in view.actors else ' '}{seat}"

    def belongings(self, view: RevivingView, seats: Sequence[int]) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in seats:
            table.add_row(self.number(view, seat), Group(*self.lines_of(view, seat)))
        return table

    def in_short(self, view: RevivingView, seats: Sequence[int]) -> Table:
        """Somebody's points, coins and monuments in one line."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis")
        for seat in seats:
            player = view.players[seat]
            facts = f"{self.points(player.score.total)} · {self.coins(player)} · "
            table.add_row(self.number(view, seat), self.name(seat), Text(facts).append_text(self.square(view, seat)))
        return table

    def result(self, view: RevivingView) -> RenderableType:
        """reviving-43: where all points come from; solo, what stands in the squares."""
        if view.solo is not None:
            numbers = range(len(view.squares))
            return Group(*(line for n in numbers for line in [self.square(view, n), *self.mission_of(view, n)]))
        headings = ["player", *(f"score-{name}" for name in SCORES), "total"]
        table = columns("", *(self.words.say(heading) for heading in headings))
        for place, seats in enumerate(view.ranking or [], 1):
            for seat in seats:
                score = view.players[seat].score
                cells = [str(getattr(score, name.replace("-", "_"))) for name in SCORES]
                table.add_row(f"{place}.", self.name(seat), *cells, Text(str(score.total), "bold"))
        return table
