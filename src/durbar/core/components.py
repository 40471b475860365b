"""Reading a file of components: TOML with a known shape, ours or an owner's, checked before a game uses it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from durbar.core.errors import BadComponents, quoted
from durbar.core.files import read_bytes

Provenance = Literal["rulebook", "public", "deduced", "reconstructed"]
LARGEST_FILE = 1_000_000  # bytes; the largest box of the house is far below
T = TypeVar("T")


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
    try:
        return _checked(msgspec.toml.decode(data), shape, path.name)
    except BadComponents:
        raise
    except (ValueError, RecursionError) as error:  # TOML's own errors are of many kinds, and all of these
        raise BadComponents(f"{path.name} is not a TOML file: {error or 'nested too deeply'}") from None


def _checked(data: object, shape: type[T], name: str) -> T:
    try:
        return msgspec.convert(data, shape)
    except (msgspec.ValidationError, UnicodeError) as error:  # or half a letter, which no file can hold
        raise BadComponents(f"{name}: {error}") from None
