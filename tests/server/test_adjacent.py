"""Two adjacent releases on one database: the last one before the newest migration, from git, and this one beside it.

As this takes a while, it is tried where DURBAR_ADJACENT is set.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from pathlib import Path

import pytest

from durbar.server.store import migrations
from tests.server.faults import Wanderer, read_journal
from tests.server.history import complaints, wrong_moves
from tests.server.people import Party
from tests.server.postgres import fresh
from tests.server.servers import Server

HOUSE = Path(__file__).parents[2]
GAMES = ("kyoto", "xanadu", "reviving", "kathmandu")


def git(*words: str) -> bytes:
    return subprocess.run(["git", "-C", str(HOUSE), *words], check=True, capture_output=True).stdout


def release_before(folder: Path) -> Path:
    """The sources of the last commit without the newest migration, whatever that was called first."""
    here = {file.name for file in (Path(str(migrations.__path__[0])) / "versions").glob("v*.py")}
    path = f"src/durbar/server/store/migrations/versions/{max(here)}"
    added = git("log", "--follow", "--diff-filter=A", "--format=%H", "--", path).decode().split()[-1]
    archive = git("archive", f"{added}^", "src")
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
    assert {file.name for file in (folder / path).parent.glob("v*.py")} < here
    return folder / "src"


@pytest.mark.skipif("DURBAR_ADJACENT" not in os.environ, reason="set DURBAR_ADJACENT to try two releases together")
def test_the_release_before_and_this_one_serve_the_same_matches(tmp_path: Path, postgres: tuple[str, str]) -> None:
    source = release_before(tmp_path / "before")
    with fresh(postgres[0]) as database:
        options = ("--database", database, "--workers", "1")
        with Server(tmp_path / "old", *options, source=source) as old:
            new = Server(tmp_path / "new", *options)
            luck = random.Random(5)
            urls = [old.url]

            def arrive(link: str, token: str) -> Wanderer:
                return Wanderer(link, token, urls, luck)

            async def scenario() -> list[Party]:
                parties = [Party(old.url, random.Random(luck.random()), 2, 1, None, game) for game in GAMES]
                async with asyncio.TaskGroup() as together:
                    for party in parties:
                        together.create_task(party.play(arrive))
                    while sum(len(client.acknowledged) for party in parties for client in party.clients) < 20:
                        await asyncio.sleep(0.01)
                    await asyncio.to_thread(new.start)  # which brings the schema up to date, under the old one's feet
                    urls.append(new.url)
                    late = Party(new.url, random.Random(luck.random()), 2, 1)
                    await late.play(arrive)
                return [*parties, late]

            try:
                for party in asyncio.run(scenario()):
                    journal = read_journal(database, party.match)
                    found = wrong_moves(journal)
                    for server in (old, new):
                        party.server = server.url
                        found += complaints(party.clients, journal, asyncio.run(party.latecomers()))
                    assert not found, "\n".join(found)
                assert [old.stop(), new.stop()] == [0, 0]
            finally:
                new.__exit__()
        for server in (old, new):
            assert [line for line in server.mistakes() if line["level"] == "error"] == []
