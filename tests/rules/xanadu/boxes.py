"""Boxes of Xanadu as an owner might describe them: the standard one, to be corrected."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import durbar

STANDARD_FILE = Path(durbar.__file__).parent / "games" / "xanadu" / "components.toml"

Contents = dict[str, Any]


def standard_box() -> Contents:
    """The contents of the standard box, to be corrected."""
    return tomllib.loads(STANDARD_FILE.read_text("utf-8"))


def card(box: Contents, key: str) -> Contents:
    """The line of a card."""
    found = next(line for line in box["card"] if line["key"] == key)
    assert isinstance(found, dict)
    return found
