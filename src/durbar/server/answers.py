"""What the house answers about guests, members, order and promises: the types, and how some of them are made."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple
from urllib.parse import quote

import msgspec

from durbar.core.position import digest
from durbar.core.reasons import Reason
from durbar.core.record import Record
from durbar.server import wire
from durbar.server.match import Match


class Answer(NamedTuple):
    """A value to be encoded, its status, and the cookies that go with it.

    newcomer: a guest who gets one
    session:  the token of a member's device, or an empty one that takes it away
    """

    value: Any
    status: int = 200
    newcomer: str = ""
    session: str | None = None


def file_name(match: Match, began: int, kind: str = "durbar") -> str:
    """A record, or a picture of it, as one looks for it later: the game, the day on which it began, and who played."""
    day = datetime.fromtimestamp(began / 1000, UTC).date().isoformat()
    names = (re.sub(r"[^\w]+", "-", chair.name).strip("-") for chair in match.chairs)
    return "-".join((match.game.name, day, *filter(None, names))) + f".{kind}"


def attachment(name: str) -> str:
    """The header that gives a file its name, for old readers without what they do not know."""
    plain = name.encode("ascii", "replace").decode().replace("?", "_")
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}"


class Warning(msgspec.Struct, frozen=True):
    """What a host of the server wants me to know; `DELETE /api/me/warnings/{id}` says that I have read it."""

    id: int
    at: int
    reason: str


class Mine(msgspec.Struct, frozen=True):
    """Who I am to the server.

    admin:   whether I may keep order here (`/api/admin`)
    warning: the first one I have not read
    """

    name: str
    member: bool = False
    admin: bool = False
    warning: Warning | None = None


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser that shows notices. Its id is the SHA-256 of its endpoint."""

    id: str
    name: str
    since: int


class NoticeInfo(msgspec.Struct, frozen=True):
    """How I want to be told that it is my turn.

    key:       by which a browser knows this server, for its `PushManager`
    mails:     whether this server can send e-mail
    every:     hours between two mails that tell of turns; 0 is never
    confirmed: whether somebody who reads mail there said that the address is mine
    """

    key: str
    mails: bool
    devices: list[DeviceInfo]
    quiet: wire.Quiet | None
    address: str | None
    confirmed: bool
    every: int


class Joined(msgspec.Struct, frozen=True):
    """A member's name, and recovery codes that are shown this once; none where a passkey was added."""

    name: str
    codes: list[str]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of mine; when it was added and last used, in milliseconds since 1970."""

    id: str
    name: str
    added: int
    used: int


class Link(msgspec.Struct, frozen=True):
    """The address on this server with which another device signs in, and for how many seconds it counts."""

    path: str
    seconds: int


class Profile(msgspec.Struct, frozen=True):
    """What I have played and won.

    since:   when I became a member
    codes:   how many recovery codes I have left
    holiday: until when I am on holiday; `days` is how many of them I may still take
    """

    name: str
    member: bool
    since: int | None
    codes: int
    tallies: list[wire.Tally]
    holiday: int | None = None
    days: int = 0


class Past(msgspec.Struct, frozen=True):
    """A finished match, and the seats that were mine."""

    match: wire.Summary
    seats: list[int]


class History(msgspec.Struct, frozen=True):
    """A page of my finished matches, and where the next one begins; None if this is the last."""

    matches: list[Past]
    next: str | None


class BlockInfo(msgspec.Struct, frozen=True):
    """Somebody whom I mute or block, by the name they had when I did; since when, in milliseconds since 1970."""

    id: str
    name: str
    how: wire.Distance
    since: int


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, as an admin knows them. With the id nobody can do anything but an admin."""

    id: str
    name: str
    member: bool


class SaidInfo(msgspec.Struct, frozen=True):
    """Something that was said at a match; whether it is what was reported."""

    at: int
    name: str
    text: str
    reported: bool


class ReportInfo(msgspec.Struct, frozen=True):
    """A report, with what its reporter saw; without lines it is about the name."""

    id: int
    at: int
    match: str
    reporter: PersonInfo
    accused: PersonInfo
    name: str
    reason: str
    lines: list[SaidInfo]
    settled: int | None


class Reports(msgspec.Struct, frozen=True):
    """The reports that wait, the oldest first, and some that are settled, the latest first."""

    waiting: list[ReportInfo]
    settled: list[ReportInfo]


class SanctionInfo(msgspec.Struct, frozen=True):
    """A warning that was not read, a silence or a ban; of a person, or of the range of addresses that is the target."""

    id: int
    kind: Literal["warn", "silence", "ban"]
    target: str
    person: PersonInfo | None
    at: int
    until: int | None
    reason: str


class AuditInfo(msgspec.Struct, frozen=True):
    """Who did what to whom, and why."""

    number: int
    at: int
    who: str
    act: str
    target: str
    facts: dict[str, int | str]


class AuditPage(msgspec.Struct, frozen=True):
    """The last lines of the audit log, the latest first; the number of the first that was changed, if one was."""

    lines: list[AuditInfo]
    false: int | None


class Token(msgspec.Struct, frozen=True):
    """A guest for a script: send it as `Authorization: Bearer …`."""

    token: str
    name: str


class Verified(msgspec.Struct, frozen=True):
    """Whether the promise made before a match was kept: the moves replayed from secret and nonces."""

    kept: bool
    edition: int
    commitment: str
    seed_commitment: str
    secret: str
    nonces: list[str]
    seed: str
    moves: int
    state: str


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do, best first, and how sure it is of each move.

    line:    the best of them, and what the seat would play after it as long as nothing is drawn, rolled or revealed
    reasons: why, the most telling first: messages `reason-<key>` of the game's catalogue with their facts
    choices: how many legal moves there are
    """

    moves: list[tuple[str, float]]
    line: list[str]
    reasons: list[Reason]
    choices: int


def verified(record: Record) -> Verified:
    """Replay a finished match from secret and nonces."""
    promise = record.promise
    again = Record.parse(str(record))
    return Verified(
        kept=promise is not None and again.seed == promise.seed and promise.commitment == record.commitment,
        edition=promise.edition if promise else 1,
        commitment=record.commitment,
        seed_commitment=promise.seed_commitment if promise else "",
        secret=promise.secret if promise else "",
        nonces=list(promise.nonces) if promise else [],
        seed=str(record.seed),
        moves=len(again.moves),
        state=digest(again.replay()),
    )
