"""Xanadu in a terminal: everybody's buildings with price and next row, what you can pay with, and your hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.core.look import Look, Zone, columns
from durbar.core.moves import Move
from durbar.games.xanadu.cards import COLOURS, ROWS, Card, resource_names
from durbar.games.xanadu.view import BuildingView, XanaduView

GOLD = "dark_goldenrod"  # coins; readable on dark and on light
CARD_STYLES = {"brown": "dark_orange3", "blue": "dodger_blue2", "yellow": GOLD, "green": "green4"}
LONGEST_NAME = 23  # letters
FULL, FREE = "●", "○"  # rows of a building


class XanaduLook(Look):
    quiet = frozenset({"begin", "deal", "choose", "clear"})
    asides = frozenset({"favour", "full", "draw"})
    loud = {  # noqa: RUF012
        "turn": "bold",
        "sell": GOLD,
        "reset": "bold",
        "rebuild-end": "bold",
        "end-card": "bold red",
        "win": f"bold {GOLD}",
        "share": f"bold {GOLD}",
    }

    def choice(self, move: Move, view: Any) -> Text:
        """What a move does, and what it brings."""
        text = super().choice(move, view)
        key = str(move.args.get("building", move.args.get("card", "")))
        if move.kind == "sell":
            text.append(f" ({self.words.say('count-coins', count=lying(view, key).price)})", "dim")
        elif move.kind == "worker":
            row = self.of(key).rows[len(lying(view, key).workers)]
            text.append(f" ({self.resources(row)})", "dim")
        elif move.kind in ("card", "discard", "start"):
            text.append(f" ({self.words.say('card-cost', resources=self.resources(self.of(key).cost))})", "dim")
        return text

    # Words

    def of(self, key: str) -> Card:
        """What is printed on a card."""
        card: Card = self.game.box.by_key[key]
        return card

    def card(self, key: str) -> Text:
        return Text(self.words.say(f"card-{key}"), CARD_STYLES[COLOURS[self.of(key).colour]])

    def resources(self, resources: Sequence[int]) -> str:
        return ", ".join(self.words.say(f"resource-{name}") for name in resource_names(list(resources)))

    def counted(self, counts: dict[str, int]) -> str:
        """So many of each resource, as words."""
        named = [(self.words.say(f"resource-{resource}"), count) for resource, count in counts.items()]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in named)

    def middle(self, view: XanaduView) -> list[Text]:
        """What lies in the middle of the table."""
        say = self.words.say
        facts = {"pile": view.pile, "discards": len(view.discards), "pass": view.pass_number, "passes": view.passes}
        end = say(f"end-{view.end_card}")
        return [Text.assemble((say("turn-of", turn=view.turn), "bold"), f" · {say('piles', **facts)} · {end}")]

    def player(self, view: XanaduView, seat: int) -> Text:
        """A player's name, coins, cards and income in one line."""
        say, player = self.words.say, view.players[seat]
        facts = [say("count-coins", count=player.coins), say("cards-in-hand", count=player.hand_size)]
        if view.phase == "start" and not player.choosing:
            facts.append(say("chosen"))
        if seat == view.first_player:
            facts.append(say("first-player"))
        if player.income:
            facts.append(say("income", resources=self.counted(player.income)))
        acts = seat == view.active and view.phase not in ("start", "over")
        line = Text(f"{'▸' if acts else ' '}{seat} ").append_text(self.name(seat))
        if seat == view.seat:
            line.append(f" ({self.house.say('you')})")
        return line.append(f" · {' · '.join(facts)}")

    def state_of(self, building: BuildingView) -> str:
        """Whether a building is new or sold, or else what the next worker finds."""
        card, workers = self.of(building.card), len(building.workers)
        if building.sold:
            return self.words.say("sold")
        next_row = self.words.say("next-row", resources=self.resources(card.rows[workers]))
        bonus = building.price - card.prices[workers]
        price = card.prices[workers + 1] + bonus
        after = self.words.say("full-next" if workers + 1 == ROWS else "price-next", price=price)
        new = [self.words.say("sideways")] if building.sideways else []
        return ", ".join([*new, next_row, after])

    def workers(self, building: BuildingView) -> str:
        return FULL * len(building.workers) + FREE * (ROWS - len(building.workers))

    def means(self, view: XanaduView) -> list[Text]:
        """What the active player can pay with."""
        if view.phase not in ("work", "card") or not view.usable:
            return []
        return [Text.assemble((self.label("usable"), "dim"), f" {self.counted(view.usable)}")]

    def printed(self, view: XanaduView, key: str) -> Text:
        """What is printed on a card of the own hand, and whether it can be built."""
        say, card = self.words.say, self.of(key)
        facts = [say("card-cost", resources=self.resources(card.cost))]
        if card.passive >= 0:
            facts.append(say("card-passive", resources=self.resources([int(card.passive)])))
        facts.append(say("prices", prices="/".join(map(str, card.prices))))
        line = Text(" · ".join(facts))
        if any(payment.card == key for payment in view.buildable):
            line.append(f" · {say('buildable')}", "bold green")
        return line

    def hand_in_order(self, view: XanaduView) -> list[str]:
        """The own hand, sorted by colour."""
        hand = view.players[view.seat].hand if view.seat >= 0 else []
        return sorted(hand, key=lambda key: int(self.of(key).index))

    # The table

    def table(self, view: XanaduView, bars: bool) -> RenderableType:
        return Group(*self.cities(view), "", *self.means(view), *self.hand(view))

    def zones(self, view: XanaduView, bars: bool) -> list[Zone]:
        """The hand can wait: whoever chooses a card of it reads it among the choices."""
        return [
            Zone([Group(*self.cities(view))], 0, "players"),
            Zone([Group("", *self.means(view))], 1),
            Zone([Group(*self.hand(view))], 2),
        ]

    def cities(self, view: XanaduView) -> list[RenderableType]:
        parts: list[RenderableType] = [*self.middle(view), ""]
        for seat, player in enumerate(view.players):
            parts.append(self.player(view, seat))
            if player.buildings:
                parts.append(self.buildings(player.buildings))
        return parts

    def buildings(self, buildings: Sequence[BuildingView]) -> Table:
        rows = Table.grid(padding=(0, 2, 0, 0))
        for width in (2, 2, ROWS, LONGEST_NAME):
            rows.add_column(min_width=width)
        for building in buildings:
            price = Text(f"{building.price:>2}", f"bold {GOLD}")
            rows.add_row("", price, self.workers(building), self.card(building.card), self.state_of(building))
        return rows

    def hand(self, view: XanaduView) -> list[RenderableType]:
        if not self.hand_in_order(view):
            return []
        cards = Table.grid(padding=(0, 2, 0, 0))
        for key in self.hand_in_order(view):
            cards.add_row("  ", self.card(key), self.printed(view, key))
        return [Text(self.label("hand"), "dim"), cards]

    def stacked(self, view: XanaduView) -> RenderableType:
        parts: list[RenderableType] = [*self.middle(view), ""]
        for seat, player in enumerate(view.players):
            parts.append(self.player(view, seat))
            for building in player.buildings:
                count = self.words.say("workers", count=len(building.workers))
                facts = [self.words.say("price", price=building.price), count, self.state_of(building)]
                parts.append(self.item(building.card, Text(", ".join(facts))))
        cards = [self.item(key, self.printed(view, key)) for key in self.hand_in_order(view)]
        heading = [Text(self.label("hand"))] if cards else []
        return Group(*parts, "", *self.means(view), *heading, *cards)

    def item(self, key: str, facts: Text) -> Text:
        """A card in a list, with what is to be said of it."""
        name = self.house.say("label", word=self.words.say(f"card-{key}"))
        return Text("  - ").append(name, self.card(key).style).append(" ").append_text(facts)

    def result(self, view: XanaduView) -> RenderableType:
        """xanadu-41, xanadu-42: coins, the final sale, and what that comes to."""
        table = columns("", *(self.words.say(heading) for heading in ("player", "coins", "final-sale", "total")))
        place = 1
        for seats in view.ranking or []:
            for seat in seats:
                player = view.players[seat]
                sales = [self.card(sale.card).append(f" {sale.price + sale.bonus}") for sale in player.sales]
                total = player.coins + sum(sale.price + sale.bonus for sale in player.sales)
                sold = Text(" · ", "dim").join(sales) if sales else Text(self.words.say("nothing"), "dim")
                table.add_row(f"{place}.", self.name(seat), str(player.coins), sold, Text(str(total), f"bold {GOLD}"))
            place += len(seats)
        return table


def lying(view: XanaduView, key: str) -> BuildingView:
    """The building of that card."""
    buildings = [building for player in view.players for building in player.buildings]
    return next(building for building in buildings if building.card == key)
