"""The levels a person understands, and what plays each of them: one line a game.

*easy* follows its feeling, and often something else than the best of it. *medium* takes the best of it, and looks at
what a move does at once. *hard* looks further, within 50 milliseconds of one core; *master* thinks as long as a person
gladly waits. Which bot that is was decided by measuring (docs/bots.md); a better network may change its line.
"""

from __future__ import annotations

from typing import Final

from durbar.bots.guided import Style

LEVELS: Final = ("easy", "medium", "hard", "master")  # from the weakest
ADVISER: Final = "master"  # gives hints
CAREFUL: Final = ("medium", "hard", "master")  # look at what a move does before they play it, and forget nothing
MOST_SECONDS: Final = {"hard": 0.05, "master": 0.75}  # that one decision takes at most; a server may give less

PLAYERS: Final[dict[str, tuple[str, str, str, str]]] = {
    #             easy       medium     hard          master
    "kyoto": ("net:6", "net:0.3", "guided:2000", "guided:40000"),
    "xanadu": ("net:4", "net:0.3", "guided:1000", "guided:20000"),
    "reviving": ("net:4", "net:0.3", "guided:1000", "guided:20000"),
    "kathmandu": ("net:3", "guided:32", "guided:1000", "guided:20000"),
}
# How a guided search thinks in each game. Network and judge are weighed by what foretold the winner best in games of
# four networks (a softmax of both, fitted); a better network needs less of the judge.
STYLES: Final[dict[str, Style]] = {
    "kyoto": Style(looks=2),
    "xanadu": Style(network=1.0, judge=0.2, looks=3),
    "reviving": Style(network=0.56, judge=0.58, looks=3),
    "kathmandu": Style(looks=3, own=True),
}
NETWORK_ALONE: Final = Style()
# A master has time: every candidate is tried in many more deals, so that the tree behind it grows deep, and where that
# was seen to help, also moves that seem unlikely. In Reviving Kathmandu it was seen for two seats alone.
MASTERLY: Final[dict[str, Style]] = {
    "kyoto": STYLES["kyoto"]._replace(deals=300),
    "xanadu": STYLES["xanadu"]._replace(deals=300),
    "reviving": STYLES["reviving"]._replace(deals=300, least=0.002, alive=True),
    "kathmandu": STYLES["kathmandu"]._replace(deals=300, least=0.002),
}
MOST_SEATS: Final = {"reviving": 2}  # for which a master thinks so
# Where no network can play: an owner's own box, a game that has none. And for one who plays alone: there networks won
# nothing, while searching without one wins.
WITHOUT_NETWORK: Final = ("unsteady", "search:20", "search:1000", "search:20000")


def style_of(level: str, game: str, seats: int) -> Style:
    """How a guided search of this level thinks in a game for so many; without a level, how any does."""
    is_masterly = level == "master" and seats <= MOST_SEATS.get(game, seats)
    return (MASTERLY if is_masterly else STYLES).get(game, NETWORK_ALONE)


def player_of(level: str, game: str, seats: int) -> str:
    """The name of the bot that plays this level, if the game's network can."""
    players = PLAYERS.get(game, WITHOUT_NETWORK) if seats > 1 else WITHOUT_NETWORK
    return players[LEVELS.index(level)]


def player_without(level: str) -> str:
    """The name of the bot that plays this level where no network can."""
    return WITHOUT_NETWORK[LEVELS.index(level)]
