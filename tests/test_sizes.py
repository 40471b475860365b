"""No module is so long that it cannot be read in one go, but those that docs/architecture.md names, with the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parent.parent
MOST_LINES = 400
WRITTEN = ("src/**/*.py", "tools/*.py", "bench/**/*.py", "web/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
NOT_COUNTED = re.compile(r"/art/|/wire\.ts$|\.test\.ts$")  # drawn, generated, tests


def lengths() -> Iterator[tuple[str, int]]:
    """Every module that people write and read, and how many lines it has."""
    for pattern in WRITTEN:
        for path in HOUSE.glob(pattern):
            name = path.relative_to(HOUSE).as_posix()
            if not NOT_COUNTED.search(name) and "node_modules" not in path.parts:
                yield name, len(path.read_text(encoding="utf-8").splitlines())


def excused() -> set[str]:
    """The modules that may be longer, as the document says."""
    chapter = (HOUSE / "docs/architecture.md").read_text("utf-8").partition("## Large modules")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]+) \| [^|]+ \|$", chapter, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def test_a_long_module_has_its_reason() -> None:
    here = dict(lengths())
    assert len(here) > 300
    assert {name: lines for name, lines in here.items() if lines > MOST_LINES and name not in excused()} == {}


def test_what_is_excused_is_there() -> None:
    assert excused() - dict(lengths()).keys() == set()
    assert excused()
