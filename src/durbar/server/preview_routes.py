"""What chat programs ask for when somebody sends a link: the head of its page, and the picture named there."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from durbar.core.errors import DurbarError, quoted
from durbar.core.names import look_alike
from durbar.core.record import Record
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES
from durbar.server.answers import attachment, file_name
from durbar.server.asked import game_of, language_wanted, match_of, network, whole_number
from durbar.server.bot_pool import dismiss
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.previews import (
    Preview,
    first_words,
    moves_by,
    preview_of,
    preview_of_game,
    preview_of_house,
    preview_of_member,
    preview_of_tournament,
    tags,
)
from durbar.server.reviews import unpacked
from durbar.server.wire import NewTournament, Refused

MOVE, MOMENT, LANGUAGE = "move", "moment", "in"
MOST_KEPT: Final = 64  # pictures, of about 150 kB each
MOST_WAITING: Final = 4  # that are to be painted …
MOST_OF_ONE: Final = 2  # … and asked for from one network
PAINTING: Final = 20  # tokens of an address for a picture that has to be painted
MOST_ANIMATIONS: Final = 8  # that are kept, of 2 MB at most
ANIMATION_S: Final = 120.0  # seconds after which one is given up
HEADERS = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}


class Workshop:
    """Makes pictures, one at a time, and keeps the latest.

    charge:  what an address pays for a picture that has to be made
    waiting: how many are to be made for which network
    """

    def __init__(self, most: int, charge: Callable[[str, float], None]) -> None:
        self.most = most
        self.charge = charge
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()
        self.place = asyncio.Lock()
        self.waiting: Counter[str] = Counter()

    async def made(self, key: bytes, make: Callable[[], Awaitable[bytes]], who: str) -> bytes:
        """The picture of this key, for whom this network asks."""
        if key not in self.kept:
            if self.waiting.total() >= MOST_WAITING or self.waiting[who] >= MOST_OF_ONE:
                raise Refused("busy", "many pictures are being painted; try again in a moment", 503)
            self.charge(who, PAINTING)
            self.waiting[who] += 1
            try:
                async with self.place:
                    if key not in self.kept:  # unless it was painted meanwhile
                        self.kept[key] = await make()
            finally:
                self.waiting -= Counter([who])  # which forgets who waits no more
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]


class Pictures(Workshop):
    """Paints previews, in a thread of its own: each further thread would keep as much memory as painting takes."""

    def __init__(self, charge: Callable[[str, float], None]) -> None:
        super().__init__(MOST_KEPT, charge)
        self.thread = ThreadPoolExecutor(1, "durbar-paint")

    async def of(self, preview: Preview, who: str, record: Record | None = None) -> bytes:
        """The picture of a preview; with the record of its match, if it shows a table of that."""

        async def made() -> bytes:
            return await asyncio.get_running_loop().run_in_executor(self.thread, painted, preview, record)

        return await self.made(msgspec.msgpack.encode(preview), made, who)


def painted(preview: Preview, record: Record | None) -> bytes:
    """In a thread, as numpy, which this needs, is slow to load."""
    from durbar.server import painting

    return painting.painted(preview, record)


class Animations(Workshop):
    """Makes finished games pictures that move, each in a process of its own that yields to all others."""

    def __init__(self, charge: Callable[[str, float], None]) -> None:
        super().__init__(MOST_ANIMATIONS, charge)
        self.command: tuple[str, ...] = (sys.executable, "-m", "durbar.server.animation")

    async def of(self, record: Record, language: str, who: str) -> bytes:
        text = (await asyncio.to_thread(str, record)).encode()
        return await self.made(language.encode() + text, lambda: self.animate(text, language), who)

    async def animate(self, record: bytes, language: str) -> bytes:
        pipe = asyncio.subprocess.PIPE
        alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # one core, and the rest for those who play
        try:
            worker = await asyncio.create_subprocess_exec(*self.command, language, stdin=pipe, stdout=pipe, env=alone)
        except OSError as error:
            raise not_made() from error
        picture = b""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANIMATION_S):
                    picture, _ = await worker.communicate(record)
        finally:
            dismiss(worker)
            await worker.wait()
        if not picture or worker.returncode:
            raise not_made()
        return picture


def not_made() -> Refused:
    return Refused("no-animation", "this game could not be made a picture; try again later", 503)


class PreviewRoutes:
    """Previews of the pages of a house."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pictures = Pictures(hall.rates.charge)
        self.animations = Animations(hall.rates.charge)

    async def words(self, request: Request) -> tuple[str, str]:
        """The head of the page that is asked for, with title and preview, and its first words; those of the house,
        where there is no such page."""
        language, games = language_wanted(request), list[tuple[str, str]]()
        try:
            preview, picture = await self.of_page(request, language)
            if request.url.path == "/":
                games = [(f"/new/{game}", catalogue(game, language).say("title")) for game in GAMES]
        except Exception as error:  # a page is there, whatever is wrong with its preview
            if not isinstance(error, DurbarError):
                self.hall.mistake("a page has no preview", error)
            preview, picture = preview_of_house(language), f"/preview.png?{LANGUAGE}={language}"
        server = self.hall.settings.url or str(request.base_url).rstrip("/")
        at = [(name, request.query_params[name]) for name in (MOVE, MOMENT) if name in request.query_params]
        head = tags(preview, server, request.url.path + (f"?{urlencode(at)}" if at else ""), picture)
        return head, first_words(preview, games)

    async def of_page(self, request: Request, language: str) -> tuple[Preview, str]:
        """What the page that is asked for tells, and where its picture is."""
        id, game = request.path_params.get("id"), request.path_params.get("game", "")
        if id is not None and not game:
            move = whole_number(request, MOVE) or 0 if request.url.path.endswith("/review") else None
            moment = whole_number(request, MOMENT) if move is None else None
            asked = {MOVE: move, MOMENT: moment, LANGUAGE: language}
            query = urlencode({name: value for name, value in asked.items() if value is not None})
            return await self.of_match(id, request, language, move, moment, bool(move)), f"/m/{id}/preview.png?{query}"
        tournament = request.path_params.get("tournament", "")
        if tournament and (row := await self.hall.tournaments.store.get(tournament)) is not None:
            terms = msgspec.json.decode(row.body, type=NewTournament)
            if row.status != "closed":  # as one whose name an admin did not like
                picture = f"/new/{terms.game}/preview.png?{LANGUAGE}={language}"
                return preview_of_tournament(terms.name, terms.game, language), picture
            game = terms.game
        if (name := request.path_params.get("name")) is not None:
            member = await self.hall.store.members.called(look_alike(name))
            if member is not None:
                called = (await self.hall.guest(member)).name
                return preview_of_member(called, language), f"/preview.png?{LANGUAGE}={language}"
        if game in GAMES:
            return preview_of_game(game, language), f"/new/{game}/preview.png?{LANGUAGE}={language}"
        return preview_of_house(language), f"/preview.png?{LANGUAGE}={language}"

    async def of_match(
        self, id: str, request: Request, language: str, move: int | None, moment: int | None, reviewed: bool
    ) -> Preview:
        """Of a match, with its curve or a word on this move if that is wanted, and it was `reviewed`."""
        live = await match_of(request, self.hall)
        review = None
        if reviewed and live.match.status == "over":
            kept = await self.hall.store.reviews.find(id)
            review = await asyncio.to_thread(unpacked, kept[0]) if kept and kept[0] else None
        after = moves_by(live.entries, moment) if moment is not None else None
        return preview_of(live.match, language, review, move, after)

    # Pictures

    async def preview_house(self, request: Request) -> Response:
        return await self.picture(request, preview_of_house(language_asked(request)))

    async def preview_game(self, request: Request) -> Response:
        return await self.picture(request, preview_of_game(game_of(request).name, language_asked(request)))

    async def preview_match(self, request: Request) -> Response:
        move, moment = whole_number(request, MOVE), whole_number(request, MOMENT)
        id, language = request.path_params["id"], language_asked(request)
        preview = await self.of_match(id, request, language, move, moment, True)
        record = (await match_of(request, self.hall)).match.record() if preview.match else None
        return await self.picture(request, preview, record)

    async def animation(self, request: Request) -> Response:
        """A finished match as a picture that moves, as a spectator saw it."""
        live, who = await match_of(request, self.hall), network(request)
        record, language = live.match.record(), language_asked(request)
        png = await self.animations.of(record, language, who)
        self.hall.charge(who, len(png))
        named = attachment(file_name(live.match, live.entries[0].at, "png"))
        return Response(png, headers={**HEADERS, "Content-Disposition": named}, media_type="image/png")

    async def picture(self, request: Request, preview: Preview, record: Record | None = None) -> Response:
        who = network(request)
        png = await self.pictures.of(preview, who, record)
        self.hall.charge(who, len(png))
        return Response(png, headers=HEADERS, media_type="image/png")


def language_asked(request: Request) -> str:
    language = request.query_params.get(LANGUAGE, "en")
    if language not in LANGUAGES:
        raise Refused("no-page", f"there is no language {quoted(language)}; there are {', '.join(LANGUAGES)}", 404)
    return language


PREVIEW_ENDPOINTS = [
    Endpoint("GET", "/preview.png", "preview_house", "The picture of the house", media="image/png", query=(LANGUAGE,)),
    Endpoint(
        "GET",
        "/new/{game}/preview.png",
        "preview_game",
        "The picture of a game that chat programs show",
        media="image/png",
        query=(LANGUAGE,),
    ),
    Endpoint(
        "GET",
        "/m/{id}/preview.png",
        "preview_match",
        "The picture of a match, of a move of its review, or of a moment",
        media="image/png",
        query=(MOVE, MOMENT, LANGUAGE),
    ),
    Endpoint(
        "GET",
        "/api/matches/{id}/animation",
        "animation",
        "A finished match as a picture that moves, as a spectator saw it",
        media="image/png",
        query=(LANGUAGE,),
    ),
]
