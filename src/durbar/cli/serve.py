"""`durbar serve`: opens the table for everybody."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.components import house_boxes
from durbar.core.errors import BadName, DurbarError, quoted
from durbar.core.names import checked_name
from durbar.server.mail import PASSWORD, MailServer, mail_server
from durbar.server.settings import Settings

DEFAULTS = Settings(Path())
DATABASE = "DURBAR_DATABASE"  # in the environment: where matches are kept if nothing else is said


def data_folder() -> Path:
    """Where a host's matches are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "durbar"


def house(data: Path | None) -> Path | str:
    """Where a server keeps its matches: the folder that was named, else the database of the environment."""
    return data or os.environ.get(DATABASE) or data_folder()


def own_address(url: str) -> str:
    """What `--url` says, if it can begin a link."""
    if url and not re.fullmatch(r"https?://[\w.:\[\]-]+/?", url, re.ASCII):
        raise DurbarError(f"--url is where people reach the server, as https://play.example.org, not {quoted(url)}")
    return url.rstrip("/")


def page_address(url: str) -> str:
    """What `--origin` says, as a browser says where a page comes from."""
    if not re.fullmatch(r"https?://[\w.:\[\]-]+/?", url, re.ASCII):
        raise DurbarError(f"--origin is the address of a page's server, as https://a.org, not {quoted(url)}")
    return url.rstrip("/").lower()


def proxy_addresses(text: str) -> str:
    """What `--proxies` says: addresses and networks, or all of them."""
    try:
        for each in text.split(",") if text not in ("", "*") else ():
            ipaddress.ip_network(each.strip())
    except ValueError:
        example = "as 127.0.0.1,10.0.0.0/8, or * for all"
        raise DurbarError(f"--proxies are addresses or networks, {example}, not {quoted(text)}") from None
    return text


def admin_names(names: Sequence[str]) -> tuple[str, ...]:
    try:
        return tuple(checked_name(name) for name in names)
    except BadName as error:
        raise DurbarError(f"--admin is the name of a member: {error}") from None


def mail_settings(mail: str, sender: str, url: str) -> MailServer | None:
    if not mail:
        return None
    if not url:
        raise DurbarError("with --mail, say with --url where people reach the server, so that links in mail lead there")
    return mail_server(mail, sender, os.environ.get(PASSWORD, ""))


DataFolder = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where matches are kept.", show_default="~/.local/share/durbar")
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is all of them.")] = DEFAULTS.host,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; 0 chooses a free one.", show_default="8000 if free")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser at the table.")] = False,
    data: DataFolder = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help=f"A PostgreSQL instead of a folder: postgresql://user@host/name; or {DATABASE}."
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which people reach the server, as play.example.org."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A page's address that may also connect, as https://a.org.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Reverse proxies whose X-Forwarded headers are believed.")
    ] = "",
    components: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME=FILE", help="Your own box of a game, with which it is played here from now on."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = DEFAULTS.workers,
    think: Annotated[
        float, typer.Option(min=0.02, max=15, help="Seconds a bot takes for a move; a master takes 40 times as long.")
    ] = DEFAULTS.think,
    absence: Annotated[
        float, typer.Option(min=0, max=1e9, help="Seconds somebody may be away before the others can let a bot play.")
    ] = DEFAULTS.absence,
    forfeit: Annotated[
        float,
        typer.Option(min=0, max=1e9, help="Seconds after which, with a live clock, a bot plays for somebody away."),
    ] = DEFAULTS.forfeit,
    keep: Annotated[
        float, typer.Option(min=0, max=1e9, help="Seconds a match nobody looks at stays in memory.")
    ] = DEFAULTS.keep,
    tables: Annotated[int, typer.Option(min=1, help="Unfinished matches a guest may have.")] = DEFAULTS.tables,
    command_rate: Annotated[
        float, typer.Option(min=0, max=1e9, help="Commands a second of one connection; 0 is no limit.")
    ] = DEFAULTS.command_rate,
    address_rate: Annotated[
        float, typer.Option(min=0, max=1e9, help="Requests and commands a second of one address; 0 is no limit.")
    ] = DEFAULTS.address_rate,
    sockets: Annotated[int, typer.Option(min=0, help="Connections of one address; 0 is no limit.")] = DEFAULTS.sockets,
    newcomers: Annotated[
        int, typer.Option(min=0, help="New guests, and matches, of one address in an hour; 0 is no limit.")
    ] = DEFAULTS.newcomers,
    listings: Annotated[
        int, typer.Option(min=0, help="Matches one address may list in an hour; 0 is no limit.")
    ] = DEFAULTS.listings,
    members: Annotated[
        int, typer.Option(min=0, help="New members of one address in an hour; 0 is no limit.")
    ] = DEFAULTS.members,
    all_members: Annotated[
        int, typer.Option(min=0, help="New members of all addresses in an hour; 0 is no limit.")
    ] = DEFAULTS.all_members,
    signins: Annotated[
        int, typer.Option(min=0, help="Attempts of one address to sign in, in an hour; 0 is no limit.")
    ] = DEFAULTS.signins,
    all_signins: Annotated[
        int, typer.Option(min=0, help="Attempts of all addresses to sign in, in an hour; 0 is no limit.")
    ] = DEFAULTS.all_signins,
    all_newcomers: Annotated[
        int, typer.Option(min=0, help="New guests, and matches, of all addresses in an hour; 0 is no limit.")
    ] = DEFAULTS.all_newcomers,
    all_listings: Annotated[
        int, typer.Option(min=0, help="Matches all addresses may list in an hour; 0 is no limit.")
    ] = DEFAULTS.all_listings,
    pairings: Annotated[
        int, typer.Option(min=0, help="Requests of one address to be paired, in an hour; 0 is no limit.")
    ] = DEFAULTS.pairings,
    all_pairings: Annotated[
        int, typer.Option(min=0, help="Requests of all addresses to be paired, in an hour; 0 is no limit.")
    ] = DEFAULTS.all_pairings,
    reports: Annotated[
        int, typer.Option(min=0, help="Reports of one address in an hour; 0 is no limit.")
    ] = DEFAULTS.reports,
    all_reports: Annotated[
        int, typer.Option(min=0, help="Reports of all addresses in an hour; 0 is no limit.")
    ] = DEFAULTS.all_reports,
    admin: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A member who may keep order in the browser. They are a member before."),
    ] = None,
    abandoned: Annotated[
        int, typer.Option(min=0, help="Days after which an unfinished match of guests is forgotten; 0 is never.")
    ] = DEFAULTS.abandoned,
    url: Annotated[
        str,
        typer.Option(metavar="URL", help="Where people reach the server, for links in mail: https://play.example.org."),
    ] = DEFAULTS.url,
    mail: Annotated[
        str,
        typer.Option(
            metavar="URL", help=f"The server that sends mail: smtp://user@host:587; its password is in {PASSWORD}."
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="The address that mail is from.")] = "",
    notice_after: Annotated[
        float, typer.Option(min=0, max=1e9, help="Seconds until somebody who is away is told that it is their turn.")
    ] = DEFAULTS.notice_after,
    local_push: Annotated[
        bool,
        typer.Option("--local-push", help="Let push services have addresses that are not public, to try them out."),
    ] = DEFAULTS.local_push,
    log: Annotated[str, typer.Option(help="How much to log: debug, info, warning or error.")] = "info",
) -> None:
    """Open the table for everybody: people and scripts connect over the network."""
    if log not in ("debug", "info", "warning", "error"):
        raise DurbarError(f"--log is debug, info, warning or error, not {log!r}")
    if database == "":  # a variable that is not set, perhaps
        raise DurbarError("--database names none; leave it out, or say where it is: postgresql://user@host/name")
    settings = Settings(
        data=data or data_folder(),
        database=database or ("" if data else os.environ.get(DATABASE, "")),
        host=host,
        port=port,
        browser=browser,
        names=tuple(name or ()),
        origins=tuple(map(page_address, origin or ())),
        proxies=proxy_addresses(proxies),
        boxes=house_boxes(components or []),
        workers=workers,
        think=think,
        absence=absence,
        forfeit=forfeit,
        keep=keep,
        tables=tables,
        command_rate=command_rate,
        address_rate=address_rate,
        sockets=sockets,
        newcomers=newcomers,
        listings=listings,
        members=members,
        all_members=all_members,
        signins=signins,
        all_signins=all_signins,
        all_newcomers=all_newcomers,
        all_listings=all_listings,
        pairings=pairings,
        all_pairings=all_pairings,
        reports=reports,
        all_reports=all_reports,
        admins=admin_names(admin or ()),
        abandoned=abandoned,
        url=own_address(url),
        mail=mail_settings(mail, mail_from, url),
        notice_after=notice_after,
        local_push=local_push,
    )
    from durbar.server.run import run  # a person who plays in the terminal need not wait for all of this to load

    run(settings, log)
