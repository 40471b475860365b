"""The levels a person understands, and what plays each of them: one line a game.

*easy* follows its feeling, and often something else than the best of it. *medium* takes the best of it, and looks at
what a move does at once. *hard* looks further, within 50 milliseconds of one core; *master* thinks as long as a person
gladly waits. Which bot that is was decided by measuring (docs/bots.md); a better network may change its line.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "master")
ADVISER: Final = "master"  # gives hints
CAREFUL: Final = ("medium", "hard", "master")  # look at what a move does before they play it
MOST_SECONDS: Final = {"hard": 0.05, "master": 0.75}  # that one decision takes at most; a server may give less

PLAYERS: Final[dict[str, tuple[str, str, str, str]]] = {
    #             easy       medium     hard          master
    "kyoto": ("net:6", "net:0.3", "guided:2000", "guided:40000"),
    "xanadu": ("net:4", "guided:8", "guided:1000", "guided:20000"),
    "reviving": ("net:4", "guided:8", "guided:1000", "guided:20000"),
    "kathmandu": ("net:3", "guided:32", "guided:1000", "guided:20000"),
}
# How much the network's values count where a walk ends, and how much the judge's opinion: what foretold the winner best
# in games of four networks (a softmax of both, fitted). A better network needs less of the judge.
WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "kyoto": (1.0, 0.0),
    "xanadu": (0.84, 0.84),
    "reviving": (0.2, 0.77),
    "kathmandu": (0.86, 1.68),
}
NETWORK_ALONE: Final = (1.0, 0.0)
# How many walks end at a position before one goes on from there: only then every move there is judged, which is dear.
LOOKS: Final[dict[str, int]] = {"kyoto": 2, "xanadu": 3, "reviving": 3, "kathmandu": 3}
FIRST_LOOK: Final = 1
# Where no network can play: an owner's own box, a game that has none.
WITHOUT_NETWORK: Final = ("unsteady", "search:20", "search:1000", "search:20000")


def player_of(level: str, game: str) -> str:
    """The name of the bot that plays this level, if the game's network can."""
    return PLAYERS.get(game, WITHOUT_NETWORK)[LEVELS.index(level)]


def player_without(level: str) -> str:
    """The name of the bot that plays this level where no network can."""
    return WITHOUT_NETWORK[LEVELS.index(level)]
