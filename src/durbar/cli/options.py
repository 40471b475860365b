"""The options and arguments that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from durbar.core.errors import BadRecord, DurbarError, quoted
from durbar.core.record import Record
from durbar.core.rng import KEY_BYTES, Seed

Language = Annotated[str | None, typer.Option(metavar="en|fr", help="The language.", show_default="your system's")]
Edition = Annotated[
    str | None, typer.Option(help="Which edition of the rules; see: durbar games", show_default="the newest")
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, and lists in place of tables.")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A saved game.")]


def read_seed(text: str | None) -> Seed | None:
    """A whole number, or 64 hexadecimal digits; whether they are a seed, `rng_of_seed` decides."""
    if text is None or len(text) == 2 * KEY_BYTES or len(text) > 20 or not text.removeprefix("-").isdecimal():
        return text
    return int(text)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options of a game, each written name=value."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise DurbarError(f"an option is written name=value, unlike {quoted(text)}")
        if name in options:
            raise DurbarError(f"the option {quoted(name)} is given twice")
        options[name] = value
    return options


def load(file: str) -> Record:
    """A saved game; what is wrong with it is said with the name of the file."""
    try:
        return Record.load(file)
    except BadRecord as error:
        raise DurbarError(f"{file}, {error}" if error.line else str(error)) from None
