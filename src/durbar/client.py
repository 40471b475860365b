"""A client of the table: what a script, an outside bot or the terminal uses to play at a server.

`Visit` is a connection to a match that survives a bad network: it reconnects, resumes after the last entry it saw, and
sends again what was not acknowledged; the server applies each command once. It adds luck of its own to the seed of the
match, and can say in the end whether that was made as promised (`durbar.witness`).

    token = await new_guest("http://localhost:8000", "Ada")
    async with Visit("http://localhost:8000/m/…", token) as visit:
        await visit.do("sit", seat=0)
        async for message in visit:
            ...
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections import deque
from collections.abc import AsyncIterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI

from durbar.core.errors import DurbarError, quoted
from durbar.core.patch import patched
from durbar.witness import Answer, Witness

Message = dict[str, Any]
LONGEST_WAIT = 1.0  # seconds between attempts to reconnect
ANSWER_TIMEOUT_S = 5.0  # seconds for a connection to open, and for an answer
AGAIN = 0.25  # seconds until a nonce is revealed again that was refused while it is awaited
HASTE = 0.75  # seconds after which another attempt is made beside one that hangs
PULSE = 0.5  # seconds between signs of life
SILENCE = 1.0  # seconds without a sign of life, at least, after which a connection is given up
LARGEST_MESSAGE = 4_000_000  # bytes
FOLLOW = "follow"  # the id of that command, which is never sent again
SERVER = re.compile(r"https?://[^\s/?#]+")
PATH = re.compile(r"/?|/m/([\w-]{1,64})/?", re.ASCII)


class ServerRefused(DurbarError):
    """The server does not grant something; `problem` is what it said, `status` its HTTP status or 0."""

    def __init__(self, problem: dict[str, Any], status: int = 0) -> None:
        super().__init__(str(problem.get("message", "the server refuses without saying why")))
        self.problem = problem
        self.status = status

    @property
    def code(self) -> str:
        return str(self.problem.get("code", ""))


class Unreachable(DurbarError):
    """The server does not answer."""


async def request(server: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    """One HTTP request; the answer's JSON, or its text if it is none."""
    return await asyncio.to_thread(_request, server, method, path, body, token)


def _request(server: str, method: str, path: str, body: object, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        data, headers["Content-Type"] = msgspec.json.encode(body), "application/json"
    try:
        with urlopen(Request(server + path, data, headers, method=method), timeout=ANSWER_TIMEOUT_S) as answer:
            return read_answer(answer.read(), answer.headers.get_content_type())
    except HTTPError as error:
        found = read_answer(error.read(), error.headers.get_content_type())
        raise ServerRefused(
            found if isinstance(found, dict) else {"message": f"status {error.code}"}, error.code
        ) from None
    except (URLError, OSError, ValueError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise Unreachable(f"cannot reach {quoted(server)}: {reason}") from None


def read_answer(data: bytes, kind: str) -> Any:
    if kind != "application/json":
        return data.decode(errors="replace")
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        raise Unreachable("this does not answer like a server of Durbar") from None


async def new_guest(server: str, name: str) -> str:
    """A token for somebody of this name."""
    return str((await request(server, "POST", "/api/guests", {"name": name}))["token"])


def read_link(link: str) -> tuple[str, str]:
    """The server and the match of a link.

    >>> read_link("http://localhost:8000/m/abcdefghijklmnop")
    ('http://localhost:8000', 'abcdefghijklmnop')
    """
    server = SERVER.match(link)
    path = PATH.fullmatch(link, server.end()) if server else None
    if server is None or path is None:
        raise DurbarError(f"a link looks like http://localhost:8000/m/…, unlike {quoted(link)}")
    return server[0], path[1] or ""


class Visit:
    """A connection to a match, which it keeps up until it is closed.

    number:    the last entry seen
    table:     the table as it was last shown
    you:       what this guest is to the match
    connected: whether the server can be heard now
    witness:   what is remembered of how the seed is made
    """

    def __init__(self, link: str, token: str = "", seat: int | None = None, witness: Witness | None = None) -> None:
        self.server, self.match = read_link(link)
        if not self.match:
            raise DurbarError(f"{quoted(link)} is not a link to a match; it looks like {self.server}/m/…")
        self.token = token
        self.seat = seat
        self.witness = witness or Witness()
        self.number = 0
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.connected = False
        self.following = False  # until the rematch welcomes us, what is said is about the match before
        self.failure: DurbarError | None = None
        self.messages: deque[Message] = deque()
        self.something = asyncio.Event()
        self.unacknowledged: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.taking_part: asyncio.Task[None] | None = None  # in the making of the seed

    async def __aenter__(self) -> Visit:
        self.task = asyncio.create_task(self.keep_up())
        return self

    async def __aexit__(self, *how: object) -> None:
        for task in (self.task, self.taking_part):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for _, answer in self.unacknowledged.values():
            answer.cancel()

    # Doing

    async def do(self, what: str, **facts: Any) -> int:
        """Send a command and wait until it is acknowledged, over as many connections as that takes; its number."""
        if what == "sit" and not self.you.get("seats"):
            facts = {"seal": self.witness.seal(), **facts}
        command = {"do": what, "id": secrets.token_hex(8), **facts}
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self.failure is not None:
            raise self.failure
        self.unacknowledged[command["id"]] = (command, answer)
        await self.send(command)
        try:
            return await answer
        finally:
            self.unacknowledged.pop(command["id"], None)

    async def follow(self, witness: Witness | None = None) -> None:
        """Go on to the rematch, over the same connection if the server can do that; its welcome comes next."""
        if self.table.get("rematch") is None:
            raise DurbarError("nobody has asked for a rematch of this match yet")
        self.match, self.seat, self.witness = self.table["rematch"], None, witness or Witness()
        self.number, self.table, self.you = 0, {}, {}
        self.following = True
        await self.send({"do": "follow", "id": FOLLOW})

    async def send(self, command: dict[str, Any]) -> None:
        if self.socket is not None and self.connected:
            try:
                await self.socket.send(msgspec.json.encode(command).decode())
            except ConnectionClosed:
                return  # it is sent again on the next connection

    # Listening

    def __aiter__(self) -> AsyncIterator[Message]:
        return self.listen()

    async def listen(self) -> AsyncIterator[Message]:
        """Every message as it comes; ends with an error if the server will not have us."""
        while True:
            while self.messages:
                yield self.messages.popleft()
            if self.failure is not None:
                raise self.failure
            self.something.clear()
            await self.something.wait()

    # The connection

    async def keep_up(self) -> None:
        """Connect, again and again."""
        attempt = 0
        while self.failure is None:
            try:
                async with await self.open() as self.socket:
                    attempt = 0
                    await self.converse(self.socket)
            except InvalidStatus as refusal:
                self.refused(refusal)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                pass
            except InvalidURI:
                self.fail(DurbarError(f"{quoted(self.server)} is not an address"))
            except (msgspec.DecodeError, LookupError, TypeError, AttributeError):
                self.fail(Unreachable(f"{self.server} does not answer like a server of Durbar"))
            self.lost()
            attempt += 1
            await asyncio.sleep(min(LONGEST_WAIT, 0.05 * 2 ** min(attempt, 10)) * random.uniform(0.5, 1.0))

    async def open(self) -> ClientConnection:
        """A new connection. Beside attempts that hang, others are made; the first to succeed or fail counts."""
        attempts: set[asyncio.Task[ClientConnection]] = set()
        first: asyncio.Task[ClientConnection] | None = None
        try:
            while first is None:
                attempts.add(asyncio.create_task(self.attempt()))
                done, _ = await asyncio.wait(attempts, timeout=HASTE, return_when=asyncio.FIRST_COMPLETED)
                first = min(done, key=lambda task: task.exception() is not None, default=None)
            return first.result()
        finally:
            others = [task for task in attempts if task is not first]
            for task in others:
                task.cancel()
            for late in await asyncio.gather(*others, return_exceptions=True):
                if isinstance(late, ClientConnection):
                    late.transport.abort()

    async def attempt(self) -> ClientConnection:
        """Try to connect once. Over a slow network more patience is needed, then and later."""
        begun = asyncio.get_running_loop().time()
        socket = await connect(self.address(), **self.settings())
        socket.ping_timeout = max(SILENCE, 2 * (asyncio.get_running_loop().time() - begun))
        return socket

    def address(self) -> str:
        query = {"after": self.number} | ({} if self.seat is None else {"seat": self.seat})
        return f"ws{self.server.removeprefix('http')}/api/matches/{self.match}/socket?{urlencode(query)}"

    def settings(self) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {
            "additional_headers": headers,
            "open_timeout": ANSWER_TIMEOUT_S,
            "ping_interval": PULSE,
            "close_timeout": 0.2,
            "max_size": LARGEST_MESSAGE,
            "compression": None,
            "proxy": None,
        }

    async def converse(self, socket: ClientConnection) -> None:
        async for text in socket:
            message: Message = msgspec.json.decode(text)
            if self.following and message["type"] == "refused":
                return  # and come back with a new connection
            if self.following and message["type"] != "welcome":
                continue
            self.following = False
            self.hear(message)
            if message["type"] == "welcome":
                self.connected = True
                for command, _ in list(self.unacknowledged.values()):
                    await self.send(command)

    def hear(self, message: Message) -> None:
        """Note what a message says, and pass it on."""
        if message["type"] == "entry" and message["number"] <= self.number:
            return
        if message.get("table") is not None:
            self.table = message["table"]
            self.number = max(self.number, self.table["number"])
        elif message["type"] == "entry":
            self.number = message["number"]
            self.table = patched({**self.table, "number": self.number}, message["patch"] or {})
        self.you = message.get("you", self.you)
        if message["type"] == "ack":
            self.settle(message["id"], message["number"])
        elif message["type"] == "refused" and message["id"] is not None and message["error"]["code"] != "closing":
            self.settle(message["id"], ServerRefused(message["error"]))
        self.messages.append(message)
        self.something.set()
        if message.get("table") is not None or message.get("patch") is not None:
            self.take_part(message["type"] == "welcome")

    # The seed

    def take_part(self, arrived: bool = False) -> None:
        """Seal a nonce, or reveal it, if it is time to."""
        if self.taking_part is not None and not self.taking_part.done():
            return  # afterwards we look again
        seats = self.you.get("seats", [])
        answer = self.witness.answer(self.table["status"], self.table["promise"], seats, arrived)
        if answer is not None:
            self.taking_part = asyncio.get_running_loop().create_task(self.give(answer))

    async def give(self, answer: Answer) -> None:
        """Send it; and look again where the table has changed meanwhile, or the nonce is still awaited."""
        what, facts = answer
        try:
            is_due = self.number >= await self.do(what, **facts)  # else its entry is still to come
        except DurbarError:
            await asyncio.sleep(AGAIN)
            is_due = self.failure is None and self.table["promise"].get("dealing") is not None
        self.taking_part = None
        if is_due:
            self.take_part()

    def settle(self, id: str, result: int | DurbarError) -> None:
        _, answer = self.unacknowledged.get(id, (None, None))
        if answer is not None and not answer.done():
            if isinstance(result, int):
                answer.set_result(result)
            else:
                answer.set_exception(result)

    def refused(self, refusal: InvalidStatus) -> None:
        """The server will not let us in: for good, unless it is only busy."""
        status, body = refusal.response.status_code, bytes(refusal.response.body or b"")
        if status in (429, 502, 503, 504):
            return
        try:
            problem = msgspec.json.decode(body)
        except msgspec.DecodeError:
            problem = {"message": f"{self.server} does not answer like a server of Durbar (status {status})"}
        self.fail(ServerRefused(problem, status))

    def fail(self, error: DurbarError) -> None:
        self.failure = error
        for _, answer in self.unacknowledged.values():
            if not answer.done():
                answer.set_exception(error)
        self.something.set()

    def lost(self) -> None:
        """The connection is gone; whoever listens is told."""
        self.socket = None
        self.following = False  # the next one begins at the rematch
        if self.connected:
            self.connected = False
            self.messages.append({"type": "lost"})
            self.something.set()
