"""What a client says over a socket: commands, one after the other; and what is answered to something wrong."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from durbar.core.errors import DurbarError, IllegalMove, UnfitOption, UnknownMove
from durbar.server import show, wire
from durbar.server.connection import Connection
from durbar.server.limits import BURST, Bucket
from durbar.server.live import LiveMatch
from durbar.server.store import StoreBusy, StoreFailed
from durbar.server.wire import Problem, Refused, encode

if TYPE_CHECKING:
    from durbar.server.hall import Hall

TOO_MANY_REFUSED = 100  # commands refused for coming too fast, after which a socket is closed
TOO_FAST = 4029
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
        """Obey until the client hangs up, or commands much too fast."""
        rate = self.hall.settings.command_rate
        bucket, refused = Bucket(rate, BURST * rate, time.monotonic()), 0
        while refused < TOO_MANY_REFUSED:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if bucket.take(time.monotonic()) and self.hall.rates.take(self.network):
                await self.handle(message.get("text"))
            else:
                refused += 1
                self.refuse(id_in(message.get("text")), Refused("too-fast", "too many commands; wait a moment", 429))
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
            self.refuse(id, error, showing)
        except Exception as error:
            self.hall.mistake("a command failed", error)
            self.refuse(id, OUR_MISTAKE)

    async def follow(self, seat: int | None) -> None:
        """Look at the rematch from now on: the client is welcomed there, and has left the match before."""
        if self.live.match.rematch is None:
            raise Refused("no-rematch", "nobody has asked for a rematch of this match yet")
        rematch = await self.hall.find(self.live.match.rematch, self.network)
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


def read_json(data: bytes | str, shape: msgspec.json.Decoder[Any]) -> Any:
    """JSON from a stranger in the shape it should have."""
    try:
        return shape.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("bad-json", f"this does not have the right shape: {error or 'nested too deeply'}", 422) from None


@lru_cache
def decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """What reads this shape, made once: making it takes longer than reading a command."""
    return msgspec.json.Decoder(shape)


COMMANDS = decoder(wire.AnyCommand | wire.Follow)


class Named(msgspec.Struct):
    id: wire.CommandId


def id_in(text: str | None) -> str | None:
    """The id of a command that is not even read, if it has one."""
    try:
        return msgspec.json.decode(text or "", type=Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def problem_of(error: DurbarError, table: wire.Table | None = None) -> tuple[int, Problem]:
    """What is wrong, for programs and people, and the HTTP status that says so."""
    if isinstance(error, IllegalMove):
        return 409, Problem("illegal", str(error), error.rule, error.key, error.facts, table)
    if isinstance(error, Refused):
        return error.status, Problem(error.code, str(error), facts=error.facts, table=table)
    if isinstance(error, UnknownMove):
        return 422, Problem("unknown-move", str(error), table=table)
    if isinstance(error, StoreFailed):
        return 503, Problem("busy" if isinstance(error, StoreBusy) else "not-kept", str(error), table=table)
    if isinstance(error, UnfitOption):
        return 422, Problem("bad-value", str(error), key=error.key, facts=error.facts)
    return 422, Problem("bad-value", str(error), table=table)
