"""The levels a person understands, and what plays each of them: one line a game.

*easy* follows its feeling, and often something else than the best of it. *medium* looks at what a move does at once.
*hard* looks further, within 50 milliseconds of one core; *master* thinks as long as a person gladly waits. Which bot
that is was decided by measuring (docs/bots.md); a better network may change its line.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "master")
ADVISER: Final = "master"  # gives hints
CAREFUL: Final = ("medium", "hard", "master")  # look at what a move does before they play it
MOST_SECONDS: Final = {"hard": 0.05, "master": 0.9}  # that one decision takes at most

PLAYERS: Final[dict[str, tuple[str, str, str, str]]] = {
    #             easy       medium     hard          master
    "kyoto": ("net:2", "guided:32", "guided:150", "guided:4000"),
    "xanadu": ("net:2", "guided:32", "guided:150", "guided:4000"),
    "reviving": ("net:2", "guided:32", "guided:150", "guided:4000"),
    "kathmandu": ("net:2", "guided:32", "guided:150", "guided:4000"),
}
# Where no network can play: an owner's own box, a game that has none.
WITHOUT_NETWORK: Final = ("unsteady", "search:20", "search:1000", "search:20000")


def player_of(level: str, game: str) -> str:
    """The name of the bot that plays this level, if the game's network can."""
    return PLAYERS.get(game, WITHOUT_NETWORK)[LEVELS.index(level)]


def player_without(level: str) -> str:
    """The name of the bot that plays this level where no network can."""
    return WITHOUT_NETWORK[LEVELS.index(level)]
