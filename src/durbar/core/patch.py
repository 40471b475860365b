"""Patches: what changed between two values made for the wire, and how somebody who has the old one follows.

A patch is one flat JSON object from paths to new values, `{"due": [2], "view.players.1.hand": ["e4b2"]}`. A path names
fields and places in lists; whatever lies there is replaced, and a place just behind the end of a list makes it longer.
All that is told in patches must write all of its fields (no `omit_defaults`): none comes or goes.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

Patch = dict[str, Any]
STRUCT: Final = type(Struct)
PATHS: Final[dict[type, dict[str, list[str]]]] = {}  # as many as there are places on a table


def changes(old: Struct, new: Struct, besides: Patch | None = None) -> Patch:
    """What makes the old value the new one, which is of the same type; only what differs is in it, behind `besides`."""
    found: Patch = {} if besides is None else besides.copy()
    compare_fields(old, new, "", found)
    return found


def compare_fields(old: Any, new: Any, path: str, found: Patch) -> None:
    """Note the fields that differ. Structs are followed, and lists of them; all else is told anew."""
    paths = paths_of(path, type(new))
    before, after = astuple(old), astuple(new)
    for at in range(len(paths)):
        was, now = before[at], after[at]
        if was is now:
            continue
        if is_struct(now) and type(was) is type(now):
            compare_fields(was, now, paths[at], found)
        elif isinstance(now, list) and isinstance(was, list) and 0 < len(was) <= len(now) and is_struct(now[0]):
            compare_items(was, now, paths[at], found)
        elif was != now:
            found[paths[at]] = now


def compare_items(old: list[Any], new: list[Any], path: str, found: Patch) -> None:
    for at in range(len(new)):
        if at >= len(old):
            found[f"{path}.{at}"] = new[at]
        elif old[at] != new[at]:
            if is_struct(new[at]) and type(old[at]) is type(new[at]):
                compare_fields(old[at], new[at], f"{path}.{at}", found)
            else:
                found[f"{path}.{at}"] = new[at]


def paths_of(path: str, kind: type) -> list[str]:
    """Where the fields of a struct at this path are: text that is made once, which takes longer than comparing."""
    known = PATHS.get(kind)
    if known is None:
        known = PATHS[kind] = {}
    paths = known.get(path)
    if paths is None:
        names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
        paths = known[path] = [f"{path}.{name}" if path else name for name in names]
    return paths


def is_struct(value: object) -> bool:
    """Whether this is a struct; `isinstance` takes twenty times as long to say no."""
    return type(type(value)) is STRUCT


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
