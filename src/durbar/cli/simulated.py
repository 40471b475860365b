"""What `durbar simulate` keeps: a row for each game, written as games end and never held; and their sums.

A file is written whole or not at all. A folder is written in parts, FIRST-END.parquet, so that it can be gone on with;
`series.json` says what it holds.
"""

from __future__ import annotations

import csv
import math
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from durbar.bots.series import Result, Series
from durbar.core.errors import DurbarError
from durbar.core.files import write_whole
from durbar.core.state import NOBODY

SERIES = "series.json"
PART = re.compile(r"(\d{12})-(\d{12})\.parquet")
LONGEST_NAME = 200
MOST_ROWS = 20_000  # of a part, or of a group in a file
PART_S = 30.0  # seconds after which a part is written, however small


def open_rows(series: Series, out: Path | None, resume: bool) -> Rows:
    """Where the rows of a series go. Refuses what could not be written, before anything is played."""
    if resume and (out is None or out.suffix):
        raise DurbarError("--resume goes on with a folder: name the one of before with --out")
    if out is None:
        return Rows(series.seats)
    if out.suffix not in ("", ".csv", ".parquet") or out.name.startswith("."):
        raise DurbarError(f"results are written as .csv or .parquet, or into a folder, so {out} cannot be the file")
    if not out.parent.is_dir() or len(out.name) > LONGEST_NAME or (out.suffix and out.is_dir()):
        raise DurbarError(
            f"cannot write {out}: its folder does not exist, it is a folder itself, or its name is too long"
        )
    if out.suffix == ".csv":
        return CsvFile(series.seats, out)
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise DurbarError("Parquet needs the lab extra: pip install 'durbar[lab]', or write a .csv") from None
    return ParquetFile(series.seats, out) if out.suffix else Folder(series, out, resume)


def winner(result: Result) -> int:
    """The seat that won, the first of those who share the victory, or nobody if all have lost."""
    return result.places.index(1) if 1 in result.places else NOBODY


def row(result: Result) -> dict[str, int]:
    """One row a game, one column a fact."""
    return {
        "game": result.number,
        "seed": result.seed,
        "moves": result.moves,
        "winner": winner(result),
        **{f"score_{seat}": score for seat, score in enumerate(result.scores)},
        **{f"place_{seat}": place for seat, place in enumerate(result.places)},
    }


def columns(seats: int) -> list[str]:
    names = ["game", "seed", "moves", "winner"]
    return [*names, *(f"score_{seat}" for seat in range(seats)), *(f"place_{seat}" for seat in range(seats))]


class Spread:
    """Numbers of which only the sums are kept.

    >>> spread = Spread()
    >>> for number in (1, 2, 3):
    ...     spread.add(number)
    >>> str(spread), str(Spread())
    ('2.0 ± 0.8', 'none')
    """

    def __init__(self) -> None:
        self.count = self.sum = self.squares = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.sum += number
        self.squares += number * number

    def __str__(self) -> str:
        """Mean and standard deviation, if there is something to sum up."""
        if not self.count:
            return "none"
        variance = (self.squares * self.count - self.sum * self.sum) / self.count**2
        return f"{self.sum / self.count:.1f} ± {math.sqrt(variance):.1f}"


class Sums:
    """What is told of all games together."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves, self.winning = Spread(), Spread()
        self.wins = [0] * seats
        self.scores = [Spread() for _ in range(seats)]

    def add(self, game: dict[str, int]) -> None:
        self.games += 1
        self.moves.add(game["moves"])
        if game["winner"] != NOBODY:
            self.winning.add(game[f"score_{game['winner']}"])
        for seat, scores in enumerate(self.scores):
            self.wins[seat] += game[f"place_{seat}"] == 1
            scores.add(game[f"score_{seat}"])


class Rows:
    """Where rows go; here, nowhere."""

    def __init__(self, seats: int) -> None:
        self.columns = columns(seats)

    def __enter__(self) -> Rows:
        return self

    def __exit__(self, *how: object) -> None:
        pass

    def kept(self) -> Iterator[dict[str, int]]:
        """The games that are there already, from the first on."""
        return iter(())

    def add(self, game: dict[str, int]) -> None:
        pass


class CsvFile(Rows):
    def __init__(self, seats: int, out: Path) -> None:
        super().__init__(seats)
        self.out, self.ending = out, ExitStack()

    def __enter__(self) -> CsvFile:
        draft = self.ending.enter_context(write_whole(self.out))
        file = self.ending.enter_context(draft.open("w", newline="", encoding="utf-8"))
        self.writer = csv.DictWriter(file, self.columns)
        self.writer.writeheader()
        return self

    def __exit__(self, *how: Any) -> None:
        self.ending.__exit__(*how)

    def add(self, game: dict[str, int]) -> None:
        self.writer.writerow(game)


class Parquet(Rows, ABC):
    """Rows that are gathered and written many at a time."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.waiting: list[dict[str, int]] = []
        self.written = time.monotonic()

    def add(self, game: dict[str, int]) -> None:
        self.waiting.append(game)
        if len(self.waiting) >= MOST_ROWS or time.monotonic() - self.written > PART_S:
            self.flush()

    def flush(self) -> None:
        if self.waiting:
            self.write(self.waiting)
            self.waiting = []
        self.written = time.monotonic()

    @abstractmethod
    def write(self, rows: list[dict[str, int]]) -> None:
        """Write these rows."""

    def table(self, rows: list[dict[str, int]]) -> Any:
        import pyarrow

        return pyarrow.Table.from_pylist(rows, pyarrow.schema([(name, pyarrow.int64()) for name in self.columns]))


class ParquetFile(Parquet):
    def __init__(self, seats: int, out: Path) -> None:
        super().__init__(seats)
        self.out, self.ending = out, ExitStack()

    def __enter__(self) -> ParquetFile:
        import pyarrow.parquet

        draft = self.ending.enter_context(write_whole(self.out))
        self.writer = self.ending.enter_context(pyarrow.parquet.ParquetWriter(draft, self.table([]).schema))
        return self

    def __exit__(self, *how: Any) -> None:
        if how[0] is None:
            self.flush()
        self.ending.__exit__(*how)

    def write(self, rows: list[dict[str, int]]) -> None:
        self.writer.write_table(self.table(rows))


class Folder(Parquet):
    """A folder of parts, one after the other from the first game on."""

    def __init__(self, series: Series, out: Path, resume: bool) -> None:
        super().__init__(series.seats)
        self.out = out
        kept = out / SERIES
        wanted = msgspec.json.encode(asdict(series) | {"games": None, "edition": series.rules().edition})
        if resume:
            if not kept.is_file():
                raise DurbarError(f"{out} holds no games of durbar simulate; without --resume they are begun there")
            if kept.read_bytes() != wanted:
                raise DurbarError(f"{out} holds games of another series; name another --out")
            return
        try:
            out.mkdir(exist_ok=True)
            if any(out.iterdir()):
                raise DurbarError(f"{out} is not empty; go on with it by --resume, or name another --out")
            with write_whole(kept) as draft:
                draft.write_bytes(wanted)
        except OSError as error:
            raise DurbarError(f"cannot use the folder {out}: {error.strerror}") from None

    def parts(self) -> list[Path]:
        """Those that follow each other from the first game on; what lies behind a gap is played again."""
        found, end = [], 0
        for path in sorted(self.out.glob("*.parquet")):
            name = PART.fullmatch(path.name)
            if name is not None and int(name[1]) == end:
                found.append(path)
                end = int(name[2])
        return found

    def kept(self) -> Iterator[dict[str, int]]:
        import pyarrow
        import pyarrow.parquet

        for path in self.parts():
            try:
                yield from pyarrow.parquet.read_table(path).to_pylist()
            except (OSError, pyarrow.ArrowException):
                raise DurbarError(f"{path} is damaged; delete it, and --resume plays its games again") from None

    def __enter__(self) -> Folder:
        for path in {each for each in self.out.iterdir() if PART.fullmatch(each.name)} - {*self.parts()}:
            path.unlink()
        return self

    def __exit__(self, *how: object) -> None:
        self.flush()  # what was played is kept, whatever ended it

    def write(self, rows: list[dict[str, int]]) -> None:
        import pyarrow.parquet

        with write_whole(self.out / f"{rows[0]['game']:012}-{rows[-1]['game'] + 1:012}.parquet") as draft:
            pyarrow.parquet.write_table(self.table(rows), draft, compression="zstd")
