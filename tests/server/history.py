"""What clients sent and saw while everything broke, and the checker that compares it with the journal in the end.

The checker knows nothing of how the server works. It has four witnesses: what each client sent, what was acknowledged,
what each client was told, and the journal as it lies on the disk afterwards. It says what is wrong with them together.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from durbar.client import Message, Visit
from durbar.core.errors import DurbarError
from durbar.core.state import SPECTATOR
from durbar.server import show
from durbar.server.journal import Entry, Moved, Started, Undone, decode_body
from durbar.server.match import Match
from durbar.server.wire import encode

DRIFT = 5_000  # milliseconds between the clocks of a house and of its clients, on one machine
BEAT = 1_500  # milliseconds that a clock may lose with a crash: the server notes the time every second


class Sent(NamedTuple):
    """A command of a guest."""

    guest: str
    command: str


class Sight(NamedTuple):
    """An entry as a client was told it: its number, and all of it but the table."""

    number: int
    told: bytes


class Client:
    """What one client of a match sent, had acknowledged and saw, in this order."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.sent: list[Sent] = []
        self.acknowledged: list[tuple[Sent, int]] = []
        self.sights: list[Sight] = []
        self.table: dict[str, Any] = {}


class Journal(NamedTuple):
    """A match as the database has it."""

    id: str
    secret: str
    entries: list[Entry]


class Latecomer(NamedTuple):
    """What a guest is told who comes in the end and asks for everything."""

    guest: str
    viewer: int
    sights: list[Sight]
    table: dict[str, Any]


class Recorder(Visit):
    """A visit that writes down what is sent and heard."""

    def __init__(self, link: str, token: str) -> None:
        super().__init__(link, token)
        self.client = Client(guest_of(token))

    async def send(self, command: dict[str, Any]) -> None:
        self.client.sent.append(Sent(self.client.guest, command["id"]))
        await super().send(command)

    def hear(self, message: Message) -> None:
        if message["type"] == "ack":
            self.client.acknowledged.append((Sent(self.client.guest, message["id"]), message["number"]))
        self.client.sights.extend(sights_in(message))
        super().hear(message)
        self.client.table = self.table


def guest_of(token: str) -> str:
    return token.rpartition(".")[0]


def sights_in(message: Message) -> list[Sight]:
    """The entries a message tells."""
    entries = message["entries"] if message["type"] == "welcome" else [message] if message["type"] == "entry" else []
    return [Sight(entry["number"], without_patch(entry)) for entry in entries]


def without_patch(entry: Message) -> bytes:
    return msgspec.json.encode({key: value for key, value in entry.items() if key != "patch"})


def latecomer(token: str, welcome: Message) -> Latecomer:
    return Latecomer(guest_of(token), welcome["you"]["viewer"], sights_in(welcome), welcome["table"])


def read_journal(folder: Path, match: str) -> Journal:
    """The journal of a match, read from the disk behind the server's back."""
    with closing(sqlite3.connect(f"file:{folder / 'durbar.sqlite3'}?mode=ro", uri=True)) as database:
        (secret,) = database.execute("SELECT secret FROM matches WHERE id = ?", [match]).fetchone()
        rows = database.execute(
            'SELECT number, "at", author, command, body, tick FROM entries WHERE "match" = ? ORDER BY number', [match]
        ).fetchall()
    entries = [
        Entry(number, at, author, command, decode_body(body), tick) for number, at, author, command, body, tick in rows
    ]
    return Journal(match, secret, entries)


# The checker


def complaints(clients: Sequence[Client], journal: Journal, latecomers: Sequence[Latecomer]) -> list[str]:
    """Everything that is wrong with a match that went to its end; nothing if all witnesses agree."""
    if wrong := wrong_numbers(journal.entries):
        return wrong  # such a journal cannot even be replayed
    wrong = wrong_commands(clients, journal.entries)
    if table_at(journal, len(journal.entries), SPECTATOR)["status"] != "over":
        wrong.append("the match is stuck")
    for late in latecomers:
        wrong += wrong_latecomer(late, journal)
        for client in clients:
            if client.guest == late.guest:
                wrong += wrong_sights(client.sights, late)
                if client.table != table_at(journal, client.table["number"], late.viewer):
                    wrong.append(f"seat {late.viewer} ended with a table that the journal does not know")
    return wrong


def table_at(journal: Journal, number: int, viewer: int) -> Any:
    """The table after this entry: what the journal adds up to."""
    match = Match.load(journal.id, journal.secret, journal.entries[:number])
    return msgspec.json.decode(encode(show.table(match, viewer)))


def wrong_latecomer(late: Latecomer, journal: Journal) -> list[str]:
    """Who comes late hears the whole story, and sees what the journal adds up to."""
    wrong = []
    if [sight.number for sight in late.sights] != [entry.number for entry in journal.entries]:
        wrong.append(f"seat {late.viewer} hears {len(late.sights)} of {len(journal.entries)} entries")
    if late.table != table_at(journal, len(journal.entries), late.viewer):
        wrong.append(f"the table of seat {late.viewer} is not what the journal says")
    return wrong


def wrong_numbers(entries: Sequence[Entry]) -> list[str]:
    numbers = [entry.number for entry in entries]
    return [] if numbers == list(range(1, len(numbers) + 1)) else [f"the journal has a gap: {numbers}"]


def wrong_commands(clients: Sequence[Client], entries: Sequence[Entry]) -> list[str]:
    """Acknowledged: there once, under the number that was told. Only sent: there at most once. Not sent: not there."""
    kept: dict[Sent, list[int]] = defaultdict(list)
    for entry in entries:
        if entry.command:
            kept[Sent(entry.author, entry.command)].append(entry.number)
    sent = {command for client in clients for command in client.sent}
    wrong = [f"{command} is there twice: {numbers}" for command, numbers in kept.items() if len(numbers) > 1]
    wrong += [f"{command} was never sent" for command in kept if command not in sent]
    for client in clients:
        for command, number in client.acknowledged:
            if command not in kept:
                wrong.append(f"{command} was acknowledged as {number}, but it is lost")
            elif number not in kept[command]:
                wrong.append(f"{command} was acknowledged as {number}, but it is {kept[command]}")
    return wrong


def wrong_sights(sights: Sequence[Sight], late: Latecomer) -> list[str]:
    """A client heard every entry in order, and every time as everybody hears it afterwards."""
    afterwards = dict(late.sights)
    heard = 0
    wrong = []
    for number, told in sights:
        if number > heard + 1:
            wrong.append(f"seat {late.viewer} was told entry {number} after {heard}")
        heard = max(heard, number)
        if told != afterwards.get(number):
            wrong.append(f"seat {late.viewer} was told {told!r}, but now {afterwards.get(number)!r}")
    return wrong


def wrong_clocks(entries: Sequence[Entry], increment: int, deaths: Sequence[int]) -> list[str]:
    """Nobody gains more than an increment for a move, and nobody pays for more time than passed, less the downtimes.

    `deaths` are the times, in milliseconds since 1970, at which the server was killed.
    """
    wrong = []
    before: list[int] | None = None
    since = began = 0  # the date, and the server's stopwatch, which counts for clocks
    for entry in entries:
        clocks: list[int] | None = getattr(entry.body, "clocks", None)
        if clocks is not None and before is not None:
            died = min((death for death in deaths if since <= death <= entry.at), default=None)
            passed = entry.time - began if died is None else died + BEAT - since
            for seat, (old, new) in enumerate(zip(before, clocks, strict=True)):
                if new > old + increment:
                    wrong.append(f"entry {entry.number}: the clock of {seat} jumps from {old} to {new}")
                if new < old - passed:
                    wrong.append(f"entry {entry.number}: {seat} pays {old - new} for {passed} milliseconds")
        if clocks is not None or entry.body.told_to(SPECTATOR)["kind"] == "resumed":
            before, since, began = clocks or before, entry.at, entry.time
    return wrong


def wrong_moves(journal: Journal) -> list[str]:
    """Every move was one that its seat could make just then. A bot that moved twice moved when it was not its turn."""
    first = next((at for at, entry in enumerate(journal.entries) if isinstance(entry.body, Started)), None)
    if first is None:
        return []
    states = [Match.load(journal.id, journal.secret, journal.entries[: first + 1]).state]
    for entry in journal.entries[first + 1 :]:
        if isinstance(entry.body, Undone):
            del states[entry.body.moves + 1 :]
        for seat, notation in entry.body.plays if isinstance(entry.body, Moved) else ():
            state = states[-1].clone()
            try:
                state.play(seat, state.game.moves.parse(notation))
            except DurbarError as error:
                return [f"entry {entry.number}: seat {seat} plays {notation}: {error}"]
            states.append(state)
    return []


def wrong_dates(entries: Sequence[Entry], began: int, ended: int) -> list[str]:
    """Entries are dated while the clients were there, and the stopwatch of the house never goes back."""
    wrong = [
        f"entry {entry.number} is dated {max(began - entry.at, entry.at - ended)} milliseconds too early or late"
        for entry in entries
        if not began - DRIFT <= entry.at <= ended + DRIFT
    ]
    wrong += [
        f"entry {after.number} happened before {before.number}"
        for before, after in pairwise(entries)
        if after.time < before.time
    ]
    return wrong


def count_of(clients: Sequence[Client]) -> Counter[str]:
    """How much was going on."""
    return Counter(
        commands=len({command for client in clients for command in client.sent}),
        sendings=sum(len(client.sent) for client in clients),
        acknowledged=len({command for client in clients for command, _ in client.acknowledged}),
        sights=sum(len(client.sights) for client in clients),
    )
