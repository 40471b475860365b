"""The arrows of the house point one way: every import there is, late ones too, goes down, and none goes in a circle.

Which way is down stands in docs/architecture.md, in one line, and nowhere else. That importing any module of a package
runs the package's own first is Python's way and no arrow of ours.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src"
DOCUMENT = HOUSE / "docs/architecture.md"
PICTURE = HOUSE / "docs/data.svg"
FACE = "durbar"  # the package itself: src/durbar/__init__.py
ARROWS = re.compile(r"^`(core <- [\w, <-]+)`", re.MULTILINE)

Sources = dict[str, str]  # every module of the package, by name, and its text


class Import(NamedTuple):
    """One module imports another; `runs` is false where only a type checker does."""

    by: str
    of: str
    line: int
    runs: bool

    def __str__(self) -> str:
        return f"{self.by}, line {self.line}, imports {self.of}"


@cache
def sources() -> Sources:
    found: Sources = {}
    for path in sorted(SOURCE.glob("durbar/**/*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


@cache
def statements(text: str) -> list[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The import statements of a module, wherever they stand, and whether they run."""
    found: list[tuple[ast.Import | ast.ImportFrom, bool]] = []
    tree = ast.parse(text)
    unread = {id(part) for node in ast.walk(tree) for part in for_types_only(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append((node, id(node) not in unread))
    return found


def for_types_only(node: ast.AST) -> list[ast.AST]:
    """What stands under `if TYPE_CHECKING`, if this is such a statement."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return [part for statement in node.body for part in ast.walk(statement)]
    return []


def imports(modules: Sources) -> list[Import]:
    """Every import of one module of the package by another."""
    return [
        Import(by, of, node.lineno, runs)
        for by, text in modules.items()
        for node, runs in statements(text)
        for of in named(node, modules)
        if of != by
    ]


def named(node: ast.Import | ast.ImportFrom, modules: Sources) -> set[str]:
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names} & modules.keys()
    assert node.level == 0, "we import by whole names"
    inner = {f"{node.module}.{alias.name}" for alias in node.names} & modules.keys()
    return inner or {str(node.module)} & modules.keys()


def layers() -> dict[str, int]:
    """How high each part of the house lies, as the document says."""
    line = ARROWS.search(DOCUMENT.read_text(encoding="utf-8"))
    assert line is not None, "docs/architecture.md has a line `core <- …`"
    return {part.strip(): height for height, parts in enumerate(line[1].split("<-")) for part in parts.split(",")}


def part_of(module: str) -> str:
    """The part of the house a module belongs to."""
    _, _, inner = module.partition(".")
    return {"": FACE, "__main__": "cli"}.get(inner, inner.partition(".")[0])


def wrong_ways(modules: Sources) -> list[str]:
    """Every import that goes up, or sideways into another part."""
    height = layers()
    return [
        str(each)
        for each in imports(modules)
        if part_of(each.by) != part_of(each.of) and height[part_of(each.of)] >= height[part_of(each.by)]
    ]


def circle(modules: Sources) -> list[str]:
    """Modules that import one another in a circle, if any do."""
    graph: dict[str, set[str]] = {}
    for each in imports(modules):
        if each.runs:
            graph.setdefault(each.by, set()).add(each.of)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def strangers(modules: Sources) -> list[str]:
    """Every import of one game by another."""

    def game(module: str) -> str:
        return module.split(".")[2] if module.startswith("durbar.games.") else ""

    return [str(each) for each in imports(modules) if game(each.by) and game(each.of) not in ("", game(each.by))]


def test_every_part_of_the_house_has_its_place() -> None:
    assert {part_of(module) for module in sources()} == set(layers())


def test_imports_go_down() -> None:
    assert wrong_ways(sources()) == []


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert circle(sources()) == []


def test_no_game_knows_another() -> None:
    assert strangers(sources()) == []


# What the document says besides


def module(path: str) -> str:
    """The module that a path below src/durbar is of."""
    return ".".join(["durbar", *path.removesuffix(".py").removesuffix("/__init__").split("/")])


def handed_on(picture: str) -> list[tuple[str, str]]:
    """The modules that hand something on to others, as the picture tells it."""
    return [(module(by), module(of)) for by, of in re.findall(r'data-from="([^"]+)" data-to="([^"]+)"', picture)]


def unknown_hands(picture: str) -> list[tuple[str, str]]:
    """Those of them that do not import whom they hand something to, nor any part of that."""
    known = [(each.by, each.of) for each in imports(sources())]
    return [
        (by, of)
        for by, of in handed_on(picture)
        if not any(importer == by and f"{imported}.".startswith(f"{of}.") for importer, imported in known)
    ]


def test_the_picture_shows_what_is_there() -> None:
    picture = PICTURE.read_text(encoding="utf-8")
    names = re.findall(r'class="name"[^>]*>((?:core|games|bots|server)/[^<]+)<', picture)
    assert len(names) > 15
    assert [name for name in names if module(name) not in sources()] == []
    assert len(handed_on(picture)) > 8
    assert unknown_hands(picture) == []


def test_a_picture_that_lies_is_found() -> None:
    lie = 'data-from="server/store/sqlite.py" data-to="server/live.py"'
    assert unknown_hands(f"<path {lie}/>") == [("durbar.server.store.sqlite", "durbar.server.live")]


def test_the_table_of_the_server_names_every_module() -> None:
    chapter = DOCUMENT.read_text(encoding="utf-8").partition("## The server")[2].partition("\n## ")[0]
    told = {
        name for row in re.findall(r"^\| (`[^|]+) \|", chapter, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)
    }
    here = {path.name for path in (SOURCE / "durbar/server").glob("*.py")} - {"__init__.py"} | {"store/", "wire/"}
    assert told == here


# What these tests would say


def planted(module: str, lines: str) -> Sources:
    """The house with these lines at the end of a module."""
    return sources() | {module: f"{sources().get(module, '')}\n{lines}\n"}


@pytest.mark.parametrize(
    ("module", "lines", "found"),
    [
        ("core.perft", "import durbar", "durbar"),
        ("core.rng", "def late():\n    from durbar.bots import bot", "durbar.bots"),
        ("games.kyoto.view", "from durbar.cli import screen", "durbar.cli.screen"),
        ("bots.search", "if TYPE_CHECKING:\n    from durbar.server.wire import Table", "durbar.server.wire"),
        ("server.wire", "import durbar.client", "durbar.client"),
    ],
)
def test_an_import_that_goes_up_is_found(module: str, lines: str, found: str) -> None:
    wrong = wrong_ways(planted(f"durbar.{module}", lines))
    assert [re.sub(r", line \d+,", "", each) for each in wrong] == [f"durbar.{module} imports {found}"]


def test_a_circle_is_found() -> None:
    house = planted("durbar.core.errors", "def late():\n    from durbar.core.record import Record")
    assert {"durbar.core.errors", "durbar.core.record"} <= set(circle(house))
    assert wrong_ways(house) == []


def test_what_only_a_type_checker_imports_closes_no_circle() -> None:
    house = planted("durbar.core.errors", "if TYPE_CHECKING:\n    from durbar.core.record import Record")
    assert circle(house) == []


def test_a_game_that_knows_another_is_found() -> None:
    assert len(strangers(planted("durbar.games.kyoto.rules", "from durbar.games.xanadu import cards"))) == 1


def test_a_room_that_has_no_place_yet_is_found() -> None:
    assert "cellar" in {part_of(module) for module in planted("durbar.cellar", "")} - set(layers())
