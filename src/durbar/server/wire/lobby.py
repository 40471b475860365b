"""What the server tells of many matches: the lobby, who waits for opponents, tournaments, one's own tables."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from durbar.server.wire.requests import NewTournament
from durbar.server.wire.table import Message
from durbar.server.wire.words import Days, Mode, Pace, Status


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
    resigned: the seats that have lost because their time was up
    due:      the seats that have something to decide; where that takes days, `ends` says for each seat until when, by
              the server's stopwatch
    alone:    whether it belongs to one person, who plays with bots alone
    members:  for each seat, whether a member sits there under their own name
    rated:    whether it was made to count for ratings; once it has started, whether it does
    walkover: whether it was decided before its game was over, as all but one have lost by not coming
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
    walkover: bool = False


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
    """People who want to play the same now; `bots` if some of them take bots after a while."""

    game: str
    seats: int
    pace: Pace | None
    days: Days | None
    rated: bool
    people: list[Waiter]
    bots: bool = False


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


class StoppedMessage(Message, frozen=True, tag="stopped"):
    """To a page whose request counts no more: somebody stopped waiting, or asked for something else, on another."""


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
    """A match of mine.

    yours:    whether it is my turn, and how many milliseconds are `left` for it where that takes days
    replaced: whether a bot plays for me there
    holiday:  where all whom it waits for are on holiday: until when the first of them is, in milliseconds since 1970
    """

    yours: bool = False
    left: int | None = None
    replaced: bool = False
    holiday: int | None = None


class Tally(Struct, frozen=True, gc=False):
    """How many matches somebody has played and won.

    mode: `solo`, in `teams`, against `bots` alone, or else with other `people`
    """

    game: str
    mode: Mode
    played: int
    won: int
