"""`durbar move-store`: a whole house from a folder to a database, or back."""

from __future__ import annotations

from typing import Annotated

import typer


def move_store(
    source: Annotated[
        str, typer.Option("--from", metavar="FOLDER|URL", help="Where it is: a data folder, or postgresql://…")
    ],
    target: Annotated[str, typer.Option("--to", metavar="FOLDER|URL", help="Where it goes; nothing may be there.")],
) -> None:
    """Move all that a server keeps to another place, and compare it there, entry by entry. No server may be running."""
    from durbar.server.move_store import move_store

    matches, entries = move_store(source, target)
    typer.echo(f"{matches} matches with {entries} entries are there, each compared with what it was.")
