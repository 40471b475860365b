"""The journal: everything that ever happened at a match, one numbered entry after the other, never changed.

A match is what its entries add up to (`match.py`). Entries are stored as JSON and are for the server alone: they name
guests and hidden moves. What a viewer is told of an entry is made by `told_to`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

import msgspec
from msgspec import Struct

from durbar.core.errors import DurbarError
from durbar.server.wire import FORMER, Days, Pace


class Unreadable(DurbarError):
    """A journal is there, but it cannot be read."""


HOUSE = "house"  # who owns the box that a server was started with; no guest is called so
Plays = list[tuple[int, str]]  # seats and the notation of their moves
Clocks = list[int] | None  # milliseconds left for each seat, if the match has a clock


class Body(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """What happened.

    changes_table: whether a table looks otherwise after it, but for its number
    """

    changes_table: ClassVar[bool] = True

    def told_to(self, viewer: int) -> dict[str, Any]:
        """What this viewer may know of it, besides the events of the game."""
        return {"kind": KINDS[type(self)], **self.facts(viewer)}

    def facts(self, viewer: int) -> dict[str, Any]:
        return {}


class Created(Body, frozen=True, tag="created"):
    """A match. `hints` is None in journals from before anybody could choose (`Match.hints`).

    owner:  the guest whose box it is played with, or the `HOUSE`; empty where it is the usual one, and in old journals
    lesson: whether it is the lesson of its game (`lessons.py`)
    rated:  whether it is to count for ratings
    gather: where the house has seated everybody and begins (`arranged.py`): for how many seconds it waits for them
    tournament: the one that it is a match of
    """

    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    host: str
    listed: bool
    commitment: str
    pace: Pace | None = None
    components: dict[str, Any] | None = None
    odds: bool = True
    hints: bool | None = None
    lesson: bool = False
    days: Days | None = None
    owner: str = ""
    rated: bool = False
    gather: int | None = None
    tournament: str = ""


class Sat(Body, frozen=True, tag="sat"):
    """Somebody sits down, or has another name.

    nonce:  in matches that began under the first promise, the word of this seat; later ones know only its seal
    member: whether this is a member under their own name
    """

    seat: int
    guest: str
    name: str
    nonce: str = ""
    seal: str = ""
    member: bool = False

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name}


class Stood(Body, frozen=True, tag="stood"):
    seat: int

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat}


class BotSat(Body, frozen=True, tag="bot"):
    """Before the start: a bot in a free seat."""

    seat: int
    level: str
    name: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "level": self.level, "name": self.name}


class Removed(Body, frozen=True, tag="removed"):
    """Before the start: the host has sent the person of this seat away."""

    seat: int
    guest: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat}


class Named(Body, frozen=True, tag="named"):
    """The person of this seat has another name, or is a member now, without a word of theirs at this match."""

    seat: int
    guest: str
    name: str
    member: bool = False

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name}


class Sealed(Body, frozen=True, tag="sealed"):
    """Before the start: a seat has, or has anew, a nonce of its own."""

    seat: int
    seal: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat}


class Dealing(Body, frozen=True, tag="dealing"):
    """From now on no seal can be changed, and the nonces of these are awaited; a seat that is left out has none."""

    seals: list[str]

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seals": self.seals}


class Revealed(Body, frozen=True, tag="revealed"):
    """A seat's nonce, while others are awaited; the last one to be awaited starts the match."""

    seat: int
    nonce: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat}


class CalledOff(Body, frozen=True, tag="called-off"):
    """These seats did not reveal their nonces in time: the match has not started, and what was revealed is spent."""

    seats: list[int]

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seats": self.seats}


class Started(Body, frozen=True, tag="started"):
    """The seats are dealt in. The seed follows from the secret, which the store keeps apart, and the nonces.

    seed:     that of a game played elsewhere, if it was made in another way
    edition:  of the promise by which secret and nonces make the seed
    position: where the game begins, if not with its deal
    rated:    whether it counts for the ratings of those who sit here
    """

    nonces: list[str]
    seed_commitment: str
    clocks: Clocks = None
    seed: int | str | None = None
    edition: int = 1
    position: str | None = None
    rated: bool = False

    def facts(self, viewer: int) -> dict[str, Any]:
        told = {"edition": self.edition, "nonces": self.nonces, "seed_commitment": self.seed_commitment}
        return {**told, "rated": True} if self.rated else told


class Moved(Body, frozen=True, tag="moved"):
    """One move; or, where several seats chose at once, all their moves in the order of the seats."""

    plays: Plays
    clocks: Clocks = None

    def told_to(self, viewer: int) -> dict[str, Any]:
        if len(self.plays) == 1:  # as most are: made at once
            seat, notation = self.plays[0]
            return {"kind": "moved", "seats": [seat], "moves": [notation] if seat == viewer else []}
        return super().told_to(viewer)

    def facts(self, viewer: int) -> dict[str, Any]:
        own = [notation for seat, notation in self.plays if seat == viewer]
        return {"seats": sorted({seat for seat, _ in self.plays}), "moves": own}


class Chose(Body, frozen=True, tag="chose"):
    """A seat's choice so far, while others still choose; it can be changed until all are ready."""

    seat: int
    moves: list[str]
    ready: bool
    clocks: Clocks = None

    def facts(self, viewer: int) -> dict[str, Any]:
        seen: dict[str, Any] = {"seat": self.seat, "ready": self.ready}
        return {**seen, "moves": self.moves} if viewer == self.seat else seen


class Stumbled(Body, frozen=True, tag="stumbled"):
    """The bot of this seat failed, and a simpler one decides instead: `by`, or chance alone (`random`)."""

    seat: int
    level: str
    by: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "level": self.level, "by": self.by}


class Undone(Body, frozen=True, tag="undone"):
    """The match goes on after its first `moves` moves."""

    seat: int
    moves: int
    clocks: Clocks = None

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self.moves}


class Asked(Body, frozen=True, tag="asked"):
    """A seat asks to go back to the first `moves` moves."""

    seat: int
    moves: int

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self.moves}


class Answered(Body, frozen=True, tag="answered"):
    seat: int
    yes: bool

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "yes": self.yes}


class Handed(Body, frozen=True, tag="handed"):
    """A bot plays for the person of this seat, because they left, were away, or their time was up.

    Where the table's rule says so, a time that is up is the end for this seat: it has `resigned`.
    """

    seat: int
    level: str
    why: str
    clocks: Clocks = None

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "level": self.level, "why": self.why}


class OnHoliday(Body, frozen=True, tag="holiday"):
    """The time of this seat was up, but its person is on holiday: it has more.

    until: when the holiday ends, in milliseconds since 1970
    """

    seat: int
    until: int
    clocks: Clocks = None

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "until": self.until}


class Returned(Body, frozen=True, tag="returned"):
    """The person of this seat plays again."""

    seat: int
    clocks: Clocks = None

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat}


class Paused(Body, frozen=True, tag="paused"):
    """The clocks stand still: the server, or everybody, is away."""

    clocks: Clocks


class Resumed(Body, frozen=True, tag="resumed"):
    """The clocks run again."""


class Walkover(Body, frozen=True, tag="walkover"):
    """In a tournament, all but one seat have lost whatever the board says: the match is over.

    seats: who has not; nobody, where all have lost
    """

    seats: list[int]

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seats": self.seats}


class Said(Body, frozen=True, tag="chat"):
    changes_table = False

    seat: int | None
    name: str
    text: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"seat": self.seat, "name": self.name, "text": self.text}


class ChatSet(Body, frozen=True, tag="chat-set"):
    """From now on people may chat here, or not."""

    on: bool

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"on": self.on}


class Rated(Body, frozen=True, tag="rated"):
    """After the end: the match is counted for the ratings of those who sat here.

    number: of all rated matches of this server, in the order in which they were counted
    before: the points of each seat before it, and `after` those after it
    """

    changes_table = False

    number: int
    before: list[int]
    after: list[int]

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"before": self.before, "after": self.after}


class Rematched(Body, frozen=True, tag="rematch"):
    match: str

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"match": self.match}


class Closed(Body, frozen=True, tag="closed"):
    """The only person here has put the table away, or the house for a reason: nothing happens at it any more."""

    reason: str = ""

    def facts(self, viewer: int) -> dict[str, Any]:
        return {"reason": self.reason} if self.reason else {}


AnyBody = (
    Created
    | Sat
    | Stood
    | BotSat
    | Removed
    | Named
    | Sealed
    | Dealing
    | Revealed
    | CalledOff
    | Started
    | Moved
    | Chose
    | Stumbled
    | Undone
    | Asked
    | Answered
    | Handed
    | OnHoliday
    | Returned
    | Paused
    | Resumed
    | Walkover
    | Said
    | ChatSet
    | Rated
    | Rematched
    | Closed
)


KINDS = {body: body.__struct_config__.tag for body in get_args(AnyBody)}


class Entry(Struct, frozen=True, gc=False):
    """One line of the journal.

    number:  1, 2, 3 … without gaps
    at:      when, in milliseconds since 1970: a date, which may jump and by which no clock goes
    author:  the guest whose command it was, or empty
    command: the id the client gave its command, or empty
    tick:    when by the server's stopwatch, in milliseconds; None in old journals, where the date has to do
    """

    number: int
    at: int
    author: str
    command: str
    body: AnyBody
    tick: int | None = None

    @property
    def time(self) -> int:
        """When this was, for clocks."""
        return self.at if self.tick is None else self.tick


def renamed(body: AnyBody, author: str, guest: str, name: str, seats: Mapping[int, str]) -> AnyBody:
    """An entry in which somebody has another name, who left the house or must not be called as they were; at some seats
    one that nobody else has there. It is the one change that is ever made to a journal."""
    if isinstance(body, Sat | Named) and body.guest == guest:
        called = seats.get(body.seat, name)
        return msgspec.structs.replace(body, name=called, member=body.member and called == name != FORMER)
    if isinstance(body, Said) and author == guest:
        called = name if body.seat is None else seats.get(body.seat, name)
        return msgspec.structs.replace(body, name=called)
    return body


encode_body = msgspec.json.Encoder().encode
decode_body = msgspec.json.Decoder(AnyBody).decode
