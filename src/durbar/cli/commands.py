"""What a person can type at the table besides a move: one function a command. None of them plays a move."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from durbar.bots import bot
from durbar.cli.rulebook import find_rules, folded, read_rules
from durbar.core.errors import DurbarError, quoted
from durbar.core.record import FIRST_LINE
from durbar.core.text import Catalogue

if TYPE_CHECKING:
    from durbar.cli.sitting import Sitting

ADVISER = "hard"
WORTH_TELLING = 3  # moves in a hint

Command = Callable[["Sitting", str], None]


class Left(Exception):
    """Somebody leaves the table."""


def show_help(sitting: Sitting, _: str) -> None:
    house = sitting.screen.house
    sitting.screen.say("help")
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        usage = f"usage-{name}" if house.has(f"usage-{name}") else f"command-{name}"
        table.add_row(Text(f"  {house.say(usage)}", "bold"), house.say(f"help-{name}"))
    sitting.screen.print(table)


def show_table(sitting: Sitting, _: str) -> None:
    sitting.stale = True


def undo(sitting: Sitting, _: str) -> None:
    """Take back the last move, where the law of `Match` allows it."""
    match, seat = sitting.match, sitting.here
    if not match.steps_back(seat):
        sitting.screen.say(match.why_no_undo(seat), "red")
        return
    match.undo(seat)
    sitting.seen = {seat: min(seen, len(match.chapters)) for seat, seen in sitting.seen.items()}
    sitting.stale = True
    sitting.screen.say("undone")


def hint(sitting: Sitting, _: str) -> None:
    """A bot's opinion, from what this seat may know."""
    if sitting.here not in sitting.state.actors():
        sitting.screen.say("hint-over")
        return
    opinion = bot(ADVISER, sitting.luck("hint")).advise(sitting.state, sitting.here)
    for place, (move, share) in enumerate(opinion[:WORTH_TELLING]):
        words = sitting.look.choice(move, sitting.view()).plain
        sentence = sitting.screen.house.say("hint-else" if place else "hint", move=words, percent=round(100 * share))
        sitting.screen.print(sitting.look.with_names(sentence))


def show_log(sitting: Sitting, _: str) -> None:
    sitting.screen.print(*sitting.look.story(sitting.match.chapters, sitting.here, whole=True), indent=2)


def show_rules(sitting: Sitting, words: str) -> None:
    rules = read_rules(sitting.game.name, sitting.screen.language)
    if found := find_rules(rules, words):
        sitting.screen.rules(found)
    else:
        sitting.screen.say("rules-none", "red", words=quoted(words), last=len(rules))


def save(sitting: Sitting, file: str) -> None:
    """Write the record to a file, but never over something that is not a record."""
    path = Path(os.path.expanduser(file))
    if not file or not file.isprintable():
        sitting.screen.say("save-where", "red")
        return
    if is_foreign(path):
        sitting.screen.say("save-foreign", "red", file=file)
        return
    try:
        sitting.record.save(path)
    except DurbarError as error:
        sitting.screen.say("save-failed", "red", reason=str(error))
        return
    sitting.saved = sitting.record.moves[:]
    sitting.screen.say("saved" if sitting.state.actors() else "saved-over", file=shlex.quote(str(path)))


def is_foreign(path: Path) -> bool:
    """Whether something else than a record lies there. What cannot be opened at all, saving will complain about."""
    try:
        with path.open("rb") as file:
            return file.read(len(FIRST_LINE)) != FIRST_LINE.encode()
    except OSError:
        return False


def quit_table(sitting: Sitting, _: str = "") -> None:
    """Leave, with an offer to save what would be lost."""
    question = sitting.screen.house.say("quit-save") + " "
    while sitting.people and not sitting.is_saved and (file := sitting.screen.ask(question)):
        save(sitting, file)
    raise Left


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "table": show_table,
    "undo": undo,
    "hint": hint,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "quit": quit_table,
}


def named_commands(house: Catalogue) -> dict[str, Command]:
    """Every command by its name in the language of the table, and by its English name."""
    return COMMANDS | {folded(house.say(f"command-{name}")): command for name, command in COMMANDS.items()}
