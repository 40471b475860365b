"""The arrows of the house point one way: every import there is, late ones too, goes down, and none goes in a circle.

Which way is down stands in docs/architecture.md, in one line, and nowhere else. That importing any module of a package
runs the package's own first is Python's way and no arrow of ours.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src"
FACE = "durbar"  # the package itself: src/durbar/__init__.py
ARROWS = re.compile(r"^`(core <- [\w, <-]+)`", re.MULTILINE)


class Import(NamedTuple):
    """One module imports another; `runs` is false where only a type checker does."""

    by: str
    of: str
    line: int
    runs: bool

    def __str__(self) -> str:
        return f"{self.by}, line {self.line}, imports {self.of}"


def modules(source: Path) -> dict[str, Path]:
    """Every module of the package in this folder, by name."""
    found: dict[str, Path] = {}
    for path in sorted(source.glob("durbar/**/*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(source: Path) -> list[Import]:
    """Every import of one module of the package by another."""
    known = modules(source)
    found: list[Import] = []
    for name, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        unread = {id(part) for node in ast.walk(tree) if is_for_types(node) for part in inside(node)}
        for node in ast.walk(tree):
            for of in named(node, known):
                if of != name:
                    found.append(Import(name, of, getattr(node, "lineno", 0), id(node) not in unread))
    return found


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def inside(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.If)
    for statement in node.body:
        yield from ast.walk(statement)


def named(node: ast.AST, known: dict[str, Path]) -> set[str]:
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names if alias.name in known}
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, "we import by whole names"
        whole = {f"{node.module}.{alias.name}" for alias in node.names}
        return whole & known.keys() or {str(node.module)} & known.keys()
    return set()


def layers() -> dict[str, int]:
    """How high each part of the house lies, as the document says."""
    line = ARROWS.search((HOUSE / "docs/architecture.md").read_text(encoding="utf-8"))
    assert line is not None, "docs/architecture.md has a line `core <- …`"
    return {part.strip(): height for height, parts in enumerate(line[1].split("<-")) for part in parts.split(",")}


def part_of(module: str) -> str:
    """The part of the house a module belongs to."""
    _, _, inner = module.partition(".")
    return {"": FACE, "__main__": "cli"}.get(inner, inner.partition(".")[0])


def wrong_ways(source: Path) -> list[str]:
    """Every import that goes up, or sideways into another part."""
    height = layers()
    return [
        str(each)
        for each in imports(source)
        if (height[part_of(each.of)], part_of(each.of)) != (height[part_of(each.by)], part_of(each.by))
        and height[part_of(each.of)] >= height[part_of(each.by)]
    ]


def circle(source: Path) -> list[str]:
    """Modules that import one another in a circle, if any do."""
    graph: dict[str, set[str]] = {}
    for each in imports(source):
        if each.runs:
            graph.setdefault(each.by, set()).add(each.of)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def strangers(source: Path) -> list[str]:
    """Every import of one game by another."""

    def game(module: str) -> str:
        return module.split(".")[2] if module.startswith("durbar.games.") else ""

    return [str(each) for each in imports(source) if game(each.by) and game(each.of) not in ("", game(each.by))]


def test_every_part_of_the_house_has_its_place() -> None:
    assert {part_of(module) for module in modules(SOURCE)} == set(layers())


def test_imports_go_down() -> None:
    assert wrong_ways(SOURCE) == []


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert circle(SOURCE) == []


def test_no_game_knows_another() -> None:
    assert strangers(SOURCE) == []


# What these tests would say


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the source, to plant an import in."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.npz", "*.ftl"))
    return tmp_path / "src"


def plant(house: Path, file: str, lines: str) -> None:
    with (house / "durbar" / file).open("a", encoding="utf-8") as source:
        source.write(lines)


@pytest.mark.parametrize(
    ("file", "lines", "found"),
    [
        ("core/perft.py", "import durbar\n", "durbar.core.perft imports durbar"),
        ("core/rng.py", "def late():\n    from durbar.bots import bot\n", "durbar.core.rng imports durbar.bots"),
        ("games/kyoto/view.py", "from durbar.cli import screen\n", "durbar.games.kyoto.view imports durbar.cli.screen"),
        (
            "bots/search.py",
            "if TYPE_CHECKING:\n    from durbar.server.wire import Table\n",
            "durbar.bots.search imports durbar.server.wire",
        ),
        ("server/wire.py", "import durbar.client\n", "durbar.server.wire imports durbar.client"),
    ],
)
def test_an_import_that_goes_up_is_found(house: Path, file: str, lines: str, found: str) -> None:
    plant(house, file, lines)
    assert [re.sub(r", line \d+,", "", each) for each in wrong_ways(house)] == [found]


def test_a_circle_is_found(house: Path) -> None:
    plant(house, "core/errors.py", "def late():\n    from durbar.core.record import Record\n")
    assert {"durbar.core.errors", "durbar.core.record"} <= set(circle(house))
    assert wrong_ways(house) == []


def test_what_only_a_type_checker_imports_closes_no_circle(house: Path) -> None:
    plant(house, "core/errors.py", "if TYPE_CHECKING:\n    from durbar.core.record import Record\n")
    assert circle(house) == []


def test_a_game_that_knows_another_is_found(house: Path) -> None:
    plant(house, "games/kyoto/rules.py", "from durbar.games.xanadu import cards\n")
    assert len(strangers(house)) == 1


def test_a_room_that_has_no_place_yet_is_found(house: Path) -> None:
    (house / "durbar" / "cellar.py").write_text("")
    assert "cellar" in {part_of(module) for module in modules(house)} - set(layers())
