"""The store: what must outlive the process. One interface; `sqlite.py` is the one everybody starts with.

The journal of each match is the truth; everything else here can be made from it again, or only helps to find a match.
When `append` is done, its entry survives whatever happens next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence

from msgspec import Struct

from durbar.core.errors import DurbarError
from durbar.server.journal import Entry
from durbar.server.match import Snapshot
from durbar.server.wire import Status, Summary


class StoreFailed(DurbarError):
    """The store could not keep something; nothing was changed."""


class StoreBusy(StoreFailed):
    """More is waiting to be written than the store allows; try again."""


class Card(Struct, frozen=True):
    """A match as the catalogue knows it: what helps to find it without reading its journal.

    guests: the person of each seat, or empty
    """

    id: str
    status: Status
    listed: bool
    host: str
    guests: list[str]
    summary: Summary


class Store(ABC):
    """Keeps journals, and what is needed to find them."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date and be ready."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go."""

    @abstractmethod
    async def create(self, card: Card, secret: str, entries: Sequence[Entry]) -> None:
        """Keep a new match and the first entries of its journal: all or nothing."""

    @abstractmethod
    def append(self, match: str, entry: Entry) -> Awaitable[None]:
        """Keep an entry; with that of its start, a match is a running one."""

    @abstractmethod
    async def keep_card(self, card: Card) -> None:
        """Keep what helps to find a match, after it has changed."""

    @abstractmethod
    async def journal(self, match: str) -> tuple[str, list[Entry]] | None:
        """The secret and all entries of a match; None if there is no such match."""

    @abstractmethod
    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None: ...

    @abstractmethod
    async def snapshot(self, match: str) -> Snapshot | None: ...

    @abstractmethod
    async def listed(self, statuses: Sequence[Status], since: int, most: int) -> list[Summary]:
        """Listed matches of these statuses that changed since then, the most recently changed first."""

    @abstractmethod
    async def of_guest(self, guest: str, most: int) -> list[Summary]:
        """The matches in which a guest has a seat, or which they host; the most recently changed first."""

    @abstractmethod
    async def hosted(self, guest: str, since: int) -> int:
        """How many matches of this host that changed since then are not over."""

    @abstractmethod
    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        """The matches of these statuses, oldest first."""

    @abstractmethod
    async def name(self, guest: str) -> str | None:
        """How a guest wants to be called."""

    @abstractmethod
    async def keep_name(self, guest: str, name: str) -> None: ...

    @abstractmethod
    async def beat(self, at: int) -> None:
        """Remember that the server lived at this time."""

    @abstractmethod
    async def last_beat(self) -> int:
        """When the server last lived, in milliseconds since 1970; 0 if never."""
