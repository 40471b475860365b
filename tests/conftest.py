"""How the proofs run: reproducibly and without a clock."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from durbar.games import GAMES
from tests.examples import examples

settings.register_profile(
    "durbar",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=examples(60),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("durbar")


# A network's products are small: several threads for one wait for each other, and beside other tests that costs ten
# times as much as the work. OpenBLAS reads this when NumPy is imported, which nothing has done so far.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="try what holds for every game on this one only; tests of other games then fail")


def pytest_configure(config: pytest.Config) -> None:
    only = config.getoption("--game")
    if only and only not in GAMES:
        raise pytest.UsageError(f"there is no game {only!r}; there are {', '.join(GAMES)}")
    for name in [name for name in GAMES if only and name != only]:
        del GAMES[name]
