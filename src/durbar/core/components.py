"""Files of components: TOML with a known shape, ours or an owner's, checked before a game uses it, and compared."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from durbar.core.errors import BadComponents, OutOfRange, WrongKind, quoted
from durbar.core.files import read_bytes

Provenance = Literal["rulebook", "public", "deduced", "reconstructed"]
LARGEST_FILE = 1_000_000  # bytes; the largest box of the house is far below
MOST_DOTS = 40  # between two signs of TOML: reading `a.a.a…` takes the square of its length
SIDE_NOTES = ("provenance", "known", "notes")  # what is said about a component, and is no part of it
NAMES = ("key", "id", "name")  # by which a component is known, if it has one of them
KINDS = {"int": "a whole number", "str": "a text", "bool": "true or false", "array": "a list", "object": "a table"}
REFUSED = re.compile(  # what msgspec says of data that have another shape
    r"(?:Expected `(?P<kind>\w+)`, got `\w+`|Object missing required field `(?P<missing>\w+)`"
    r"|Object contains unknown field `(?P<unknown>.*?)`|Invalid enum value (?P<choice>.+?)|(?P<other>.+?))"
    r"(?: - at (?:`key` in )?`\$(?P<path>.*)`)?"
)
T = TypeVar("T")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a components file says of one thing: the fields that its class names, and no others."""


def read_components(source: Path | str | Mapping[str, object], shape: type[T]) -> T:
    """The contents of a components file, or of the same as plain data, in the shape the game asks for."""
    if isinstance(source, Mapping):
        return _checked(source, shape, "the components")
    if not isinstance(source, Path | str):
        raise BadComponents(f"components are a file, or what such a file says, not {quoted(source)}")
    path = Path(source)
    data = read_bytes(path, LARGEST_FILE + 1, BadComponents)
    if len(data) > LARGEST_FILE:
        raise BadComponents(f"the components file {path} is larger than {LARGEST_FILE:,} bytes; is it the right file?")
    return _checked(read_toml(data, path.name), shape, path.name)


def require(where: str, name: str, value: int, least: int, most: int) -> None:
    """Refuse a number that a game cannot do with; `where` is its table, or what it belongs to."""
    if not least <= value <= most:
        raise OutOfRange(where, name, value, least, most)


def read_toml(data: bytes | str, name: str) -> Any:
    """What a TOML file of this name says."""
    try:
        text = data if isinstance(data, str) else data.decode()
        if any(part.count(".") > MOST_DOTS for part in re.split(r"[\n=,#{}\[\]]", text)):
            raise ValueError(f"there are more than {MOST_DOTS} dots in a row")
        return msgspec.toml.decode(text)
    except (ValueError, RecursionError) as error:  # TOML's own errors are of many kinds, and all of these
        reason = str(error).partition(";")[0] or "nested too deeply"  # Python adds advice for programmers
        raise BadComponents(f"{name} is not a TOML file: {reason}") from None


class Difference(msgspec.Struct, frozen=True):
    """Something that is otherwise in an owner's box; None where one of the two boxes has no such thing.

    what: which component, and what about it
    """

    what: str
    usual: Any
    own: Any


def differences(usual: Mapping[str, Any], own: Mapping[str, Any]) -> list[Difference]:
    """How an owner's box differs from the usual one, in the order of the latter."""
    return list(_differences("", usual, own))


def _differences(what: str, usual: Any, own: Any) -> Iterator[Difference]:
    if isinstance(usual, Mapping) and isinstance(own, Mapping):
        for name in [*usual, *(name for name in own if name not in usual)]:
            if name not in SIDE_NOTES:
                yield from _differences(f"{what}, {name}" if what else name, usual.get(name), own.get(name))
    elif isinstance(usual, list) and isinstance(own, list) and any(isinstance(each, Mapping) for each in usual + own):
        for name, ours, theirs in _pairs(usual, own):
            yield from _differences(f"{what} {name}", ours, theirs)
    elif usual != own:
        yield Difference(what, _in_short(usual), _in_short(own))


def _in_short(value: Any) -> Any:
    """A whole component that only one of the boxes has: how many of it."""
    return value.get("count", 1) if isinstance(value, Mapping) else value


def _pairs(usual: list[Any], own: list[Any]) -> Iterator[tuple[str, Any, Any]]:
    """The same component of both boxes: by its name, or where they have none, by what it is."""
    ours, theirs = _by_name(usual), _by_name(own)
    for name in [*ours, *(name for name in theirs if name not in ours)]:
        yield name, ours.get(name), theirs.get(name)


def _by_name(components: list[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, each in enumerate(components, 1):
        name = _name_of(each) or str(number)
        found[name if name not in found else f"{name} ({number})"] = each
    return found


def _name_of(component: Any) -> str:
    """What a component is called; without a name, all that is said of it but how many there are."""
    if not isinstance(component, Mapping):
        return ""
    for name in NAMES:
        if isinstance(component.get(name), str):
            return str(component[name])
    said = {key: value for key, value in component.items() if key != "count" and key not in SIDE_NOTES}
    return ", ".join(_told(key, value) for key, value in said.items() if _is_telling(value))


def _is_telling(value: Any) -> bool:
    return value is not False and isinstance(value, str | int) and value != ""


def _told(key: str, value: str | int) -> str:
    return key if value is True else value if isinstance(value, str) else f"{key} {value}"


def _checked(data: object, shape: type[T], name: str) -> T:
    try:
        return msgspec.convert(data, shape)
    except UnicodeError as error:  # half a letter, which no file can hold
        raise BadComponents(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        raise _clearly(name, data, str(error)) from None


def _clearly(name: str, data: object, reason: str) -> BadComponents:
    """What has another shape than the game asks for, by its place in the file."""
    found = REFUSED.fullmatch(reason)
    if found is None:
        return BadComponents(f"{name}: {reason}")
    steps = [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", found["path"] or "")]
    place = _placed(data, steps)
    inside = f" in {place}" if place else ""
    if found["missing"]:
        return BadComponents(f"{name}: there is no {found['missing']}{inside}")
    if found["unknown"] is not None:
        return BadComponents(f"{name}: nothing{inside} is called {quoted(found['unknown'])}")
    if found["choice"]:
        return BadComponents(f"{name}: {place or 'it'} cannot be {found['choice']}")
    if found["kind"] not in KINDS:
        return BadComponents(f"{name}: {f'{place}: ' if place else ''}{found['other'] or reason}")
    value = quoted(_at(data, steps))
    words = " ".join(step for step in steps if isinstance(step, str))
    return WrongKind(f"{name}: {place or 'all'} is {value}; {KINDS[found['kind']]} belongs there", words, found["kind"])


def _at(data: Any, steps: list[int | str]) -> Any:
    """What lies at a place; a table whose entries may have any name is as far as msgspec names one."""
    for step in steps:
        try:
            data = data[step]
        except (LookupError, TypeError):
            break
    return data


def _placed(data: object, steps: list[int | str]) -> str:
    """A place, from what lies there outwards: "landscape in animal 7 (yak)"."""
    told: list[str] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step, str):
            told.append(step)
            continue
        own = _at(data, steps[:number])
        key = (
            next((own[each] for each in NAMES if isinstance(own.get(each), str)), "")
            if isinstance(own, Mapping)
            else ""
        )
        told[-1] += f" {step + 1}" + (f" ({key})" if key else "")
    return " in ".join(reversed(told))
