"""A match as the sum of its journal: who may do what when, told as positions, commands and what follows."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.core.errors import DurbarError, IllegalMove
from durbar.core.fairness import Promise, seal_of
from durbar.server import show, wire
from durbar.server.chairs import Guest
from durbar.server.decide import decide, decide_move
from durbar.server.journal import (
    AnyBody,
    Asked,
    BotSat,
    Chose,
    Created,
    Entry,
    Handed,
    Moved,
    Returned,
    Sat,
    Started,
    Undone,
)
from durbar.server.match import Match
from durbar.server.wire import Refused
from tests.rules.reviving.tables import REBUILDING, Seat, monument, play, red
from tests.rules.reviving.tables import table as position

ADA, BO, CY = Guest("ada", "Ada"), Guest("bo", "Bo"), Guest("cy", "Cy")
SECRET = "5a" * 32
COMMITMENT = Promise(SECRET, ()).commitment
NONCES = ("a0" * 32, "b1" * 32, "c2" * 32)


class Room:
    """A match in which everything a test commands is decided and applied at once, at a time the test sets."""

    def __init__(self, seats: int = 3, pace: wire.Pace | None = None, **options: Any) -> None:
        self.match = Match("a-match", SECRET)
        self.now = 1_000_000
        self.entries: list[Entry] = []
        self.away: list[int] = []
        self.absent: list[int] = []
        game = durbar.game("kyoto")
        self.add(Created("kyoto", game.edition, seats, options, ADA.id, True, COMMITMENT, pace))

    def add(self, body: AnyBody, author: str = "", command: str = "") -> None:
        entry = Entry(self.match.number + 1, self.now, author, command, body)
        self.match.apply(entry)
        self.entries.append(entry)

    def do(self, guest: Guest, command: wire.AnyCommand) -> AnyBody:
        body = decide(self.match, guest, command, self.now, self.away, self.absent)
        self.add(body, guest.id, command.id)
        return body

    def refused(self, guest: Guest, command: wire.AnyCommand) -> str:
        """The code of the refusal; nothing has changed."""
        before = [show.table(self.match, viewer) for viewer in range(-1, self.match.seats)]
        with pytest.raises(Refused) as refusal:
            decide(self.match, guest, command, self.now, self.away, self.absent)
        assert before == [show.table(self.match, viewer) for viewer in range(-1, self.match.seats)]
        return refusal.value.code

    def seat(self, *guests: Guest) -> Room:
        for seat, guest in enumerate(guests):
            self.do(guest, wire.Sit("s", seat, seal=seal_of(NONCES[seat])))
        return self

    def start(self) -> Room:
        self.do(ADA, wire.Start("go"))
        for seat in self.match.awaited():
            self.do(self.guest_of(seat), wire.Reveal("r", seat, NONCES[seat]))
        return self

    def guest_of(self, seat: int) -> Guest:
        return next(guest for guest in (ADA, BO, CY) if guest.id == self.match.chairs[seat].guest)

    def play(self, moves: int = 1) -> None:
        """Whoever is due plays their first legal move."""
        for _ in range(moves):
            seat = self.match.due()[0]
            move = self.match.state.legal_moves(seat)[0]
            self.do(self.guest_of(seat), wire.Play("m", seat, move.notation, self.match.turn))

    def play_until_over(self) -> None:
        while self.match.status == "running":
            self.play()


def three_people(**options: Any) -> Room:
    return Room(**options).seat(ADA, BO, CY).start()


# Sitting down


def test_a_seat_belongs_to_who_sits_down_first() -> None:
    room = Room().seat(ADA)
    assert room.refused(BO, wire.Sit("s", 0)) == "taken"
    assert room.refused(BO, wire.Sit("s", 3)) == "no-seat"
    assert room.match.seats_of("ada") == [0]


def test_one_person_may_take_several_seats_of_one_device() -> None:
    room = Room(seats=2)
    room.do(ADA, wire.Sit("a", 0, "Ada"))
    room.do(ADA, wire.Sit("b", 1, "Bo"))
    room.start()
    assert room.match.seats_of("ada") == [0, 1]
    room.play_until_over()


def test_nobody_has_the_name_of_somebody_else() -> None:
    room = Room()
    room.do(ADA, wire.Sit("a", 0, "Ada"))
    room.do(BO, wire.Sit("b", 1, "Ada"))
    assert [chair.name for chair in room.match.chairs] == ["Ada", "Ada 2", ""]
    assert room.refused(CY, wire.Sit("c", 2, "Ada (bot hard)")) == "bad-name"


def test_only_the_host_puts_bots_and_sends_people_away() -> None:
    room = Room().seat(ADA, BO)
    assert room.refused(BO, wire.PutBot("b", 2)) == "not-host"
    assert room.refused(BO, wire.Free("f", 0)) == "not-host"
    assert room.refused(ADA, wire.PutBot("b", 1)) == "taken"
    room.do(ADA, wire.PutBot("b", 2, "hard"))
    room.do(ADA, wire.Free("f", 1))
    assert [chair.name for chair in room.match.chairs] == ["Ada", "", "Kuro"]


def test_a_match_starts_when_all_seats_are_taken() -> None:
    room = Room().seat(ADA, BO)
    assert room.refused(ADA, wire.Start("go")) == "seats-free"
    assert room.refused(CY, wire.Start("go")) == "not-host"
    room.do(CY, wire.Sit("s", 2))
    room.start()
    assert room.match.status == "running"
    assert room.refused(ADA, wire.Start("go")) == "not-now"


def test_who_stands_up_before_the_start_leaves_a_free_seat_and_later_a_bot() -> None:
    room = Room().seat(ADA, BO, CY)
    room.do(CY, wire.Stand("x", 2))
    assert room.match.chairs[2].is_free
    room.do(CY, wire.Sit("s", 2))
    room.start()
    assert isinstance(room.do(CY, wire.Stand("x", 2)), Handed)
    assert room.match.chairs[2].bot == "medium"
    assert room.refused(BO, wire.Sit("s", 2)) == "started"
    assert isinstance(room.do(CY, wire.Sit("s", 2)), Returned)
    assert room.match.chairs[2].is_person


# Playing


def test_a_move_is_played_by_whose_turn_it_is_with_the_rule_that_forbids_the_rest() -> None:
    room = three_people()
    due = room.match.due()[0]
    other = (due + 1) % 3
    assert room.refused(room.guest_of(other), wire.Play("m", due, "give 0")) == "not-yours"
    with pytest.raises(IllegalMove) as refusal:
        room.do(room.guest_of(other), wire.Play("m", other, "give 0"))
    assert refusal.value.rule == "kyoto-8"
    with pytest.raises(DurbarError, match="there is no move"):
        room.do(room.guest_of(due), wire.Play("m", due, "castle"))
    room.play()


def test_a_move_chosen_at_an_older_table_is_stale() -> None:
    room = three_people()
    turn, due = room.match.turn, room.match.due()[0]
    room.play()
    assert room.refused(room.guest_of(due), wire.Play("m", due, "give 1", turn)) == "stale"


def test_chat_does_not_make_a_move_stale() -> None:
    room = three_people()
    turn, due = room.match.turn, room.match.due()[0]
    room.do(BO, wire.Say("c", "hello", 1))
    move = room.match.state.legal_moves(due)[0].notation
    room.do(room.guest_of(due), wire.Play("m", due, move, turn))


def test_a_finished_match_reveals_its_secret_and_verifies() -> None:
    room = three_people()
    assert show.table(room.match, 0).promise.secret is None
    with pytest.raises(Refused, match="when the game is over"):
        room.match.record()
    room.play_until_over()
    table = show.table(room.match, -1)
    assert table.ranking is not None
    assert table.promise.secret == SECRET
    record = durbar.Record.parse(str(room.match.record()))
    assert record.promise is not None
    assert record.promise == Promise(SECRET, NONCES, 2)
    assert record.seed == table.promise.seed
    assert room.refused(ADA, wire.Play("m", 0, "give 0")) == "not-now"


def test_another_nonce_makes_another_deal() -> None:
    deals = set()
    for nonce in NONCES:
        room = Room(seats=2)
        room.do(ADA, wire.Sit("a", 0, seal=seal_of(nonce)))
        room.do(BO, wire.Sit("b", 1))
        room.do(ADA, wire.Start("go"))
        room.do(ADA, wire.Reveal("r", 0, nonce))
        deals.add(durbar.digest(room.match.state))
    assert len(deals) == 3


def test_a_match_is_the_same_when_its_journal_is_read_again() -> None:
    room = three_people(full_pile_variant=True)
    room.play(20)
    again = Match.load("a-match", SECRET, room.entries)
    for viewer in range(-1, 3):
        assert show.table(again, viewer) == show.table(room.match, viewer)
    assert durbar.digest(again.state) == durbar.digest(room.match.state)


# Taking back


def test_a_move_that_showed_a_card_is_taken_back_only_if_all_agree() -> None:
    room = three_people()
    room.play()
    due = room.match.plays[0][0]
    mine, others = room.guest_of(due), [seat for seat in range(3) if seat != due]
    assert isinstance(room.do(mine, wire.Undo("u", due)), Asked)
    assert room.refused(mine, wire.Answer("n", due, True)) == "not-asked"
    assert room.refused(mine, wire.Undo("u", due)) == "undo-asked"
    room.do(room.guest_of(others[0]), wire.Answer("y", others[0], True))
    assert len(room.match.plays) == 1
    assert isinstance(room.do(room.guest_of(others[1]), wire.Answer("y", others[1], True)), Undone)
    assert room.match.plays == []
    assert room.match.question is None


def test_one_no_is_enough() -> None:
    room = three_people()
    room.play()
    due = room.match.plays[0][0]
    other = (due + 1) % 3
    room.do(room.guest_of(due), wire.Undo("u", due))
    room.do(room.guest_of(other), wire.Answer("n", other, False))
    assert room.match.question is None
    assert len(room.match.plays) == 1


def test_a_question_is_forgotten_when_somebody_moves() -> None:
    room = three_people()
    room.play()
    due = room.match.plays[0][0]
    room.do(room.guest_of(due), wire.Undo("u", due))
    room.play()
    assert room.match.question is None


def test_bots_never_mind() -> None:
    room = Room().seat(ADA)
    for seat in (1, 2):
        room.do(ADA, wire.PutBot("b", seat))
    room.start()
    while room.match.due() != [0]:
        seat = room.match.due()[0]
        move = room.match.state.legal_moves(seat)[0].notation
        room.add(decide_move(room.match, seat, move, None, room.now))
    assert room.refused(ADA, wire.Undo("u", 0)) == "undo-nothing"
    table = show.table(room.match, 0)
    assert (table.moves != [], table.final) == (True, [])  # so nothing is asked twice
    room.play()
    assert isinstance(room.do(ADA, wire.Undo("u", 0)), Undone)
    assert show.table(room.match, 0).view == table.view


def test_what_shows_a_card_cannot_be_taken_back_among_people() -> None:
    room = three_people()
    due = room.match.due()[0]
    table = show.table(room.match, due)
    assert table.final == [move.id for move in room.match.state.legal_moves(due)]


def test_undo_within_the_rule_is_free() -> None:
    """Where a move shows nothing and nobody else has acted, a seat takes it back without asking."""
    room, taken_back = three_people(), 0
    while room.match.status == "running":
        seat = room.match.due()[0]
        before = show.table(room.match, seat).view
        room.play()
        if show.undo_of(room.match, seat) == "free":
            assert isinstance(room.do(room.guest_of(seat), wire.Undo("u", seat)), Undone)
            assert show.table(room.match, seat).view == before
            room.play()
            taken_back += 1
    assert taken_back > 0


def test_a_move_without_choice_is_not_what_one_takes_back() -> None:
    room, seen = Room(seats=2).seat(ADA, BO).start(), 0
    while room.match.status == "running":
        seat = room.match.due()[0]
        is_forced, before = len(room.match.state.legal_moves(seat)) == 1, room.match.last_move_of(seat)
        room.play()
        assert room.match.last_move_of(seat) == (before if is_forced else len(room.match.plays) - 1)
        seen += is_forced
    assert seen > 0


def test_nobody_peeks_while_a_bot_stands_in_for_somebody() -> None:
    room = Room(seats=2).seat(ADA, BO).start()
    while room.match.due() != [0]:
        room.play()
    room.play()
    room.do(BO, wire.Stand("x", 1))
    assert isinstance(room.do(ADA, wire.Undo("u", 0)), Asked)
    room.do(BO, wire.Sit("s", 1))
    assert isinstance(room.do(BO, wire.Answer("y", 1, True)), Undone)


# Somebody is away


def test_the_others_may_let_a_bot_play_only_after_the_countdown() -> None:
    room = three_people()
    assert room.refused(BO, wire.PutBot("b", 2)) == "not-absent"
    room.absent = [2]
    assert isinstance(room.do(BO, wire.PutBot("b", 2)), Handed)
    assert room.refused(CY, wire.Play("m", 2, "give 0")) == "bot-plays"
    assert isinstance(room.do(ADA, wire.Free("f", 2)), Returned)


def test_the_host_waits_like_everybody_and_cannot_choose_a_weak_bot_for_somebody_else() -> None:
    room = three_people()
    assert room.refused(ADA, wire.PutBot("b", 2)) == "not-absent"
    room.absent = [2]
    assert room.refused(ADA, wire.PutBot("b", 2, "easy")) == "stand-in"
    assert room.do(ADA, wire.PutBot("b", 2)) == Handed(2, "medium", "away")


def test_a_spectator_decides_nothing() -> None:
    room = Room(seats=2).seat(ADA, BO).start()
    room.absent = [1]
    assert room.refused(CY, wire.PutBot("b", 1)) == "not-yours"
    assert room.refused(CY, wire.Undo("u", 0)) == "not-yours"
    assert room.refused(CY, wire.Say("c", "boo", 0)) == "not-yours"
    assert decide(room.match, CY, wire.Say("c", "well played"), 0, [], []) is not None


# The clock


def test_only_the_clock_of_who_must_decide_runs() -> None:
    room = three_people(pace=wire.Pace(60, 5))
    due = room.match.due()[0]
    room.now += 10_000
    assert room.match.ticking() == [due]
    assert room.match.clocks_at(room.now) == [50_000 if seat == due else 60_000 for seat in range(3)]
    assert room.match.next_flag() == (due, 1_060_000)
    room.play()
    assert room.match.clocks is not None
    assert room.match.clocks[due] == 55_000


def test_a_table_tells_the_clocks_at_its_own_time() -> None:
    room = three_people(pace=wire.Pace(60))
    due = room.match.due()[0]
    room.now += 7_000
    room.do(BO, wire.Say("c", "hurry", 1))
    table = show.table(room.match, -1)
    assert (table.seats[due].clock, room.now - table.at) == (60_000, 7_000)


def test_who_comes_back_after_their_time_was_up_gets_a_second_wind() -> None:
    room = three_people(pace=wire.Pace(10))
    due = room.match.due()[0]
    room.now += 10_000
    room.add(Handed(due, "medium", "time", room.match.clocks_at(room.now)))
    assert room.match.ticking() == []
    room.do(room.guest_of(due), wire.Sit("s", due))
    assert room.match.clocks is not None
    assert room.match.clocks[due] == 15_000


def test_relaxed_matches_have_no_clock() -> None:
    room = three_people()
    assert room.match.clocks is None
    assert room.match.next_flag() is None
    assert show.table(room.match, 0).seats[0].clock is None


# What is told


def test_no_entry_tells_who_the_guests_are() -> None:
    room = three_people()
    for entry in room.entries:
        for viewer in range(-1, 3):
            words = str(entry.body.told_to(viewer))
            assert not any(f"'{guest.id}'" in words for guest in (ADA, BO, CY))
    assert "luck" not in str(Sat(0, "ada", "Ada", "luck").told_to(0))


def test_a_move_is_told_by_its_events_and_its_notation_to_its_own_seat_alone() -> None:
    moved = Moved([(1, "give 0")])
    assert moved.told_to(1)["moves"] == ["give 0"]
    assert moved.told_to(0)["moves"] == []
    assert moved.told_to(-1)["moves"] == []


# Putting a table away


def test_who_plays_with_bots_alone_may_close_the_table() -> None:
    for begun in (False, True):
        room = Room(seats=2).seat(ADA)
        room.do(ADA, wire.PutBot("b", 1, "hard"))
        if begun:
            room.start()
        assert show.summary(room.match).alone
        assert room.refused(BO, wire.Close("c")) == "not-alone"
        room.do(ADA, wire.Close("c"))
        assert (room.match.status, room.match.due()) == ("closed", [])
        for command in (wire.Close("d"), wire.Sit("s", 0), wire.Start("s"), wire.Say("h", "hello")):
            assert room.refused(ADA, command) == "closed"
        again = Match.load(room.match.id, SECRET, room.entries)
        assert [show.table(again, seat) for seat in (-1, 0)] == [show.table(room.match, seat) for seat in (-1, 0)]


def test_nobody_closes_a_table_to_which_others_belong() -> None:
    room = Room(seats=2).seat(ADA, BO)
    assert room.refused(ADA, wire.Close("c")) == "not-alone"
    room.start()
    room.do(BO, wire.Stand("s", 1))  # a bot plays, and Bo may come back
    assert not show.summary(room.match).alone
    assert room.refused(ADA, wire.Close("c")) == "not-alone"


def test_a_game_that_is_over_cannot_be_closed() -> None:
    room = Room(seats=2)
    room.do(ADA, wire.Sit("a", 0))
    room.do(ADA, wire.Sit("b", 1, "Bo"))
    room.start()
    room.play_until_over()
    assert room.refused(ADA, wire.Close("c")) == "not-now"


def test_a_copy_has_all_that_a_match_has() -> None:
    """Each attribute is copied by name, and one that was forgotten would be as in a new match, and not tell."""
    source = ast.parse(Path(__file__).parents[2].joinpath("src/durbar/server/match.py").read_text("utf-8"))
    match = next(each for each in source.body if isinstance(each, ast.ClassDef) and each.name == "Match")
    methods = {each.name: each for each in match.body if isinstance(each, ast.FunctionDef)}

    def set_on(name: str, method: ast.FunctionDef) -> set[str]:
        named = [
            each for each in ast.walk(method) if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name)
        ]
        return {each.attr for each in named if isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == name}

    made_anew = {"id", "secret", "shown"}
    assert set_on("other", methods["copy"]) == set_on("self", methods["__init__"]) - made_anew


# A move without a choice


def rebuilding() -> Match:
    """Reviving Kathmandu, where seat 0 is about to build a card whose only place is a finished monument."""
    new = red("shrine_2:green")
    state = position(Seat(new, monument("shrine", "GY")), Seat(), options=REBUILDING)
    play(state, f"0: build {new}")
    match = Match("a-match", SECRET)
    created = Created("reviving", state.game.edition, 2, REBUILDING, ADA.id, True, COMMITMENT)
    started = Started([], "", seed=0, position=durbar.write_position(state))
    bodies: list[AnyBody] = [created, Sat(0, ADA.id, "Ada", ""), BotSat(1, "easy", "Bot"), started]
    for number, body in enumerate(bodies, 1):
        match.apply(Entry(number, 1_000_000, "", "", body))
    return match


def test_a_lone_move_that_costs_something_is_not_forced() -> None:
    """Seat 0 is asked whether it rebuilds; seat 1, which builds at the same time, has nothing to build with."""
    tables = [show.table(rebuilding(), viewer) for viewer in (0, 1)]
    assert [len(table.moves) for table in tables] == [1, 1]
    assert [table.forced for table in tables] == [False, True]


def test_who_is_ready_is_not_forced_once_more() -> None:
    match = rebuilding()
    match.apply(Entry(match.number + 1, 1_000_000, "", "", Chose(1, ["ready"], True)))
    assert not show.table(match, 1).forced


def test_a_lone_move_that_costs_nothing_is_forced() -> None:
    """For whoever has to decide; the others are not told of it."""
    room = Room(2).seat(ADA, BO).start()
    while len(room.match.state.legal_moves(room.match.due()[0])) > 1:
        room.play()
    (due,) = room.match.due()
    assert [show.table(room.match, viewer).forced for viewer in (-1, due, 1 - due)] == [False, True, False]


def test_what_was_asked_for_can_be_taken_back_by_itself() -> None:
    """Also where it was the only move."""
    match = rebuilding()
    (move,) = match.state.legal_moves(0)
    match.apply(Entry(match.number + 1, 1_000_000, ADA.id, "c", Moved([(0, move.notation)])))
    assert match.last_move_of(0) == 0
    assert decide(match, ADA, wire.Undo("u", 0), 1_000_000, (), ()) == Undone(0, 0, None)
