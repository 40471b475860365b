"""A journal read again: the match it adds up to, and all that its entries told."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core.state import SPECTATOR
from durbar.server import show
from durbar.server.journal import Entry, Unreadable
from durbar.server.match import Match
from durbar.server.show import KeptEvents, keep


def read_match(id: str, secret: str, entries: Sequence[Entry]) -> Match:
    """The match of a journal that may be anything; `Unreadable` says what is wrong with it."""
    try:
        match = Match.load(id, secret, entries)
        show.table(match, SPECTATOR)
        return match
    except MemoryError:
        raise  # that says nothing about the match
    except Exception as error:
        raise Unreadable(blame(Match(id, secret), entries, error)) from None


def blame(match: Match, entries: Sequence[Entry], error: Exception) -> str:
    """The entry that cannot be replayed, and why."""
    for entry in entries:
        try:
            match.apply(entry)
        except Exception as reason:
            return f"entry {entry.number} cannot be replayed: {type(reason).__name__}: {reason}"
    return f"the journal does not add up: {type(error).__name__}: {error}"


def narrate(match: Match, entries: Sequence[Entry]) -> list[KeptEvents]:
    """What each entry of a journal told: all of it played once more."""
    again = Match(match.id, match.secret)
    return [keep(again.apply(entry)) for entry in entries]
