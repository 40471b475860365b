"""Moving matches between servers: finished matches as records, and records as finished matches."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path

from durbar.bots.players import read_player
from durbar.core.errors import BadRecord
from durbar.core.record import Record
from durbar.server.hall import milliseconds
from durbar.server.journal import AnyBody, BotSat, Created, Entry, Moved, Sat, Started, Unreadable
from durbar.server.live import index_of
from durbar.server.match import Match
from durbar.server.store import Store
from durbar.server.store.database import open_database
from durbar.server.store.sqlite import SqliteStore
from durbar.server.story import read_match
from durbar.server.wire import Refused

ID_DIGITS = 16


async def open_store(place: Path | str, alone: bool) -> Store:
    """The store in a folder, or in the database of this address."""
    store = open_database(place) if isinstance(place, str) else SqliteStore(place)
    store.prepare(alone)
    await store.open()
    return store


async def finished_matches(store: Store) -> AsyncIterator[tuple[str, Record | None]]:
    """Every finished match as a record, with its id; None for one that cannot be read, which is set aside."""
    for id in await store.ids(["over"]):
        try:
            found = await store.journal(id)
            if found is not None:
                match = read_match(id, *found)
                if not match.state.actors():  # else it was decided before the game was over
                    yield id, match.record()
        except Unreadable as reason:
            await store.set_aside(id, milliseconds(), str(reason))
            yield id, None
        except Refused:
            continue  # it began in a position, and a record begins with the deal


async def add_record(store: Store, record: Record, clock: Callable[[], int] = milliseconds) -> tuple[str, bool]:
    """Keep a finished game as a match; its id, and whether it is new here."""
    if record.replay().ranking() is None:
        raise BadRecord("the game is not finished; `durbar play --resume` can finish it")
    id = sha256(str(record).encode()).hexdigest()[:ID_DIGITS]
    if await store.journal(id) is not None:
        return id, False
    secret = record.promise.secret if record.promise is not None else ""
    now = clock()
    entries = [Entry(number, now, "", "", body) for number, body in enumerate(journal_of(record), 1)]
    await store.create(index_of(Match.load(id, secret, entries)), secret, entries)
    return id, True


def journal_of(record: Record) -> list[AnyBody]:
    """The journal a match would have that was played like this record."""
    game = record.game
    created = Created(
        game=game.name,
        edition=game.edition,
        seats=record.seats,
        options=game.changed_options(record.options),
        host="",
        listed=False,
        commitment=record.commitment,
        components=None if game.components is None else dict(game.components),
    )
    bodies: list[AnyBody] = [created]
    for seat, written in enumerate(record.players):
        player = read_player(written)
        if player.is_bot:
            bodies.append(BotSat(seat, player.level, player.name))
        else:
            bodies.append(Sat(seat, "", player.name, ""))
    if record.promise is not None:
        promise = record.promise
        bodies.append(Started(list(promise.nonces), promise.seed_commitment, edition=promise.edition))
    else:
        seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
        bodies.append(Started([], "", seed=seed))
    return bodies + [Moved([(seat, move.notation)]) for seat, move in record.moves]
