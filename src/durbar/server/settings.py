"""What a host can set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from durbar.server.mail import MailServer


class Settings(Struct, frozen=True):
    """How a server runs. Rates are requests a second; 0 is no limit.

    database:     the address of a PostgreSQL in which all is kept; without one, it is kept in the folder `data`
    port:         where to listen; None is 8000, or any other if that is taken
    browser:      whether to open a browser
    names:        names of the server, besides those of this machine; it answers to no other
    origins:      addresses of pages that may open a socket, besides the server's own
    boxes:        of games that are played here with the house's own box: what is in it
    workers:      processes in which bots think
    think:        seconds a bot takes for a move, and a master 40 times as long; never less, so that it tells nothing
    absence:      seconds a person may be away before the others can let a bot play
    forfeit:      seconds after which, with a live clock, a bot plays by itself for somebody who is away
    keep:         seconds a match nobody looks at stays in memory
    tables:       matches a guest may have that are not over
    command_rate: commands of one connection
    address_rate: requests and commands of one address; for IPv6, of one /64
    sockets:      sockets and streams of one address
    newcomers:    guests, and matches, that one address may make in an hour
    listings:     matches that one address may list in the lobby in an hour
    members:      guests of one address that may become members in an hour; all_members: of all addresses together
    all_newcomers: guests, and matches, that all addresses together may make in an hour
    all_listings: matches that all addresses together may list in an hour
    pairings:     requests of one address to be paired, in an hour; all_pairings: of all together
    reports:      reports of one address in an hour; all_reports: of all together
    admins:       names of the members who may keep order over the network
    abandoned:    days after which a match of guests that is not over is forgotten if nothing happens there
    signins:      attempts of one address to sign in or to add a passkey in an hour; all_signins: of all together
    url:          where people reach the server, for links in mail
    mail:         the server that sends mail; none, and there is no mail
    notice_after: seconds until somebody is told of their turn: who is only reloading the page need not be
    local_push:   whether push services may have addresses that are not public, as in tests
    """

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int | None = None
    browser: bool = False
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: str = ""
    boxes: Mapping[str, dict[str, object]] = {}
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    think: float = 0.025
    absence: float = 60.0
    forfeit: float = 300.0
    keep: float = 600.0
    tables: int = 30
    command_rate: float = 20.0
    address_rate: float = 50.0
    sockets: int = 200
    newcomers: int = 120
    listings: int = 12
    members: int = 20
    all_members: int = 2_000
    signins: int = 120
    all_signins: int = 20_000
    all_newcomers: int = 20_000
    all_listings: int = 1_000
    pairings: int = 240
    all_pairings: int = 20_000
    reports: int = 30
    all_reports: int = 600
    admins: tuple[str, ...] = ()
    abandoned: int = 90
    url: str = ""
    mail: MailServer | None = None
    notice_after: float = 20.0
    local_push: bool = False
