"""`durbar admin`: what whoever runs a server may want to know of it, and do for order in it.

All of it works on the data folder, whether the server runs or not. A running one looks there every second; what it has
to do about it (ending connections, closing a table) it does then, or else when it starts.
"""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from durbar.cli.import_export import require_server
from durbar.cli.serve import DataFolder, house
from durbar.core.errors import DurbarError, quoted

if TYPE_CHECKING:
    from durbar.server.acts import AnyAct
    from durbar.server.store import Store
    from durbar.server.store.moderation import Report, Sanction

MOST_SHOWN = 100  # reports, and people
Result = TypeVar("Result")

app = typer.Typer(no_args_is_help=True, help="Look after a server.")
Whom = Annotated[
    str,
    typer.Argument(metavar="PERSON", help="A member's name, a person's number or its beginning, or #12: of report 12."),
]
Reason = Annotated[str, typer.Argument(metavar="REASON", help="Why; they read it.")]
Note = Annotated[str, typer.Option(metavar="TEXT", help="Why, for the audit log.")]
Hours = Annotated[int | None, typer.Option(min=1, help="For how long; left out, for good.")]
Settles = Annotated[int | None, typer.Option("--report", metavar="NUMBER", help="The report that is settled by it.")]


@app.callback()
def admin() -> None:
    """Look after a server."""


# What is known


@app.command("set-aside")
def set_aside(data: DataFolder = None) -> None:
    """List the matches that cannot be read, and why. The server may be running."""

    async def ask(store: Store) -> None:
        found = await store.all_set_aside()
        for match in found:
            typer.echo(f"{match.match}  since {date(match.at)}, {match.entries} entries: {match.reason}")
        if not found:
            typer.echo("Every match that was asked for could be read.")

    with_store(data, ask)


@app.command("reports")
def reports(
    data: DataFolder = None,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled.")] = False,
) -> None:
    """List what people reported, with what was said before it."""

    async def ask(store: Store) -> None:
        found = await store.moderation.reports(settled, MOST_SHOWN)
        for report in found:
            show_report(report)
        if not found:
            typer.echo("There are no reports.")

    with_store(data, ask)


@app.command("list")
def sanctions(data: DataFolder = None) -> None:
    """List the warnings that were not read, and who is silenced and banned."""

    async def ask(store: Store) -> None:
        found = await store.moderation.in_force(now())
        named = await store.moderation.names({each.target for each in found})
        for each in found:
            name = f" {named[each.target][0]}" if each.target in named else ""
            typer.echo(f"{each.id}  {each.kind} of {each.target}{name} {lasting(each)}")
        if not found:
            typer.echo("Nobody is warned, silenced or banned.")

    with_store(data, ask)


@app.command("people")
def people(
    word: Annotated[str, typer.Argument(help="A part of a name, or the beginning of a number.")],
    data: DataFolder = None,
) -> None:
    """Find people by their names."""

    async def ask(store: Store) -> None:
        found = await store.moderation.find_people(word, MOST_SHOWN)
        for id, name, member in found:
            typer.echo(f"{id}  {'member' if member else 'guest'} {name}")
        if not found:
            typer.echo("Nobody is called so.")

    with_store(data, ask)


@app.command("audit")
def audit(
    data: DataFolder = None,
    head: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="A hash that this command told before: whether it is still there."),
    ] = None,
) -> None:
    """Show all that was ever done here, and check that nothing of it was changed."""

    async def ask(store: Store) -> None:
        from durbar.server.store.audit import FIRST, first_false

        lines = await store.moderation.audit()
        for line in lines:
            told = f"{line.number}  {date(line.at)}  {line.who}  {line.act} {line.target}"
            typer.echo(f"{told.rstrip()}  {line.facts.decode()}")
        if (number := first_false(lines)) is not None:
            raise DurbarError(f"line {number} of the audit log is missing, or is not what was written")
        if head is not None and head not in {FIRST, *(line.hash for line in lines)}:
            raise DurbarError(
                f"no line of the audit log has the hash {quoted(head)}: its end was cut off, or it is another"
            )
        last = lines[-1].hash if lines else FIRST
        typer.echo(f"{len(lines)} lines, all as they were written. The last has the hash {last}")

    with_store(data, ask)


# What is done


@app.command("warn")
def warn(whom: Whom, reason: Reason, report: Settles = None, data: DataFolder = None) -> None:
    """Have somebody read something when they come next."""
    from durbar.server.acts import Warn

    act_on(whom, data, lambda person: Warn(reason=reason, report=report, person=person))


@app.command("silence")
def silence(whom: Whom, reason: Reason, hours: Hours = None, report: Settles = None, data: DataFolder = None) -> None:
    """Let somebody neither chat nor change their name."""
    from durbar.server.acts import Silence

    act_on(whom, data, lambda person: Silence(reason=reason, report=report, person=person, hours=hours))


@app.command("ban")
def ban(whom: Whom, reason: Reason, hours: Hours = None, report: Settles = None, data: DataFolder = None) -> None:
    """Keep somebody out; or guests from a range of addresses, as 192.0.2.0/24, which needs --hours."""
    from durbar.server.acts import Ban

    if is_range(whom):
        act(data, Ban(reason=reason, report=report, network=whom, hours=hours))
    else:
        act_on(whom, data, lambda person: Ban(reason=reason, report=report, person=person, hours=hours))


@app.command("lift")
def lift(
    sanction: Annotated[int, typer.Argument(min=1, metavar="NUMBER", help="As `durbar admin list` tells it.")],
    reason: Note = "lifted",
    data: DataFolder = None,
) -> None:
    """End a sanction."""
    from durbar.server.acts import Lift

    act(data, Lift(reason=reason, sanction=sanction))


@app.command("rename")
def rename(
    whom: Whom,
    name: Annotated[str, typer.Argument(metavar="NAME", help="How they are called from now on.")],
    reason: Note = "renamed",
    report: Settles = None,
    data: DataFolder = None,
) -> None:
    """Call somebody otherwise, also where they play and have played."""
    from durbar.server.acts import Rename

    act_on(whom, data, lambda person: Rename(reason=reason, report=report, person=person, name=name))


@app.command("close")
def close(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="What its link ends with.")],
    reason: Reason,
    report: Settles = None,
    data: DataFolder = None,
) -> None:
    """Close a table: its game ends without a result."""
    from durbar.server.acts import CloseMatch

    act(data, CloseMatch(reason=reason, report=report, match=match))


@app.command("call-off")
def call_off(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT", help="What its link ends with.")],
    reason: Reason,
    report: Settles = None,
    data: DataFolder = None,
) -> None:
    """Call a tournament off: games that have begun are played to their end."""
    from durbar.server.acts import CallOff

    act(data, CallOff(reason=reason, report=report, tournament=tournament))


@app.command("settle")
def settle(
    report: Annotated[int, typer.Argument(min=1, metavar="NUMBER", help="The report.")],
    reason: Note = "settled",
    data: DataFolder = None,
) -> None:
    """Say that a report needs nothing more."""
    from durbar.server.acts import Settle

    act(data, Settle(reason=reason, report=report))


# How it is done


def act(data: Path | None, wanted: AnyAct) -> None:
    async def perform(store: Store) -> None:
        await do(store, wanted)

    with_store(data, perform)


def act_on(whom: str, data: Path | None, wanted: Callable[[str], AnyAct]) -> None:
    async def perform(store: Store) -> None:
        await do(store, wanted(await person_of(store, whom)))

    with_store(data, perform)


async def do(store: Store, wanted: AnyAct) -> None:
    from durbar.server.acts import checked

    await store.moderation.perform(checked(wanted), operator(), now())
    typer.echo("Done, and noted in the audit log. A running server knows within a second or two.")


async def person_of(store: Store, word: str) -> str:
    """The one whom these words mean."""
    if word.startswith("#") and word[1:].isdecimal():
        accused = await store.moderation.accused_of(int(word[1:]))
        if accused is None:
            raise DurbarError(f"there is no report {word[1:]}")
        return accused
    if member := await store.moderation.member_called(word):
        return member
    found = [each for each in await store.moderation.find_people(word, MOST_SHOWN) if each[0].startswith(word)]
    if len(found) == 1:
        return found[0][0]
    if found or len(word) < 16:
        raise DurbarError(
            f"{quoted(word)} is no member, nor the beginning of one number; `durbar admin people` finds both"
        )
    return word  # somebody who never said a name; whether they were ever here the store knows


def with_store(data: Path | None, ask: Callable[[Store], Awaitable[Result]]) -> Result:
    """Ask the store of a server, which may be running."""

    async def asking() -> Result:
        from durbar.server.import_export import open_store

        place = house(data)
        require_server(place)
        store = await open_store(place, alone=False)
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(asking())


def operator() -> str:
    """Who sits at this terminal, as the system knows them."""
    try:
        return f"terminal {getpass.getuser()}"[:80]
    except (KeyError, OSError):
        return "terminal"


def is_range(word: str) -> bool:
    try:
        ip_network(word, strict=False)
    except ValueError:
        return "/" in word
    return True


def show_report(report: Report) -> None:
    where = "the name at a seat" if report.entry is None else "something said"
    typer.echo(f"#{report.id}  {date(report.at)}  {where} of match {report.match}: {report.reason}")
    typer.echo(f"    by {report.accused}, called {report.name}; reported by {report.reporter}")
    for line in report.lines:
        typer.echo(f"    {'>' if line.entry == report.entry else ' '} {date(line.at)}  {line.name}: {line.text}")


def lasting(sanction: Sanction) -> str:
    until = "" if sanction.until is None else f" until {date(sanction.until)}"
    return f"since {date(sanction.at)}{until}: {sanction.reason}"


def date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(" ", "seconds")


def now() -> int:
    from durbar.server.hall import milliseconds

    return milliseconds()
