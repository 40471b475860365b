"""What a tournament agrees on: whether it can be played, its tables, and the matches that are made of it."""

from __future__ import annotations

from contextlib import suppress

import durbar
from durbar.core.errors import BadOption, quoted
from durbar.games import GAMES
from durbar.server import wire
from durbar.server.arranged import Arrangement
from durbar.server.wire import Refused

HOUR = 3_600_000  # milliseconds


def sizes_for(terms: wire.NewTournament) -> list[int]:
    """How many may sit at a table: as many as agreed, or fewer where the numbers need it and the options allow it."""
    game = durbar.game(terms.game)
    found = []
    for size in range(2, terms.seats + 1):
        with suppress(BadOption):
            if size in game.seat_counts:
                game.read_options(terms.options, size)
                found.append(size)
    return found


def grace_of(terms: wire.NewTournament) -> int:
    """For how many milliseconds a round waits for a match that cannot be read; whoever runs the server may mend it."""
    return HOUR if terms.days is None else terms.days.hours * HOUR


def plan_of(id: str, terms: wire.NewTournament) -> Arrangement:
    return Arrangement(
        tournament=id,
        game=terms.game,
        gather=terms.sit_minutes * 60,
        options=terms.options,
        pace=terms.pace,
        days=days_of(terms),
        rated=terms.rated,
    )


def days_of(terms: wire.NewTournament) -> wire.Days | None:
    """Over days the tournament's rule for who does not come is that of the tables for who is late."""
    if terms.days is None:
        return None
    return wire.Days(terms.days.hours, "resign" if terms.absent == "lost" else "bot")


def require_terms(new: wire.NewTournament) -> None:
    """Refuse what cannot be played."""
    if new.game not in GAMES:
        raise Refused("no-game", f"there is no game {quoted(new.game)}; there are {', '.join(GAMES)}", 422)
    game = durbar.game(new.game)
    game.require_seats(new.seats)
    game.read_options(new.options, new.seats)
    if new.pace is not None and new.days is not None:
        raise Refused("two-paces", "a match has a live clock (pace), or takes days (days), not both", 422)
