"""A bad network: a TCP proxy between clients and a server that delays, cuts, swallows or stalls what passes it."""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from contextlib import suppress
from typing import Literal

CHUNK = 2**16  # bytes
Direction = Literal["up", "down"]  # to the server, to the client
BOTH: tuple[Direction, Direction] = ("up", "down")


class Proxy:
    """Passes bytes on to `port` on this machine, as well as its faults allow.

    delay:      seconds that every piece takes, at most; each takes a random part of it, and order is kept
    open:       cleared while the network stands still: what is sent then arrives later
    swallowing: the directions in which nothing arrives any more, though nobody is told
    refusing:   whether every new connection is reset
    """

    def __init__(self, port: int, luck: random.Random) -> None:
        self.server_port = port
        self.luck = luck
        self.delay = 0.0
        self.open = asyncio.Event()
        self.open.set()
        self.links: set[Link] = set()
        self.swallowing: set[Direction] = set()
        self.refusing = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self.listener = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port: int = self.listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *how: object) -> None:
        self.listener.close()
        self.cut("reset")
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if self.refusing:
            reset(writer)
            return
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            reset(writer)
            return
        link = Link(self, (reader, up_writer), (up_reader, writer))
        link.swallowed |= self.swallowing
        self.links.add(link)
        try:
            await link.run()
        finally:
            self.links.discard(link)

    # Faults

    def cut(self, how: Literal["reset", "end"]) -> None:
        """End all connections: with a reset, or politely."""
        for link in list(self.links):
            link.cut(how)

    def swallow(self, *directions: Direction) -> None:
        """Nothing arrives any more in these directions, and nobody is told; new connections fare no better."""
        self.swallowing.update(directions)
        for link in self.links:
            link.swallowed.update(directions)

    def stall(self) -> None:
        """Everything stands still; it arrives when the network returns."""
        self.open.clear()

    def refuse(self) -> None:
        """Cut all connections, and every new one."""
        self.refusing = True
        self.cut("reset")

    def heal(self) -> None:
        """The network returns. What was swallowed stays so: such connections are dead for ever."""
        self.swallowing.clear()
        self.refusing = False
        self.open.set()


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Link:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, up: Streams, down: Streams) -> None:
        self.proxy = proxy
        self.streams: dict[Direction, Streams] = {"up": up, "down": down}
        self.swallowed: set[Direction] = set()

    async def run(self) -> None:
        try:
            async with asyncio.TaskGroup() as both:
                for direction in BOTH:
                    both.create_task(self.carry(direction))
        finally:
            self.cut("end")

    async def carry(self, direction: Direction) -> None:
        """Pass on what comes, until its sender ends; then the receiver is told."""
        reader, writer = self.streams[direction]
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.proxy.delay:
                    await asyncio.sleep(self.proxy.luck.uniform(0, self.proxy.delay))
                await self.proxy.open.wait()
                if direction not in self.swallowed:
                    writer.write(data)
                    await writer.drain()
        if direction not in self.swallowed:
            writer.close()

    def cut(self, how: Literal["reset", "end"]) -> None:
        for _, writer in self.streams.values():
            if how == "reset":
                reset(writer)
            else:
                writer.close()


def reset(writer: asyncio.StreamWriter) -> None:
    """Close so that the peer gets a reset."""
    connection: socket.socket | None = writer.get_extra_info("socket")
    if connection is not None and connection.fileno() >= 0:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
