"""Reviving Kathmandu in a terminal: the market with its spots, everybody's monuments, coins, and your hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.tables.look import Look, columns
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

    def card(self, key: str) -> Text:
        """What is on a card, each end in its colour."""
        if not key:
            return Text(self.words.say("unknown"), "dim")
        ends = self.game.box.by_key[key].ends
        sections = [
            Text(self.words.thing("section", end.section), STYLES[end.section.rpartition("-")[2]]) for end in ends
        ]
        return Text(" / ", "dim").join(sections)

    def cards(self, keys: Sequence[str]) -> Text:
        return Text(" · ", "dim").join(self.card(key) for key in keys) if keys else self.nothing()

    def nothing(self) -> Text:
        return Text(self.words.say("nothing"), "dim")

    def numbers(self, numbers: Sequence[int]) -> str:
        return " ".join(str(number) for number in numbers) or self.words.say("nothing")

    def points(self, points: int) -> str:
        return self.words.say("worth-points", points=points)

    # The middle of the table

    def middle(self, view: RevivingView) -> list[RenderableType]:
        say = self.words.say
        head = Text.assemble(
            (say("round-of", round=view.round, rounds=view.rounds), "bold"),
            f" · {say('decks', blue=view.blue, red=view.red, discards=len(view.discards))}",
        )
        lines: list[RenderableType] = [head]
        lying = [slot for slot in view.slots if slot.card]
        if lying:
            lines.append(Text(self.label("market"), "dim"))
        for slot in lying:
            lines.append(Text.assemble(f"  {slot.slot}. ", self.card(slot.card)))
        coins = [self.spot(view, spot) for spot in view.spots if spot.seat >= 0 or spot.debris]
        if coins:
            lines.append(Text.assemble((self.label("spots"), "dim"), " ", Text(" · ", "dim").join(coins)))
        if view.discards:
            lines.append(Text.assemble((self.label("discards"), "dim"), " ", self.cards(view.discards)))
        return lines + self.extras(view)

    def spot(self, view: RevivingView, spot: SpotView) -> Text:
        """A spot with what lies on it and where it aims."""
        say = self.words.say
        text = Text(say("aims-at", spot=say(f"spot-{spot.spot}"), slots=self.numbers(spot.targets)))
        if spot.seat >= 0:
            coin = str(spot.coin) if spot.coin else say("coin-hidden")
            text.append(" (").append(say("coin-of", coin=coin, name=self.names[spot.seat])).append(")")
        if spot.debris:
            pieces = ", ".join(say(f"colour-{colour}") for colour in spot.debris)
            text.append(f" [{say('debris')}: {pieces}]", "red")
        return text

    def extras(self, view: RevivingView) -> list[RenderableType]:
        """Public objectives and Bhairavs, if they are played with."""
        say = self.words.say
        lines: list[RenderableType] = []
        if view.objectives:
            shown = [
                f"{say(f'objective-{one.objective}')} ({say('open' if one.open else 'closed')})"
                for one in view.objectives
            ]
            lines.append(Text.assemble((self.label("objectives"), "dim"), " ", ", ".join(shown)))
        if view.bhairavs:
            colours = ", ".join(say(f"colour-{colour}") for colour in view.bhairavs)
            lines.append(Text.assemble((self.label("bhairavs"), "dim"), " ", colours))
        return lines

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
            return self.cards(hand)
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
        if square.mission:
            met = sum(square.met)
            built.append(f" [{self.words.say(f'mission-{square.mission}')}: {met}/4]", "dim")
        return built

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
        return lines

    # The table

    def table(self, view: RevivingView, bars: bool) -> RenderableType:
        return self.stacked(view)

    def stacked(self, view: RevivingView) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(len(view.players)):
            acts = "▸" if seat in view.actors else " "
            table.add_row(f"{acts}{seat}", Group(*self.lines_of(view, seat)))
        return Group(*self.middle(view), "", table)

    def result(self, view: RevivingView) -> RenderableType:
        """reviving-43: where all points come from; solo, what stands in the squares."""
        if view.solo is not None:
            return Group(*(self.square(view, number) for number in range(len(view.squares))))
        headings = ["player", *(f"score-{name}" for name in SCORES), "total"]
        table = columns("", *(self.words.say(heading) for heading in headings))
        for place, seats in enumerate(view.ranking or [], 1):
            for seat in seats:
                score = view.players[seat].score
                cells = [str(getattr(score, name.replace("-", "_"))) for name in SCORES]
                table.add_row(f"{place}.", self.name(seat), *cells, Text(str(score.total), "bold"))
        return table
