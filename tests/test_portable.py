"""Durbar starts where there is no POSIX: what only such systems have is imported where it is known to be there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
POSIX_ONLY = {"crypt", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}


def imports(body: list[ast.stmt]) -> Iterator[str]:
    """The modules that this code imports when it is loaded, on whatever system."""
    for statement in body:
        if isinstance(statement, ast.Import):
            yield from (each.name for each in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            yield statement.module or ""
        elif isinstance(statement, ast.ClassDef | ast.With):
            yield from imports(statement.body)


def test_no_module_needs_posix_to_be_loaded() -> None:
    needed = {
        str(file.relative_to(SOURCES)): names
        for file in SOURCES.rglob("*.py")
        if (names := POSIX_ONLY & set(imports(ast.parse(file.read_text(encoding="utf-8")).body)))
    }
    assert needed == {}
