"""What chat programs are told of a link: in the page as it is sent, and as a picture."""

from __future__ import annotations

import asyncio
import re
import struct
import threading
import zlib
from html import unescape
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

import durbar
from durbar.core.record import Record
from durbar.core.state import SPECTATOR
from durbar.games import GAMES
from durbar.server.canvas import SIGNATURE, Canvas, box, chunk, disc, fitted, png_of, read_png, width_of
from durbar.server.import_export import add_record
from durbar.server.painting import painted
from durbar.server.preview_routes import MOST_KEPT, MOST_OF_ONE, MOST_WAITING, PAINTING, Pictures
from durbar.server.previews import Preview, SeatShown, first_words, preview_of, preview_of_game, preview_of_house
from durbar.server.reviews import packed
from durbar.server.site import File, Site
from tests.review.invented import invented_review
from tests.server.inside import House, Noting, Reply
from tests.server.secret_choice import SecretChoice
from tests.server.test_members import Device, home

GOLDEN = Path(__file__).parent.parent / "golden"


def told(page: Reply) -> dict[str, str]:
    """The Open Graph of a page, as a program finds it that runs no script."""
    found = re.findall(r'<meta property="og:([^"]+)" content="([^"]*)" />', page.body.decode())
    return {name: unescape(value) for name, value in found}


def size_of(png: bytes) -> tuple[int, int]:
    """Of a PNG that is whole."""
    assert png.startswith(SIGNATURE)
    at, data, size = len(SIGNATURE), b"", (0, 0)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert png[at : at + length + 12] == chunk(kind, body)
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
        data += body if kind == b"IDAT" else b""
        at += length + 12
    assert len(zlib.decompress(data)) == size[1] * (size[0] * 3 + 1)
    return size


async def pictured(house: House, page: str) -> tuple[dict[str, str], bytes]:
    """What a page tells, and the picture it names."""
    open_graph = told(await house.get(page))
    picture = await house.get(open_graph["image"].removeprefix("http://table"))
    assert (picture.status, picture.header("content-type")) == (200, "image/png")
    assert picture.header("cross-origin-resource-policy") == "cross-origin"
    return open_graph, picture.body


def test_a_finished_match_its_review_and_their_moments() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            record = Record.load(GOLDEN / "kyoto" / "2.record")
            id, _ = await add_record(house.store, record, lambda: house.now)
            over, plain = await pictured(house, f"/m/{id}")
            assert over["title"].startswith("Gangs of Kyoto: ")
            points = record.replay().scores()
            assert all(f" {each}" in over["description"] for each in points)
            assert size_of(plain) == (1200, 630)

            found = invented_review(record)
            await house.store.reviews.keep(id, house.now, packed(found), complete=True)
            costly = next(step for step in found.steps if step.decision and step.decision.loss > 0)
            move, marked = await pictured(house, f"/m/{id}/review?move={costly.number + 1}")
            assert move["title"] == f"Gangs of Kyoto: review, move {costly.number + 1}"
            assert "of the win" in move["description"]
            whole, curve = await pictured(house, f"/m/{id}/review")
            assert whole["title"] == "Gangs of Kyoto: review"
            moment, then = await pictured(house, f"/m/{id}?moment=12")
            assert re.fullmatch(r"Gangs of Kyoto: after move \d+", moment["title"])
            assert len({plain, marked, curve, then}) == 4
            french = told(await house.ask("GET", f"/m/{id}/review", **{"accept-language": "fr-CH, fr"}))
            assert french["title"] == "Gangs of Kyoto : analyse"
            assert french["image"].endswith("in=fr")

    asyncio.run(scenario())


def test_a_table_is_shown_as_who_played_saw_it_and_of_a_moment_as_a_spectator() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            record = Record.load(GOLDEN / "xanadu" / "edition-2" / "3.record")
            id, _ = await add_record(house.store, record, lambda: house.now)
            match = (await house.hall.find(id)).match
            for number in (1, 40, len(record.moves)):
                shown = preview_of(match, "en", None, number, None)
                assert (shown.match, shown.at, shown.viewer) == (id, number, record.moves[number - 1][0])
                shown = preview_of(match, "en", None, None, number)
                assert (shown.match, shown.at, shown.viewer) == (id, number, SPECTATOR)
            for none in (preview_of(match, "en", None, None, None), preview_of(match, "en", None, 0, None)):
                assert (none.match, none.at) == ("", None)
            beyond = preview_of(match, "en", None, len(record.moves) + 1, None)
            assert (beyond.match, beyond.at) == ("", None)

    asyncio.run(scenario())


def test_pages_that_tell_nothing_of_a_review_do_not_read_it() -> None:
    """It may be long, and here nobody could."""

    async def scenario() -> None:
        async with House.open() as house:
            id, _ = await add_record(house.store, Record.load(GOLDEN / "kyoto" / "2.record"), lambda: house.now)
            await house.store.reviews.keep(id, house.now, b"no review", complete=True)
            for page in ("", "?moment=3", "/review", "/sheet"):
                assert told(await house.get(f"/m/{id}{page}"))["title"].startswith("Gangs of Kyoto: ")

    asyncio.run(scenario())


@pytest.mark.parametrize("page", ["/", "/m/nowhere", "/m/nowhere/review?move=x", "/you"])
def test_every_other_page_is_one_of_the_house(page: str) -> None:
    async def scenario() -> None:
        async with House.open() as house:
            open_graph = told(await house.get(page))
            assert open_graph["title"] == "Durbar"
            assert open_graph["image"] == "http://table/preview.png?in=en"

    asyncio.run(scenario())


def test_the_pages_of_a_game() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            for page in ("new", "rules", "box", "study", "ratings", "pair"):
                open_graph = told(await house.get(f"/{page}/xanadu"))
                assert open_graph["title"] == "Xanadu · Durbar"
                assert open_graph["image"] == "http://table/new/xanadu/preview.png?in=en"
            assert (await house.get("/new/nothing/preview.png")).status == 404
            assert (await house.get("/preview.png?in=xx")).status == 404
            assert (await house.get("/m/nowhere/preview.png")).status == 404

    asyncio.run(scenario())


def test_a_match_that_is_not_over_tells_nothing_of_its_play() -> None:
    """Game and names, and that it is on: as many moves as there may have been, page and picture stay the same."""

    async def scenario() -> None:
        async with House.open() as house:
            new = {"game": "kyoto", "seats": 2, "bots": {}}
            id = (await house.ask("POST", "/api/matches", "ada", new)).json()["match"]["id"]
            await house.do(id, "ada", {"do": "sit", "id": "a", "seat": 0, "name": 'Ada "<b>'})
            waiting = told(await house.get(f"/m/{id}"))
            assert waiting["title"] == "Gangs of Kyoto: a table is waiting for you"
            assert waiting["description"] == 'Ada "<b>, a free seat'
            await house.do(id, "bo", {"do": "sit", "id": "b", "seat": 1, "name": "Bo"})
            await house.do(id, "ada", {"do": "start", "id": "c"})
            pages = [f"/m/{id}", f"/m/{id}?moment=3", f"/m/{id}/review", f"/m/{id}/review?move=2"]
            before = [told(await house.get(page)) for page in pages]
            assert {page["title"] for page in before} == {"Gangs of Kyoto: the game is on"}
            picture = (await house.get(f"/m/{id}/preview.png")).body
            live = await house.hall.find(id)
            for number in range(6):
                [seat] = live.match.due()
                move = live.match.state.legal_moves(seat)[0].notation
                command = {"do": "move", "id": f"m{number}", "seat": seat, "move": move}
                assert (await house.do(id, ("ada", "bo")[seat], command)).status == 200
            assert [told(await house.get(page)) for page in pages] == before
            for query in ("", "?move=2", "?moment=3"):
                assert (await house.get(f"/m/{id}/preview.png{query}")).body == picture

    asyncio.run(scenario())


def test_pictures_are_kept_and_painting_is_paid_for() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            rates = Noting(house.hall.rates)
            house.server.previews.pictures.charge = rates.charge
            for _ in range(3):
                await house.get("/preview.png?in=fr")
            await house.get("/preview.png?in=en")
            assert [tokens for tokens in rates.charged if tokens == PAINTING] == [PAINTING] * 2

    asyncio.run(scenario())


def test_no_more_than_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.server.painting.painted", lambda preview, record: preview.title.encode())

    async def scenario() -> None:
        painted: list[str] = []
        pictures = Pictures(lambda who, tokens: painted.append(who))
        for number in [*range(MOST_KEPT + 1), MOST_KEPT, 0]:
            preview = Preview("en", str(number), "")
            assert await pictures.of(preview, str(number)) == str(number).encode()
        assert painted == [str(number) for number in (*range(MOST_KEPT + 1), 0)]
        assert len(pictures.kept) == MOST_KEPT

    asyncio.run(scenario())


def test_one_thread_paints_however_many_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps as much memory as painting takes."""
    monkeypatch.setattr("durbar.server.painting.painted", lambda preview, record: str(threading.get_ident()).encode())

    async def scenario() -> None:
        pictures, done, busy = Pictures(lambda who, tokens: None), threading.Event(), []
        threads = set()
        for number in range(3):
            threads.add(await pictures.of(Preview("en", str(number), ""), "somebody"))
            busy.append(asyncio.create_task(asyncio.to_thread(done.wait)))
            await asyncio.sleep(0)
        done.set()
        await asyncio.gather(*busy)
        assert len(threads) == 1

    asyncio.run(scenario())


def test_the_page_of_the_browser_client_keeps_what_is_around_the_preview() -> None:
    async def scenario() -> None:
        async with House.open() as house:
            head, first = b"<!-- preview --><title>Durbar</title><!-- /preview -->", b"<!-- first --><!-- /first -->"
            page = b"<head>" + head + b"</head><body>" + first + b"all of it</body>"
            site = Site(())
            site.files["index.html"] = File(page, {}, {"Content-Type": "text/html"})
            house.server.site = site
            found = (await house.get("/new/kyoto")).body.decode()
            assert "<title>Gangs of Kyoto · Durbar</title>" in found
            assert "<title>Durbar</title>" not in found
            assert found.endswith("<!-- /first -->all of it</body>")
            assert "<!-- /preview --></head><body><!-- first -->" in found
            assert "<h1>Gangs of Kyoto</h1><p>" in found
            assert '<a href="/new/xanadu">Xanadu</a>' in (await house.get("/")).body.decode()
            french = (await house.ask("GET", "/", **{"accept-language": "fr"})).body.decode()
            assert 'lang="fr"' in french
            assert "Ressusciter Katmandou" in french

    asyncio.run(scenario())


def test_a_member_and_a_tournament_are_named_by_their_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with home(tmp_path) as house:
            ada, name = Device(house, "ada"), "Ada <&> Co"
            await ada.joins(name)
            terms = {"name": "Spring & all", "game": "xanadu", "format": "swiss", "seats": 2, "rounds": 1}
            made = (await ada.ask("POST", "tournaments", terms)).json()
            member, tournament = told(await house.get(f"/players/{name}")), told(await house.get(f"/t/{made['id']}"))
            assert (member["title"], member["description"]) == (f"{name} · Durbar", "Games, ratings and latest matches")
            assert (tournament["title"], tournament["description"]) == ("Spring & all · Durbar", "Tournament: Xanadu")
            await ada.ask("DELETE", f"tournaments/{made['id']}")
            assert told(await house.get(f"/t/{made['id']}"))["title"] == "Xanadu · Durbar"
            for page in ("/players/Nobody", "/t/nothing"):
                assert told(await house.get(page))["title"] == "Durbar"

    asyncio.run(scenario())


def test_a_page_is_there_though_a_game_of_some_package_has_no_words() -> None:
    async def scenario() -> None:
        with patch.dict(GAMES, {SecretChoice.name: SecretChoice}):
            async with House.open() as house:
                for page in ("/", "/you", "/new/xanadu", f"/new/{SecretChoice.name}"):
                    assert (await house.get(page)).status == 200

    asyncio.run(scenario())


def test_the_first_words_of_a_page_are_only_words() -> None:
    preview = Preview("en", "", "", heading="<b>", line="&", seats=[SeatShown("</div>", 3), SeatShown("Bo")])
    assert "<h1>&lt;b&gt;</h1><p>&amp;</p><ul><li>&lt;/div&gt; 3</li><li>Bo</li></ul>" in first_words(preview)


# The picture itself


def test_names_in_any_script_and_of_any_length_fit() -> None:
    names = ["Zoë", "東京", "W" * 40, "a b " * 10, "", "🐈"]
    seats = [SeatShown(name, 1000 * number, number == 2) for number, name in enumerate(names)]
    curve = [(number, [number % 7 * 1000] * 6) for number in range(2000)]
    for some in (seats, seats[:1]):
        assert size_of(painted(Preview("en", "", "", "kyoto", "A" * 80, "x" * 200, some, curve, 7))) == (1200, 630)
    assert size_of(painted(preview_of_house("fr"))) == (1200, 630)
    assert all(len(painted(preview_of_game(game, "en"))) < 300_000 for game in GAMES)  # as much as all programs take


def test_a_shape_covers_as_much_as_it_is_large() -> None:
    canvas = Canvas(40, 40, "#000000")
    canvas.fill([box(10.5, 10.25, 10, 8)], "#ffffff")
    assert canvas.pixels[:, :, 0].sum() / 255 == pytest.approx(80, abs=0.01)
    canvas = Canvas(40, 40, "#000000")
    canvas.fill([disc(20, 20, 15, 200), disc(20, 20, 5, 200)[::-1]], "#ffffff")  # a hole is a hole
    assert canvas.pixels[:, :, 0].sum() / 255 == pytest.approx(np.pi * (225 - 25), rel=0.005)
    canvas.fill([disc(90, 90, 15), disc(100, -40, 3)], "#ffffff")  # and what lies outside is not there
    canvas.fill([disc(0, 0, 5)], "#ffffff")
    assert canvas.pixels[0, 0, 0] == 255


def test_a_picture_with_a_palette_is_read_as_it_was_written() -> None:
    numbers = np.arange(12, dtype=np.uint8).reshape(3, 4) % 3
    palette = np.array([[1, 2, 3], [4, 5, 6], [7, 8, 9]], np.uint8)
    assert (read_png(png_of(numbers, palette)) == palette[numbers]).all()


def test_words_are_cut_where_the_room_ends() -> None:
    assert fitted("Ada", 30, 500) == "Ada"
    cut = fitted("Ada of the long name", 30, 120)
    assert cut.endswith("…")
    assert width_of(cut, 30) <= 120
    assert durbar.game("kyoto").folder().joinpath("cover.png").is_file()


def test_what_is_painted_waits_for_nothing_and_only_so_many_wait_to_be_painted() -> None:
    """However long the painter takes; and nobody has all places."""

    async def scenario() -> None:
        async with House.open() as house:
            kept = await house.get("/preview.png?in=fr")
            pictures, waiting = house.server.previews.pictures, []
            async with pictures.place:  # the painter is busy
                for number, game in enumerate(GAMES):
                    house.address = f"192.0.2.{number // MOST_OF_ONE}"
                    waiting.append(asyncio.create_task(house.get(f"/new/{game}/preview.png?in=en")))
                    while pictures.waiting.total() <= number:
                        await asyncio.sleep(0)
                    if pictures.waiting[house.address] == MOST_OF_ONE:
                        assert await is_refused(house)
                assert pictures.waiting.total() == MOST_WAITING
                house.address = "192.0.2.100"
                assert (await house.get("/preview.png?in=fr")).body == kept.body
                assert await is_refused(house)
            assert [(await each).status for each in waiting] == [200] * len(waiting)
            assert not pictures.waiting

    async def is_refused(house: House) -> bool:
        refused = await house.get("/preview.png?in=en")
        return (refused.status, refused.json()["code"]) == (503, "busy")

    asyncio.run(scenario())
