"""Reads and checks `components.toml`, ours or an owner's correction of it (patan-2)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, to_builtins

from durbar.core.components import Provenance, read_components
from durbar.core.errors import BadComponents, quoted
from durbar.games.patan.cards import LARGEST_TABLE, Box, Card

CARDS = 15


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """One card."""

    value: int
    provenance: Provenance = "reconstructed"


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    hand: int
    provenance: Provenance = "reconstructed"


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """What a components file says."""

    card: list[Printed]
    game: Numbers


def read_box(source: Path | str | Mapping[str, object] | None = None) -> Box:
    """The box of a components file (a path), of its contents as plain data, or, without either, the standard one."""
    contents = read_components(Path(__file__).with_name("components.toml") if source is None else source, Contents)
    check(contents)
    return Box([Card(card.value) for card in contents.card], contents.game.hand, to_builtins(contents))


def check(contents: Contents) -> None:
    """Refuse a box with which the game cannot be played."""
    if [card.value for card in contents.card] != list(range(1, CARDS + 1)):
        raise BadComponents(f"the box has the cards 1 to {CARDS}, each once and in this order")
    most = CARDS // LARGEST_TABLE
    if not 1 <= contents.game.hand <= most:
        raise BadComponents(f"hand is {quoted(contents.game.hand)}; 1 to {most} cards can be dealt to everybody")
