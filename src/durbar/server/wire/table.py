"""What the server tells of a match: its table, and the messages in which that changes."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from durbar.core.errors import Facts
from durbar.core.patch import Patch
from durbar.server.wire.words import Days, Luck, Pace, Status


class SeatView(Struct, frozen=True, gc=False):
    """Who sits here. `bot` is the level of the bot that plays, if one does; `name` is empty at a free seat.

    member: whether a member sits here under their own name; else a person is a guest
    doing:  `choosing` or `ready` if the seat has something to decide, else `waiting`
    clock:  milliseconds left at the time of the entry, if there is a live clock
    lost:   whether the seat has lost, whatever the board says: its time was up where that is the end; or it counts for
            ratings, and its person had left when it ended
    """

    name: str
    bot: str | None
    member: bool
    doing: Literal["choosing", "ready", "waiting"]
    clock: int | None
    lost: bool = False


class Prompt(Struct, frozen=True, gc=False):
    """What must be decided now: a key of the game's catalogue (`prompt-<key>`) with its facts."""

    key: str
    facts: Facts


class Asking(Struct, frozen=True, gc=False):
    """Somebody asks to take a move back; those in `waiting` have not answered."""

    seat: int
    waiting: list[int]


class PromiseView(Struct, frozen=True, gc=False):
    """What is known so far of how the seed is made (docs/fairness.md).

    edition:         of the promise
    commitment:      the hash of the server's secret
    luck:            what each seat adds: `none` of its own; a `sealed` nonce, which is `revealed`, and then `mixed`
                     into the seed; or nothing after all, since its device was `away` at the start or `withheld` it
    seals:           before the start, the hash of each seat's nonce; while the cards are dealt, of those that count
    dealing:         while the cards are dealt, the seats whose nonces are awaited
    seed_commitment: from the start, the hash of the seed
    nonces:          at the end, those of the seats; a seat without has an empty one
    secret, seed:    at the end, the server's secret, and the seed that all of it makes
    """

    edition: int
    commitment: str
    luck: list[Luck]
    seals: list[str] | None = None
    dealing: list[int] | None = None
    seed_commitment: str | None = None
    nonces: list[str] | None = None
    secret: str | None = None
    seed: int | str | None = None


class Table(Struct, frozen=True, gc=False):
    """A match at one moment, as one viewer may know it.

    number:  of the last entry
    at:      when the table last changed but for its number, by the server's stopwatch, to be compared with `now` of the
             welcome: no date (milliseconds)
    turn:    of the last entry that changed what can be decided; commands give it as `after`
    ticking: the seats whose clock runs
    moves:   what the viewer's seat may play now
    forced:  whether that is but one, and need not be asked for: what costs something always is
    final:   the ids of those moves that show or hand over something, and so cannot freely be taken back
    odds:    for each seat, how likely what it fears most is to happen next, from what the viewer may know
    scores:  at the end; none where the match was decided before its game was over
    chat:    whether people may chat here
    undo:    whether the viewer may take a move back: freely, by asking, or not at all
    lesson:  to who learns: how many moves of the lesson were played; None once something else was played
    """

    number: int
    at: int
    turn: int
    status: Status
    seats: list[SeatView]
    due: list[int]
    ticking: list[int]
    view: Any
    prompt: Prompt | None
    moves: list[Any]
    forced: bool
    final: list[int]
    odds: list[float] | None
    undo: Literal["free", "ask", "none"]
    lesson: int | None
    asking: Asking | None
    scores: list[int] | None
    ranking: list[list[int]] | None
    promise: PromiseView
    rematch: str | None
    chat: bool


class MatchInfo(Struct, frozen=True, gc=False):
    """What does not change about a match. `hints` says whether whoever plays may ask a master.

    own_components: whether it is played with somebody's own box: that of the house (`house_box`), or of the player
                    `box_owner`, who may have left the table
    rated: whether it was made to count for ratings; once it has started, whether it does
    arranged: whether the house has seated everybody, and begins when they are there
    tournament: the one that it is a match of, or nothing
    """

    id: str
    game: str
    edition: str
    seats: int
    options: dict[str, Any]
    own_components: bool
    pace: Pace | None
    days: Days | None
    listed: bool
    hints: bool
    lesson: bool
    created: int
    rated: bool
    house_box: bool = False
    box_owner: str = ""
    arranged: bool = False
    tournament: str = ""


class You(Struct, frozen=True, gc=False):
    """What the guest behind a connection is to the match. `viewer` is the seat whose eyes these are, or -1."""

    viewer: int
    seats: list[int]
    host: bool


class Presence(Struct, frozen=True, gc=False, omit_defaults=True):
    """Whether the person of a seat is connected; if not, since when, and when the others may decide.

    All by the server's stopwatch, in milliseconds, but for the end of a `holiday`, where play takes days,
    which is in milliseconds since 1970.
    """

    seat: int
    here: bool
    away_since: int | None = None
    absent_at: int | None = None
    forfeit_at: int | None = None
    holiday: int | None = None


class Message(Struct, frozen=True, tag_field="type", gc=False):
    """Something the server sends."""


class EntryMessage(Message, frozen=True, tag="entry"):
    """An entry of the journal: what was done, and what it told.

    at:    the date, in milliseconds since 1970
    patch: what it changed about the table of the entry before (`core/patch.py`); left out when it is history, or
           changed nothing but the table's number
    """

    number: int
    at: int
    what: dict[str, Any]
    events: list[Facts]
    patch: Patch | None = None


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message. `entries` are those after the number the client gave; `complete` if none is missing.

    now: what the server's stopwatch shows, in milliseconds
    """

    match: MatchInfo
    you: You
    table: Table
    presence: list[Presence]
    entries: list[EntryMessage]
    complete: bool
    now: int


class YouMessage(Message, frozen=True, tag="you"):
    """The guest sat down or stood up: from now on these are the eyes, and this is what they see."""

    you: You
    table: Table


class PresenceMessage(Message, frozen=True, tag="presence"):
    """Who is here.

    start_at: before the start, when those who sit here may start without the host, who is away; at an arranged table,
              when it begins without who is missing (milliseconds)
    agreed:   the seats that want to
    """

    seats: list[Presence]
    watching: int
    start_at: int | None
    agreed: list[int]


class Acknowledged(Message, frozen=True, tag="ack"):
    """The command is done and kept for good; it is the entry of this number."""

    id: str
    number: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """The command was not done, why, and how the table stands."""

    id: str | None
    error: Problem
    table: Table | None = None


class Bye(Message, frozen=True, tag="bye"):
    """The server closes this connection; come back after `retry` milliseconds."""

    reason: str
    retry: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a request: a code for programs, a sentence for people, the rule where a rule forbids it.

    key, facts: the sentence in the game's catalogue, if it is one of the game: `refusal-<key>` of a move that a rule
                forbids (the code is illegal), else `unfit-<key>` of an option; without key, facts are the code's
    table:      how the table stands, if the request was a command
    """

    code: str
    message: str
    rule: str | None = None
    key: str | None = None
    facts: Facts | None = None
    table: Table | None = None


class Done(Struct, frozen=True, gc=False):
    """The answer to a command sent by POST."""

    number: int
