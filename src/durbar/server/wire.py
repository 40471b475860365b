"""The wire: every value that goes in or out of the server, as a type. JSON by msgspec; nothing else is ever encoded.

A client sends *commands*. Each carries an `id` that the client made up; the server applies a command once, however
often it arrives. The server sends *messages*: first a `welcome`, then one `entry` for each entry of the match's
journal, numbered without gaps, as this viewer may know it; and between them acknowledgements and who is present.
None of these values can be part of a cycle, so Python's garbage collector need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from durbar.core.errors import DurbarError, Facts
from durbar.core.patch import Patch

Text = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Digits = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]  # 32 bytes: a nonce, or a hash
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Literal["easy", "medium", "hard", "master"]
Status = Literal["open", "running", "over", "closed"]  # closed: put away before its end
Luck = Literal["none", "sealed", "revealed", "mixed", "away", "withheld"]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Mode = Literal["solo", "teams", "bots", "people", "lesson"]
FORMER = "a former member"  # the name of who left the house; a client says it in its own language


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """A live clock: seconds each person has in all, and seconds added for each move."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True):
    """Play over days: the hours each person has for each decision, and what happens when they are over.

    late: `bot`, a bot plays on until the person comes back; or `resign`, it plays on for good, and the seat has lost
    """

    hours: Literal[12, 24, 48, 72, 168]
    late: Literal["bot", "resign"] = "bot"


# What a client asks for


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


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", gc=False):
    """Something to do at a match."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at a free seat, or come back to one's own. The seal is that of a nonce, as in `seal`."""

    seat: SeatNumber
    name: Name | None = None
    seal: Digits | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat. In a running match a bot plays on, and one can come back."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    """Put a bot in a free seat (before the start), or let one play for somebody who is away."""

    seat: SeatNumber
    level: Level = "medium"


class Free(Command, frozen=True, tag="free"):
    """Take a bot, or before the start anybody, out of a seat; in a running match, hand it back to its person."""

    seat: SeatNumber


class Remove(Command, frozen=True, tag="remove"):
    """Before the start: send somebody away from a seat; they cannot sit down again, and say nothing more here."""

    seat: SeatNumber


class Seal(Command, frozen=True, tag="seal"):
    """Add one's own luck: show the hash of a nonce that nobody else knows, and reveal the nonce at the start."""

    seat: SeatNumber
    seal: Digits


class Start(Command, frozen=True, tag="start"):
    """Begin: all seats are taken. Where seats have sealed nonces, these are awaited first."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Show the nonce that was sealed; only while the cards are being dealt."""

    seat: SeatNumber
    nonce: Digits


class Play(Command, frozen=True, tag="move"):
    """Play a move. `after` is the `turn` of the table it was chosen at, so that a move too late is not played."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=100)]
    after: Number | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take the seat's last move back; where that shows too much, ask the others."""

    seat: SeatNumber


class Restart(Command, frozen=True, tag="restart"):
    """In a lesson: go back to its deal."""

    seat: SeatNumber


class Answer(Command, frozen=True, tag="answer"):
    """Agree or not to what somebody wants to take back."""

    seat: SeatNumber
    yes: bool


class Wait(Command, frozen=True, tag="wait"):
    """Give somebody who is away more time."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="chat"):
    """Say something, from one's seat or as a spectator."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


class SetChat(Command, frozen=True, tag="set-chat"):
    """Let people chat at this match, or not."""

    on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again: a new match with everybody one seat further."""


class Close(Command, frozen=True, tag="close"):
    """Put a table away before its end: only who shares it with nobody but bots may."""


class Follow(Command, frozen=True, tag="follow"):
    """Over a socket: look at the rematch from now on, through the first of one's seats there or the one named."""

    seat: SeatNumber | None = None


AnyCommand = (
    Sit
    | Stand
    | PutBot
    | Free
    | Remove
    | Seal
    | Start
    | Reveal
    | Play
    | Undo
    | Restart
    | Answer
    | Wait
    | Say
    | SetChat
    | Rematch
    | Close
)


# What the server tells


class SeatView(Struct, frozen=True, gc=False):
    """Who sits here. `bot` is the level of the bot that plays, if one does; `name` is empty at a free seat.

    member: whether a member sits here under their own name; else a person is a guest
    doing:  `choosing` or `ready` if the seat has something to decide, else `waiting`
    clock:  milliseconds left at the time of the entry, if there is a live clock
    """

    name: str
    bot: str | None
    member: bool
    doing: Literal["choosing", "ready", "waiting"]
    clock: int | None


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
    final:   the ids of those moves that show or hand over something, and so cannot freely be taken back
    odds:    for each seat, how likely what it fears most is to happen next, from what the viewer may know
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


class Presence(Struct, frozen=True, gc=False):
    """Whether the person of a seat is connected; if not, since when, and when the others may decide.

    All by the server's stopwatch, in milliseconds.
    """

    seat: int
    here: bool
    away_since: int | None = None
    absent_at: int | None = None
    forfeit_at: int | None = None


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


class Rating(Struct, frozen=True, gc=False):
    """How strong somebody is at a game: most likely `points`, almost surely within `spread` of them.

    played: how many rated matches say so
    """

    points: int
    spread: int
    played: int


class Summary(Struct, frozen=True, gc=False):
    """A match as the lobby lists it.

    ranking:  that of its end, as in the table
    resigned: the seats that have lost because their time was up, whatever the ranking says
    due:      the seats that have something to decide; where that takes days, `ends` says for each seat until when, by
              the server's stopwatch
    alone:    whether it belongs to one person, who plays with bots alone
    members:  for each seat, whether a member sits there under their own name
    rated:    whether it was made to count for ratings; once it has started, whether it does
    """

    id: str
    game: str
    status: Status
    seats: list[str]
    bots: list[str | None]
    options: dict[str, Any]
    pace: Pace | None
    updated: int
    lesson: bool = False
    ranking: list[list[int]] | None = None
    days: Days | None = None
    resigned: list[int] = []
    due: list[int] = []
    ends: list[int | None] = []
    alone: bool = False
    members: list[bool] = []
    rated: bool = False


class LobbyTable(Summary, frozen=True, gc=False):
    """A listed table: whose it is, and how strong they are at this game."""

    host: str = ""
    host_member: bool = False
    host_rating: Rating | None = None


class Waiter(Struct, frozen=True, gc=False):
    """Somebody who waits to be paired."""

    name: str
    member: bool
    rating: Rating | None


class WaitingGroup(Struct, frozen=True, gc=False):
    """People who want to play the same now."""

    game: str
    seats: int
    pace: Pace | None
    days: Days | None
    rated: bool
    people: list[Waiter]


class Invitation(Struct, frozen=True, gc=False):
    """A match to which somebody invites me."""

    match: Summary
    by: str


class LobbyMessage(Message, frozen=True, tag="lobby"):
    """First on a stream of the lobby: all listed tables that are open or running, who waits to be paired, and for me
    alone, to which tables I am invited."""

    tables: list[LobbyTable]
    waiting: list[WaitingGroup]
    invitations: list[Invitation]


class TableMessage(Message, frozen=True, tag="table"):
    """A table of the lobby is new, or has changed."""

    table: LobbyTable


class GoneMessage(Message, frozen=True, tag="gone"):
    """A table is in the lobby no more."""

    id: str


class WaitingMessage(Message, frozen=True, tag="waiting"):
    """Who waits to be paired, in the lobby."""

    waiting: list[WaitingGroup]


class InvitedMessage(Message, frozen=True, tag="invited"):
    """In the lobby, to me alone: all tables to which I am invited now."""

    invitations: list[Invitation]


class PairingMessage(Message, frozen=True, tag="pairing"):
    """To somebody who waits: who wants the same, themselves among them.

    bots_in: milliseconds until bots take the seats that are free, if they are to
    """

    group: WaitingGroup
    bots_in: int | None


class PairedMessage(Message, frozen=True, tag="paired"):
    """To somebody who waited: the match they sit at."""

    match: str


class PodView(Struct, frozen=True, gc=False):
    """A match of a round, with its players in the order of their seats; who has a bye has none.

    places: how it ended for each of them; nothing before the end
    void:   whether it was closed or could not be read, and counts as drawn
    """

    match: str | None
    players: list[str]
    places: list[int]
    void: bool = False


class StandView(Struct, frozen=True, gc=False):
    """How somebody stands in a tournament; `opponents` is what those have whom they met. `gone` are paired no more."""

    name: str
    points: float
    opponents: float
    played: int
    byes: int
    gone: bool


class TournamentView(Struct, frozen=True, gc=False):
    """A tournament, as I see it.

    planned:   how many rounds there will be; 0 where that is decided by the play
    standings: all who entered, the best first
    entered:   whether I play in it; `hosting` whether I am its host; `playing` is my match that is not over
    """

    id: str
    host: str
    status: Status
    terms: NewTournament
    planned: int
    standings: list[StandView]
    rounds: list[list[PodView]]
    entered: bool
    hosting: bool
    playing: str | None


class TournamentMessage(Message, frozen=True, tag="tournament"):
    """On the stream of a tournament: how it stands now."""

    tournament: TournamentView


class OwnSummary(Summary, frozen=True, gc=False):
    """A match of mine; whether it is my turn, and how many milliseconds are left for it where that takes days."""

    yours: bool = False
    left: int | None = None


class Tally(Struct, frozen=True, gc=False):
    """How many matches somebody has played and won.

    mode: `solo`, in `teams`, against `bots` alone, or else with other `people`
    """

    game: str
    mode: Mode
    played: int
    won: int


class Refused(DurbarError):
    """A request that cannot be granted: `code` names the reason for programs, `status` is its HTTP status.

    A client that knows the code says the reason in its own language, with these facts.
    """

    def __init__(self, code: str, message: str, status: int = 409, **facts: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.facts = facts or None


encode = msgspec.json.Encoder().encode
