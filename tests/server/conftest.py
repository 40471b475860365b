"""Where the tests of the server keep matches: a PostgreSQL is started when the first test asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from durbar.server.store.database import open_database
from tests.server.postgres import any_server, fresh, name_of


@pytest.fixture(scope="session")
def postgres() -> Iterator[tuple[str, str]]:
    """The address of a PostgreSQL, and the name of a database there that is up to date and empty."""
    with any_server() as server, fresh(server) as template:
        store = open_database(template)
        store.prepare()
        store.let_go()
        yield server, name_of(template)


@pytest.fixture
def database(postgres: tuple[str, str]) -> Iterator[str]:
    """A database of its own."""
    with fresh(*postgres) as url:
        yield url
