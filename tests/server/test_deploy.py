"""The files in deploy/: a game through each proxy, where it is installed, while a process behind it is replaced."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from durbar.client import Visit, new_guest, request
from tests.server.faults import read_journal, start_all
from tests.server.history import complaints
from tests.server.people import Party
from tests.server.servers import LONG, SHORT, Server, free_port
from tests.server.test_sharing import rows

DEPLOY = Path(__file__).parents[2] / "deploy"
PROXIES = {
    "nginx": ("nginx.conf", ["-g", "daemon off; pid nginx.pid; error_log error.log;", "-p", ".", "-c"]),
    "haproxy": ("haproxy.cfg", ["-db", "-f"]),
}

KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # what nginx keeps in files, as a rule below /var


def configured(file: str, doors: list[int], port: int) -> str:
    """What is in a file, with other ports."""
    text = (DEPLOY / file).read_text()
    for usual, real in zip(("8001", "8002", "8080"), [*doors, port], strict=True):
        assert usual in text
        text = text.replace(usual, str(real))
    return text.replace("access_log off;", "access_log off; " + " ".join(f"{kind}_temp_path .;" for kind in KEPT))


def first_event(url: str, token: str) -> bytes:
    """The first line of a stream of events: a proxy that keeps it back would never let it end."""
    asked = Request(url, headers={"Authorization": f"Bearer {token}", "Accept": "text/event-stream"})
    with urlopen(asked, timeout=LONG) as answer:
        line: bytes = answer.readline()
        return line


@contextmanager
def behind(proxy: str, folder: Path, database: str) -> Iterator[tuple[str, list[Server]]]:
    """Two processes behind this proxy, and its address."""
    program = shutil.which(proxy)
    if program is None:
        pytest.skip(f"{proxy} is not installed")
    options = ("--database", database, "--workers", "1", "--think", "0.05", "--proxies", "127.0.0.1")
    servers = [Server(folder / f"p{number}", *options) for number in range(2)]
    file, arguments = PROXIES[proxy]
    port = free_port()
    (folder / file).write_text(configured(file, [server.port for server in servers], port))
    start_all(servers)
    door = subprocess.Popen([program, *arguments, file], cwd=folder)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{url}/healthz", door)
        yield url, servers
    finally:
        door.terminate()
        door.wait(LONG)
        for server in servers:
            server.__exit__()


@pytest.mark.parametrize("proxy", PROXIES)
def test_people_play_through_a_proxy_while_a_process_is_replaced(tmp_path: Path, database: str, proxy: str) -> None:
    with behind(proxy, tmp_path, database) as (url, servers):

        async def scenario() -> None:
            party = Party(url, random.Random(5), 2, 1)
            playing = asyncio.create_task(party.play())
            for server in servers:  # a rolling restart: each is told to stop, and another takes its place
                wanted = acknowledged(party) + 10
                while acknowledged(party) < wanted and not playing.done():
                    await asyncio.sleep(SHORT)
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(playing, LONG)
            found = complaints(party.clients, read_journal(database, party.match), await party.latecomers())
            assert not found, "\n".join(found)
            line = await asyncio.to_thread(first_event, f"{url}/api/matches/{party.match}/events", party.tokens[0])
            assert line.strip()

        asyncio.run(scenario())


@pytest.mark.parametrize("proxy", PROXIES)
def test_who_is_at_one_table_is_at_one_process_and_when_that_dies_at_the_other(
    tmp_path: Path, database: str, proxy: str
) -> None:
    with behind(proxy, tmp_path, database) as (url, servers):

        async def scenario() -> None:
            found: dict[str, str] = {}  # the process of each table
            async with AsyncExitStack() as visits:
                while len(set(found.values())) < len(servers):
                    tokens = [await new_guest(url, "Ada") for _ in range(3)]
                    new = {"game": "kyoto", "seats": 3}
                    match = (await request(url, "POST", "/api/matches", new, tokens[0]))["match"]["id"]
                    for seat, token in enumerate(tokens):
                        visit = await visits.enter_async_context(Visit(f"{url}/m/{match}", token))
                        await visit.do("sit", seat=seat)
                    found[match] = await only_process_of(database, match, len(tokens))
                await asyncio.to_thread(servers[0].kill)
                everywhere = "SELECT count(*), count(DISTINCT process) FROM presence"
                while await asyncio.to_thread(rows, database, everywhere) != [(3 * len(found), 1)]:
                    await asyncio.sleep(SHORT)

        asyncio.run(asyncio.wait_for(scenario(), LONG))


async def only_process_of(database: str, match: str, people: int) -> str:
    """The one process to which so many people are connected at a match; that is awaited."""
    query = f"SELECT process FROM presence WHERE match = '{match}'"
    while len(found := await asyncio.to_thread(rows, database, query)) != people or len(set(found)) > 1:
        await asyncio.sleep(SHORT)
    return str(found[0][0])


def acknowledged(party: Party) -> int:
    return sum(len(client.acknowledged) for client in party.clients)


def wait_for(url: str, door: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + LONG
    while time.monotonic() < end and door.poll() is None:
        try:
            with urlopen(url, timeout=LONG):
                return
        except OSError:
            time.sleep(SHORT)
    raise AssertionError(f"{url} does not answer")


@pytest.mark.parametrize("unit", sorted(path.name for path in DEPLOY.glob("*.service")))
def test_the_units_name_commands_and_options_that_there_are(unit: str) -> None:
    (line,) = re.findall(r"^ExecStart=/usr/local/bin/durbar (.*)$", (DEPLOY / unit).read_text(), re.MULTILINE)
    command, *options = line.split()
    shown = subprocess.run(
        [sys.executable, "-m", "durbar", command, "--help"], capture_output=True, text=True, check=True
    ).stdout
    for option in options:
        assert not option.startswith("--") or option in shown


def test_the_proxy_of_the_containers_is_the_same_as_the_other() -> None:
    usual = (
        (DEPLOY / "haproxy.cfg").read_text().replace("127.0.0.1:8001", "one:8000").replace("127.0.0.1:8002", "two:8000")
    )
    assert (DEPLOY / "haproxy.compose.cfg").read_text() == usual


def test_what_the_container_installs_is_made_for_its_own_python() -> None:
    """A wheel in dist is compiled for the Python of the machine that made it."""
    text = (DEPLOY / "Containerfile").read_text()
    bases = re.findall(r"^FROM (python:[\d.]+)", text, re.MULTILINE)
    assert "COPY durbar-*.tar.gz" in text
    assert len(bases) == 2
    assert len(set(bases)) == 1


def test_only_where_nobody_but_the_proxy_reaches_a_server_it_believes_all_about_addresses() -> None:
    """Else everybody could say that they come from anywhere, and no limit would hold."""
    assert "--proxies" not in (DEPLOY / "Containerfile").read_text()
    compose = (DEPLOY / "compose.yaml").read_text()
    assert '--proxies, "*"' in compose
    assert re.findall(r"^  (\w+):.*(?:\n    .*)*\n    ports:", compose, re.MULTILINE) == ["door"]
