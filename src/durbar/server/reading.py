"""What a stranger sends, read into the shape it should have; and what is answered to something wrong."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from durbar.core.errors import DurbarError, IllegalMove, OutOfRange, UnfitOption, UnknownMove, WrongKind
from durbar.server import wire
from durbar.server.store import StoreBusy, StoreFailed
from durbar.server.wire import Problem, Refused

NOTHING = "\\u0000"  # the character that PostgreSQL keeps in no text, as JSON has it


def read_json(data: bytes | str, shape: msgspec.json.Decoder[Any]) -> Any:
    """JSON from a stranger in the shape it should have."""
    try:
        found = shape.decode(data)
        text = data if isinstance(data, str) else data.decode()
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("bad-json", f"this does not have the right shape: {error or 'nested too deeply'}", 422) from None
    if NOTHING in text and NOTHING in text.replace(r"\\", ""):  # not a backslash that is followed by u0000
        raise Refused("bad-json", "this does not have the right shape: no text has the character U+0000", 422)
    return found


@lru_cache
def decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """What reads this shape, made once: making it takes longer than reading a command."""
    return msgspec.json.Decoder(shape)


COMMANDS = decoder(wire.AnyCommand | wire.Follow)


class Named(msgspec.Struct):
    id: wire.CommandId


def id_in(text: str | None) -> str | None:
    """The id of a command that is not even read, if it has one."""
    try:
        return msgspec.json.decode(text or "", type=Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def problem_of(error: DurbarError, table: wire.Table | None = None) -> tuple[int, Problem]:
    """What is wrong, for programs and people, and the HTTP status that says so."""
    if isinstance(error, IllegalMove):
        return 409, Problem("illegal", str(error), error.rule, error.key, error.facts, table)
    if isinstance(error, Refused):
        return error.status, Problem(error.code, str(error), facts=error.facts, table=table)
    if isinstance(error, UnknownMove):
        return 422, Problem("unknown-move", str(error), table=table)
    if isinstance(error, StoreFailed):
        return 503, Problem("busy" if isinstance(error, StoreBusy) else "not-kept", str(error), table=table)
    if isinstance(error, UnfitOption):
        return 422, Problem("bad-value", str(error), key=error.key, facts=error.facts)
    if isinstance(error, OutOfRange):
        return 422, Problem("out-of-range", str(error), facts=error.facts)
    if isinstance(error, WrongKind):
        return 422, Problem("wrong-kind", str(error), facts=error.facts)
    return 422, Problem("bad-value", str(error), table=table)
