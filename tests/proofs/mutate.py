"""Damages positions: small edits of their JSON that keep much of it plausible, so that the readers have to think.

A *place* is a path into the document, its *kind* the same path with every index left out: all hands are of one kind.
Edits choose the kind first, so that a lonely number is tried as often as the hundred cards of a pile.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

from durbar.core.rng import Rng

Place = tuple[str | int, ...]
Kind = tuple[str, ...]
Edit = Callable[["Mutation"], None]

NUMBERS = (-1, -2, 20, 100, 255, 1000, 10**6, 10**9, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30)
JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    0.5,
    -1.0,
    1e300,
    "",
    "x",
    "é\ud800",
    "0",
    [],
    {},
    [None],
    [[]],
    {"": 0},
    "x" * 5000,
)
SWOLLEN = (2, 3, 8, 40, 1000, 120_000)


def kind_of(place: Place) -> Kind:
    return tuple("*" if isinstance(step, int) else step for step in place)


def places(document: Any, above: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Everything in the document, with where it is; the document itself is left out."""
    inside: Any = document.items() if isinstance(document, dict) else enumerate(document)
    for step, value in inside:
        yield (*above, step), value
        if isinstance(value, dict | list):
            yield from places(value, (*above, step))


def value_at(document: Any, place: Place) -> Any:
    for step in place:
        document = document[step]
    return document


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Vocabulary:
    """What real positions say in places of each kind, so that a position can be given a piece of another."""

    def __init__(self) -> None:
        self.values: dict[Kind, list[Any]] = {}
        self.keys: dict[Kind, list[str]] = {}  # … and which keys the objects of each kind have

    def learn(self, document: Any, most: int = 60) -> None:
        for place, value in places(document):
            kind = kind_of(place)
            known = self.values.setdefault(kind, [])
            if len(known) < most and value not in known:
                known.append(copy.deepcopy(value))
            if isinstance(place[-1], str):
                keys = self.keys.setdefault(kind_of(place[:-1]), [])
                if len(keys) < most and place[-1] not in keys:
                    keys.append(place[-1])


class Mutation:
    """A document that is being damaged, mostly in one of its parts."""

    def __init__(self, document: Any, vocabulary: Vocabulary, luck: Rng, part: str) -> None:
        self.document = copy.deepcopy(document)
        self.vocabulary = vocabulary
        self.luck = luck
        self.part = part

    # Choosing

    def any(self, items: Any) -> Any:
        return items[self.luck.below(len(items))]

    def somewhere(self, fits: Callable[[Any], bool]) -> Place | None:
        """A place whose value fits, any kind of place as likely as any other."""
        anywhere = self.luck.below(8) == 0
        kinds: dict[Kind, list[Place]] = {}
        for place, value in places(self.document):
            if (anywhere or place[0] == self.part) and fits(value):
                kinds.setdefault(kind_of(place), []).append(place)
        return self.any(self.any(list(kinds.values()))) if kinds else None

    def another(self, place: Place, fits: Callable[[Any], bool]) -> Place | None:
        """Another place that fits: of the same kind if there is one and luck wants it so, else of any kind."""
        found = [(other, value) for other, value in places(self.document) if fits(value) and other != place]
        if self.luck.below(2):
            found = [pair for pair in found if kind_of(pair[0]) == kind_of(place)] or found
        apart = [other for other, _ in found if other != place[: len(other)] and place != other[: len(place)]]
        return self.any(apart) if apart else None

    def put(self, place: Place, value: Any) -> None:
        value_at(self.document, place[:-1])[place[-1]] = copy.deepcopy(value)

    # Edits

    def change_number(self) -> None:
        if (place := self.somewhere(is_number)) is not None:
            here = value_at(self.document, place)
            self.put(place, (here + 1, here - 1, self.any(range(13)), self.any(NUMBERS))[self.luck.below(4)])

    def shift_numbers(self) -> None:
        """One more here, one fewer there."""
        if (place := self.somewhere(is_number)) is None or (other := self.another(place, is_number)) is None:
            return
        self.put(place, value_at(self.document, place) + 1)
        self.put(other, value_at(self.document, other) - 1)

    def change_type(self) -> None:
        if (place := self.somewhere(lambda _: True)) is not None:
            self.put(place, self.any(JUNK))

    def flip(self) -> None:
        if (place := self.somewhere(lambda value: isinstance(value, bool))) is not None:
            self.put(place, not value_at(self.document, place))

    def borrow(self) -> None:
        """A value that another real position has in such a place."""
        place = self.somewhere(lambda _: True)
        if place is not None and (known := self.vocabulary.values.get(kind_of(place))):
            self.put(place, self.any(known))

    def borrow_key(self) -> None:
        """A field that other real positions have, and this one has not."""
        if (place := self.somewhere(lambda value: isinstance(value, dict))) is None:
            return
        here = value_at(self.document, place)
        missing = [key for key in self.vocabulary.keys.get(kind_of(place), []) if key not in here]
        if missing and (key := self.any(missing)):
            here[key] = copy.deepcopy(self.any(self.vocabulary.values[(*kind_of(place), key)]))

    def copy_value(self) -> None:
        if (place := self.somewhere(lambda value: value is not None)) is None:
            return
        here = value_at(self.document, place)
        if (other := self.another(place, lambda value: type(value) is type(here))) is not None:
            self.put(other, here)

    def exchange(self) -> None:
        """Two values of one type change places: two cards, two hands, two players."""
        if (place := self.somewhere(lambda value: value is not None)) is None:
            return
        here = value_at(self.document, place)
        if (other := self.another(place, lambda value: type(value) is type(here))) is not None:
            there = value_at(self.document, other)
            self.put(place, there)
            self.put(other, here)

    def move_item(self) -> None:
        """An item goes from one list to another, as a card from zone to zone."""
        if (place := self.somewhere(lambda value: isinstance(value, list) and bool(value))) is None:
            return
        if (other := self.another(place, lambda value: isinstance(value, list))) is not None:
            here, there = value_at(self.document, place), value_at(self.document, other)
            there.insert(self.luck.below(len(there) + 1), here.pop(self.luck.below(len(here))))

    def move_all(self) -> None:
        """A whole list is emptied into another."""
        if (place := self.somewhere(lambda value: isinstance(value, list) and bool(value))) is None:
            return
        if (other := self.another(place, lambda value: isinstance(value, list))) is not None:
            here = value_at(self.document, place)
            value_at(self.document, other).extend(here)
            here.clear()

    def change_list(self) -> None:
        if (place := self.somewhere(lambda value: isinstance(value, list) and bool(value))) is None:
            return
        items = value_at(self.document, place)
        at, to, what = self.luck.below(len(items)), self.luck.below(len(items)), self.luck.below(6)
        if what == 0:
            del items[at]
        elif what == 1:
            items.insert(to, copy.deepcopy(items[at]))
        elif what == 2:
            items[at], items[to] = items[to], items[at]
        elif what == 3:
            items.reverse()
        elif what == 4:
            del items[at:]
        else:
            self.luck.shuffle(items)

    def swell(self) -> None:
        """The same item again and again."""
        if self.luck.below(4) == 0 and (place := self.somewhere(lambda value: isinstance(value, list) and bool(value))):
            items = value_at(self.document, place)
            at = self.luck.below(len(items))
            items[at:at] = [items[at]] * self.any(SWOLLEN)

    def change_keys(self) -> None:
        if (place := self.somewhere(lambda value: isinstance(value, dict) and bool(value))) is None:
            return
        here = value_at(self.document, place)
        key, what = self.any(list(here)), self.luck.below(4)
        if what == 0:
            here["unheard-of"] = 1
        elif what == 1:
            del here[key]
        else:  # another name for it
            here[self.any(self.vocabulary.keys.get(kind_of(place)) or ["x"])] = here.pop(key)


EDITS: tuple[Edit, ...] = (
    Mutation.change_number,
    Mutation.change_number,
    Mutation.shift_numbers,
    Mutation.change_type,
    Mutation.flip,
    Mutation.borrow,
    Mutation.borrow,
    Mutation.borrow_key,
    Mutation.copy_value,
    Mutation.exchange,
    Mutation.exchange,
    Mutation.move_item,
    Mutation.move_item,
    Mutation.move_all,
    Mutation.change_list,
    Mutation.swell,
    Mutation.change_keys,
)


def mutated(document: Any, vocabulary: Vocabulary, luck: Rng, part: str) -> Any:
    """The document with a few edits, most often one, and mostly in this part of it."""
    mutation = Mutation(document, vocabulary, luck, part)
    for _ in range((1, 1, 1, 2, 2, 3, 5)[luck.below(7)]):
        EDITS[luck.below(len(EDITS))](mutation)
    return mutation.document


# Records

WORDS = (
    "",
    " ",
    "#",
    ":",
    "0",
    "-1",
    "7",
    "99999999999999999999",
    "true",
    "null",
    "{}",
    "[" * 2000,
    "\ud800",
    "\x1b[2J",
)


def mutated_record(lines: list[str], luck: Rng) -> list[str]:
    """The lines of a record with a few edits; often the end line is made to fit, so that the moves have to be read."""
    lines = lines[:]
    for _ in range(1 + luck.below(3)):
        at, to, what = luck.below(len(lines)), luck.below(len(lines)), luck.below(8)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(to, lines[at])
        elif what == 2:
            lines[at], lines[to] = lines[to], lines[at]
        elif what == 3:
            lines[at:at] = [lines[at]] * (2, 50, 20_000)[luck.below(3)]
        elif what == 4:  # another word
            words = lines[at].split(" ")
            words[luck.below(len(words))] = WORDS[luck.below(len(WORDS))]
            lines[at] = " ".join(words)
        elif what == 5:  # another number
            lines[at] = re.sub(r"\d+", lambda found: str(abs(int(found[0][:18]) + int(luck.below(5)) - 2)), lines[at])
        elif what == 6:  # the end of another line
            lines[at] = lines[at].partition(":")[0] + ":" + lines[to].partition(":")[2]
        else:
            del lines[at + 1 :]
        lines = lines or [""]
    if luck.below(2):
        moves = sum(bool(re.match(r"\d+: ", line)) for line in lines)
        lines = [line for line in lines if not line.startswith("end:")] + [f"end: {moves} moves"]
    return lines


# What an edit did, and which part of it matters

MISSING = "(nothing)"
Difference = tuple[Place, Any]  # a place, and what stands there in the other document


def differences(one: Any, other: Any, above: Place = ()) -> list[Difference]:
    """Where the other document differs, as small as can be told: lists of other lengths are told whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in [*one, *(key for key in other if key not in one)]:
            found += differences(one.get(key, MISSING), other.get(key, MISSING), (*above, key))
        return found
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = []
        for number, (here, there) in enumerate(zip(one, other, strict=True)):
            found += differences(here, there, (*above, number))
        return found
    same = type(one) is type(other) and one == other
    return [] if same else [(above, other)]


def patched(document: Any, changes: list[Difference]) -> Any:
    """The document with these differences."""
    document = copy.deepcopy(document)
    for place, value in changes:
        inside = value_at(document, place[:-1])
        if value == MISSING:
            inside.pop(place[-1], None)
        else:
            inside[place[-1]] = copy.deepcopy(value)
    return document


def fewest(changes: list[Difference], still: Callable[[list[Difference]], bool]) -> list[Difference]:
    """As few of the differences as keep something so: none of them can be left out."""
    size = len(changes) // 2
    while size:
        at = 0
        while at < len(changes):
            fewer = changes[:at] + changes[at + size :]
            if still(fewer):
                changes = fewer
            else:
                at += size
        size //= 2
    return [] if still([]) else changes
