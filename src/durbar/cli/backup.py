"""`durbar backup` and `durbar restore`: a whole server in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.serve import DataFolder, data_folder

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def back_up(
    file: BackupFile,
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")] = False,
) -> None:
    """Write all that a server keeps to one file. The server may be running.

    The file holds every secret of the server, its key among them: keep it as you keep the server itself.
    """
    from durbar.server import backup

    size = backup.back_up(data or data_folder(), file, force)
    typer.echo(f"{file}: {size:,} bytes, for your eyes only.")


def restore(
    file: BackupFile,
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there for good.")] = False,
) -> None:
    """Make a server's folder of a backup. The server must not be running."""
    from durbar.cli.admin import operator
    from durbar.server import backup
    from durbar.server.hall import milliseconds

    folder = data or data_folder()
    backup.restore(file, folder, force, operator(), milliseconds())
    typer.echo(f"{folder} is as it was when {file} was made.")
