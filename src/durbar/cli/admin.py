"""`durbar admin`: what whoever runs a server may want to know of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import typer

from durbar.cli.import_export import require_server
from durbar.cli.serve import DataFolder, data_folder

app = typer.Typer(no_args_is_help=True, help="Look after a server.")


@app.callback()
def admin() -> None:
    """Look after a server."""


@app.command("set-aside")
def set_aside(data: DataFolder = None) -> None:
    """List the matches that cannot be read, and why. The server may be running."""
    asyncio.run(_set_aside(data or data_folder()))


async def _set_aside(data: Path) -> None:
    from durbar.server.import_export import open_store

    require_server(data)
    store = await open_store(data, alone=False)
    try:
        found = await store.all_set_aside()
    finally:
        await store.close()
    for match in found:
        since = datetime.fromtimestamp(match.at / 1000, UTC).isoformat(" ", "seconds")
        typer.echo(f"{match.match}  since {since}, {match.entries} entries: {match.reason}")
    if not found:
        typer.echo("Every match that was asked for could be read.")
