"""A server without a network: the whole application, asked in this process, with a store in memory and a clock of ours.

Requests and sockets are those of ASGI, so what is recorded here is what a network would be given, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec
import sqlalchemy as sa

import durbar
from durbar.server import app
from durbar.server.app import Server
from durbar.server.bot_pool import BotPool
from durbar.server.bot_worker import BotQuestion, Opinion
from durbar.server.guests import COOKIE, Signer
from durbar.server.hall import Hall
from durbar.server.journal import Entry, decode_body, encode_body
from durbar.server.limits import Buckets
from durbar.server.settings import Settings
from durbar.server.site import Site
from durbar.server.store import STATUSES, MatchIndex, Place, SetAside, Store
from durbar.server.store.members import MemberStore
from durbar.server.store.moderation import ModerationStore
from durbar.server.store.notices import NoticeStore
from durbar.server.store.opponents import OpponentStore
from durbar.server.store.puzzles import PuzzleStore
from durbar.server.store.ratings import RatingRow, RatingStore, add_ratings
from durbar.server.store.reviews import ReviewStore
from durbar.server.store.schema import metadata
from durbar.server.store.sql import KEEP_NAME, Transaction, Work
from durbar.server.store.tournaments import TournamentStore
from durbar.server.wire import Status, Summary

Result = TypeVar("Result")
Headers = list[tuple[bytes, bytes]]
NO_LIMITS = Settings(
    Path(),
    names=("table",),
    command_rate=0,
    address_rate=0,
    sockets=0,
    newcomers=0,
    listings=0,
    members=0,
    signins=0,
    all_newcomers=0,
    reports=0,
    pairings=0,
    keep=1e9,
)


class MemoryTables:
    """The tables of a real store, in memory."""

    def __init__(self) -> None:
        self.engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
        metadata.create_all(self.engine)

    async def rows(self, query: sa.Executable) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    async def change(self, work: Callable[[Transaction], Result]) -> Result:
        with self.engine.begin() as connection:
            raw: Any = connection.connection.driver_connection
            return work(raw)


class MemoryStore(Store):
    """Keeps everything until the process ends, written as a real store writes it."""

    def __init__(self) -> None:
        self.indexes: dict[str, MatchIndex] = {}
        self.secrets: dict[str, str] = {}
        self.entries: dict[str, list[tuple[Entry, bytes]]] = {}
        self.aside: dict[str, SetAside] = {}
        tables = MemoryTables()
        self.members, self.notices = MemberStore(tables), NoticeStore(tables)
        self.moderation = ModerationStore(tables)
        self.ratings, self.opponents = RatingStore(tables), OpponentStore(tables)
        self.tournaments, self.reviews = TournamentStore(tables), ReviewStore(tables)
        self.puzzles = PuzzleStore(tables)

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(
        self,
        index: MatchIndex,
        secret: str,
        entries: Sequence[Entry],
        follows: tuple[str, Entry] | None = None,
        also: Work | None = None,
    ) -> None:
        if also is not None:
            await self.members.tables.change(also)
        self.indexes[index.id], self.secrets[index.id] = index, secret
        self.entries[index.id] = [(entry, encode_body(entry.body)) for entry in entries]
        if follows is not None:
            await self.append(*follows)

    async def append(self, match: str, entry: Entry, ratings: Sequence[RatingRow] = ()) -> None:
        if ratings:
            await self.members.tables.change(lambda connection: add_ratings(connection, ratings))
        self.entries[match].append((entry, encode_body(entry.body)))

    async def keep_index(self, index: MatchIndex) -> None:
        self.indexes[index.id] = index

    async def journal(self, match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
        if match not in self.secrets:
            return None
        rows = self.entries[match][after:]
        return self.secrets[match], [msgspec.structs.replace(row, body=decode_body(body)) for row, body in rows]

    async def set_aside(self, match: str, at: int, reason: str) -> None:
        self.aside[match] = SetAside(match, at, reason, len(self.entries[match]))

    async def take_back(self, match: str) -> None:
        self.aside.pop(match, None)

    async def all_set_aside(self) -> list[SetAside]:
        return list(self.aside.values())

    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        return [index.summary for index in self.indexes.values() if index.listed and index.status in statuses][:most]

    async def of_guest(
        self, guest: str, most: int | None = None, statuses: Sequence[Status] = STATUSES
    ) -> list[Summary]:
        own = [index for index in self.indexes.values() if guest in (index.host, *index.guests)]
        return [index.summary for index in own if index.status in statuses][:most]

    async def hosted(self, guest: str, since: int) -> int:
        return sum(index.host == guest and index.status in ("open", "running") for index in self.indexes.values())

    async def hosts(self, ids: Sequence[str]) -> dict[str, str]:
        return {match: self.indexes[match].host for match in ids}

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        return [index.id for index in self.indexes.values() if index.status in statuses]

    async def history(self, guest: str, after: Place, fits: Callable[[Summary], bool], most: int) -> list[Summary]:
        over = [index.summary for index in self.indexes.values() if index.status == "over" and guest in index.guests]
        return [summary for summary in over if fits(summary)][:most]

    async def unsettled(self) -> list[str]:
        return []

    async def keep_name(self, guest: str, name: str) -> None:
        await self.members.changed(KEEP_NAME, guest, name)

    async def beat(self, at: int) -> None: ...

    async def last_beat(self) -> int:
        return 0


class QuietThinkers(BotPool):
    """Bots that decide at once, by what legal moves they have alone; every question to a worker is kept."""

    def __init__(self) -> None:
        super().__init__(workers=1, clock=lambda: 0.0)
        self.questions: list[bytes] = []

    async def ask(self, question: BotQuestion, legal: Collection[str]) -> Opinion:
        self.questions.append(msgspec.json.encode(question))
        moves = durbar.read_position(question.position).legal_moves(question.seat)
        worth = round(1 / len(moves), 4)
        first = len(self.questions) % len(moves)
        return Opinion([(move.notation, worth) for move in moves[first:] + moves[:first]])


class Noting:
    """Buckets that note what is charged beyond a request."""

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets
        self.charged: list[float] = []

    def charge(self, key: str, tokens: float) -> None:
        self.charged.append(tokens)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.buckets, name)


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: Headers
    body: bytes

    def header(self, name: str) -> str:
        return ", ".join(value.decode() for key, value in self.headers if key == name.lower().encode())

    @property
    def is_page(self) -> bool:
        """Whether this is part of the pages, which are the same for everybody and may be kept."""
        return self.status == 200 and self.header("content-type").startswith(("text/html", "text/css"))

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class House:
    """A server. Guests are named by words: whoever says `ada` is Ada."""

    def __init__(self, settings: Settings | None = None, store: Store | None = None) -> None:
        self.now = 1_700_000_000_000
        self.store = MemoryStore()
        self.hall = Hall(store or self.store, settings or NO_LIMITS, lambda: self.now, lambda: self.now)
        self.bot_pool = self.hall.bot_pool = QuietThinkers()
        self.signer = Signer(bytes(32))
        with patch.object(app, "Site", lambda: Site(())):  # whether the browser client was built does not matter here
            self.server = Server(self.hall, self.signer)
        self.app: Any = self.server.app()
        self.scheme = "http"
        self.address = "127.0.0.1"
        self.lines: list[Line] = []

    @staticmethod
    @asynccontextmanager
    async def open(settings: Settings | None = None, store: Store | None = None) -> AsyncIterator[House]:
        house = House(settings, store)
        await house.hall.open()
        for task in house.hall.tasks:
            task.cancel()  # the housekeeping, which goes by the real clock
        await house.settle()
        try:
            yield house
        finally:
            for line in house.lines:
                await line.hang_up()
            await house.hall.close()

    async def settle(self) -> None:
        """Wait until nothing is left to do: nobody thinks, and all has been sent."""
        for _ in range(10_000):
            for _ in range(8):
                await asyncio.sleep(0)
            if not self.hall.tasks:
                return
        raise AssertionError("the server never comes to rest")

    def scope(self, kind: str, path: str, guest: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        sent = {"host": "table", **headers} | ({"cookie": f"{COOKIE}={self.signer.token(guest)}"} if guest else {})
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": self.scheme if kind == "http" else self.scheme.replace("http", "ws"),
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": (self.address, 1),
            "server": ("table", 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }

    async def ask(self, method: str, path: str, guest: str = "", body: Any = None, **headers: str) -> Reply:
        """One request."""
        data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        if body is not None:
            headers.setdefault("content-type", "application/json")
        line = Line(self, self.scope("http", path, guest, headers) | {"method": method})
        line.incoming.put_nowait({"type": "http.request", "body": data, "more_body": False})
        await line.task
        start = line.sent[0]
        return Reply(start["status"], start["headers"], b"".join(part["body"] for part in line.sent[1:]))

    async def get(self, path: str, guest: str = "") -> Reply:
        return await self.ask("GET", path, guest)

    async def do(self, match: str, guest: str, command: dict[str, Any]) -> Reply:
        """A command by POST."""
        reply = await self.ask("POST", f"/api/matches/{match}/commands", guest, command)
        await self.settle()
        return reply

    async def connect(self, path: str, guest: str = "", **headers: str) -> Line:
        """A socket, which has been answered."""
        line = Line(self, self.scope("websocket", path, guest, headers))
        line.incoming.put_nowait({"type": "websocket.connect"})
        await self.settle()
        while not line.task.done() and all(message["type"] == "websocket.accept" for message in line.sent):
            await asyncio.sleep(0.001)  # while the store is asked who that is
        return line

    async def stream(self, path: str, guest: str = "") -> Line:
        """A stream of server-sent events."""
        line = Line(self, self.scope("http", path, guest, {}) | {"method": "GET"})
        line.incoming.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        await self.settle()
        return line


class Line:
    """A connection that stays open; `sent` is what the server sent on it."""

    def __init__(self, house: House, scope: dict[str, Any]) -> None:
        self.sent: list[dict[str, Any]] = []
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.readable = asyncio.Event()  # while it is not set, the other side reads nothing
        self.readable.set()
        self.house = house
        self.kind = scope["type"]
        self.task = asyncio.get_running_loop().create_task(house.app(scope, self.incoming.get, self.send))
        house.lines.append(self)

    async def send(self, message: dict[str, Any]) -> None:
        await self.readable.wait()
        self.sent.append(message)

    async def say(self, text: str | bytes) -> None:
        """Send a message to the server."""
        kind = "text" if isinstance(text, str) else "bytes"
        self.incoming.put_nowait({"type": "websocket.receive", kind: text})
        await self.house.settle()

    async def do(self, command: dict[str, Any]) -> None:
        await self.say(msgspec.json.encode(command).decode())

    def heard(self) -> list[bytes]:
        """What was sent since this was last asked, as bytes."""
        sent, self.sent = self.sent, []
        return [repr(sorted(message.items())).encode() for message in sent]

    def messages(self) -> list[dict[str, Any]]:
        """The messages of a socket since this was last asked."""
        sent, self.sent = self.sent, []
        return [msgspec.json.decode(message["text"]) for message in sent if message["type"] == "websocket.send"]

    async def hang_up(self) -> None:
        self.incoming.put_nowait({"type": f"{self.kind}.disconnect", "code": 1001})
        await asyncio.gather(self.task, return_exceptions=True)
