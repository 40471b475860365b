"""How many bytes a move costs one viewer, in each game: part of `make bench-server`.

Four people play a random game over sockets, and what one of them is sent for each move is counted: the entry with its
events and its patch of the table.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from durbar.client import Visit, new_guest, request

SEATS = 4
MOST_MOVES = 400  # of one game


class Scale(Visit):
    """A visit that weighs the moves it is told of."""

    def __init__(self, link: str, token: str) -> None:
        super().__init__(link, token)
        self.told: list[int] = []

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "entry" and message["what"]["kind"] in ("moved", "chose"):
            self.told.append(len(msgspec.json.encode(message)))
        super().hear(message)


async def weigh(url: str, game: str) -> tuple[float, int]:
    """The mean bytes of a move, and how many moves there were."""
    luck = random.Random(game)
    tokens = [await new_guest(url, f"Client {seat}") for seat in range(SEATS)]
    match = (await request(url, "POST", "/api/matches", {"game": game, "seats": SEATS}, tokens[0]))["match"]["id"]
    async with AsyncExitStack() as stack:
        people = [Scale(f"{url}/m/{match}", token) for token in tokens]
        for person in people:
            await stack.enter_async_context(person)
        for seat, person in enumerate(people):
            await person.do("sit", seat=seat)
        await people[0].do("start")
        while people[0].table["status"] != "over" and len(people[0].told) < MOST_MOVES:
            due = next((seat for seat, person in enumerate(people) if can_decide(person, seat)), None)
            if due is None:
                await asyncio.sleep(0.005)  # not all have been told yet
                continue
            table = people[due].table
            move = luck.choice(table["moves"])["notation"]
            await people[due].do("move", seat=due, move=move, after=table["turn"])
            while people[due].table["number"] == table["number"]:
                await asyncio.sleep(0.001)
        told = [size for person in people for size in person.told]
        return sum(told) / len(told), len(people[0].told)


def can_decide(person: Visit, seat: int) -> bool:
    return seat in person.table.get("due", []) and bool(person.table["moves"])
