"""kill -9 while people are paired: for one request nobody is seated twice, and who was told of a table sits there.

The server is a real process. DURBAR_KILLS says how often it dies.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from pathlib import Path

from durbar.client import new_guest, request
from tests.server.people import insist
from tests.server.servers import LONG, Server

KILLS = min(6, int(os.environ.get("DURBAR_KILLS", "4")))
PEOPLE = 5
SEATS = 2


async def stream(server: Server, path: str, token: str) -> str | None:
    """The match that a stream tells of; None if it ends before."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n"
        writer.write(head.encode())
        while line := await reader.readline():
            if line.startswith(b"data: ") and (message := json.loads(line[6:]))["type"] == "paired":
                return str(message["match"])
        return None
    finally:
        writer.close()


class Person:
    """Somebody who asks to be paired again and again; `told` is which table each request led to."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.told: dict[str, str] = {}

    async def play(self, until: asyncio.Event) -> None:
        token = await insist(lambda: new_guest(self.server.url, "Ada"))
        while not until.is_set():
            name = f"request-{len(self.told)}"
            self.told[name] = await self.paired(name, token)

    async def paired(self, name: str, token: str) -> str:
        wish = {"request": name, "game": "kyoto", "seats": SEATS}
        while True:
            state = await insist(lambda: request(self.server.url, "POST", "/api/pairing", wish, token))
            if state["match"] is not None:
                return str(state["match"])
            try:
                match = await stream(self.server, f"/api/pairing/events?request={name}", token)
            except OSError:
                match = None
            if match is not None:
                return match


async def lives_and_deaths(server: Server, luck: random.Random) -> list[Person]:
    people, done = [Person(server) for _ in range(PEOPLE)], asyncio.Event()
    tasks = [asyncio.create_task(person.play(done)) for person in people]
    for _ in range(KILLS):
        wanted = count(people) + luck.randrange(2, 12)
        while count(people) < wanted:
            await asyncio.sleep(0.002)
        await asyncio.sleep(luck.uniform(0, 0.01))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    done.set()
    await asyncio.wait(tasks, timeout=2)  # whoever is left alone waits in vain
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return people


def count(people: list[Person]) -> int:
    return sum(len(person.told) for person in people)


def test_for_one_request_nobody_is_seated_twice_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def scenario() -> list[Person]:
        async with asyncio.timeout(LONG + 20 * KILLS):
            return await lives_and_deaths(server, random.Random(7))

    with Server(tmp_path / "data") as server:
        people = asyncio.run(scenario())
        assert server.stop() == 0
    connection = sqlite3.connect(tmp_path / "data" / "durbar.sqlite3")
    pairings = connection.execute('SELECT guest, request, "match" FROM pairings').fetchall()
    seats = connection.execute('SELECT guest, "match" FROM seats').fetchall()
    connection.close()
    assert sorted((guest, match) for guest, _, match in pairings) == sorted(seats)  # one seat for each request
    assert len(set(seats)) == len(seats)
    kept = {(name, match) for _, name, match in pairings}
    told = {(name, match) for person in people for name, match in person.told.items()}
    assert told <= kept  # whoever was told of a table has it
    assert len(told) > KILLS
    assert not server.mistakes()
