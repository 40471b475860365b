"""`durbar export` and `durbar import`: finished matches as record files, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

import durbar
from durbar.cli.options import load
from durbar.cli.serve import DataFolder, house
from durbar.core.errors import BadRecord, DurbarError

SUFFIX = ".durbar"


def export_matches(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write the records.")],
    data: DataFolder = None,
) -> None:
    """Write every finished match of a server as a record file, one file each."""
    place = house(data)
    if unread := asyncio.run(_export(folder, place)):
        where = f" --data {place}" if isinstance(place, Path) else ""
        raise DurbarError(f"{counted(unread)} could not be read; `durbar admin set-aside{where}` says why")


async def _export(folder: Path, place: Path | str) -> int:
    """Write what can be written; how many matches could not be read."""
    from durbar.server.import_export import finished_matches, open_store

    require_server(place)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as reason:
        raise DurbarError(f"cannot write to {folder}: {reason.strerror}") from None
    store = await open_store(place, alone=False)
    try:
        count = unread = 0
        async for id, record in finished_matches(store):
            if record is None:
                unread += 1
            else:
                record.save(folder / f"{id}{SUFFIX}")
                count += 1
        unfinished = len(await store.ids(["open", "running"]))
    finally:
        await store.close()
    typer.echo(f"{counted(count)} written to {folder}.")
    if unfinished:
        typer.echo(
            f"{counted(unfinished)} not finished: the seed is secret until then, so they move only with the whole "
            + (f"folder {place}." if isinstance(place, Path) else "database.")
        )
    return unread


def import_matches(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Record files.")], data: DataFolder = None
) -> None:
    """Add record files to a server's finished matches. The server must not be running."""
    records = []
    for file in files:
        try:
            records.append((file, load(file)))
        except BadRecord as error:
            raise DurbarError(f"{file}: {error}") from None
    asyncio.run(_import(records, house(data)))


async def _import(records: list[tuple[str, durbar.Record]], place: Path | str) -> None:
    from durbar.server.import_export import add_record, open_store

    store = await open_store(place, alone=True)
    try:
        for file, record in records:
            try:
                id, is_new = await add_record(store, record)
            except BadRecord as error:
                raise DurbarError(f"{file}: {error}") from None
            typer.echo(f"{file}: match {id}" + ("" if is_new else ", which was here already"))
    finally:
        await store.close()


def require_server(place: Path | str) -> None:
    """Refuse a folder in which nothing was kept; of a database, whoever opens it says what is wrong."""
    if isinstance(place, Path) and not (place / "durbar.sqlite3").exists():
        raise DurbarError(f"no server has kept matches in {place}; name its folder with --data")


def counted(matches: int) -> str:
    return "1 match" if matches == 1 else f"{matches} matches"
