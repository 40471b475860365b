"""A match: a record being played, with people and bots in its seats, a clock and a chat.

It is the sum of its journal. `apply` adds an entry, and is the only thing that changes a match: live, and when the
journal is read again. What entry a command leads to is decided in `decide.py`, what a viewer sees of a match is made in
`show.py`. There is no I/O, no clock and no luck here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Raw
from msgspec.structs import replace

import durbar
from durbar.bots.players import Player
from durbar.core.events import Event
from durbar.core.fairness import Promise
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.patch import Patch
from durbar.core.record import Record
from durbar.core.rng import Seed
from durbar.core.state import State
from durbar.server import wire
from durbar.server.chairs import Chair, Guest, UndoRequest
from durbar.server.journal import (
    Answered,
    Asked,
    BotSat,
    CalledOff,
    ChatSet,
    Chose,
    Clocks,
    Closed,
    Created,
    Dealing,
    Entry,
    Handed,
    Moved,
    Named,
    Paused,
    Rated,
    Rematched,
    Removed,
    Resumed,
    Returned,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
    Walkover,
)
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.sights import Common, Own

HOUR = 3_600_000  # milliseconds
RESIGNED = "resigned"
PLAYED = frozenset({Started, Moved, Undone})  # entries that change what can be decided
SEATED = frozenset({Sat, BotSat, Handed})  # entries that somebody comes to a seat; whoever leaves one came before


class Shown:
    """What was made of a match to be shown (`show.py`), so that it is made once."""

    def __init__(self) -> None:
        self.common: Common | None = None
        self.own: dict[int, Own] = {}
        self.actors: list[int] | None = None
        self.prompt: wire.Prompt | None = None
        self.patch: Patch | None = None
        self.alone: bool | None = None


class Match:
    """What the entries of a journal add up to.

    number:    of the last entry
    at:        its date
    changed:   when the last entry was that changed the table, by the server's stopwatch, like all other times here
    turn:      number of the last entry that changed what can be decided
    plays:     the moves so far, with their seats
    free_from: how far back a seat may take moves back by itself
    begins:    for each move, how many moves there were before its entry
    chosen:    for each seat, the last of the moves that it was asked for, mostly as there were several
    choices:   where several seats decide at once: the moves each has chosen so far
    dealing:   while nonces are awaited: for each seat the seal that counts, or an empty one
    withheld:  the seats that once did not reveal what they had sealed
    clocks:    milliseconds left for each seat at the time `since`; where play takes days, for its next decision
    resigned:  the seats whose time was up where that is the end for them
    chat:      whether people may chat
    removed:   those whom the host has sent away
    rated:     whether it counts for ratings, known from the start on; `settled` once it was counted
    spent:     how much of their budgets people and seats have used up
    """

    def __init__(self, id: str, secret: str) -> None:
        self.id = id
        self.secret = secret
        self.number = 0
        self.at = 0
        self.changed = 0
        self.turn = 0
        self.spent: Counter[tuple[str | int, str]] = Counter()
        self.status: wire.Status = "open"
        self.chairs: list[Chair] = []
        self.plays: list[tuple[int, Move]] = []
        self.free_from = 0
        self.begins: list[int] = []
        self.chosen: dict[int, int] = {}
        self.choices: dict[int, list[Move]] = {}
        self.question: UndoRequest | None = None
        self.dealing: list[str] | None = None
        self.withheld: set[int] = set()
        self.clocks: Clocks = None
        self.since = 0
        self.paused = False
        self.resigned: frozenset[int] = frozenset()
        self.rated = False
        self.settled = False
        self.rematch: str | None = None
        self.chat = True
        self.removed: frozenset[str] = frozenset()
        self.created: Created
        self.created_at = 0
        self.game: Game
        self.promise: Promise | None = None
        self.seed: Seed | None = None
        self.position: str | None = None
        self._state: State | None = None
        self.shown = Shown()
        self.hashes: wire.PromiseView | None = None
        self.written: list[Raw] | None = None  # every move of the game as the wire writes it

    @staticmethod
    def load(id: str, secret: str, entries: Sequence[Entry]) -> Match:
        """The match of a journal. Only the moves that still count are played."""
        match = Match(id, secret)
        for entry in entries:
            match.apply(entry, playing=False)
        if match.seed is not None:
            ended = match.status if match.status in ("over", "closed") else None
            match.go_back(len(match.plays))
            match.status = ended or match.status
        return match

    def copy(self) -> Match:
        """An independent copy: what is done to it, or goes wrong with it, does not concern this one."""
        other = Match(self.id, self.secret)
        other.number, other.at, other.changed, other.turn = self.number, self.at, self.changed, self.turn
        other.spent, other.status, other.chairs = self.spent, self.status, self.chairs
        other.plays, other.begins, other.chosen = self.plays[:], self.begins[:], self.chosen.copy()
        other.free_from, other.choices, other.question = self.free_from, self.choices, self.question
        other.dealing, other.withheld, other.resigned = self.dealing, self.withheld, self.resigned
        other.clocks, other.since, other.paused = self.clocks, self.since, self.paused
        other.rematch, other.promise, other.seed, other.position = self.rematch, self.promise, self.seed, self.position
        other.created, other.created_at, other.game = self.created, self.created_at, self.game
        other.chat, other.removed, other.rated, other.settled = self.chat, self.removed, self.rated, self.settled
        other.hashes, other.written = self.hashes, self.written
        if self._state is not None:
            other._state = self._state.clone()
            other._state.listen()
        return other

    # What the match knows

    @property
    def state(self) -> State:
        if self._state is None:
            raise Refused("not-started", "this match has not started yet")
        return self._state

    @property
    def has_begun(self) -> bool:
        return self.seed is not None

    @property
    def seats(self) -> int:
        return self.created.seats

    @property
    def host(self) -> str:
        return self.created.host

    @property
    def hints(self) -> bool:
        """Whether whoever plays may ask a bot for advice: as the host said, else only who plays alone among bots."""
        if self.created.hints is not None:
            return self.created.hints
        return sum(bool(chair.guest) or chair.is_free for chair in self.chairs) < 2

    @property
    def gathers(self) -> bool:
        """Whether the house waits for those whom it has seated here."""
        return self.status == "open" and self.created.gather is not None

    @property
    def can_be_rated(self) -> bool:
        """Whether members alone sit here, everybody on one chair, also where a bot plays already for who has left."""
        people = {chair.guest for chair in self.chairs if chair.member}
        return 1 < self.seats == len(people)

    @property
    def move_time(self) -> int | None:
        """Milliseconds for each decision, where play takes days."""
        return None if self.created.days is None else self.created.days.hours * HOUR

    @property
    def lost(self) -> frozenset[int]:
        """The seats that have lost, whatever the board says: their time was up where that is the end; or it counts for
        ratings, and somebody had left when it ended."""
        counts = self.rated and self.status == "over"
        return self.resigned.union([seat for seat, chair in enumerate(self.chairs) if counts and chair.bot])

    @property
    def is_decided(self) -> bool:
        """Whether all but one seat have lost, in a tournament, where nobody need play on against bots alone."""
        return self.status == "running" and bool(self.created.tournament) and len(self.resigned) >= self.seats - 1

    def ranking(self) -> list[list[int]] | None:
        """Who came where; who has lost whatever the board says comes after everybody else."""
        found, lost = self.state.ranking(), self.lost
        if found is None and self.status == "over":  # decided before the board was
            found = [list(range(self.seats))]
        if found is None or not lost:
            return found
        stayed = [[seat for seat in place if seat not in lost] for place in found]
        nobody_wins = not found[0] or not any(stayed)
        return [*([[]] if nobody_wins else []), *filter(None, stayed), sorted(lost)]

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def people(self) -> set[str]:
        """Everybody this table belongs to: its host, and whoever has a seat, also while a bot plays for them."""
        return {self.host, *(chair.guest for chair in self.chairs)} - {""}

    def only_watches(self, guest: str) -> bool:
        return guest != self.host and not self.seats_of(guest)

    def due(self) -> list[int]:
        """The seats that have something to decide and have not decided."""
        if self.status != "running":
            return []
        actors = self.state.actors()
        return actors if len(actors) == 1 else [seat for seat in actors if not self.is_ready(seat)]

    def is_ready(self, seat: int) -> bool:
        return bool(self.choices.get(seat)) and seat not in self.state_for(seat).actors()

    def state_for(self, seat: int) -> State:
        """The state as this seat's own choices will change it, while the others still choose."""
        if not self.choices.get(seat):
            return self.state
        state = self.state.clone()
        for move in self.choices[seat]:
            state.apply(seat, move)
        return state

    def ticking(self) -> list[int]:
        """The seats whose clock runs."""
        if self.clocks is None or self.paused:
            return []
        return [seat for seat in self.due() if self.chairs[seat].is_person]

    def clocks_at(self, now: int) -> Clocks:
        if self.clocks is None:
            return None
        spent, ticking = max(0, now - self.since), self.ticking()
        return [max(0, left - spent) if seat in ticking else left for seat, left in enumerate(self.clocks)]

    def next_flag(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when."""
        if self.clocks is None:
            return None
        ends = [(self.since + self.clocks[seat], seat) for seat in self.ticking()]
        return (min(ends)[1], min(ends)[0]) if ends else None

    def record(self) -> Record:
        """The finished match as a record, with the promise it was dealt under."""
        if self.status != "over" or self.seed is None:
            raise Refused("not-over", "the record holds the seed, so it is given when the game is over")
        if self.position is not None:
            raise Refused("no-record", "this match began in a position, and a record begins with the deal")
        players = [str(Player(chair.name, "" if chair.guest else chair.bot)) for chair in self.chairs]
        record = Record(self.game, self.seats, self.seed, self.created.options, players)
        record.moves = self.plays[:]
        record.promise = self.promise
        record.commitment = self.created.commitment
        return record

    # Who may what

    def require_seat(self, seat: int) -> Chair:
        if seat >= self.seats:
            raise Refused("no-seat", f"there is no seat {seat}: this table has seats 0 to {self.seats - 1}", 422)
        return self.chairs[seat]

    def require_own(self, guest: Guest, seat: int) -> Chair:
        chair = self.require_seat(seat)
        if not guest.id or chair.guest != guest.id:
            raise Refused("not-yours", f"seat {seat} is not yours", 403)
        return chair

    def is_host(self, guest: Guest) -> bool:
        return bool(guest.id) and guest.id == self.host

    def require_host(self, guest: Guest) -> None:
        if not self.is_host(guest):
            raise Refused("not-host", "only the host of the match may do that", 403)

    def require_status(self, status: wire.Status) -> None:
        if self.status != status:
            wanted = {"open": "before the match starts", "running": "while the match runs", "over": "after the match"}
            raise Refused("not-now", f"that can be done only {wanted[status]}", when=status)

    def awaited(self) -> list[int]:
        """The seats whose nonces are awaited."""
        seals = self.dealing or []
        return [seat for seat, seal in enumerate(seals) if seal and not self.chairs[seat].nonce]

    def promise_of(self, nonces: Sequence[str], edition: int) -> Promise:
        return Promise(self.secret, tuple(nonces), edition)

    def last_move_of(self, seat: int) -> int | None:
        """How many moves came before the last one that this seat chose; a move without choice is not meant.

        Moves that several seats chose at once go back together, so that nobody chooses again knowing the others.
        """
        return self.begins[self.chosen[seat]] if seat in self.chosen else None

    def others(self, seat: int) -> list[int]:
        """The seats of other people, also of those for whom a bot stands in: nobody peeks while they are away."""
        me = self.chairs[seat].guest
        return [other for other, chair in enumerate(self.chairs) if chair.guest and chair.guest != me]

    # What an entry does

    def apply(self, entry: Entry, playing: bool = True) -> list[Event]:
        """Add an entry; the events it told. Without `playing`, moves are noted but not played."""
        events: list[Event] = []
        body = entry.body
        match body:
            case Moved():  # first, as most are
                plays = [(seat, self.game.moves.parse(notation)) for seat, notation in body.plays]
                events = self.add_plays(plays) if playing else []
                if not playing:
                    self.begins += [len(self.plays)] * len(plays)
                    self.plays += plays
            case Created():
                self.game = durbar.game(body.game, body.edition, body.components)  # the same box is in memory once
                self.created = body if body.components is None else replace(body, components=self.game.components)
                self.created_at = entry.at
                self.chairs = [Chair() for _ in range(body.seats)]
            case Sat():
                self.change_chair(body.seat, guest=body.guest, name=body.name, member=body.member)
                self.seal(body.seat, body.seal)
            case Stood():
                self.put_chair(body.seat, Chair())
            case Removed():
                self.put_chair(body.seat, Chair())
                self.removed |= {body.guest}
            case Named():
                self.change_chair(body.seat, name=body.name, member=body.member)
            case BotSat():
                self.change_chair(body.seat, bot=body.level, name=body.name)
            case Sealed():
                self.seal(body.seat, body.seal)
            case Dealing():
                self.dealing = body.seals
            case Revealed():
                self.change_chair(body.seat, nonce=body.nonce)
            case CalledOff():
                self.call_off(body.seats)
            case Started():
                self.status, self.dealing = "running", None
                self.promise = self.promise_of(body.nonces, body.edition) if body.seed is None else None
                self.seed = self.promise.seed if self.promise is not None else body.seed
                self.clocks = body.clocks
                self.position = body.position
                self.rated = body.rated
                events = self.deal() if playing else []
            case Chose():
                if self.choices.get(body.seat) and len(body.moves) <= len(self.choices[body.seat]):
                    self.spend(body.seat, "withdrawn")
                moves = [self.game.moves.parse(notation) for notation in body.moves]
                self.choices = {**self.choices, body.seat: moves}
            case Undone():
                self.spend(body.seat, "undone")
                if playing:
                    self.go_back(body.moves)
                else:
                    del self.plays[body.moves :], self.begins[body.moves :]
            case Asked():
                self.spend(body.seat, "asked")
                self.question = UndoRequest(body.seat, body.moves, self.others(body.seat))
            case Answered():
                if self.question is not None:
                    waiting = [seat for seat in self.question.waiting if seat != body.seat]
                    self.question = replace(self.question, waiting=waiting) if body.yes else None
            case Handed():
                self.change_chair(body.seat, bot=body.level)
                if body.why == RESIGNED:
                    self.resigned |= {body.seat}
                if self.question is not None and body.seat in self.question.waiting:
                    self.question = None
            case Returned():
                self.change_chair(body.seat, bot="")
            case Paused():
                self.spend("", "pauses")
                self.paused = True
            case Resumed():
                self.paused = False
            case Said():
                self.spend(entry.author, "said")
                if self.only_watches(entry.author):
                    self.spend("", "said")
            case ChatSet():
                self.spend("", "chat")
                self.chat = body.on
            case Rated():
                self.settled = True
            case Rematched():
                self.rematch = body.match
            case Walkover():
                self.status = "over"
            case Closed():
                self.status, self.dealing = "closed", None
        self.note(entry)
        return events

    def spend(self, whose: str | int, what: str) -> None:
        self.spent = self.spent + Counter({(whose, what): 1})

    def put_chair(self, seat: int, chair: Chair) -> None:
        self.chairs = self.chairs[:]
        self.chairs[seat] = chair

    def change_chair(self, seat: int, **changes: str | bool) -> None:
        self.put_chair(seat, replace(self.chairs[seat], **changes))

    def seal(self, seat: int, seal: str) -> None:
        if seal and seal != self.chairs[seat].seal:
            self.spend(self.chairs[seat].guest, "seals")
        self.change_chair(seat, seal=seal)

    def call_off(self, silent: Sequence[int]) -> None:
        """Whatever was revealed is known, and seals nothing any more; who revealed nothing has lost their turn."""
        for seat, seal in enumerate(self.dealing or []):
            if seal:
                self.change_chair(seat, seal="", nonce="")
        self.dealing = None
        self.withheld = self.withheld.union(silent)

    def note(self, entry: Entry) -> None:
        """Number, time and clocks."""
        body, kind = entry.body, type(entry.body)
        clocks: Clocks = getattr(body, "clocks", None)
        if clocks is not None:
            self.clocks = clocks
        if clocks is not None or kind is Resumed:
            self.since = entry.time
        if kind in PLAYED:
            self.turn = entry.number
            self.choices = {}
            self.question = None
        if entry.author and kind in SEATED:
            self.spend(entry.author, "seats")
        self.number, self.at = entry.number, entry.at
        if body.changes_table:
            self.changed = entry.time
        self.shown = Shown()
        if self.status != "running" or kind is Started:
            self.hashes = None

    def deal(self) -> list[Event]:
        if self.position is None:
            self._state = self.game.new(self.seats, self.seed, self.created.options, listen=True)
        else:
            self._state = durbar.read_position(self.position)
            self._state.listen()
        self.plays, self.begins, self.free_from, self.chosen = [], [], 0, {}
        return self.take_events()

    def take_events(self) -> list[Event]:
        """What happened since it was last asked."""
        log = self.state.listen()
        events = log[:]
        log.clear()
        return events

    def add_plays(self, plays: Sequence[tuple[int, Move]]) -> list[Event]:
        """The moves of one entry."""
        self.begins += [len(self.plays)] * len(plays)
        return self.play_all(plays)

    def play_all(self, plays: Sequence[tuple[int, Move]]) -> list[Event]:
        state = self.state
        for seat, move in plays:
            if self.plays and self.plays[-1][0] != seat:
                self.free_from = len(self.plays)
            mark = state.mark
            if len(legal := state.legal_moves(seat)) > 1 or not state.moves.leaves_no_choice(legal):
                self.chosen[seat] = len(self.plays)
            state.play(seat, move)
            self.plays.append((seat, move))
            if state.mark != mark:
                self.free_from = len(self.plays)
        self.status = "running" if state.actors() else "over"
        return self.take_events()

    def go_back(self, moves: int) -> None:
        """Play the first moves once more."""
        plays, begins = self.plays[:moves], self.begins[:moves]
        self.deal()
        self.begins = begins
        self.play_all(plays)
