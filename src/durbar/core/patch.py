"""Patches: what changed between two values made for the wire, and how somebody who has the old one follows.

A patch is one flat JSON object from paths to new values, `{"due": [2], "view.players.1.hand": ["e4b2"]}`. A path names
fields and places in lists; whatever lies there is replaced, and a place just behind the end of a list makes it longer.
All that is told in patches must write all of its fields (no `omit_defaults`): none comes or goes.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Patch = dict[str, Any]


def changes(old: Struct, new: Struct) -> Patch:
    """What makes the old value the new one, which is of the same type. Only what differs is in it."""
    found: Patch = {}
    compare_fields(old, new, "", found)
    return found


def compare_fields(old: Any, new: Any, path: str, found: Patch) -> None:
    for name in type(new).__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            compare(before, after, path + name, found)


def compare(old: Any, new: Any, path: str, found: Patch) -> None:
    """Note how two values differ that are not equal. Structs are followed, and lists of them; all else is told anew."""
    if isinstance(new, Struct) and type(old) is type(new):
        compare_fields(old, new, path + ".", found)
    elif isinstance(new, list) and isinstance(old, list) and 0 < len(old) <= len(new) and isinstance(new[0], Struct):
        for at in range(len(new)):
            if at >= len(old):
                found[f"{path}.{at}"] = new[at]
            elif old[at] != new[at]:
                compare(old[at], new[at], f"{path}.{at}", found)
    else:
        found[path] = new


def patched(value: Any, patch: Patch) -> Any:
    """A JSON value after a patch; what was there before is left as it is.

    >>> patched({"due": [1], "seats": [{"name": "Ada"}]}, {"seats.0.name": "Eve", "seats.1": {"name": "Ben"}})
    {'due': [1], 'seats': [{'name': 'Eve'}, {'name': 'Ben'}]}
    """
    for path, new in patch.items():
        value = replaced(value, path.split("."), new)
    return value


def replaced(value: Any, path: list[str], new: Any) -> Any:
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, list):
        at = int(first)
        return [*value[:at], replaced(value[at] if at < len(value) else None, rest, new), *value[at + 1 :]]
    return {**value, first: replaced(value[first], rest, new)}
