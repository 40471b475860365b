"""Fields: how a state stands in a position, declared once; its shape, writing and reading follow from that.

A game declares the fields of its table and of what lies there in its `position.py`, in the order in which they are
written:

    PLAYER = Fields(Player, unwritten=("final",), coins=within(0, MOST_COINS), hand=each(CARD))

Every field of a class is named here, or is `unwritten` because it follows from the options and the other fields; a law
holds the classes and their copies against it (`tests/proofs/test_fields.py`). Whether a game could come to what was
read is the game's own question, and is asked afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from enum import IntEnum
from typing import Any, Literal, TypeVar, get_args

import msgspec

from durbar.core.errors import BadPosition, BadSeed, quoted
from durbar.core.rng import read_rng

MOST_COUNTED = 10**9
OF_EVERY_STATE = ("game", "options", "moves", "seats", "log")
E = TypeVar("E", bound=IntEnum)


class Form:
    """How a value is written.

    shape:     the type of what is written
    write:     what is written of a value, at this table
    read:      the value of what was written, at this table; refuses it by the field's name
    default:   what is left out where it stands
    attribute: the field of the state, if that has another name
    """

    def __init__(self, shape: Any, write: Callable[[Any, Any], Any], read: Callable[[Any, str, Any], Any]) -> None:
        self.shape = shape
        self.write = write
        self.read = read
        self.default: Any = msgspec.NODEFAULT
        self.attribute = ""

    def usually(self, written: Any) -> Form:
        """The same, left out where this would be written."""
        form = copy(self)
        form.default = written
        return form

    def of(self, attribute: str) -> Form:
        """The same for a field that the state calls otherwise."""
        form = copy(self)
        form.attribute = attribute
        return form


class Particular(Form):
    """Something that is not simply the value of one field: written of, and read into, the thing it belongs to. It is
    read last, as it may ask for the rest.

    fields: those of the state that it is made of
    """

    def __init__(
        self,
        shape: Any,
        write: Callable[[Any, Any], Any],
        read: Callable[[Any, Any, Any], None],
        *fields: str,
    ) -> None:
        super().__init__(shape, write, read)
        self.fields = fields


class Fields(Form):
    """The fields of one class, each with its form, in the order of a position.

    of_class:  the class
    make:      a thing of this class at this table, before its fields are read
    unwritten: the fields that follow from others
    """

    def __init__(
        self,
        of_class: type[Any],
        make: Callable[[Any, Any], Any] | None = None,
        unwritten: Sequence[str] = (),
        **forms: Form,
    ) -> None:
        shapes = [(name, form.shape, form.default) for name, form in forms.items()]
        shape = msgspec.defstruct(of_class.__name__, shapes, frozen=True, forbid_unknown_fields=True, kw_only=True)
        super().__init__(shape, self.write_thing, self.read_thing)
        self.of_class = of_class
        self.make = make or (lambda table, written: of_class())
        self.unwritten = unwritten
        self.forms = forms
        self.writing = [(name, attribute_of(name, form), form.write, form.default) for name, form in forms.items()]

    def write_thing(self, table: Any, thing: Any) -> dict[str, Any]:
        """All of its fields as plain data."""
        written: dict[str, Any] = {}
        for name, attribute, write, default in self.writing:
            value = write(table, getattr(thing, attribute) if attribute else thing)
            if default is msgspec.NODEFAULT or value != default:
                written[name] = value
        return written

    def read_thing(self, table: Any, name: str, written: Any) -> Any:
        thing = self.make(table, written)
        self.read_into(table, thing, written)
        return thing

    def read_into(self, table: Any, thing: Any, written: Any) -> None:
        for name, form in self.forms.items():
            if not isinstance(form, Particular):
                setattr(thing, attribute_of(name, form), form.read(table, name, getattr(written, name)))
        for name, form in self.forms.items():
            if isinstance(form, Particular):
                form.read(table, thing, getattr(written, name))

    def read_table(self, table: Any, data: Any) -> None:
        """Put everything where a written position says, on an empty table."""
        try:
            written = msgspec.convert(data, self.shape)
        except msgspec.ValidationError as error:
            raise BadPosition(f"the position does not have the right shape: {error}") from None
        players = len(getattr(written, "players", range(table.seats)))
        if players != table.seats:
            raise BadPosition(f"the position has {players} players at a table of {table.seats}")
        self.read_into(table, table, written)

    def names(self) -> list[str]:
        """The fields of the class that are declared here."""
        found = list(self.unwritten)
        for name, form in self.forms.items():
            found += form.fields if isinstance(form, Particular) else [attribute_of(name, form)]
        return found


def attribute_of(name: str, form: Form) -> str:
    """The field of the state that is written by this name, if it is one."""
    return "" if isinstance(form, Particular) else form.attribute or name


# What a number may be


def require_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPosition(f"{name} is {quoted(value)}; it can be {least} to {most}")


def require_seat(table: Any, name: str, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise BadPosition(f"{name} speaks of seat {quoted(seat)}; this table has seats 0 to {table.seats - 1}")


def names_of(kinds: type[E], names: Any) -> dict[E, Any]:
    """What the wire and positions call these kinds: their names as one says them, which a `Literal` lists for types."""
    found = {kind: kind.name.lower() for kind in kinds}
    assert get_args(names) == tuple(found.values()), f"{kinds.__name__} and its names differ"
    return found


# Forms


def write_as_it_is(table: Any, value: Any) -> Any:
    return value


def plain(shape: Any) -> Form:
    """Written as it is, and right whatever it is."""
    return Form(shape, write_as_it_is, lambda table, name, written: written)


Bound = int | Callable[[Any], int]


def within(least: int, most: Bound, counts_from: int = 0) -> Form:
    """A whole number from `least` to `most`, which may be asked of the table; the state may count from another one."""

    def read(table: Any, name: str, written: int) -> int:
        require_range(name, written, least, most if isinstance(most, int) else int(most(table)))
        return written + counts_from

    return Form(int, lambda table, value: value - counts_from, read)


def counted(least: int = 0) -> Form:
    """A count that nothing depends on: games that could go on for ever stop counting somewhere."""

    def read(table: Any, name: str, written: int) -> int:
        if not least <= written <= MOST_COUNTED:
            raise BadPosition(f"{name} is {quoted(written)}; it can be {least} to {MOST_COUNTED:,}")
        return written

    return Form(int, lambda table, value: min(value, MOST_COUNTED), read)


def one_of(names: dict[E, Any]) -> Form:
    """One of these kinds, by its name."""
    kinds = {name: kind for kind, name in names.items()}
    return Form(Literal[tuple(kinds)], lambda table, value: names[value], lambda table, name, written: kinds[written])


def named(names: Sequence[str]) -> Form:
    """A number that stands for one of these names."""
    return Form(
        Literal[tuple(names)],
        lambda table, value: names[value],
        lambda table, name, written: names.index(written),
    )


def maybe(form: Form, nothing: Any = None, written_as: str | None = None) -> Form:
    """This, or nothing: what the state has for that, and what is written."""
    return Form(
        form.shape | None if written_as is None else form.shape,
        lambda table, value: written_as if value is nothing or value == nothing else form.write(table, value),
        lambda table, name, written: nothing if written == written_as else form.read(table, name, written),
    )


def each(form: Form) -> Form:
    """A list of these."""
    return Form(
        list[form.shape],  # type: ignore[name-defined]
        lambda table, values: [form.write(table, value) for value in values],
        lambda table, name, written: [form.read(table, name, value) for value in written],
    )


def from_the_top(form: Form) -> Form:
    """A pile of these: the state has its top last, a position first."""
    listed = each(form)
    return Form(
        listed.shape,
        lambda table, values: listed.write(table, values[::-1]),
        lambda table, name, written: listed.read(table, name, written[::-1]),
    )


def thing(find: Callable[[Any, str], Any]) -> Form:
    """A card or the like, by its key; `find` looks for it in the box."""
    return Form(str, lambda table, value: value.key, lambda table, name, key: find(table, key))


def read_seat(table: Any, name: str, written: int) -> int:
    require_seat(table, name, written)
    return written


def read_luck(table: Any, name: str, written: str) -> Any:
    try:
        return read_rng(written)
    except BadSeed as error:
        raise BadPosition(f"{name}: {error}") from None


SEAT = Form(int, write_as_it_is, read_seat)
MARK = counted()
RNG = Form(str, lambda table, rng: rng.written(), read_luck)
