"""A study in a folder: its plan, and what has been played of it, in parts as they came.

`study.json` is the plan. Each table has a folder of Parquet files, one for each part; a part is `ARM-FIRST-END`, where
ARM is the number of the arm. The file of `games` is written last: a part without it was being written when somebody
pulled the plug, and is played again.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from durbar.core.errors import DurbarError, quoted
from durbar.core.files import write_whole
from durbar.lab.columns import CARDS_BY, CARDS_SUMS, TABLES, schema_of
from durbar.lab.plan import FORMAT, Plan
from durbar.lab.running import Tables, Work

if TYPE_CHECKING:
    import duckdb

PLAN = "study.json"
REPORT = "report.html"
FIGURES = "figures.json"
PART = re.compile(r"(\d+)-(\d+)-(\d+)\.parquet")


class BadStudy(DurbarError):
    """A folder that does not hold this study, or a question that its tables cannot answer."""


class Folder:
    """The folder of a study."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, plan: Plan) -> None:
        """Take a new folder, or an empty one."""
        if (self.path / PLAN).exists():
            raise BadStudy(f"{self.path} holds a study already; go on with it by --resume, or name another --folder")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(self.path.iterdir()):
                raise BadStudy(f"{self.path} holds something else; name a new folder, or an empty one")
        except OSError as error:
            raise BadStudy(f"cannot use the folder {self.path}: {error.strerror}") from None
        for table in TABLES:
            (self.path / table).mkdir()
        self.write_plan(plan)

    def write_plan(self, plan: Plan) -> None:
        with write_whole(self.path / PLAN) as draft:
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")

    def read_plan(self) -> Plan:
        path = self.path / PLAN
        if not path.is_file():
            raise BadStudy(f"{self.path} holds no study; without --resume one is begun there")
        try:
            plan = msgspec.json.decode(path.read_bytes(), type=Plan)
        except (msgspec.MsgspecError, UnicodeError):
            raise BadStudy(f"{path} is damaged, or is no plan of a study; name another folder") from None
        if plan.durbar != FORMAT:
            raise BadStudy(f"{path} is a {quoted(plan.durbar)}, and this is {FORMAT}; name another folder")
        return plan

    def resume(self, wanted: Plan) -> Plan:
        """The plan that is kept here, if it is the one that is wanted."""
        kept = self.read_plan()
        for what, here, there in (
            ("game", wanted.game, kept.game),
            ("version of Durbar", wanted.version, kept.version),
            ("edition", wanted.edition, kept.edition),
            ("components", wanted.components, kept.components),
        ):
            if here != there:
                raise BadStudy(f"{self.path} holds data of another {what}, {there} and not {here}; name another folder")
        if wanted.until:  # it may have ended early
            wanted = wanted.cut(kept.base.series.games)
        if as_data(wanted.arms) != as_data(kept.arms):
            raise BadStudy(f"{self.path} holds another study: {kept.command}; name another folder")
        return kept

    def parts(self) -> list[tuple[int, int, int]]:
        """What has been played: the number of an arm, its first game, and the one behind its last."""
        found = []
        for path in (self.path / "games").glob("*.parquet"):
            if name := PART.fullmatch(path.name):
                found.append((int(name[1]), int(name[2]), int(name[3])))
        return sorted(found)

    def gaps(self, arm: int, games: int) -> list[tuple[int, int]]:
        """Which games of an arm are missing: from the first, to the one behind the last."""
        found, done = [], 0
        for number, first, end in self.parts():
            if number == arm:
                if first > done:
                    found.append((done, first))
                done = max(done, end)
        return [*found, (done, games)] if done < games else found

    def played(self, arm: int) -> int:
        """How many games of this arm are there."""
        return sum(end - first for number, first, end in self.parts() if number == arm)

    def keep(self, plan: Plan, works: list[tuple[Work, Tables]]) -> None:
        """Write batches of one arm that follow each other as one part."""
        import pyarrow
        import pyarrow.parquet

        work = works[0][0]
        end = works[-1][0].first + works[-1][0].games
        name = f"{plan.arms.index(work.arm)}-{work.first:09}-{end:09}.parquet"
        for table in reversed(TABLES):
            whole = pyarrow.concat_tables([tables[table] for _, tables in works])
            if table == "cards":
                sums = whole.group_by(list(CARDS_BY)).aggregate([(column, "sum") for column in CARDS_SUMS])
                whole = sums.rename_columns([*CARDS_BY, *CARDS_SUMS]).select(schema_of(table).names)
                whole = whole.cast(schema_of(table)).sort_by([(column, "ascending") for column in CARDS_BY])
            with write_whole(self.path / table / name) as draft:
                pyarrow.parquet.write_table(whole, draft, compression="zstd")

    def tables(self) -> duckdb.DuckDBPyConnection:
        """A connection in which the tables of the study can be asked by their names."""
        import duckdb

        parts = self.parts()
        if not parts:
            raise BadStudy(f"{self.path} holds no game yet; play some first")
        names = [f"{arm}-{first:09}-{end:09}.parquet" for arm, first, end in parts]
        connection = duckdb.connect()
        connection.execute("SET threads = 1")  # so that sums are always added in one order, and come out the same
        for table in TABLES:
            self.require_columns(table, names)
            files = [str(self.path / table / name) for name in names]
            connection.execute(f"CREATE VIEW {table} AS SELECT * FROM read_parquet({files!r})")
        return connection

    def require_columns(self, table: str, names: list[str]) -> None:
        import pyarrow
        import pyarrow.parquet

        for name in names:
            path = self.path / table / name
            try:
                schema = pyarrow.parquet.read_schema(path)
            except (OSError, pyarrow.ArrowException):
                raise BadStudy(
                    f"{path} is missing or damaged; delete games/{name}, and --resume plays it again"
                ) from None
            if not schema.equals(schema_of(table)):
                raise BadStudy(f"{path} has other columns than {FORMAT}; it is of another version of durbar")

    def query(self, game: str, question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        """The answer of a game's tables to a question in SQL: the names of its columns, and its rows."""
        import duckdb

        with self.tables() as connection:
            if (kept := self.read_plan().game) != game:
                raise BadStudy(f"{self.path} holds a study of {kept} and not {game}; name another folder")
            cursor = connection.cursor()
            try:
                cursor.execute(question)
                return [column[0] for column in cursor.description or []], cursor.fetchall()
            except duckdb.Error as error:
                raise BadStudy(f"the tables cannot answer that: {str(error).splitlines()[0]}") from None


def as_data(arms: object) -> Any:
    """Arms as they are read again."""
    return msgspec.json.decode(msgspec.json.encode(arms))
