"""`durbar ratings`: what members have, counted again from the journals."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from durbar.cli.import_export import counted, require_server
from durbar.cli.serve import DataFolder, house

app = typer.Typer(no_args_is_help=True, help="Look after the ratings of a server.")


@app.callback()
def ratings() -> None:
    """Look after the ratings of a server."""


@app.command("rebuild")
def rebuild(data: DataFolder = None) -> None:
    """Count every rated match again, from the journals. The server must not be running."""
    asyncio.run(_rebuild(house(data)))


async def _rebuild(place: Path | str) -> None:
    from durbar.server.import_export import open_store
    from durbar.server.ratings import rebuild

    require_server(place)
    store = await open_store(place, alone=True)
    try:
        matches, changed = await rebuild(store)
    finally:
        await store.close()
    figures = "the figures were wrong, and are right now" if changed else "the figures are the same as before"
    typer.echo(f"{counted(matches)} counted again: {figures}.")
