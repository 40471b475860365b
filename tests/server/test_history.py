"""The checker can fail: it passes an honest history, and catches every way in which a server could cheat."""

from __future__ import annotations

import random

import msgspec
import pytest

from durbar.core.fairness import Promise
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.decide import decide
from durbar.server.journal import AnyBody, Created, Entry, Moved, Paused, Resumed, Started
from durbar.server.match import Match
from durbar.server.show import entry_message
from durbar.server.story import narrate
from durbar.server.wire import encode
from tests.server.history import (
    Client,
    Journal,
    Latecomer,
    Sent,
    Sight,
    complaints,
    without_patch,
    wrong_clocks,
    wrong_dates,
    wrong_moves,
)

ADA, BEN = Guest("ada", "Ada"), Guest("ben", "Ben")
SECRET = "ab" * 32


class History:
    """A whole match of two people, and what they saw of it."""

    def __init__(self) -> None:
        self.match = Match("match", SECRET)
        self.entries: list[Entry] = []
        created = Created("kyoto", "1", 2, {}, ADA.id, False, Promise(SECRET, ()).commitment)
        self.add(created, Guest("", ""), "")
        self.do(ADA, wire.Sit("sit", 0))
        self.do(BEN, wire.Sit("sit", 1))
        self.do(ADA, wire.Start("start"))
        luck = random.Random(1)
        while self.match.status != "over":
            seat = self.match.due()[0]
            move = luck.choice(self.match.state.legal_moves(seat))
            self.do([ADA, BEN][seat], wire.Play(f"move-{self.match.number}", seat, move.notation))
        self.journal = Journal(self.match.id, SECRET, self.entries)
        self.latecomers = [self.latecomer(guest, seat) for seat, guest in enumerate([ADA, BEN])]
        self.clients = [self.client(late) for late in self.latecomers]

    def do(self, guest: Guest, command: wire.AnyCommand) -> None:
        self.add(decide(self.match, guest, command, 0, [], []), guest, command.id)

    def add(self, body: AnyBody, guest: Guest, command: str) -> None:
        entry = Entry(self.match.number + 1, 0, guest.id, command, body)
        self.match.apply(entry)
        self.entries.append(entry)

    def latecomer(self, guest: Guest, seat: int) -> Latecomer:
        heard = zip(self.entries, narrate(self.match, self.entries), strict=True)
        messages = [msgspec.json.decode(encode(entry_message(entry, events, seat))) for entry, events in heard]
        sights = [Sight(message["number"], without_patch(message)) for message in messages]
        return Latecomer(guest.id, seat, sights, msgspec.json.decode(encode(show.table(self.match, seat))))

    def client(self, late: Latecomer) -> Client:
        client = Client(late.guest)
        for entry in self.entries:
            if entry.author == late.guest:
                client.sent.append(Sent(entry.author, entry.command))
                client.acknowledged.append((client.sent[-1], entry.number))
        client.sights, client.table = [*late.sights], late.table
        return client

    def complaints(self) -> list[str]:
        return complaints(self.clients, self.journal, self.latecomers)

    def last_move(self) -> int:
        return max(at for at, entry in enumerate(self.entries) if isinstance(entry.body, Moved))


@pytest.fixture
def history() -> History:
    return History()


def test_an_honest_history_passes(history: History) -> None:
    assert history.complaints() == []


def test_a_command_that_was_sent_and_neither_acknowledged_nor_kept_is_no_fault(history: History) -> None:
    history.clients[0].sent.append(Sent(ADA.id, "lost on the way"))
    assert history.complaints() == []


def test_a_command_that_was_kept_and_never_acknowledged_is_no_fault(history: History) -> None:
    history.clients[0].acknowledged.pop()
    assert history.complaints() == []


def test_an_acknowledged_command_that_is_lost_is_caught(history: History) -> None:
    history.clients[0].sent.append(Sent(ADA.id, "lost"))
    history.clients[0].acknowledged.append((Sent(ADA.id, "lost"), 9))
    assert any("it is lost" in wrong for wrong in history.complaints())


def test_a_journal_without_its_last_move_is_caught(history: History) -> None:
    del history.entries[history.last_move() :]
    found = history.complaints()
    assert any("it is lost" in wrong for wrong in found)
    assert "the match is stuck" in found


def test_a_command_that_is_there_twice_is_caught(history: History) -> None:
    first, second = [at for at, entry in enumerate(history.entries) if entry.author == ADA.id][-2:]
    again = msgspec.structs.replace(history.entries[second], command=history.entries[first].command)
    history.entries[second] = again
    assert any("is there twice" in wrong for wrong in history.complaints())


def test_a_command_that_nobody_sent_is_caught(history: History) -> None:
    history.clients[0].sent.pop()
    assert any("was never sent" in wrong for wrong in history.complaints())


def test_a_command_acknowledged_under_another_number_is_caught(history: History) -> None:
    command, number = history.clients[1].acknowledged.pop()
    history.clients[1].acknowledged.append((command, number + 1))
    assert any("was acknowledged as" in wrong for wrong in history.complaints())


@pytest.mark.parametrize("at", [0, 7])
def test_a_gap_is_caught(history: History, at: int) -> None:
    del history.entries[at]
    assert any("gap" in wrong for wrong in history.complaints())


def test_a_client_that_missed_an_entry_is_caught(history: History) -> None:
    del history.clients[1].sights[5]
    assert "seat 1 was told entry 7 after 5" in history.complaints()


def test_an_entry_told_otherwise_before_a_crash_is_caught(history: History) -> None:
    number, text = history.clients[0].sights[9]
    history.clients[0].sights.insert(9, Sight(number, text.replace(b'"events":[', b'"events":[{},')))
    assert any("but now" in wrong for wrong in history.complaints())


def test_an_entry_that_was_told_and_is_gone_is_caught(history: History) -> None:
    history.clients[0].sights.append(Sight(len(history.entries) + 1, b"{}"))
    assert any("but now None" in wrong for wrong in history.complaints())


def test_a_table_that_is_not_the_sum_of_the_journal_is_caught(history: History) -> None:
    history.clients[0].table = {**history.clients[0].table, "scores": [99, 0]}
    assert "seat 0 ended with a table that the journal does not know" in history.complaints()


def test_a_latecomer_who_sees_another_table_or_half_the_story_is_caught(history: History) -> None:
    late = history.latecomers[1]
    history.latecomers[1] = late._replace(table={**late.table, "due": [0]}, sights=late.sights[:-1])
    found = history.complaints()
    assert "the table of seat 1 is not what the journal says" in found
    assert any("seat 1 hears" in wrong for wrong in found)


# Clocks


def clock_entries(*clocks: tuple[int, AnyBody]) -> list[Entry]:
    return [Entry(number, at, "", "", body) for number, (at, body) in enumerate(clocks, 1)]


def test_a_seat_that_moves_when_it_is_not_its_turn_is_caught(history: History) -> None:
    assert not wrong_moves(history.journal)
    at = history.last_move()
    history.entries.insert(at, history.entries[at])  # as if two processes had moved for one bot
    assert wrong_moves(history.journal)


def test_an_entry_by_a_wrong_clock_is_caught() -> None:
    entries = [Entry(number, at, "", "", Resumed(), tick) for number, at, tick in [(1, 60_000, 1), (2, 60_500, 2)]]
    assert not wrong_dates(entries, 60_000, 61_000)
    assert len(wrong_dates(entries, 120_000, 121_000)) == len(wrong_dates(entries, 0, 1_000)) == 2
    assert wrong_dates(entries[::-1], 60_000, 61_000) == ["entry 1 happened before 2"]


def test_honest_clocks_pass_and_a_downtime_costs_nothing() -> None:
    start, move = Started([], "", [60_000, 60_000]), Moved([(0, "")], [59_000, 60_000])
    assert not wrong_clocks(clock_entries((0, start), (3_000, move)), 2_000, [])
    stopped = Paused([59_000, 58_000])
    assert not wrong_clocks(clock_entries((0, start), (3_000, move), (60_000, stopped)), 2_000, [5_000])


def test_a_clock_that_jumps_up_is_caught() -> None:
    start, move = Started([], "", [60_000, 60_000]), Moved([(0, "")], [62_001, 60_000])
    assert wrong_clocks(clock_entries((0, start), (3_000, move)), 2_000, [])


def test_a_clock_that_runs_during_a_downtime_is_caught() -> None:
    start, stopped = Started([], "", [60_000, 60_000]), Paused([30_000, 60_000])
    assert not wrong_clocks(clock_entries((0, start), (30_000, stopped)), 0, [])
    assert wrong_clocks(clock_entries((0, start), (30_000, stopped)), 0, [5_000])
