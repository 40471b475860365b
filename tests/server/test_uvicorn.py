"""What we take from the inside of uvicorn: that it is still there, and that we still need it.

`protocols.py` derives from uvicorn's two protocols: `uvicorn.Config` takes classes of one's own for `http` and `ws`,
and has no setting for most of what a stranger must be kept from. Here uvicorn is asked by its settings alone, and then
we are. Where uvicorn learns one of these things a test fails, and that part of `protocols.py` can go.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import socket
import textwrap
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from durbar.server.protocols import LONGEST_HEAD, LONGEST_URL, MOST_PIPELINED, Requests, Sockets
from durbar.server.readers import LARGEST_HEAD, LOOK, Reader

HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"
WITHOUT_END = HEAD + b"X-More: more\r\n" * (LARGEST_HEAD // 10)
LONG_ADDRESS = b"GET /%b HTTP/1.1\r\n" % (b"x" * 2 * LONGEST_URL)
HALF = b"GET / HT"
MANY = (HEAD + b"\r\n") * (MOST_PIPELINED + 2)


class Loop(asyncio.SelectorEventLoop):
    """An event loop that remembers which timers were set."""

    def __init__(self) -> None:
        super().__init__()
        self.timers: list[float] = []

    def call_later(self, delay: float, *what: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        self.timers.append(delay)
        return super().call_later(delay, *what, **more)


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """An application that never answers."""
    await asyncio.Event().wait()


def settings() -> uvicorn.Config:
    """What uvicorn can be told about strangers."""
    return uvicorn.Config(nobody, lifespan="off", h11_max_incomplete_event_size=LARGEST_HEAD, timeout_keep_alive=1)


def after(kind: Callable[..., Any], act: Callable[[Any], None]) -> tuple[bool, list[float]]:
    """Whether a protocol has hung up after this, at the end of a real connection, and which timers it has set."""
    loop = Loop()

    async def connect() -> tuple[bool, list[float]]:
        ours, theirs = socket.socketpair()
        with ours:
            protocol = kind(settings(), ServerState(), {}, loop)
            transport, _ = await loop.connect_accepted_socket(lambda: protocol, theirs)
            act(protocol)
            for _ in range(200):  # it may take what it was told piece by piece
                await asyncio.sleep(0)
            found = transport.is_closing(), [*loop.timers]
            transport.abort()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0)
            return found

    try:
        return loop.run_until_complete(connect())
    finally:
        loop.close()


def says(data: bytes) -> Callable[[Any], None]:
    return lambda protocol: protocol.data_received(data)


@pytest.mark.parametrize("kind", [HttpToolsProtocol, H11Protocol])
def test_uvicorn_waits_for_half_a_request_for_ever(kind: type[Any]) -> None:
    assert after(kind, says(HALF)) == (False, [])
    assert after(Requests, says(HALF)) == (False, [LONGEST_HEAD])


@pytest.mark.parametrize("said", [WITHOUT_END, LONG_ADDRESS])
def test_uvicorn_reads_heads_without_end(said: bytes) -> None:
    assert after(HttpToolsProtocol, says(said)) == (False, [])
    assert after(Requests, says(said + b"\r\n"))[0]


def test_uvicorn_keeps_all_requests_that_come_at_once() -> None:
    assert not after(HttpToolsProtocol, says(MANY))[0]
    assert after(Requests, says(MANY))[0]


@pytest.mark.parametrize(("kind", "own"), [(HttpToolsProtocol, Requests), (WebSocketsSansIOProtocol, Sockets)])
def test_uvicorn_waits_for_ever_for_who_does_not_read(kind: type[Any], own: type[Any]) -> None:
    assert LOOK not in after(kind, lambda protocol: protocol.pause_writing())[1]
    assert LOOK in after(own, lambda protocol: protocol.pause_writing())[1]


# What it is made of


def names_of_self(kind: type[Any]) -> set[str]:
    """The attributes of itself that a class speaks of, and those that it asks of `super()`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = node.value
            is_super = isinstance(owner, ast.Call) and ast.unparse(owner.func) == "super"
            if is_super or (isinstance(owner, ast.Name) and owner.id == "self"):
                found.add(node.attr)
    return found


def assigned(kind: type[Any]) -> set[str]:
    """What a class sets of itself."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    stored = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stored if ast.unparse(node.value) == "self"}


@pytest.mark.parametrize(("own", "base"), [(Requests, HttpToolsProtocol), (Sockets, WebSocketsSansIOProtocol)])
def test_what_we_take_from_the_inside_is_there(own: type[Any], base: type[Any]) -> None:
    there = {*dir(base), *names_of_self(base)}
    for kind in (own, Reader):
        ours = {*vars(Reader), *vars(own), *own.__annotations__, *Reader.__annotations__, *assigned(kind)}
        taken = names_of_self(kind) & there
        assert names_of_self(kind) - there - ours == set()
        assert len(taken) > 3


@pytest.mark.parametrize(("own", "base"), [(Requests, HttpToolsProtocol), (Sockets, WebSocketsSansIOProtocol)])
def test_what_we_put_in_the_place_of_uvicorns_is_called_in_the_same_way(own: type[Any], base: type[Any]) -> None:
    replaced = [name for name in {**vars(Reader), **vars(own)} if callable(vars(base).get(name)) and name != "__init__"]
    assert len(replaced) > 3
    for name in replaced:
        given = [*inspect.signature(getattr(own, name)).parameters]
        assert len(given) == len(inspect.signature(getattr(base, name)).parameters), name
