"""Positions: a state written out as JSON, so that a test, a puzzle or a bug report can start in the middle.

The envelope here is the same for every game; what is inside `state` a game declares by its fields (`fields.py`, and
`position.py` in the game's folder).
A position holds everything, hidden cards and the luck to come included: it is for the workshop, never for a player.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from durbar.core.errors import BadPosition, DurbarError, quoted
from durbar.core.registry import game as find_game
from durbar.core.state import State

FORMAT = "position 1"
LARGEST_POSITION = 1_000_000  # bytes, an owner's components included
LARGEST_STATE = 64_000  # bytes; the largest of any game has a tenth of it


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    durbar: str
    game: str
    edition: str
    seats: int
    state: msgspec.Raw
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None


def write_position(state: State) -> str:
    """The state as one line of JSON.

    >>> import durbar
    >>> state = durbar.game("kyoto").new(seats=2, seed=1)
    >>> again = durbar.read_position(durbar.write_position(state))
    >>> durbar.write_position(again) == durbar.write_position(state)
    True
    """
    if not hasattr(state, "legal_moves"):  # a game beside compiled ones has states of its own kind
        raise BadPosition(f"a position is written of a state, not of {quoted(state)}")
    game = state.game
    envelope = Envelope(
        durbar=FORMAT,
        game=game.name,
        edition=game.edition,
        seats=state.seats,
        options=game.changed_options(state.options),
        components=None if game.components is None else dict(game.components),
        state=msgspec.Raw(msgspec.json.encode(game.write(state))),
    )
    return msgspec.json.encode(envelope).decode()


def read_position(text: str | bytes) -> State:
    """The state that was written; `BadPosition` says what is wrong with anything else."""
    if not isinstance(text, str | bytes):
        raise BadPosition(f"a position is text, not {quoted(text)}")
    if len(text) > LARGEST_POSITION:
        raise BadPosition(f"a position is at most {LARGEST_POSITION:,} bytes long, not {len(text):,}")
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
        if len(envelope.state) > LARGEST_STATE:  # so that no list in it is long, and reading it is quick
            raise BadPosition(f"a state is at most {LARGEST_STATE:,} bytes long, not {len(envelope.state):,}")
        state = msgspec.json.decode(envelope.state)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this is not a position of Durbar: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPosition(f"a position is JSON, and this is not: {error or 'nested too deeply'}") from None
    if envelope.durbar != FORMAT:
        raise BadPosition(f'a position begins with {{"durbar":"{FORMAT}"; this one is of another kind or version')
    try:
        game = find_game(envelope.game, edition=envelope.edition, components=envelope.components)
        game.require_seats(envelope.seats)
        return game.read(state, envelope.seats, game.read_options(envelope.options, envelope.seats))
    except BadPosition:
        raise
    except DurbarError as error:
        raise BadPosition(str(error)) from None


def digest(state: State) -> str:
    """Sixteen digits that differ when anything about two states differs."""
    return hashlib.sha256(write_position(state).encode()).hexdigest()[:16]
