"""`make bench-server`: Durbar's server and boardgame.io's, loaded the same way in the same run.

Both play Gangs of Kyoto at 200 tables with 4 clients each. Durbar commits every move to the disk before it tells it;
boardgame.io keeps its matches in memory. Server and load run on different cores, where `taskset` is at hand. All that
comes from npm is installed into a temporary folder. `--soak MINUTES` plays on with clients that come and go, and shows
whether memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from durbar.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.server.weigh import weigh

HERE = Path(__file__).parent
PACKAGES = {
    "private": True,
    "type": "module",
    "dependencies": {"boardgame.io": "0.50.2", "socket.io-client": "4.8.4", "ws": "8.22.2"},
    "overrides": {"koa-compose": "4.1.0"},  # with 4.2 boardgame.io's lobby answers 404 to everything
}
IDLE_LIMIT = 600  # megabytes
SOAK_REPORT = 30.0  # seconds
START_TIMEOUT_S = 60.0  # seconds for a server to start
SETTLING = 5.0  # seconds until idle matches are forgotten

ROWS = {
    "moves/s": "rate",
    "ms until all four were told, p50": "p50",
    "… p95": "p95",
    "… p99": "p99",
    "ms of the server's processor time a move": "cpu",
    "… of PostgreSQL's": "database",
    "MB at most": "memory",
    "share of a core the load generator took": "busy",
}
Figures = dict[str, Any]


class Bench:
    """A temporary folder with the generator, the peer and the data of the servers."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.folder = folder
        self.tables = tables

    def install(self) -> None:
        for file in HERE.glob("*.mjs"):
            shutil.copy(file, self.folder)
        (self.folder / "package.json").write_text(json.dumps(PACKAGES))
        npm = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(npm, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    @contextmanager
    def durbar(self, keep: float, database: str = "") -> Iterator[Server]:
        """Our server as its users run it, but for the limits on what strangers may do."""
        rates = ["--address-rate", "--command-rate", "--newcomers", "--all-newcomers", "--listings", "--all-listings"]
        free = dict.fromkeys([*rates, "--sockets"], 0)
        free["--tables"] = 1_000_000
        limits = [str(word) for option in free.items() for word in option]
        with TemporaryDirectory(dir=self.folder) as data:
            command = [sys.executable, "-m", "durbar", "serve", "--data", data, "--keep", str(keep), "--log", "warning"]
            command += ["--database", database] if database else []
            with running("durbar", [*command, *limits, "--think", "0.05", "--port"], self.folder) as server:
                yield server

    @contextmanager
    def boardgame_io(self) -> Iterator[Server]:
        with running("boardgame.io", ["node", "peer.mjs"], self.folder) as server:
            yield server

    def load(self, server: Server, **wishes: object) -> Figures:
        """What the generator measured, and the most memory that the server had meanwhile."""
        known = {"server": server.name, "port": server.port, "pids": [server.process.pid], "tables": self.tables}
        settings = {**known, **wishes}
        command = [*pinned(1), "node", "load.mjs", json.dumps(settings)]
        most, began = 0.0, time.monotonic()
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, text=True) as generator:
            next_report = SOAK_REPORT
            while generator.poll() is None:
                time.sleep(0.2)
                most = max(most, server.memory())
                if wishes.get("churn") and time.monotonic() - began >= next_report:
                    print(f"{next_report / 60:5.1f} min  {server.memory():6.1f} MB", flush=True)
                    next_report += SOAK_REPORT
            if generator.returncode or generator.stdout is None:
                sys.exit(f"the load generator failed against {server.name}")
            figures: Figures = json.loads(generator.stdout.read())
        if figures.get("stuck"):
            sys.exit(f"{figures['stuck']} tables of {server.name} stood still")
        return {**figures, "memory": most}


class Server:
    """A server that runs."""

    def __init__(self, name: str, port: int, process: subprocess.Popen[bytes]) -> None:
        self.name = name
        self.port = port
        self.process = process

    def memory(self) -> float:
        """Resident memory in megabytes (10^6 bytes)."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
        return 0.0

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        sys.exit(f"{self.name} does not start")


@contextmanager
def running(name: str, command: list[str], folder: Path) -> Iterator[Server]:
    """A server on a free port, given as the last word of its command."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = {**os.environ, "NODE_ENV": "production"}
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(
            [*pinned(0), *command, str(port)], cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
        )
        server = Server(name, port, process)
        try:
            server.wait()
            yield server
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def pinned(core: int) -> list[str]:
    """Words before a command that keep it on one core, where that is possible."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def load_table(bench: Bench, rounds: int, warm: float, seconds: float) -> str:
    """Both servers under load, in turn; of each its best round, as other work on the machine only makes it slower."""
    tries: dict[str, list[Figures]] = {"boardgame.io": [], "durbar": []}
    for _ in range(rounds):
        with bench.boardgame_io() as server:
            tries[server.name].append(bench.load(server, warm=warm, seconds=seconds))
        with bench.durbar(keep=600) as server:
            tries[server.name].append(bench.load(server, warm=warm, seconds=seconds))
    peer, ours = (max(figures, key=lambda figure: float(figure["rate"])) for figures in tries.values())
    lines = [
        f"{bench.tables} live tables × 4 clients, the best of {rounds} × {seconds:g} s:",
        "",
        "| what | Durbar | boardgame.io | Durbar ÷ boardgame.io |",
        "|---|---:|---:|---:|",
    ]
    for what, key in ROWS.items():
        if key == "database":
            continue
        digits = ",.2f" if key in ("busy", "cpu") else ",.0f"
        lines.append(f"| {what} | {ours[key]:{digits}} | {peer[key]:{digits}} | {ours[key] / peer[key]:.2f} |")
    return "\n".join(lines)


def processes_table(bench: Bench, database: str, warm: float, seconds: float) -> str:
    """SQLite, and one to three processes on a PostgreSQL: with the clients of a table at one process, as behind our
    proxies, and spread over all."""
    columns: dict[str, Figures] = {}
    with bench.durbar(keep=600) as server:
        columns["SQLite, 1 process"] = bench.load(server, warm=warm, seconds=seconds)
    for count, together in ((1, True), (2, True), (3, True), (2, False), (3, False)):
        with ExitStack() as stack:
            servers = [stack.enter_context(bench.durbar(600, database)) for _ in range(count)]
            shared = {
                "ports": [each.port for each in servers],
                "pids": [each.process.pid for each in servers],
                "together": together,
                "postmaster": postmaster_of(database),
            }
            name = f"PostgreSQL, {count}" if together else f"{count}, clients spread"
            columns[name] = bench.load(servers[0], warm=warm, seconds=seconds, **shared)
    lines = [
        f"{bench.tables} live tables × 4 clients, {seconds:g} s:",
        "",
        f"| what | {' | '.join(columns)} |",
        f"|---|{'---:|' * len(columns)}",
    ]
    for what, key in ROWS.items():
        digits = ",.2f" if key in ("busy", "cpu", "database") else ",.0f"
        lines.append(f"| {what} | {' | '.join(format(figures[key], digits) for figures in columns.values())} |")
    return "\n".join(lines)


def postmaster_of(database: str) -> int:
    """The process that has started all others of a PostgreSQL on this machine; 0 if that is elsewhere."""
    with psycopg.connect(database) as connection:
        ours = connection.info.backend_pid
    try:
        return int(Path(f"/proc/{ours}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def bytes_table(bench: Bench) -> str:
    """What one viewer is sent for a move, in each game."""
    lines = ["| game | moves played | bytes a move to one viewer |", "|---|---:|---:|"]
    with bench.durbar(keep=600) as server:
        for game in GAMES:
            size, moves = asyncio.run(weigh(f"http://127.0.0.1:{server.port}", game))
            lines.append(f"| {game} | {moves} | {size:,.0f} |")
    return "\n".join(lines)


def measure_idle(bench: Bench, idle: int, moves: int) -> None:
    """Print the memory of tables at which nobody plays."""
    print(f"{idle:,} idle tables, {moves} moves played at each, everybody gone:\n")
    print("| what | MB before | MB with them | kB a table |\n|---|---:|---:|---:|", flush=True)

    def measure(what: str, server: Server) -> float:
        before = server.memory()
        bench.load(server, idle=idle, moves=moves)
        time.sleep(SETTLING)
        after = server.memory()
        print(f"| {what} | {before:,.0f} | {after:,.0f} | {(after - before) * 1000 / idle:,.1f} |", flush=True)
        return after

    with bench.durbar(keep=86_400) as server:
        kept = measure("Durbar, in memory", server)
    with bench.durbar(keep=1) as server:
        forgotten = measure("Durbar, forgotten", server)
    with bench.boardgame_io() as server:
        measure("boardgame.io", server)
    if max(kept, forgotten) > IDLE_LIMIT:
        sys.exit(f"Durbar needs more than the {IDLE_LIMIT} MB it may have")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server, beside boardgame.io.")
    parser.add_argument("--tables", type=int, default=200, help="live tables")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before the measuring begins")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it lasts")
    parser.add_argument("--idle", type=int, default=5_000, help="idle tables; 0 measures none")
    parser.add_argument("--moves", type=int, default=8, help="moves played at each idle table")
    parser.add_argument("--database", metavar="URL", help="instead: an empty PostgreSQL, beside SQLite")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="instead: play on, and show the memory")
    wishes = parser.parse_args()
    if not shutil.which("npm"):
        sys.exit("this needs Node.js and npm, for the load and for boardgame.io")
    with TemporaryDirectory(prefix="durbar-bench-", dir="/var/tmp") as folder:  # a real disk, unlike some /tmp
        bench = Bench(Path(folder), wishes.tables)
        bench.install()
        if wishes.soak:
            with bench.durbar(keep=10) as server:
                figures = bench.load(server, warm=5, seconds=60 * wishes.soak, churn=True)
            print(f"{figures['rate']:,.0f} moves/s, {figures['games']:,} games finished, p99 {figures['p99']:,.0f} ms")
            return
        if wishes.database:
            print(processes_table(bench, wishes.database, wishes.warm, wishes.seconds))
            return
        print(load_table(bench, wishes.rounds, wishes.warm, wishes.seconds), flush=True)
        print(f"\n{bytes_table(bench)}", flush=True)
        if wishes.idle:
            print()
            measure_idle(bench, wishes.idle, wishes.moves)


if __name__ == "__main__":
    main()
