"""A real server, a real browser, and for every test as many people as it needs, each in a context of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.players import KYOTO, Crowd
from tests.server.servers import Server

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(f"there is no browser here; the tests look for {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server whose bots are quick. A module may give it more options with SERVER_OPTIONS."""
    options: tuple[str, ...] = getattr(request.module, "SERVER_OPTIONS", ())
    data: Path = tmp_path_factory.mktemp("server") / "data"
    with Server(data, "--think", "0.05", *options) as server:
        yield server
        assert not server.mistakes()


@pytest.fixture
def crowd(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Crowd]:
    """People at this server. Whatever any of their browsers complained of fails the test. A module names its BOARD."""
    crowd = Crowd(browser, server.url, getattr(request.module, "BOARD", KYOTO))
    yield crowd
    complaints: list[Any] = [person.complaints() for person in crowd.people]
    crowd.leave()
    assert not any(complaints), complaints
