"""`durbar doctor`: whether what was installed is whole: compiled, right, quick, and with which extras."""

from __future__ import annotations

import platform
import re
import time
from importlib.metadata import PackageNotFoundError, requires, version

import typer

import durbar
from durbar.core.errors import DurbarError
from durbar.core.perft import Perft
from durbar.core.playout import play_randomly
from durbar.core.rng import rng_of_seed

# Of each game of the house: seats and depth of a tree from seed 0, and the digest of all its positions.
TREES = {
    "kyoto": (3, 9, "86c800681f426f0d"),
    "xanadu": (2, 5, "62c87912d5458f1b"),
    "reviving": (3, 2, "daa87e0df47394aa"),
    "kathmandu": (2, 3, "c432c9f9114c9dfa"),
}
# Moves of random games of Gangs of Kyoto in the time of one step of a plain loop, as we measured it, compiled or not.
REFERENCE = {True: 0.16, False: 0.0088}
GAMES_TIMED = 2_000
STEPS = 1_000_000
SLOW = 0.5  # of the reference is worth a word
EXTRA = re.compile(r"""^([\w.-]+).*extra == ['"]([\w-]+)['"]""")
FOR_DEVELOPERS = "dev"


def doctor() -> None:
    """Check the installation: the rules against known trees of moves, their speed, and which extras are there."""
    compiled = durbar.compiled()
    print(f"durbar {durbar.__version__} on Python {platform.python_version()}, {platform.system()}")
    print(f"compiled: {'yes' if compiled else 'no, plain Python, which is slower and otherwise the same'}")
    wrong = [game for game in TREES if not rules_are_right(game)]
    for game in TREES:
        print(f"rules of {game}: {'WRONG' if game in wrong else 'right'}; network: {network(game)}")
    print(f"speed: {speed(compiled)}")
    for extra, missing in extras().items():
        print(f"extra {extra}: {'there' if not missing else 'missing ' + ', '.join(missing)}")
    if wrong:
        print(f"The rules of {', '.join(wrong)} do not lead where they should: install Durbar again.")
        raise typer.Exit(1)


def rules_are_right(game: str) -> bool:
    """Whether all positions that can be reached are those that should be."""
    seats, depth, digest = TREES[game]
    return Perft(durbar.game(game).new(seats, seed=0), depth).digest == digest


def network(game: str) -> str:
    from durbar.bots.network import network_of  # late: it loads numpy, and `main` says how

    try:
        network_of(durbar.game(game))
    except DurbarError as error:
        return f"none: {error}"
    return "there"


def speed(compiled: bool) -> str:
    """Moves of random games, and beside a plain loop in the same run, so that the machine does not matter."""
    moves = moves_a_second()
    share = moves / steps_a_second() / REFERENCE[compiled]
    found = f"{moves:,.0f} moves a second of Gangs of Kyoto, {share:.0%} of what we measured"
    return found if share > SLOW else f"{found}: something slows it down"


def moves_a_second() -> float:
    game = durbar.game("kyoto")
    tables = [game.new(4, seed) for seed in range(GAMES_TIMED)]
    rng = rng_of_seed(0)
    began = time.process_time()
    moves = sum(play_randomly(table, rng) for table in tables)
    return moves / (time.process_time() - began)


def steps_a_second() -> float:
    total = 0
    began = time.process_time()
    for number in range(STEPS):
        total += number & 7
    return STEPS / (time.process_time() - began)


def extras() -> dict[str, list[str]]:
    """Each extra of the package, with what is missing of it."""
    found: dict[str, list[str]] = {}
    try:
        wanted = requires("durbar") or []
    except PackageNotFoundError:  # not installed at all, but run from its folder
        return {}
    for line in wanted:
        if (written := EXTRA.match(line)) and written[2] != FOR_DEVELOPERS:
            missing = found.setdefault(written[2], [])
            if not is_installed(written[1]):
                missing.append(written[1])
    return found


def is_installed(package: str) -> bool:
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True
