"""People who play at random over a real network: they sit down, move, chat, take back and answer until the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from durbar.client import Message, ServerRefused, Unreachable, new_guest, request
from durbar.server.hall import milliseconds
from tests.server.history import Client, Latecomer, Recorder, latecomer

AGAIN = 0.05  # seconds until somebody tries again who did not reach the server
Answer = TypeVar("Answer")
Arrive = Callable[[str, str], Recorder]  # link, token
TRANSIENT = (429, 502, 503, 504)


async def insist(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask until the server answers."""
    while True:
        try:
            return await ask()
        except Unreachable:
            await asyncio.sleep(AGAIN)
        except ServerRefused as refusal:
            if refusal.status not in TRANSIENT:
                raise
            await asyncio.sleep(AGAIN)


class Party:
    """Some people, a spectator and perhaps bots at one match.

    server:  where they meet, which may be a proxy
    people:  how many
    bots:    how many seats bots take
    pace:    the clock, if there is one
    began, ended: when they came and went, in milliseconds since 1970
    """

    def __init__(
        self, server: str, luck: random.Random, people: int, bots: int = 0, pace: Any = None, game: str = "kyoto"
    ) -> None:
        self.server = server
        self.luck = luck
        self.people = people
        self.bots = bots
        self.pace = pace
        self.game = game
        self.began = self.ended = milliseconds()
        self.match = ""
        self.tokens: list[str] = []
        self.clients: list[Client] = []

    async def play(self, arrive: Arrive = Recorder) -> None:
        """From sitting down to the end of the match."""
        self.tokens = [await insist(lambda: new_guest(self.server, "Ada")) for _ in range(self.people + 1)]
        new = {
            "game": self.game,
            "seats": self.people + self.bots,
            "bots": {str(self.people + bot): "easy" for bot in range(self.bots)},
            "pace": self.pace,
        }
        created = await insist(lambda: request(self.server, "POST", "/api/matches", new, self.tokens[0]))
        self.match = created["match"]["id"]
        visits = [arrive(f"{self.server}/m/{self.match}", token) for token in self.tokens]
        self.clients = [visit.client for visit in visits]
        seated = asyncio.Barrier(self.people)
        async with asyncio.TaskGroup() as together:
            for seat, visit in enumerate(visits[:-1]):
                luck = random.Random(self.luck.random())
                together.create_task(sit_and_play(visit, seat, luck, seated))
            together.create_task(watch(visits[-1]))
        self.ended = milliseconds()

    async def latecomers(self) -> list[Latecomer]:
        """What each of them would see who came only now."""
        path = f"/api/matches/{self.match}?after=0"
        return [latecomer(token, await request(self.server, "GET", path, None, token)) for token in self.tokens]


async def sit_and_play(visit: Recorder, seat: int, luck: random.Random, seated: asyncio.Barrier) -> None:
    async with visit:
        await visit.do("sit", seat=seat)
        await seated.wait()
        if seat == 0:
            await visit.do("start")
        async for message in up_to_the_end(visit):
            if seat == 0 and message.get("what", {}).get("kind") == "called-off":
                await visit.do("start")  # somebody's network was too bad to take part in the deal
            await act(visit, seat, luck)


async def watch(visit: Recorder) -> None:
    async with visit:
        async for _ in up_to_the_end(visit):
            pass


async def up_to_the_end(visit: Recorder) -> AsyncIterator[Message]:
    """The messages until the match is over, for as long as this client can be heard."""
    async for message in visit:
        yield message
        if visit.table.get("status") == "over":
            return


async def act(visit: Recorder, seat: int, luck: random.Random) -> None:
    """Whatever somebody does who looks at the table now. What is refused was worth a try."""
    table = visit.table
    if table.get("status") != "running":
        return
    try:
        if table["asking"] and seat in table["asking"]["waiting"]:
            await visit.do("answer", seat=seat, yes=luck.random() < 0.5)
        elif luck.random() < 0.05:
            await visit.do("chat", seat=seat, text=f"I have {luck.randrange(1000)} ideas")
        elif table["undo"] != "none" and luck.random() < 0.05:
            await visit.do("undo", seat=seat)
        elif seat in table["due"]:
            move = luck.choice(table["moves"])["notation"]
            await visit.do("move", seat=seat, move=move, after=table["turn"])
    except ServerRefused:
        pass
