"""`durbar review`: a finished game looked at again, in words, as a page of its own, or as data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from durbar.cli.options import Language, RecordFile, load
from durbar.cli.record import look_at
from durbar.cli.review_page import page_of
from durbar.cli.screen import Screen
from durbar.core.errors import DurbarError
from durbar.core.files import write_whole
from durbar.core.look import Look, columns
from durbar.core.record import Record
from durbar.review import LOOKS, MARKS, WHOLE, Better, Review, Step, look_again

SPARKS = "▁▂▃▄▅▆▇█"
ALL = len(LOOKS)
WIDEST = 60  # letters of a curve
MOST_TOLD = 30  # choices in words; the page and the data have all

HtmlFile = Annotated[str | None, typer.Option("--html", metavar="FILE", help="Write it as a page of its own.")]
JsonFile = Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write everything as JSON.")]
Looks = Annotated[int, typer.Option("--looks", help=f"How often to look, each time more closely: 1 to {ALL}.")]


def review(
    file: RecordFile, html: HtmlFile = None, json: JsonFile = None, looks: Looks = ALL, lang: Language = None
) -> None:
    """Look at a finished game again: everybody's chances, what was luck, and which choices gave something away."""
    screen, record = Screen(lang), load(file)
    found = reviewed(screen, record, looks)
    told = Told(record, found, look_at(record, screen))
    if json is not None:
        written(screen, json, msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    if html is not None:
        written(screen, html, page_of(told.page(), screen.language))
    if html is None and json is None:
        tell(screen, told)


def reviewed(screen: Screen, record: Record, looks: int) -> Review:
    """The review, with a bar on the way where somebody watches."""
    console = Console(stderr=True)
    found: Review | None = None
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")
        for progress in look_again(record, looks):
            words = screen.house.say("review-progress", look=progress.look, looks=progress.looks)
            bar.update(task, description=words, completed=progress.done, total=progress.of)
            found = progress.review or found
    assert found is not None
    return found


def written(screen: Screen, file: str, text: str) -> None:
    try:
        with write_whole(Path(file)) as draft:
            draft.write_text(text, encoding="utf-8")
    except OSError as error:
        raise DurbarError(f"cannot write {file}: {error.strerror or error}") from None
    screen.say("review-written", file=file)


def percent(points: int, comma: str = ".", sign: str = "") -> str:
    """Hundredths of a percent, as people read them.

    >>> percent(2586), percent(-4, sign="+"), percent(750, ",", sign="+")
    ('25.9', '0.0', '+7,5')
    """
    text = f"{100 * points / WHOLE:{sign}.1f}"
    text = text[1:] if text in ("+0.0", "-0.0") else text
    return text.replace("-", "−").replace(".", comma)


class Line(NamedTuple):
    """One step in words: its number, who moved, what, what there is to say about it, and what was better."""

    number: int
    seat: int
    move: str
    remark: str
    better: list[str]


class Told:
    """A review in the words of its game."""

    def __init__(self, record: Record, found: Review, look: Look) -> None:
        self.record = record
        self.found = found
        self.look = look
        self.say = look.house.say
        self.comma = self.say("review-comma")
        self.steps = {step.number: step for step in found.steps}
        moments = {moment.number for moment in found.moments}
        wanted = moments | {step.number for step in self.costly()}
        self.views = views_before(record, wanted)

    def costly(self) -> list[Step]:
        """The choices that gave something worth a word away, the worst first."""
        marked = [step for step in self.found.steps if step.decision and step.decision.mark in ("doubtful", "costly")]
        return sorted(marked, key=lambda step: (step.choice(step.seat), step.number))

    def percent(self, points: int) -> str:
        return percent(points, self.comma)

    def change(self, points: int) -> str:
        return percent(points, self.comma, sign="+")

    def words_of(self, step: Step, notation: str) -> str:
        move = self.record.game.moves.parse(notation)
        return self.look.choice(move, self.views[step.number]).plain

    def better(self, step: Step, better: Better) -> str:
        change = self.change(better.gain)
        parts = [self.say("review-better", move=self.words_of(step, better.move), change=change)]
        if better.line[1:]:
            moves = ", ".join(self.words_of(step, notation) for notation in better.line[1:])
            parts.append(self.say("review-then", moves=moves))
        parts += [self.look.reason(reason).plain.strip() for reason in better.reasons]
        return " ".join(parts)

    def lost(self, step: Step) -> str:
        assert step.decision is not None
        mark = self.say(f"review-{step.decision.mark}")
        return self.say("review-lost", mark=mark, change=self.change(-step.decision.loss))

    def line(self, step: Step, remark: str) -> Line:
        better = [self.better(step, one) for one in step.decision.better] if step.decision else []
        return Line(step.number + 1, step.seat, self.words_of(step, step.move), remark, better)

    def moments(self) -> list[Line]:
        lines = []
        for moment in self.found.moments:
            step = self.steps[moment.number]
            name, change = self.look.names[moment.seat], self.change(moment.change)
            is_choice = moment.kind == "choice"
            remark = self.lost(step) if is_choice else self.say("review-moment-luck", name=name, change=change)
            line = self.line(step, remark)
            lines.append(line if is_choice else line._replace(better=[]))
        return lines

    def decisions(self) -> list[Line]:
        return [self.line(step, self.lost(step)) for step in self.costly()]

    def rests(self) -> str:
        """What happened where nobody looked, if anything did."""
        if not any(account.rest for account in self.found.accounts):
            return ""
        rests = [f"{self.look.names[seat]} {self.change(one.rest)} %" for seat, one in enumerate(self.found.accounts)]
        return self.say("review-rest-note", rests=", ".join(rests))

    def headings(self) -> list[str]:
        columns = [f"review-{key}" for key in ("player", "start", "luck", "choices", "others", "result", *MARKS)]
        return [self.say(key) for key in columns]

    def accounts(self) -> list[list[str]]:
        rows = []
        for account in self.found.accounts:
            changes = [self.change(one) for one in (account.luck, account.choices, account.others)]
            marks = [str(account.marks[mark]) for mark in MARKS]
            rows.append([self.percent(account.start), *changes, self.percent(account.result), *marks])
        return rows

    def page(self) -> dict[str, Any]:
        """Everything that a page shows, in words and numbers."""
        say = self.say
        return {
            "title": say("review-title", game=self.look.words.say("title")),
            "names": list(self.look.names),
            "labels": [say("label", word=name) for name in self.look.names],
            "points": points_of(self.found.steps),
            "words": {
                key: say(f"review-{key}")
                for key in ("curve", "figures", "account", "account-note", "moments", "decisions")
            }
            | {"number": say("review-move-number"), "none": say("review-none")},
            "headings": self.headings(),
            "accounts": self.accounts(),
            "notes": [note for note in (self.rests(), self.weaker()) if note],
            "moments": self.moments(),
            "decisions": self.decisions(),
        }

    def weaker(self) -> str:
        return self.say("review-weaker", reason=self.found.excuse) if self.found.excuse else ""


def views_before(record: Record, numbers: set[int]) -> dict[int, Any]:
    """The table before these moves, as who moved saw it."""
    views: dict[int, Any] = {}
    for number, state in enumerate(record.states()):
        if number in numbers:
            views[number] = record.game.view(state, record.moves[number][0])
    return views


def points_of(steps: Sequence[Step]) -> list[tuple[int, list[int]]]:
    """The curve: how many moves were played, and everybody's chance then."""
    return [(step.number, step.before) for step in steps] + [(steps[-1].number + 1, steps[-1].after)]


# In the terminal


def tell(screen: Screen, told: Told) -> None:
    say, names = screen.house.say, told.look
    screen.print(Text(say("review-title", game=told.look.words.say("title")), "bold"), "")
    screen.print(Text(say("review-curve"), "bold"))
    points = points_of(told.found.steps)
    for seat in range(told.found.seats):
        screen.print(Text.assemble(names.name(seat), "  ", spark([chances[seat] for _, chances in points])))
    screen.print("", Text(say("review-account"), "bold"), account_table(told), Text(say("review-account-note"), "dim"))
    for note in (told.rests(), told.weaker()):
        if note:
            screen.print(note)
    screen.print("", Text(say("review-moments"), "bold"))
    tell_lines(screen, told, told.moments())
    screen.print("", Text(say("review-decisions"), "bold"))
    tell_lines(screen, told, told.decisions()[:MOST_TOLD])
    if not told.decisions():
        screen.say("review-none")


def account_table(told: Told) -> Table:
    table = columns(*told.headings())
    for seat, row in enumerate(told.accounts()):
        table.add_row(told.look.name(seat), *row)
    return table


def tell_lines(screen: Screen, told: Told, lines: Sequence[Line]) -> None:
    for line in lines:
        number = Text(f"{line.number:>4} ", "dim")
        screen.print(Text.assemble(number, told.look.name(line.seat), f": {line.move}  ", (line.remark, "italic")))
        for better in line.better:
            screen.print(Text(f"       {better}"))


def spark(chances: Sequence[int]) -> str:
    """A curve in letters.

    >>> spark([0, 2500, 5000, 10000])
    '▁▂▄█'
    """
    step = max(1, -(-len(chances) // WIDEST))
    picked = [*chances[:-1:step], chances[-1]]
    return "".join(SPARKS[chance * (len(SPARKS) - 1) // WHOLE] for chance in picked)
