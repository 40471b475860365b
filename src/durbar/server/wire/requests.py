"""What a client asks the house for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from durbar.server.wire.words import CommandId, Days, Level, Name, Number, Pace, SeatNumber


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to create. `bots` says which seats bots take; without `pace` or `days` nobody is hurried.

    odds:  whether the table shows how likely what a player fears is to happen
    hints: whether whoever plays may ask a master; left out, only where at most one person can sit
    rated: whether it counts for the ratings of those who play, if all of them are members when it starts
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    bots: Annotated[dict[SeatNumber, Level], Meta(max_length=10)] = {}
    listed: bool = False
    pace: Pace | None = None
    components: dict[str, Any] | None = None
    odds: bool = True
    hints: bool | None = None
    days: Days | None = None
    rated: bool = False


class PairingWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play now, with whoever wants the same.

    request:    made up by the client: however often it asks, it is seated once
    rated:      only with members, and it counts
    bots_after: seconds after which bots take the seats that are still free; None is never
    """

    request: CommandId
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=10)]
    pace: Pace | None = None
    days: Days | None = None
    rated: bool = False
    bots_after: Annotated[int, Meta(ge=5, le=3_600)] | None = None


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be held.

    seats:       how many sit at a table; fewer where the numbers need it
    rounds:      how many, where that is not decided by the players; left out, as many as usual
    sit_minutes: how long somebody has to come to their table, where there is a live clock or none
    absent:      what happens then: the match is `lost` for them, or a `bot` plays until they come; over days, when
                 their time is up
    """

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    format: Literal["knockout", "swiss", "roundrobin"]
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    rounds: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    pace: Pace | None = None
    days: Days | None = None
    rated: bool = False
    sit_minutes: Annotated[int, Meta(ge=1, le=1_440)] = 5
    absent: Literal["lost", "bot"] = "lost"


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """The member whom somebody invites to a match."""

    name: Name


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that somebody wants to learn."""

    game: Annotated[str, Meta(max_length=40)]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that so many players would like; those that come first matter more."""

    seats: Annotated[int, Meta(ge=1, le=10)]
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}


class ComponentsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's list of components: as TOML, or as the plain data that such a file says."""

    text: Annotated[str, Meta(max_length=60_000)] = ""
    contents: dict[str, Any] | None = None


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


# What somebody asks for about themselves

Credential = dict[str, Any]  # a `PublicKeyCredential` of the browser, by its method `toJSON`


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class PasskeyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """By which name somebody wants to be a member; a member who wants another passkey says nothing."""

    name: Name | None = None


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made for us, and how its owner calls it."""

    credential: Credential
    name: Name


class ByPasskey(Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="passkey"):
    """Sign in with a passkey, after `POST /api/sessions/challenge`."""

    credential: Credential


class ByLink(Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="link"):
    """Sign in with a link that another device of this member shows."""

    link: Annotated[str, Meta(min_length=1, max_length=64)]


class ByCode(Struct, frozen=True, forbid_unknown_fields=True, tag_field="by", tag="code"):
    """Sign in with a recovery code, which is spent."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


SignIn = ByPasskey | ByLink | ByCode


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days a member is away, from now on; 0 is back."""

    days: Annotated[int, Meta(ge=0, le=365)]


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """A member who wants to be forgotten says their own name, so that it is no slip."""

    name: Name


# What somebody asks for about others

Distance = Literal["mute", "block"]


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom one met at a match: at a seat, or as who said what stands in an entry."""

    match: Annotated[str, Meta(max_length=32)]
    seat: SeatNumber | None = None
    entry: Number | None = None


class NewBlock(Person, frozen=True):
    """Somebody to mute, or to block as well."""

    how: Distance = "block"


class NewReport(Person, frozen=True, kw_only=True):
    """Something said, or the name at a seat, that hosts of the server should look at."""

    reason: Annotated[str, Meta(min_length=1, max_length=300)]


# How somebody wants to be told that it is their turn

Language = Literal["en", "fr"]
Minute = Annotated[int, Meta(ge=0, lt=1440)]  # of a day
MailAddress = Annotated[str, Meta(max_length=254)]


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants notices: its `PushSubscription`, with `p256dh` as key; a name for it, and its language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    name: Name
    language: Language


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which nothing is told, from one minute of the day to another, by the clocks of a time zone."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When not to be told; none, and it may be at any time."""

    quiet: Quiet | None


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A member's e-mail address, and how many hours are between two mails that tell of turns; 0 is never."""

    address: MailAddress
    every: Literal[0, 1, 6, 24]
    language: Language


class MailWord(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of a link in a mail."""

    word: Annotated[str, Meta(max_length=100)]


class LostWay(Struct, frozen=True, forbid_unknown_fields=True):
    """The e-mail address of a member who cannot sign in otherwise."""

    address: MailAddress
    language: Language
