"""Whether the record of a finished match is the game that was played here: its luck, and all that was told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from durbar.core.errors import DurbarError
from durbar.core.fairness import Promise
from durbar.core.record import Record
from durbar.server import wire
from durbar.server.wire import encode


def is_our_game(text: str, table: wire.Table, told: Sequence[wire.EntryMessage], viewer: int) -> bool:
    """Whether a record replays from the seed that was revealed to the table we see, telling all that we were told."""
    try:
        record = Record.parse(text)
    except DurbarError:
        return False
    shown = table.promise
    promise = Promise(shown.secret or "", tuple(shown.nonces or ()), shown.edition)
    if (record.seed, record.promise) != (shown.seed, promise if shown.secret else None):
        return False
    *_, state = record.states(listen=True)
    if plain(record.game.view(state, viewer)) != table.view:
        return False
    events = [event.seen_by(viewer) for event in state.listen()]
    return not is_whole(told) or plain(events) == [event for entry in told for event in entry.events]


def is_whole(told: Sequence[wire.EntryMessage]) -> bool:
    """Whether we were told everything, and nothing of it was taken back."""
    numbers = [entry.number for entry in told]
    return numbers == [*range(1, len(told) + 1)] and not any(entry.what["kind"] == "undone" for entry in told)


def plain(value: Any) -> Any:
    """A value as it comes out of the wire."""
    return msgspec.json.decode(encode(value))
