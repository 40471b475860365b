"""What was used, how often, and how those fare who used it: cards, tiles, missions, dice, whatever a game names.

That who had a card wins more often does not say that the card is why: who lives longer has more of everything. So the
table is a list of where to look, and a comparison with another box (`--against`) is the proof. Many things are looked
at together, so chances are adjusted after Benjamini and Hochberg: one wants a list of which few are false, not
certainty that none is (which would be Holm's, and would hide most).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from durbar.bots.arena import SURE
from durbar.lab.plan import Arm
from durbar.lab.statistics import benjamini_hochberg, rounded, two_sided

if TYPE_CHECKING:
    import duckdb

FEWEST = 30  # seats with and without a thing, below which nothing is said of it


class Thing(msgspec.Struct, frozen=True):
    """How often seats did something with a thing, and how often those won who did.

    share:   of all seats in all games, how many did
    uses:    how often those who did, on average
    wins:    the share of wins of those who did, which `fair` is otherwise
    effect:  their share of wins less that of the others; truly between `low` and `high` 95 times in 100
    chance:  how often luck alone would show such an effect, adjusted for looking at all of them
    """

    event: str
    kind: str
    thing: str
    share: float
    uses: float
    wins: float
    effect: float
    low: float
    high: float
    chance: float


def things(tables: duckdb.DuckDBPyConnection, arm: Arm) -> list[Thing]:
    """All things of the base, the most telling first."""
    whole = tables.execute("SELECT count(*), sum(won) FROM seats WHERE arm = ?", [arm.name]).fetchone()
    all_seats, all_wins = whole or (0, 0.0)
    asked = """
        SELECT event, kind, thing, sum(games), sum(uses), sum(wins) FROM cards WHERE arm = ?
        GROUP BY ALL ORDER BY event, kind, thing
    """
    shared = arm.series.seats / max(1, arm.series.seats - 1)  # one wins what the others of its game do not
    found = []
    for event, kind, thing, seats, uses, wins in tables.execute(asked, [arm.name]).fetchall():
        others = all_seats - seats
        if min(seats, others) < FEWEST:
            continue
        won, lost = wins / seats, (all_wins - wins) / others
        error = math.sqrt(shared * (won * (1 - won) / seats + lost * (1 - lost) / others))
        effect, reach = won - lost, SURE * error
        chance = two_sided(effect / error) if error else 1.0
        share, often, won = rounded(seats / all_seats), rounded(uses / seats), rounded(won)
        effect, low, high = map(rounded, (effect, effect - reach, effect + reach))
        found.append(Thing(event, kind, thing, share, often, won, effect, low, high, chance))
    adjusted = benjamini_hochberg([each.chance for each in found])
    listed = [replace(each, chance=rounded(chance)) for each, chance in zip(found, adjusted, strict=True)]
    return sorted(listed, key=lambda each: (-abs(each.effect), each.event, each.thing))
