"""Fifteen of Patan in a terminal: who holds, played and has taken how much, and your own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from durbar.core.look import Look, columns
from durbar.games.patan.view import PatanView

GOLD = "dark_goldenrod"  # readable on dark and on light


class PatanLook(Look):
    quiet = frozenset({"draw", "lead"})
    loud = {"take": GOLD, "win": f"bold {GOLD}", "share": f"bold {GOLD}"}  # noqa: RUF012

    def cards(self, keys: list[str]) -> str:
        return " · ".join(self.words.say(f"card-{key}") for key in keys)

    def played(self, view: PatanView, seat: int) -> str:
        """The card of this seat in the trick."""
        place = (seat - view.leader) % len(view.points)
        return self.cards(view.trick[place : place + 1]) or self.words.say("nothing")

    def middle(self, view: PatanView) -> Text:
        """What lies in the middle of the table."""
        say = self.words.say
        goal = say("low" if view.low else "high")
        piles = say("piles", pile=view.pile, discards=len(view.discards))
        return Text.assemble((say("trick"), "bold"), f" · {goal} · {piles}")

    def hand(self, view: PatanView) -> list[Text]:
        if not view.hand:
            return []
        return [Text.assemble((self.label("hand"), "dim"), " ", (self.cards(view.hand), "bold"))]

    def table(self, view: PatanView, bars: bool) -> RenderableType:
        say = self.words.say
        table = columns("", *(say(heading) for heading in ("player", "played", "points")), "")
        for seat, points in enumerate(view.points):
            cards = say("count-cards", count=view.hand_sizes[seat])
            table.add_row(str(seat), self.name(seat), self.played(view, seat), str(points), Text(cards, "dim"))
        return Group(self.middle(view), "", table, "", *self.hand(view))

    def stacked(self, view: PatanView) -> RenderableType:
        say = self.words.say
        lines = [self.middle(view)]
        for seat, points in enumerate(view.points):
            facts = [
                f"{self.label('played')} {self.played(view, seat)}",
                say("count-points", count=points),
                say("count-cards", count=view.hand_sizes[seat]),
            ]
            lines.append(Text(f"{seat} ").append_text(self.name(seat)).append(f" · {', '.join(facts)}"))
        return Group(*lines, *self.hand(view))

    def result(self, view: PatanView) -> RenderableType:
        """patan-8: the points, and equal points on one place."""
        table = columns("", self.words.say("player"), self.words.say("points"))
        place = 1
        for seats in view.ranking or []:
            for seat in seats:
                table.add_row(f"{place}.", self.name(seat), Text(str(view.points[seat]), f"bold {GOLD}"))
            place += len(seats)
        return table
