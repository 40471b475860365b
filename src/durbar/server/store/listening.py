"""Listening to other processes on the same PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg

from durbar.server.logs import log
from durbar.server.store.shared import CHANNEL, Heard

AGAIN_S = 0.5  # seconds until a connection that was lost is tried again
PAUSE_S = 0.005  # seconds between two looks: where many talk, much is heard at once


class Listening:
    """A connection that hears what other processes say, read by the event loop as soon as something comes."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], process: str, heard: Heard) -> None:
        self.connect = connect
        self.own = process.encode()
        self.heard = heard
        self.task = asyncio.get_running_loop().create_task(self.keep())

    async def keep(self) -> None:
        """Listen, and whenever the connection was lost, once more."""
        while True:
            try:
                connection = await asyncio.to_thread(self.begin)
                with connection:
                    await self.follow(connection)
            except psycopg.Error:
                pass  # of which our health knows
            except Exception:  # whatever it was, a process that hears nothing any more would be worse
                log.exception("what other processes say cannot be heard")
            await asyncio.sleep(AGAIN_S)

    def begin(self) -> psycopg.Connection[Any]:
        connection = self.connect()
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def follow(self, connection: psycopg.Connection[Any]) -> None:
        """Until the connection is lost. Before it was there, something may have been missed."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            loop.remove_reader(socket)
            try:
                connection.pgconn.consume_input()
                while notice := connection.pgconn.notifies():
                    if not notice.extra.startswith(self.own):
                        loop.call_soon(self.heard, notice.extra.decode().partition(" ")[2])
                loop.call_later(PAUSE_S, wait)
            except Exception as error:
                if not lost.done():
                    lost.set_exception(error)

        def wait() -> None:
            if not lost.done():
                loop.add_reader(socket, read)

        socket = connection.fileno()
        wait()
        self.heard("")
        try:
            await lost
        finally:
            lost.cancel()
            loop.remove_reader(socket)

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
