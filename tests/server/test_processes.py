"""Several server processes and thinkers on one PostgreSQL while these are killed, stopped and cut off (`faults.py`):
nothing that was acknowledged is lost, nothing is there twice, and everybody sees the same. `make faults` goes on for
longer.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.faults import PROCESSES, TABLES, THINKERS, mistakes_of, open_house, play

FAULTS, SEED = 3, 5


def test_processes_that_share_a_database_agree_whatever_happens_to_them(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        company, found = asyncio.run(play(house, FAULTS, SEED, TABLES[:1]))
        assert not found, "\n".join(found)
        assert company.figures()["acknowledged"] > FAULTS
        assert [each.stop() for each in (*house.servers, *house.thinkers)] == [0] * (PROCESSES + THINKERS)
        assert mistakes_of(house) == []
