"""The games there are, found by looking: one folder each in `durbar/games`, and whatever installed packages bring.

A folder of the house has a module `game` with one class derived from `Game`, named like the folder. A package names
such a class as an entry point in its `pyproject.toml`, and installing it is all there is to do::

    [project.entry-points."durbar.games"]
    lalitpur = "lalitpur.game:LalitpurGame"

Nobody looks before somebody asks. A package whose game cannot be had costs nobody the others: a warning says why.
"""

from __future__ import annotations

import re
import warnings
from collections import UserDict
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules

from durbar.core.errors import UnknownGame, quoted
from durbar.core.game import Components, Game, made

GROUP = "durbar.games"  # of entry points; and the package in which the house has its own
HOUSE = Path(__file__).parent.parent / "games"
NAME = re.compile(r"[a-z]{2,12}")
TAKEN = "house"  # under this name the house keeps its own words


class Games(UserDict[str, type[Game]]):
    """Every game by its name: those of the house, from the lightest to the heaviest, then those of packages."""

    def __init__(self) -> None:
        pass  # nothing is known before it is looked for

    @cached_property
    def data(self) -> dict[str, type[Game]]:  # type: ignore[override]
        own = sorted(games_of_the_house(), key=lambda kind: kind.weight)
        others = games_of_packages({kind.name for kind in own})
        return {kind.name: kind for kind in [*own, *sorted(others, key=lambda kind: kind.weight)]}


GAMES = Games()


def games_of_the_house() -> Iterator[type[Game]]:
    for folder in sorted(module.name for module in iter_modules([str(HOUSE)]) if module.ispkg):
        yield one_game_in(f"{GROUP}.{folder}.game", folder)


def one_game_in(module: str, name: str) -> type[Game]:
    """The game of that name which this module defines."""
    for found in vars(import_module(module)).values():
        if isinstance(found, type) and issubclass(found, Game) and found.__module__ == module and found.name == name:
            return found
    raise UnknownGame(f"{module} defines no game of the name {name}")


def games_of_packages(taken: set[str]) -> Iterator[type[Game]]:
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            kind = entry.load()
        except Exception as error:  # whatever goes wrong in somebody else's package
            warnings.warn(f"the game {quoted(entry.name)} cannot be had: {quoted(error, 200)}", stacklevel=2)
            continue
        problem = misfit(entry.name, kind, taken)
        if problem:
            warnings.warn(f"the game {quoted(entry.name)} cannot be had: {problem}", stacklevel=2)
            continue
        taken.add(entry.name)
        yield kind


def misfit(name: str, kind: object, taken: set[str]) -> str:
    """Why what a package brings under this name is no game for the house; nothing if it is one."""
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        return f"{quoted(kind)} is no class derived from durbar.Game"
    if getattr(kind, "name", None) != name:
        return f"the name of {kind.__name__} is {quoted(getattr(kind, 'name', None))}"
    if not NAME.fullmatch(name):
        return "a name has 2 to 12 letters from a to z"
    return "there is another of that name" if name in taken or name == TAKEN else ""


def game(name: str, edition: str | None = None, components: Components = None) -> Game:
    """The game of that name, in its newest edition unless another is asked for.

    `components` is an owner's corrected file, or its contents as plain data.
    """
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"there is no game {quoted(name)}; there are {', '.join(GAMES)}")
    return made(GAMES[name], edition, components)
