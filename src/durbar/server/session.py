"""What a client says over a socket: commands, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from durbar.core.errors import DurbarError
from durbar.server import show, wire
from durbar.server.connection import Connection
from durbar.server.limits import BURST, Bucket
from durbar.server.live import LiveMatch
from durbar.server.reading import COMMANDS, id_in, problem_of, read_json
from durbar.server.wire import Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

TOO_MANY_REFUSED = 100  # commands refused for coming too fast, after which a socket is closed
TOO_FAST = 4029
REST = 0.05  # seconds until somebody is heard again who commanded too fast; their refusals would keep us busy
ABOUT_THE_GAME = (wire.Play, wire.Undo, wire.Answer)  # whoever is refused these may not know how the table stands
OUR_MISTAKE = Refused("our-mistake", "the server made a mistake; nothing was changed", 500)


class SocketSession:
    """One client's side of what is said at a match, and at the rematches to which it follows."""

    def __init__(self, hall: Hall, live: LiveMatch, connection: Connection, network: str) -> None:
        self.hall = hall
        self.live = live
        self.connection = connection
        self.network = network

    async def listen(self, receive: Callable[[], Awaitable[MutableMapping[str, Any]]]) -> None:
        """Obey until the client hangs up, is hung up on, or commands much too fast."""
        rate = self.hall.settings.command_rate
        bucket, refused = Bucket(rate, BURST * rate, time.monotonic()), 0
        while refused < TOO_MANY_REFUSED:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.connection.closing is not None:  # which waits for one who does not read
                break
            if bucket.take(time.monotonic()) and self.hall.rates.take(self.network):
                await self.handle(message.get("text"))
            else:
                refused += 1
                self.refuse(id_in(message.get("text")), Refused("too-fast", "too many commands; wait a moment", 429))
                await asyncio.sleep(REST)
        self.connection.close(TOO_FAST, "too many commands")
        await self.connection.sent.wait()

    async def handle(self, text: str | None) -> None:
        """Do what a client commands; whatever is wrong with it is told to that client alone."""
        id, showing = None, False
        try:
            if text is None:
                raise Refused("not-text", "a command is JSON as text, not bytes", 422)
            command: wire.AnyCommand | wire.Follow = read_json(text, COMMANDS)
            id, showing = command.id, isinstance(command, ABOUT_THE_GAME)
            if self.hall.closing:
                raise Refused("closing", "the server restarts; come back in a moment", 503)
            if isinstance(command, wire.Follow):
                await self.follow(command.seat)
            else:
                await self.live.command(self.connection.guest, command, self.connection)
        except DurbarError as error:
            self.refuse(id or id_in(text), error, showing)
        except Exception as error:
            self.hall.mistake("a command failed", error)
            self.refuse(id, OUR_MISTAKE)

    async def follow(self, seat: int | None) -> None:
        """Look at the rematch from now on: the client is welcomed there, and has left the match before."""
        if self.live.match.rematch is None:
            raise Refused("no-rematch", "nobody has asked for a rematch of this match yet")
        rematch = await self.hall.find(self.live.match.rematch, self.network, latest=False)
        await self.hall.turn()
        rematch.require_viewer(self.connection.guest, seat)
        self.live.leave(self.connection)
        self.live, self.connection.wanted = rematch, seat
        self.hall.charge(self.network, rematch.join(self.connection, None))

    def refuse(self, id: str | None, error: DurbarError, showing: bool = False) -> None:
        """Say what is wrong; and how the table stands, to somebody who may see it otherwise. That has its price."""
        _, problem = problem_of(error)
        self.hall.metrics.refusals.labels(problem.code).inc()
        table = show.table(self.live.match, self.connection.viewer) if showing else None
        message = encode(wire.RefusedMessage(id, problem, table))
        self.hall.charge(self.network, len(message))
        self.connection.send(message)
