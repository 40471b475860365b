"""Reads and checks `components.toml`, ours or an owner's correction of it (kyoto-3, kyoto-4, kyoto-46)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import to_builtins

from durbar.core.components import Part, Provenance, read_components, require
from durbar.core.errors import BadComponents, quoted
from durbar.games.kyoto.cards import LARGEST_TABLE, LARGEST_VALUE, Box, Card

EXPLORATION_CARDS = 81  # rulebook
SPECIAL_CARDS = 28  # rulebook
VALUES = range(LARGEST_VALUE + 1)

Effect = Literal["immediate", "discard_rightmost", "limit_18", "refuse"]
KEYS: dict[Effect, str] = {"immediate": "gift", "discard_rightmost": "back", "limit_18": "late", "refuse": "refuse"}


class Exploration(Part, frozen=True):
    """So many exploration cards of one face."""

    value: int
    count: int
    bells: int = 0
    draw: bool = False
    provenance: Provenance = "reconstructed"

    @property
    def key(self) -> str:
        return f"e{self.value}" + (f"b{self.bells}" if self.bells else "d" if self.draw else "")

    def check(self) -> None:
        if self.value not in VALUES:
            raise BadComponents(f"an exploration card has a time value from 0 to 5, not {quoted(self.value)}")
        if self.bells not in (0, 1, 2) or (self.bells and self.draw):
            raise BadComponents(
                f"an exploration card carries 1 bell, 2 bells, 'draw one more' or nothing, unlike the one of value"
                f" {self.value} with bells = {self.bells} and draw = {str(self.draw).lower()}"
            )


class Special(Part, frozen=True):
    """So many special cards of one face."""

    effect: Effect
    count: int
    bells: int = 0
    provenance: Provenance = "reconstructed"

    @property
    def key(self) -> str:
        return KEYS[self.effect] + (str(self.bells) if self.bells else "")

    def check(self) -> None:
        if self.effect == "immediate" and self.bells not in (1, 2):
            raise BadComponents(f"an immediate card brings 1 or 2 bells, not {self.bells}")
        if self.effect != "immediate" and self.bells:
            raise BadComponents(f"only immediate cards bring bells; {self.effect} has bells = {self.bells}")


class Numbers(Part, frozen=True):
    """The three numbers of the rules."""

    limit: int
    raised_limit: int
    bells_to_win: int
    provenance: Provenance = "rulebook"


class Contents(Part, frozen=True):
    """What a components file says."""

    exploration: list[Exploration]
    special: list[Special]
    game: Numbers

    def cards(self) -> list[Exploration | Special]:
        return [*self.exploration, *self.special]


def read_box(source: Path | str | Mapping[str, object] | None = None) -> Box:
    """The box of a components file (a path), of its contents as plain data, or, without either, the standard one."""
    contents = read_components(Path(__file__).with_name("components.toml") if source is None else source, Contents)
    check(contents)
    cards = contents.cards()
    faces = [
        Card(index, card.key, card.value if isinstance(card, Exploration) else 0, card.bells)
        for index, card in enumerate(cards)
    ]
    return Box(faces, [card.count for card in cards], to_builtins(contents))


def check(contents: Contents) -> None:
    """Refuse a box that is not one of Gangs of Kyoto."""
    seen: set[str] = set()
    for card in contents.cards():
        card.check()
        if card.key in seen:
            raise BadComponents(f"the face {card.key} is listed twice; give it one line with the sum of its counts")
        require(card.key, "count", card.count, 1, EXPLORATION_CARDS)  # a face of which there is none has no line
        seen.add(card.key)
    require_total("exploration", sum(card.count for card in contents.exploration), EXPLORATION_CARDS)
    require_total("special", sum(card.count for card in contents.special), SPECIAL_CARDS)
    for value in VALUES:
        if not any(card.value == value for card in contents.exploration):
            raise BadComponents(f"no exploration card has the time value {value}; each value from 0 to 5 occurs")
    for effect in KEYS:
        if not any(card.effect == effect for card in contents.special):
            raise BadComponents(f"there is no special card with the effect {effect}")
    check_numbers(contents)


def require_total(family: str, total: int, right: int) -> None:
    if total != right:
        raise BadComponents(f"there are {total} {family} cards; the box has {right}")


def check_numbers(contents: Contents) -> None:
    """Refuse numbers with which a game could not be played, or might never end."""
    numbers = contents.game
    if numbers.limit <= max(VALUES):
        raise BadComponents(f"limit must be {max(VALUES) + 1} or more, so that each card can lie in a row")
    if numbers.raised_limit <= numbers.limit:
        raise BadComponents("raised_limit must be above limit")
    if time_in_the_box(contents) <= time_that_fits(contents):
        raise BadComponents("the time values in the box are too small for these limits: nobody need ever be too late")
    bells = sum(card.count * card.bells for card in contents.cards())
    most = (bells - 1) // LARGEST_TABLE + 1
    if not 1 <= numbers.bells_to_win <= most:
        raise BadComponents(
            f"bells_to_win is {quoted(numbers.bells_to_win)}; with {bells} bells in the box it can be 1 to {most},"
            " or nobody might ever win"
        )


def time_in_the_box(contents: Contents) -> int:
    return sum(card.value * card.count for card in contents.exploration)


def time_that_fits(contents: Contents) -> int:
    """How much time value a full table can hold without anybody being too late, steps back and refusals all used."""
    saviours = sum(card.count for card in contents.special if card.effect in ("discard_rightmost", "refuse"))
    return LARGEST_TABLE * (contents.game.raised_limit - 1) + max(VALUES) * saviours
