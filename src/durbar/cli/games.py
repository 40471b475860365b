"""`durbar games`: what can be played, with which options, and how much of it is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
from rich.table import Table
from rich.text import Text

import durbar
from durbar.cli.options import Language
from durbar.cli.screen import Screen
from durbar.core.game import Game
from durbar.core.look import columns
from durbar.core.text import Catalogue, catalogue
from durbar.games import GAMES


def games(lang: Language = None) -> None:
    """List the games, their options, and what of them is reconstructed."""
    screen = Screen(lang)
    screen.print(overview(screen))
    for name in GAMES:
        words = catalogue(name, screen.language)
        screen.heading(words.say("title"))
        screen.print(words.say("about"), Text(words.say("reconstructed"), "dim"))
        for heading, sentence in options(durbar.game(name), screen.house, words):
            screen.print("")
            screen.print(heading, indent=2)
            screen.print(sentence, indent=4)


def overview(screen: Screen) -> Table:
    say = screen.house.say
    table = columns(*(say(f"games-{heading}") for heading in ("name", "title", "players", "edition")))
    for name, kind in GAMES.items():
        title = catalogue(name, screen.language).say("title")
        least, most = kind.seat_counts[0], kind.seat_counts[-1]
        players = say("games-seats" if least < most else "games-seats-only", least=least, most=most)
        table.add_row(Text(name, "bold cyan"), title, players, ", ".join(reversed(kind.editions)))
    return table


def options(game: Game, house: Catalogue, words: Catalogue) -> Iterator[tuple[Text, str]]:
    """Each option: how it is written, and what it does."""
    for field in msgspec.structs.fields(game.options):
        values = house.say("games-values", values=values_of(field.type, house), default=written(field.default))
        yield Text.assemble((f"--option {field.name}=…", "bold"), f"  {values}"), words.say(f"option-{field.name}")


def values_of(kind: Any, house: Catalogue) -> str:
    """What can be given to an option of this type."""
    if kind is bool:
        return house.say("games-bool")
    if get_origin(kind) is Literal:
        return ", ".join(written(value) for value in get_args(kind))
    return house.say("games-number" if kind is int else "games-text")


def written(value: Any) -> str:
    """A value as one types it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
