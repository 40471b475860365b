"""What a request asks for: its body, the words in its address, and whose it is."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any

from starlette.requests import HTTPConnection, Request

import durbar
from durbar.core.errors import quoted
from durbar.core.lesson import Lesson, lesson
from durbar.core.text import LANGUAGES
from durbar.games import GAMES
from durbar.server.chairs import Guest
from durbar.server.connection import Connection
from durbar.server.hall import Hall
from durbar.server.limits import network_of
from durbar.server.live import LiveMatch
from durbar.server.match import Match
from durbar.server.reading import decoder, read_json
from durbar.server.settings import Settings
from durbar.server.wire import Refused

LARGEST_BODY = 64_000  # bytes


async def read_body(request: Request, shape: Any) -> Any:
    """The body of a request as the type it should have."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json", "the body is JSON, with the header Content-Type: application/json", 415)
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Refused("too-large", f"a request has at most {LARGEST_BODY:,} bytes", 413)
    return read_json(data, decoder(shape))


def network(request: HTTPConnection) -> str:
    """Whose request this is, for what one house may do."""
    return network_of(request.client.host if request.client else "unknown")


def names_of(settings: Settings) -> set[str]:
    """The names by which people reach this server."""
    machine = socket.gethostname().lower()
    pages = (origin.partition("://")[2] for origin in settings.origins)
    given = {host_in(name) for name in (settings.host, *settings.names, *pages)}
    return {"localhost", machine, f"{machine}.local", *given}


def host_in(authority: str) -> str:
    """The name or address in a `Host` header, without its port.

    >>> host_in("Play.Example.org.:8000"), host_in("[::1]:80"), host_in("::1")
    ('play.example.org', '::1', '::1')
    """
    if authority.startswith("[") or authority.count(":") > 1:
        return authority.partition("]")[0].lstrip("[").lower()
    return authority.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    """Whether this is an address, which nobody can make lead elsewhere, and not a name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def whole_number(request: HTTPConnection, name: str) -> int | None:
    """A number in the query, if it is there."""
    text = request.query_params.get(name)
    return None if text is None else whole_number_in(text, name)


def whole_number_in(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("bad-number", f"{name} is a whole number, not {quoted(text)}", 422)
    return int(text)


def seat_in_path(request: HTTPConnection) -> int:
    return whole_number_in(request.path_params["seat"], "seat")


async def match_of(request: HTTPConnection, hall: Hall) -> LiveMatch:
    if hall.closing:
        raise Refused("closing", "the server restarts; come back in a moment", 503)
    return await hall.find(request.path_params["id"], network(request))


def viewer_of(request: HTTPConnection, guest: Guest, live: LiveMatch) -> int:
    """Whose eyes a request wants: a seat of its own, or by default the guest's first seat."""
    wanted = whole_number(request, "seat")
    live.require_viewer(guest, wanted)
    return live.audience.viewer_of(Connection(guest, wanted))


def any_seat(request: HTTPConnection, match: Match) -> int | None:
    """The seat whose eyes a request wants, whoever asks: only for a match in which nothing is hidden any more."""
    wanted = whole_number(request, "seat")
    return wanted if wanted is not None and wanted < match.seats else None


def game_of(request: Request) -> durbar.Game:
    return game_called(request.path_params["game"])


def game_called(name: str, status: int = 404) -> durbar.Game:
    if name not in GAMES:
        raise Refused("no-game", f"there is no game {quoted(name)}; there are {', '.join(GAMES)}", status)
    return durbar.game(name)


def lesson_of(game: durbar.Game, status: int = 404) -> Lesson:
    found = lesson(game.name)
    if found is None:
        raise Refused("no-lesson", f"{game.name} has no lesson yet", status)
    return found


def language_of(request: Request) -> str:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("no-page", f"there is no language {quoted(language)}; there are {', '.join(LANGUAGES)}", 404)
    return str(language)


def language_wanted(request: HTTPConnection) -> str:
    """The language that a browser asks for, as far as we speak it."""
    wanted = request.headers.get("accept-language", "").lower()
    return next((language for language in LANGUAGES if wanted.startswith(language)), "en")
