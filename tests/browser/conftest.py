"""A real server, a real browser, and for every test as many people as it needs, each in a context of their own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.players import KYOTO, Crowd
from tests.server.servers import Server

# The first is Chromium without windows, as Debian packs it: the same pages in two thirds of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
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


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Servers whose bots are quick: one for all tests, and one for each other choice of options."""
    with ExitStack() as house:

        @cache
        def open_server(*options: str) -> Server:
            data = tmp_path_factory.mktemp("server") / "data"
            return house.enter_context(Server(data, "--think", "0.05", *options))

        yield open_server


@pytest.fixture
def server(servers: Callable[..., Server], request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server of this test. A module may give it more options with SERVER_OPTIONS."""
    server = servers(*getattr(request.module, "SERVER_OPTIONS", ()))
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
