"""`durbar serve`: opens the table for everybody."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from durbar.core.errors import DurbarError
from durbar.server.app import Server
from durbar.server.guests import Signer, load_key
from durbar.server.hall import Hall
from durbar.server.logs import set_up_logs, tell
from durbar.server.settings import Settings
from durbar.server.store.sqlite import SqliteStore

LARGEST_MESSAGE = 16_000  # bytes from a client
PATIENCE = 5  # seconds for connections to end when the server stops

DEFAULTS = Settings(Path())


def data_folder() -> Path:
    """Where a host's matches are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "durbar"


DataFolder = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where matches are kept.", show_default="~/.local/share/durbar")
]


class Uvicorn(uvicorn.Server):
    """Uvicorn that says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell("stopping")
        self.hall.say_goodbye()
        await asyncio.sleep(0.1)  # goodbyes go out
        await super().shutdown(sockets)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of them.")] = DEFAULTS.host,
    port: Annotated[int, typer.Option(help="The port to listen on; 0 chooses a free one.")] = DEFAULTS.port,
    data: DataFolder = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A page's address that may also connect, as https://a.org.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Reverse proxies whose X-Forwarded headers are believed.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = DEFAULTS.workers,
    think: Annotated[float, typer.Option(min=0.05, max=15, help="Seconds a bot may think.")] = DEFAULTS.think,
    absence: Annotated[
        float, typer.Option(min=0, help="Seconds somebody may be away before the others can let a bot play.")
    ] = DEFAULTS.absence,
    forfeit: Annotated[
        float, typer.Option(min=0, help="Seconds after which, with a live clock, a bot plays for somebody away.")
    ] = DEFAULTS.forfeit,
    keep: Annotated[
        float, typer.Option(min=0, help="Seconds a match nobody looks at stays in memory.")
    ] = DEFAULTS.keep,
    tables: Annotated[int, typer.Option(min=1, help="Unfinished matches a guest may have.")] = DEFAULTS.tables,
    command_rate: Annotated[
        float, typer.Option(min=0, help="Commands a second of one connection; 0 is no limit.")
    ] = DEFAULTS.command_rate,
    address_rate: Annotated[
        float, typer.Option(min=0, help="Requests a second of one address; 0 is no limit.")
    ] = DEFAULTS.address_rate,
    sockets: Annotated[int, typer.Option(min=0, help="Connections of one address; 0 is no limit.")] = DEFAULTS.sockets,
    log: Annotated[str, typer.Option(help="How much to log: debug, info, warning or error.")] = "info",
) -> None:
    """Open the table for everybody: people and scripts connect over the network."""
    if log not in ("debug", "info", "warning", "error"):
        raise DurbarError(f"--log is debug, info, warning or error, not {log!r}")
    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        proxies=proxies,
        workers=workers,
        think=think,
        absence=absence,
        forfeit=forfeit,
        keep=keep,
        tables=tables,
        command_rate=command_rate,
        address_rate=address_rate,
        sockets=sockets,
    )
    set_up_logs(log)
    run(settings)


def run(settings: Settings) -> None:
    """Serve until a signal comes."""
    listening = listen(settings.host, settings.port)
    hall = Hall(SqliteStore(settings.data), settings)
    app = Server(hall, Signer(load_key(settings.data))).app()
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Durbar is open at http://{shown}:{port} (Ctrl-C closes it)", flush=True)
    Uvicorn(config, hall).run([listening])


def listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048
        )
    except (OSError, OverflowError) as reason:
        why = getattr(reason, "strerror", None) or reason
        raise DurbarError(
            f"cannot listen on {host} port {port}: {why}; choose another with --host and --port"
        ) from None
