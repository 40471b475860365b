"""What a person can type at the table besides a move: one function a command. None of them plays a move."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.table import Table
from rich.text import Text

from durbar.bots.hints import Hint
from durbar.bots.hints import hint as bots_hint
from durbar.cli.rulebook import find_rules, folded, read_rules
from durbar.cli.seated import Seated
from durbar.core.errors import DurbarError, quoted
from durbar.core.moves import Move
from durbar.core.record import FIRST_LINE
from durbar.core.text import Catalogue

if TYPE_CHECKING:
    from durbar.cli.sitting import Sitting

WORTH_TELLING = 3  # moves in a hint

Command = Callable[["Sitting", str], None]
AnyCommand = TypeVar("AnyCommand")


class Left(Exception):
    """Somebody leaves the table, perhaps for another match: `to` is its link."""

    def __init__(self, to: str = "") -> None:
        super().__init__(to)
        self.to = to


# Wherever one sits


def show_help(sitting: Seated, _: str) -> None:
    house = sitting.house
    sitting.screen.say("help")
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in sitting.offered:
        usage = f"usage-{name}" if house.has(f"usage-{name}") else f"command-{name}"
        table.add_row(Text(f"  {house.say(usage)}", "bold"), sitting.help_on(name))
    sitting.screen.print(table)


def show_table(sitting: Seated, _: str) -> None:
    sitting.stale = sitting.whole = True


def show_players(sitting: Seated, _: str) -> None:
    sitting.screen.page("players", sitting.look, sitting.view())


def show_map(sitting: Seated, _: str) -> None:
    sitting.screen.page("map", sitting.look, sitting.view())


def show_log(sitting: Seated, _: str) -> None:
    sitting.show_log()


def show_rules(sitting: Seated, words: str) -> None:
    rules = read_rules(sitting.game.name, sitting.screen.language)
    if found := find_rules(rules, words):
        sitting.screen.rules(found)
    else:
        sitting.screen.say("rules-none", "red", words=quoted(words), last=len(rules))


def tell_hint(sitting: Seated, found: Hint) -> None:
    """The moves that a bot thinks best, how sure it is of each, and why it likes the first."""
    for place, (move, share) in enumerate(found.opinion[:WORTH_TELLING]):
        if place:
            tell(sitting, "hint-else", move=spoken(sitting, move), percent=round(100 * share))
            continue
        tell(sitting, "hint", move=spoken(sitting, move), percent=round(100 * share))
        if len(found.line) > 1:
            tell(sitting, "hint-then", moves=", ".join(spoken(sitting, each) for each in found.line[1:]))
        for reason in found.reasons[:WORTH_TELLING]:
            sitting.screen.print(sitting.look.reason(reason))
        if not found.reasons:
            tell(sitting, "hint-ahead", choices=found.choices)


def spoken(sitting: Seated, move: Move) -> str:
    return sitting.look.choice(move, sitting.view()).plain


def tell(sitting: Seated, key: str, **facts: int | str) -> None:
    sitting.screen.print(sitting.look.with_names(sitting.house.say(key, **facts)))


def place_to_save(sitting: Seated, file: str) -> Path | None:
    """Where a record can be written: nowhere over something that is not a record."""
    path = Path(os.path.expanduser(file))
    if not file or not file.isprintable():
        sitting.screen.say("save-where", "red")
        return None
    if is_foreign(path):
        sitting.screen.say("save-foreign", "red", file=file)
        return None
    return path


def is_foreign(path: Path) -> bool:
    """Whether something else than a record lies there. What cannot be opened at all, saving will complain about."""
    try:
        with path.open("rb") as file:
            return file.read(len(FIRST_LINE)) != FIRST_LINE.encode()
    except OSError:
        return False


# At this keyboard


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
    tell_hint(sitting, bots_hint(sitting.state, sitting.here, seed=sitting.luck("hint")))


def save(sitting: Sitting, file: str) -> None:
    """Write the record to a file."""
    path = place_to_save(sitting, file)
    if path is None:
        return
    try:
        sitting.record.save(path)
    except DurbarError as error:
        sitting.screen.say("save-failed", "red", reason=str(error))
        return
    sitting.saved = sitting.record.moves[:]
    sitting.screen.say("saved" if sitting.state.actors() else "saved-over", file=shlex.quote(str(path)))


def quit_table(sitting: Sitting, _: str = "") -> None:
    """Leave, with an offer to save what would be lost."""
    question = sitting.screen.house.say("quit-save") + " "
    while sitting.people and not sitting.is_saved and (file := sitting.screen.ask(question)):
        save(sitting, file)
    raise Left


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "table": show_table,
    "players": show_players,
    "map": show_map,
    "undo": undo,
    "hint": hint,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "quit": quit_table,
}


def named_commands(house: Catalogue, commands: Mapping[str, AnyCommand]) -> dict[str, AnyCommand]:
    """Every command by its name in the language of the table, and by its English name."""
    own = {folded(house.say(f"command-{name}")): command for name, command in commands.items()}
    return {**commands, **own}


def command_in(line: str, commands: Mapping[str, AnyCommand]) -> tuple[AnyCommand | None, str]:
    """The command that a line begins with, if it does, and the words after it."""
    word, _, rest = line.partition(" ")
    return commands.get(folded(word)), rest.strip()
