"""How the proofs run: reproducibly, without a clock, and the same interpreted and compiled."""

from __future__ import annotations

import importlib.util
import sys

import pytest
from hypothesis import HealthCheck, settings

import durbar
from durbar.core.text import HOME
from durbar.games import GAMES

settings.register_profile(
    "durbar",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("durbar")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="try what holds for every game on this one only; tests of other games then fail")


def pytest_configure(config: pytest.Config) -> None:
    only = config.getoption("--game")
    if only and only not in GAMES:
        raise pytest.UsageError(f"there is no game {only!r}; there are {', '.join(GAMES)}")
    for name in [name for name in GAMES if only and name != only]:
        del GAMES[name]


def take_source(*names: str) -> None:
    """Import these modules from their source, as only uncompiled classes can be changed.

    The proofs of the server change its classes, to redeal in the middle of a match and to see that a leak is noticed.
    Servers that the tests start in other processes are compiled.
    """
    for name in names:
        file = HOME.parent.joinpath(*name.split(".")).with_suffix(".py")
        spec = importlib.util.spec_from_file_location(name, file)
        if spec is None or spec.loader is None:
            raise ImportError(name)
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)


if durbar.compiled():
    take_source("durbar.server.match")
