"""The store: what must outlive the process. One interface; everybody starts with `sqlite.py`, and
`postgres.py` is for many processes.

The journal of each match is the truth; everything else here can be made from it again, or only helps to find a match.
When `append` is done, its entry survives whatever happens next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import get_args

from msgspec import Struct

from durbar.core.errors import DurbarError
from durbar.server.journal import Entry
from durbar.server.store.members import MemberStore
from durbar.server.store.moderation import ModerationStore
from durbar.server.store.notices import NoticeStore
from durbar.server.store.opponents import OpponentStore
from durbar.server.store.puzzles import PuzzleStore
from durbar.server.store.ratings import RatingRow, RatingStore
from durbar.server.store.reviews import ReviewStore
from durbar.server.store.shared import Heard, SharedStore
from durbar.server.store.sql import Work
from durbar.server.store.tournaments import TournamentStore
from durbar.server.wire import Mode, Status, Summary


class StoreFailed(DurbarError):
    """The store could not keep something; nothing was changed.

    trouble: what ails the disk, in one word, if that is why
    """

    def __init__(self, message: str, trouble: str = "") -> None:
        super().__init__(message)
        self.trouble = trouble


class StoreBusy(StoreFailed):
    """More is waiting to be written than the store allows; try again."""


class StoreConflict(StoreFailed):
    """An entry of this number is there already: another was first. Read on, and decide again."""


class SetAside(Struct, frozen=True):
    """A match that could not be read: since when, in milliseconds since 1970, why, and how many entries it has."""

    match: str
    at: int
    reason: str
    entries: int


STATUSES: tuple[Status, ...] = get_args(Status)
Place = tuple[int, str]  # in a history: when a match last changed, and its id


class MatchIndex(Struct, frozen=True):
    """A match as the catalogue knows it: what helps to find it without reading its journal.

    guests: the person of each seat, or empty
    mode:   in which company it is played
    number: of the last entry that it tells of
    """

    id: str
    status: Status
    listed: bool
    host: str
    guests: list[str]
    summary: Summary
    mode: Mode
    number: int

    def places(self) -> dict[str, int]:
        """How it ended for each guest: the place of their first seat; nothing while it runs."""
        ranking = self.summary.ranking or []
        place = {seat: number for number, seats in enumerate(ranking, 1) for seat in seats}
        return {guest: place[seat] for seat, guest in reversed([*enumerate(self.guests)]) if guest and seat in place}


class Store(ABC):
    """Keeps journals, and what is needed to find them.

    members:    what is kept about members
    notices:    what is kept to tell people that it is their turn
    moderation: blocks, reports, sanctions and the audit log
    ratings:    what is kept about ratings
    opponents:  who was paired, follows and is invited
    shared:     what several processes keep about each other; None where there is but one
    tournaments: who plays in which, and who was paired with whom there
    reviews:    finished matches looked at again
    puzzles:    who answered which
    trouble:    why nothing can be kept now, in one word; empty as long as all is well
    failed:     how many writes could not be kept so far, and `last_failure` why the last of them could not
    """

    members: MemberStore
    notices: NoticeStore
    moderation: ModerationStore
    ratings: RatingStore
    opponents: OpponentStore
    tournaments: TournamentStore
    shared: SharedStore | None = None
    reviews: ReviewStore
    puzzles: PuzzleStore
    trouble: str = ""
    failed: int = 0
    last_failure: str = ""

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date and be ready."""

    def listen(self, heard: Heard) -> None:
        """From now on, tell what other processes say; where there is but one, nobody says anything."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go."""

    @abstractmethod
    async def create(
        self,
        index: MatchIndex,
        secret: str,
        entries: Sequence[Entry],
        follows: tuple[str, Entry] | None = None,
        also: Work | None = None,
    ) -> None:
        """Keep a new match and the first entries of its journal: all or nothing.

        `follows` is a match that this one is the rematch of, and the entry there that says so; `also` is done in the
        same transaction, and if it fails, nothing is kept.
        """

    @abstractmethod
    def append(self, match: str, entry: Entry, ratings: Sequence[RatingRow] = ()) -> Awaitable[None]:
        """Keep an entry; with that of its start, a match is a running one, and a closed one when it is put away.

        With the entry `rated` go the ratings: all or nothing.
        """

    @abstractmethod
    async def keep_index(self, index: MatchIndex) -> None:
        """Keep what helps to find a match, after it has changed."""

    @abstractmethod
    async def journal(self, match: str, after: int = 0) -> tuple[str, list[Entry]] | None:
        """The secret of a match and its entries; None if there is no such match. `Unreadable` if it is damaged.

        Who knows the first of them reads on `after` that number, and is not told the secret once more.
        """

    @abstractmethod
    async def set_aside(self, match: str, at: int, reason: str) -> None:
        """Remember that a match cannot be read. It is kept, but nobody is led to it any more."""

    @abstractmethod
    async def take_back(self, match: str) -> None:
        """A match that was set aside can be read after all."""

    @abstractmethod
    async def all_set_aside(self) -> list[SetAside]:
        """The matches that could not be read, the latest first."""

    @abstractmethod
    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        """Listed matches of these statuses that changed since then, the most recently changed first."""

    @abstractmethod
    async def of_guest(
        self, guest: str, most: int | None = None, statuses: Sequence[Status] = STATUSES
    ) -> list[Summary]:
        """The matches in which a guest has a seat, or which they host; the most recently changed first."""

    @abstractmethod
    async def history(self, guest: str, after: Place, fits: Callable[[Summary], bool], most: int) -> list[Summary]:
        """The finished matches of a guest that fit and come after that place; the most recently changed first."""

    @abstractmethod
    async def unsettled(self) -> list[str]:
        """The matches that are not found by what their journals say, as of a server that was killed in between.

        Open ones with entries that came after what is kept of them, as who sat down last; and finished ones of guests
        of which is not kept how they ended.
        """

    @abstractmethod
    async def hosted(self, guest: str, since: int) -> int:
        """How many matches of this host that changed since then are not over."""

    @abstractmethod
    async def hosts(self, ids: Sequence[str]) -> dict[str, str]:
        """Whose matches these are."""

    @abstractmethod
    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        """The matches of these statuses, oldest first."""

    @abstractmethod
    async def keep_name(self, guest: str, name: str) -> None:
        """How a guest wants to be called."""

    @abstractmethod
    async def beat(self, at: int) -> None:
        """Remember that the server lived when its stopwatch showed this."""

    @abstractmethod
    async def last_beat(self) -> int:
        """What its stopwatch showed when the server last lived; 0 if never."""
