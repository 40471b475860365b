"""Gangs of Kyoto in a terminal: rows of cards in words and colour, and how late it is for everybody."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.core.look import Look, columns
from durbar.core.moves import Move
from durbar.games.kyoto.view import KyotoView, PlayerView

GOLD = "dark_goldenrod"  # bells; readable on dark and on light
NEARLY_LATE = 4  # hours left
LONGEST_BAR = 18  # letters
CARD_STYLES = {  # by how the key of a card ends
    "refuse": "green",
    "gift1": f"bold {GOLD}",
    "gift2": f"bold {GOLD}",
    "back": "magenta",
    "late": "blue",
    "b1": GOLD,
    "b2": f"bold {GOLD}",
    "d": "cyan",
}


class KyotoLook(Look):
    quiet = frozenset({"deal", "turn"})
    asides = frozenset({"place", "gift", "back", "back-none", "draw-none"})
    loud = {"round": "bold", "late": "bold red", "bank": GOLD, "win": f"bold {GOLD}"}  # noqa: RUF012

    def move_key(self, move: Move, view: KyotoView) -> str:
        if move.kind == "give" and move.args["to"] == view.seat:
            return "move-keep"
        if move.kind == "refuse" and view.players[view.seat].row.count("refuse") > 1:
            return "move-refuse-which"
        return super().move_key(move, view)

    # Words

    def card(self, key: str) -> Text:
        style = next((style for end, style in CARD_STYLES.items() if key.endswith(end)), "")
        return Text(self.words.say(f"card-{key}"), style)

    def middle(self, view: KyotoView) -> Text:
        """What lies in the middle of the table."""
        say = self.words.say
        piles = say("piles", pile=view.pile, discards=len(view.discards), down=view.face_down)
        return Text.assemble((say("round", round=view.round), "bold"), f" · {piles}")

    def turned(self, view: KyotoView) -> list[Text]:
        """The card that lies face up, and what it does if it is a special one."""
        if view.turned is None:
            return []
        line = Text.assemble((self.label("turned"), "dim"), " ", self.card(view.turned))
        if self.words.has(effect := f"effect-{view.turned}"):
            line.append(f" ({self.words.say(effect, raised_limit=int(self.game.box.raised_limit))})", "dim")
        return [line]

    def player(self, view: KyotoView, seat: int) -> Text:
        """A player's name, and whether it is you."""
        return self.name(seat).append(f" ({self.house.say('you')})" if seat == view.seat else "")

    def remarks(self, view: KyotoView, seat: int) -> list[str]:
        """What else is to be said of a player."""
        remarks = [self.words.say("first-player")] if seat == view.first_player else []
        if seat in view.served and view.turned is not None:
            remarks.append(self.words.say("served"))
        return remarks

    def row(self, player: PlayerView, stake: str) -> Text:
        """The cards of a row, and how many bells it would lose, said in the frame `stake`."""
        if not player.row:
            return Text(self.words.say("row-empty"), "dim")
        row = Text(" · ", "dim").join(self.card(key) for key in player.row)
        if bells := bells_of(player.row):
            row.append(stake.format(self.words.say("at-stake", count=bells)), "dim")
        return row

    def time(self, player: PlayerView) -> Text:
        return Text(self.words.say("time-of", total=player.total, limit=player.limit), time_style(player))

    def score(self, player: PlayerView) -> list[str]:
        """What is known of a score pile."""
        cards = self.words.say("score-pile-cards", count=player.score_cards)
        return [cards] if player.bells is None else [self.words.say("count-bells", count=player.bells), cards]

    # The table

    def table(self, view: KyotoView, bars: bool) -> RenderableType:
        table = columns("", *(self.words.say(heading) for heading in ("player", "time", "row", "score-pile")))
        for seat, player in enumerate(view.players):
            name = Group(self.player(view, seat), *(Text(remark, "dim") for remark in self.remarks(view, seat)))
            time = Group(self.time(player), *([bar(player)] if bars else []))
            table.add_row(number(view, seat), name, time, self.row(player, "\n{}"), Group(*self.score(player)))
        return Group(self.middle(view), "", table, "", *self.turned(view))

    def stacked(self, view: KyotoView) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, player in enumerate(view.players):
            name = Text(", ").join([self.player(view, seat), *(Text(remark) for remark in self.remarks(view, seat))])
            time = Text.assemble((self.label("time"), "dim"), " ", self.time(player))
            score = Text.assemble((self.label("score-pile"), "dim"), f" {', '.join(self.score(player))}")
            row = Text.assemble((self.label("row"), "dim"), " ", self.row(player, " ({})"))
            table.add_row(number(view, seat), Group(name, time.append(" · ").append_text(score), row))
        return Group(self.middle(view), "", table, "", *self.turned(view))

    def result(self, view: KyotoView) -> RenderableType:
        """kyoto-37: all score piles are open now."""
        table = columns("", *(self.words.say(heading) for heading in ("player", "bells", "score-pile")))
        for place, seats in enumerate(view.ranking or [], 1):
            for seat in seats:
                player = view.players[seat]
                table.add_row(f"{place}.", self.name(seat), str(player.bells), self.kept(player.score_pile or []))
        return table

    def kept(self, score_pile: list[str]) -> Text:
        """The contents of a score pile, equal cards counted together."""
        counted = [
            self.card(key).append(f" ×{count}" if count > 1 else "")
            for key, count in sorted(Counter(score_pile).items())
        ]
        return Text(" · ", "dim").join(counted)


def bells_of(row: list[str]) -> int:
    """The bells on the exploration cards of a row, which their keys tell (`e4b2`)."""
    return sum(int(key[-1]) for key in row if key[-2:-1] == "b")


def number(view: KyotoView, seat: int) -> str:
    """A seat, and whether it must decide."""
    acts = seat == (view.active if view.receiver is None else view.receiver)
    return f"{'▸' if acts else ' '}{seat}"


def time_style(player: PlayerView) -> str:
    left = player.limit - player.total
    return "bold red" if left <= NEARLY_LATE else f"bold {GOLD}" if left <= 2 * NEARLY_LATE else "bold green"


def bar(player: PlayerView) -> Text:
    """The time spent, as a bar that is full when it is too late."""
    length = min(player.limit, LONGEST_BAR)
    spent = player.total * length // player.limit
    return Text("█" * spent, time_style(player)).append("░" * (length - spent), "dim")
