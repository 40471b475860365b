"""A real server, a real browser, and for every test as many people as it needs, each in a context of their own."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from threading import Timer
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.players import HUNG_S, KYOTO, Crowd
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
def chromium() -> Iterator[Callable[[], Browser]]:
    """A browser for all tests; another one after it has ended."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(f"there is no browser here; the tests look for {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        launched: list[Browser] = []

        def browser() -> Browser:
            if not launched or not launched[-1].is_connected():
                launched.append(playwright.chromium.launch(executable_path=path, args=list(QUIET)))
            return launched[-1]

        yield browser
        for each in launched:
            each.close()


@pytest.fixture
def browser(chromium: Callable[[], Browser]) -> Browser:
    return chromium()


class Watch:
    """Ends a browser that has hung: most calls of Playwright would wait for it for ever. Then they fail, each where it
    is, and the next test has another browser.
    """

    def __init__(self, browser: Browser) -> None:
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        self.process = next(int(process["id"]) for process in processes if process["type"] == "browser")
        self.has_hung = False
        self.timer = Timer(0, self.end)

    def begin(self) -> None:
        """From now on something has to happen."""
        self.timer.cancel()
        self.timer = Timer(HUNG_S, self.end)
        self.timer.daemon = True
        self.timer.start()

    def end(self) -> None:
        self.has_hung = True
        os.kill(self.process, signal.SIGKILL)


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
    watch = Watch(browser)
    watch.begin()
    crowd = Crowd(browser, server.url, getattr(request.module, "BOARD", KYOTO), watch.begin)
    yield crowd
    watch.timer.cancel()
    assert not watch.has_hung, f"nothing happened for {HUNG_S:g} seconds: the browser has hung, and was ended"
    complaints: list[Any] = [person.complaints() for person in crowd.people]
    crowd.leave()
    assert not any(complaints), complaints
