"""Results in a file: a line that says what is played, then a line for each game, so that a series can go on later."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from durbar.bots.series import Result, Series
from durbar.core.errors import DurbarError

FORMAT = "results 1"
Facts = dict[str, Any]


class BadResults(DurbarError):
    """A file that does not hold the results of this series."""


class Results:
    """The results of a series so far, kept in a file. Every game is written as soon as it is told."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.played: dict[int, Result] = {}
        head = {"durbar": FORMAT, "series": facts_of(series)}
        if path.exists():
            whole = self.read(path, head)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            whole = 0
        self.file = path.open("r+b" if whole else "wb")
        self.file.truncate(whole)  # whoever was stopped while writing a line left a part of it
        self.file.seek(whole)
        if not whole:
            self.write(head)

    def read(self, path: Path, head: Facts) -> int:
        """Take up what a file holds; how many bytes of it are whole lines."""
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        try:
            found = msgspec.json.decode(lines[0]) if lines else head
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except (msgspec.MsgspecError, UnicodeError):
            raise BadResults(f"{path} is damaged, or holds no results; name another file") from None
        if found != head:
            raise BadResults(f"{path} holds the results of another series, {described(found)}; name another file")
        self.played = {result.number: result for result in results}
        return sum(map(len, lines))

    def add(self, result: Result) -> None:
        self.played[result.number] = result
        self.write(asdict(result))

    def write(self, facts: Facts) -> None:
        self.file.write(msgspec.json.encode(facts) + b"\n")
        self.file.flush()

    def in_order(self) -> list[Result]:
        return [self.played[number] for number in sorted(self.played)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def facts_of(series: Series) -> Facts:
    """A series as plain data, as it is read again."""
    facts: Facts = msgspec.json.decode(msgspec.json.encode(asdict(series)))
    return facts | {"edition": series.rules().edition}


def described(head: object) -> str:
    series = head.get("series") if isinstance(head, dict) else None
    if not isinstance(series, dict):
        return "or none"
    return f"{series.get('games')} games of {series.get('game')} between {', '.join(map(str, series.get('bots', ())))}"
