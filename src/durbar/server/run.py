"""Running a server: one process that listens, serves until a signal comes, and says goodbye."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn

from durbar.core.errors import DurbarError
from durbar.server.app import Server
from durbar.server.folder import KEY, PUSH_KEY
from durbar.server.game_routes import listing
from durbar.server.guests import Signer, load_key, new_key
from durbar.server.hall import Hall
from durbar.server.logs import log_event, set_up_logs
from durbar.server.protocols import Requests, Sockets
from durbar.server.push import load_push_key, new_push_key
from durbar.server.settings import Settings
from durbar.server.site import NO_CLIENT
from durbar.server.store import Store
from durbar.server.store.database import open_database
from durbar.server.store.sqlite import SqliteStore

LARGEST_MESSAGE = 16_000  # bytes from a client
USUAL_PORT = 8000
LOOPBACKS = ("127.0.0.1", "::1")
SHUTDOWN_TIMEOUT_S = 5  # seconds for connections to end when the server stops
GARBAGE = (50_000, 20, 20)  # when to look for cycles: seldom, as nothing we make often is part of one
SILENCE = 30_000  # milliseconds after which a peer that no longer takes what we send is gone


class Uvicorn(uvicorn.Server):
    """Uvicorn that says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. That is what the signal wants, so it is not raised once more at the end; twice Ctrl-C is in a hurry."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        self.hall.say_goodbye()
        await asyncio.sleep(0.1)  # goodbyes go out
        await super().shutdown(sockets)


def run(settings: Settings, log_level: str) -> None:
    """Serve until a signal comes."""
    allow_many_connections()
    store, key, push_key = open_house(settings)
    set_up_logs(log_level)
    sockets, address = open_doors(settings.host, settings.port)
    hall = Hall(store, settings)
    hall.notices.pusher.secret = push_key
    Requests.most_peers = 0 if settings.proxies else 2 * settings.sockets  # a proxy is one peer for everybody
    server = Server(hall, Signer(key))
    listing()  # takes a while, for which nobody who plays should wait
    config = uvicorn.Config(
        server.app(),
        http=Requests,
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        lifespan="on",
    )
    collect_garbage_seldom()
    print(f"Durbar is open at {address} (Ctrl-C closes it)", flush=True)
    if not server.site:
        print(NO_CLIENT, flush=True)
    if settings.browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    Uvicorn(config, hall).run(sockets)


def open_house(settings: Settings) -> tuple[Store, bytes, bytes]:
    """The store and the keys of a house, ready to be used: that of guests, and that of push services."""
    if not settings.database:
        store, key = open_folder(settings.data)
        return store, key, load_push_key(settings.data)
    shared = open_database(settings.database)
    shared.prepare()
    return shared, shared.key(KEY, new_key), shared.key(PUSH_KEY, new_push_key)


def open_folder(folder: Path) -> tuple[SqliteStore, bytes]:
    """The store and the key in a data folder, ready to be used; both are made where there are none."""
    store = SqliteStore(folder)
    store.prepare()
    return store, load_key(folder, store.nobody_yet())


def open_doors(host: str, port: int | None) -> tuple[list[socket.socket], str]:
    """The sockets to listen on, and the address at which people on this machine find the server.

    Where that can be `localhost` it is, as browsers make passkeys for names only. That name may mean either loopback
    address, so that we listen on both; if somebody else has the other one, it leads to them, and the number is shown.
    """
    sockets = [listen(host, port)]
    host, port = sockets[0].getsockname()[:2]
    is_named = host in LOOPBACKS
    if is_named:
        other = next(each for each in LOOPBACKS if each != host)
        try:
            sockets.append(bind(other, port))
        except OSError as reason:
            is_named = reason.errno != errno.EADDRINUSE
    shown = "localhost" if is_named else f"[{host}]" if ":" in host else host
    return sockets, f"http://{shown}:{port}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the usual port or else a free one."""
    if port is None:
        try:
            return listen(host, USUAL_PORT)
        except DurbarError:
            return listen(host, 0)
    try:
        return bind(host, port)
    except (OSError, OverflowError) as reason:
        why = getattr(reason, "strerror", None) or reason
        raise DurbarError(
            f"cannot listen on {host} port {port}: {why}; choose another with --host and --port"
        ) from None


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # each connection inherits it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE)
    return listening


def allow_many_connections() -> None:
    """Use as many open files as the system lets us have; Windows has no such limit."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_garbage_seldom() -> None:
    """What was made until now stays for good, and little that is made later is part of a cycle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
