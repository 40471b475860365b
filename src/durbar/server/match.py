"""A match: a record being played, with people and bots in its seats, a clock and a chat.

It is the sum of its journal. `decide` says what entry a command leads to, or refuses it, and changes nothing; `apply`
adds an entry, and is the only thing that changes a match: live, and when the journal is read again. There is no I/O,
no clock and no luck here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

import durbar
from durbar.bots.players import BOT_NAMES, WRITTEN_BOT, Player
from durbar.core.events import Event
from durbar.core.fairness import EDITION, Promise, seal_of
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.names import is_plain
from durbar.core.patch import Patch
from durbar.core.record import Record
from durbar.core.rng import Seed
from durbar.core.state import State
from durbar.server import wire
from durbar.server.guests import require_name
from durbar.server.journal import (
    Answered,
    AnyBody,
    Asked,
    BotSat,
    CalledOff,
    Chose,
    Clocks,
    Created,
    Dealing,
    Entry,
    Handed,
    Moved,
    Paused,
    Plays,
    Rematched,
    Resumed,
    Returned,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
)
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from durbar.server.show import Common, Own

# What one person, or one seat, may add to a journal beside moves. Moves are many, but they end with the game; all else
# has a budget of its own, so that whoever wastes theirs keeps nobody from playing on.
MOST_SAID = 300  # by one who plays, and by all together who only watch
MOST_WATCHER_SAID = 60  # by one of these
MOST_SEATED = 40  # by one guest: sitting down, standing up, names and bots; the host has that much for each seat
MOST_SEALS = 20  # by one guest
MOST_UNDOS = 100  # by one seat; each may mean playing all moves once more
MOST_ASKED = 100  # by one seat: to take back what the others must agree to
MOST_WITHDRAWN = 500  # by one seat: choices beside others' that it changes before they count
MOST_PAUSES = 1_000  # after which the clocks run on when everybody leaves
SECOND_WIND = 15_000  # milliseconds at least for somebody who takes their seat back
STAND_IN = "medium"  # the bot that plays for somebody who left
PLAYED = (Started, Moved, Undone)  # entries that change what can be decided
SEATED = (Sat, BotSat, Handed)  # entries that somebody comes to a seat; whoever leaves one came before


class Guest(Struct, frozen=True):
    """Somebody with a cookie or a token."""

    id: str
    name: str


class Chair(Struct, frozen=True):
    """A seat of a match.

    guest: the person it belongs to; empty if nobody, or only a bot, ever sat here
    bot:   the level of the bot that plays now, or empty
    seal:  the hash of the nonce that its device drew, or empty
    nonce: that nonce, once it is revealed
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    seal: str = ""
    nonce: str = ""

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.guest) and not self.bot


class Question(Struct, frozen=True):
    """A seat that asks to go back to the first `moves` moves, and the seats that have not answered."""

    seat: int
    moves: int
    waiting: list[int]


class Shown:
    """What was made of a match to be shown (`show.py`), so that it is made once."""

    def __init__(self) -> None:
        self.common: Common | None = None
        self.own: dict[int, Own] = {}
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
    chosen:    for each seat, the last of the moves that it chose among several
    choices:   where several seats decide at once: the moves each has chosen so far
    dealing:   while nonces are awaited: for each seat the seal that counts, or an empty one
    withheld:  the seats that once did not reveal what they had sealed
    clocks:    milliseconds left for each seat at the time `since`
    commands:  the number of the entry each command led to
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
        self.question: Question | None = None
        self.dealing: list[str] | None = None
        self.withheld: set[int] = set()
        self.clocks: Clocks = None
        self.since = 0
        self.paused = False
        self.rematch: str | None = None
        self.commands: dict[tuple[str, str], int] = {}
        self.created: Created
        self.created_at = 0
        self.game: Game
        self.promise: Promise | None = None
        self.seed: Seed | None = None
        self.position: str | None = None
        self._state: State | None = None
        self.shown = Shown()
        self.hashes: wire.PromiseView | None = None

    @staticmethod
    def load(id: str, secret: str, entries: Sequence[Entry]) -> Match:
        """The match of a journal. Only the moves that still count are played."""
        match = Match(id, secret)
        for entry in entries:
            match.apply(entry, playing=False)
        if match.seed is not None:
            match.go_back(len(match.plays))
        return match

    def copy(self) -> Match:
        """An independent copy: what is done to it, or goes wrong with it, does not concern this one."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)  # and then whatever `apply` changes in its place
        other.shown = Shown()
        other.plays = self.plays[:]
        other.begins = self.begins[:]
        other.chosen = self.chosen.copy()
        other.commands = self.commands.copy()
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

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def only_watches(self, guest: str) -> bool:
        return guest != self.host and not self.seats_of(guest)

    def due(self) -> list[int]:
        """The seats that have something to decide and have not decided."""
        if self.status != "running":
            return []
        actors = self.state.actors()
        return actors if len(actors) == 1 else [seat for seat in actors if not self.is_ready(seat)]

    def is_ready(self, seat: int) -> bool:
        return bool(self.choices.get(seat)) and seat not in self.private(seat).actors()

    def private(self, seat: int) -> State:
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

    # What a command leads to

    def decide(
        self, guest: Guest, command: wire.AnyCommand, now: int, away: Collection[int], absent: Collection[int]
    ) -> AnyBody:
        """The entry that a guest's command leads to; `Refused` or another `DurbarError` if it may not be.

        `away` are the seats whose person is not connected, `absent` those who have been away for too long.
        """
        match command:
            case wire.Sit():
                return self.decide_sit(guest, command, now)
            case wire.Stand():
                return self.decide_stand(guest, command, now)
            case wire.PutBot():
                return self.decide_bot(guest, command, now, absent)
            case wire.Free():
                return self.decide_free(guest, command, now)
            case wire.Seal():
                return self.decide_seal(guest, command)
            case wire.Start():
                return self.decide_start(guest, away)
            case wire.Reveal():
                return self.decide_reveal(guest, command)
            case wire.Play():
                self.require_playing(guest, command.seat)
                return self.decide_move(command.seat, command.move, command.after, now)
            case wire.Undo():
                return self.decide_undo(guest, command.seat, now)
            case wire.Restart():
                return self.decide_restart(guest, command.seat, now)
            case wire.Answer():
                return self.decide_answer(guest, command, now)
            case wire.Say():
                return self.decide_say(guest, command)
            case _:
                raise Refused("unknown", "a match cannot do that", 422)

    def require_seat(self, seat: int) -> Chair:
        if seat >= self.seats:
            raise Refused("no-seat", f"there is no seat {seat}: this table has seats 0 to {self.seats - 1}", 422)
        return self.chairs[seat]

    def require_own(self, guest: Guest, seat: int) -> Chair:
        chair = self.require_seat(seat)
        if not guest.id or chair.guest != guest.id:
            raise Refused("not-yours", f"seat {seat} is not yours", 403)
        return chair

    def require_playing(self, guest: Guest, seat: int) -> None:
        if self.require_own(guest, seat).bot:
            raise Refused("bot-plays", f"a bot plays for seat {seat}; sit down again first", seat=seat)

    def is_host(self, guest: Guest) -> bool:
        return bool(guest.id) and guest.id == self.host

    def require_host(self, guest: Guest) -> None:
        if not self.is_host(guest):
            raise Refused("not-host", "only the host of the match may do that", 403)

    def require_status(self, status: wire.Status) -> None:
        if self.status != status:
            wanted = {"open": "before the match starts", "running": "while the match runs", "over": "after the match"}
            raise Refused("not-now", f"that can be done only {wanted[status]}", when=status)

    def require_budget(self, whose: str | int, what: str, most: int, why: str) -> None:
        """Refuse what a guest or a seat has done often enough in this match."""
        if self.spent[whose, what] >= most:
            raise Refused("enough", f"{why} in this match, and that is enough", 429, what=what, most=most)

    def require_seat_budget(self, guest: Guest) -> None:
        most = MOST_SEATED * (self.seats if self.is_host(guest) else 1)
        self.require_budget(guest.id, "seats", most, f"you have changed seats and names {most} times")

    def require_still(self) -> None:
        """While nonces are awaited nobody comes or goes: that would be a way to choose."""
        if self.dealing is not None:
            raise Refused("dealing", "the cards are being dealt; wait a moment")

    def decide_sit(self, guest: Guest, command: wire.Sit, now: int) -> AnyBody:
        chair = self.require_seat(command.seat)
        own = chair.guest == guest.id
        self.require_still()
        if own and chair.bot:
            return self.decide_return(command.seat, now)
        if not own and self.status != "open":
            raise Refused("started", "the match has started; you can watch it, but not sit down")
        if not own and not chair.is_free:
            raise Refused("taken", f"seat {command.seat} is taken")
        if not own and self.created.listed and self.seats_of(guest.id) and not self.is_host(guest):
            raise Refused("one-seat", "at a listed table everybody but the host has one seat; stand up first")
        self.require_seat_budget(guest)
        name = self.free_name(command.name or (chair.name if own else guest.name), command.seat)
        seal = command.seal if command.seal is not None and self.may_seal(guest, command.seat) else chair.seal
        return Sat(command.seat, guest.id, name, seal=seal)

    def may_seal(self, guest: Guest, seat: int) -> bool:
        return self.status == "open" and seat not in self.withheld and self.spent[guest.id, "seals"] < MOST_SEALS

    def decide_seal(self, guest: Guest, command: wire.Seal) -> AnyBody:
        self.require_own(guest, command.seat)
        self.require_status("open")
        self.require_still()
        if command.seat in self.withheld:
            raise Refused("withheld", f"seat {command.seat} did not reveal its nonce before, and adds no other")
        self.require_budget(guest.id, "seals", MOST_SEALS, f"you have sealed {MOST_SEALS} nonces")
        return Sealed(command.seat, command.seal)

    def free_name(self, wish: str, seat: int) -> str:
        """A name like the one wished for that nobody else has here."""
        name = wish = require_name(wish)
        if WRITTEN_BOT.fullmatch(name):
            raise Refused("bad-name", f"{name!r} is written like a bot; a person needs another name", 422, name=name)
        taken = {chair.name for other, chair in enumerate(self.chairs) if other != seat}
        number = 2
        while name in taken:
            name = f"{wish[:36].rstrip()} {number}"
            number += 1
        return name

    def decide_stand(self, guest: Guest, command: wire.Stand, now: int) -> AnyBody:
        chair = self.require_own(guest, command.seat)
        self.require_still()
        if self.status == "open":
            return Stood(command.seat)
        self.require_status("running")
        self.require_seat_budget(guest)
        if chair.bot:
            raise Refused("bot-plays", f"a bot already plays for seat {command.seat}", seat=command.seat)
        return Handed(command.seat, STAND_IN, "left", self.clocks_at(now))

    def decide_bot(self, guest: Guest, command: wire.PutBot, now: int, absent: Collection[int]) -> AnyBody:
        seat, chair = command.seat, self.require_seat(command.seat)
        self.require_still()
        if self.status == "open":
            self.require_host(guest)
            self.require_seat_budget(guest)
            if chair.guest:
                raise Refused("taken", f"seat {seat} is taken")
            free = [name for name in BOT_NAMES if name not in {chair.name for chair in self.chairs}]
            return BotSat(seat, command.level, chair.name or free[0])
        self.require_status("running")
        if guest.id != self.host and not any(self.chairs[own].is_person for own in self.seats_of(guest.id)):
            raise Refused("not-yours", "only somebody who plays may let a bot play for somebody else", 403)
        if not chair.is_person:
            raise Refused("bot-plays", f"a bot already plays for seat {seat}", seat=seat)
        if seat not in absent:
            raise Refused("not-absent", f"the person of seat {seat} has not been away for long", seat=seat)
        if command.level != STAND_IN:
            raise Refused("stand-in", f"for somebody who is away a {STAND_IN} bot plays, not another", 422)
        return Handed(seat, command.level, "away", self.clocks_at(now))

    def decide_free(self, guest: Guest, command: wire.Free, now: int) -> AnyBody:
        chair = self.require_seat(command.seat)
        if chair.guest != guest.id or not guest.id:
            self.require_host(guest)
        self.require_still()
        if self.status == "open":
            if chair.is_free:
                raise Refused("free", f"seat {command.seat} is free already")
            return Stood(command.seat)
        self.require_status("running")
        if not (chair.guest and chair.bot):
            raise Refused("no-bot", f"no bot plays for a person at seat {command.seat}", seat=command.seat)
        return self.decide_return(command.seat, now)

    def decide_return(self, seat: int, now: int) -> AnyBody:
        clocks = self.clocks_at(now)
        if clocks is not None:
            clocks[seat] = max(clocks[seat], SECOND_WIND)
        return Returned(seat, clocks)

    def decide_start(self, guest: Guest, away: Collection[int]) -> AnyBody:
        """Deal, or where seats have sealed nonces, ask for these first.

        Who is away is left out now, while nobody can know what that does to the seed. Whoever starts is here.
        """
        self.require_status("open")
        if not self.seats_of(guest.id):
            self.require_host(guest)
        free = [seat for seat, chair in enumerate(self.chairs) if chair.is_free]
        if free:
            raise Refused("seats-free", f"seat {free[0]} is free; somebody sits down there, or the host puts a bot")
        self.require_still()
        left_out = set(away) - set(self.seats_of(guest.id))
        seals = ["" if seat in left_out else chair.seal for seat, chair in enumerate(self.chairs)]
        return Dealing(seals) if any(seals) else self.started([""] * self.seats)

    def decide_reveal(self, guest: Guest, command: wire.Reveal) -> AnyBody:
        """A nonce that was sealed; the last one starts the match."""
        chair = self.require_own(guest, command.seat)
        if self.dealing is None or not self.dealing[command.seat]:
            raise Refused("not-awaited", f"the nonce of seat {command.seat} is not awaited now")
        if chair.nonce:
            raise Refused("revealed", f"seat {command.seat} has revealed its nonce already")
        if seal_of(command.nonce) != chair.seal:
            raise Refused("wrong-nonce", f"this is not the nonce that seat {command.seat} sealed")
        if self.awaited() != [command.seat]:
            return Revealed(command.seat, command.nonce)
        return self.started([command.nonce if each is chair else each.nonce for each in self.chairs])

    def awaited(self) -> list[int]:
        """The seats whose nonces are awaited."""
        seals = self.dealing or []
        return [seat for seat, seal in enumerate(seals) if seal and not self.chairs[seat].nonce]

    def started(self, nonces: list[str]) -> Started:
        pace = self.created.pace
        clocks = None if pace is None else [pace.bank * 1000] * self.seats
        return Started(nonces, self.promise_of(nonces, EDITION).seed_commitment, clocks, edition=EDITION)

    def promise_of(self, nonces: Sequence[str], edition: int) -> Promise:
        return Promise(self.secret, tuple(nonces), edition)

    def decide_move(self, seat: int, notation: str, after: int | None, now: int) -> AnyBody:
        """A move by whoever plays this seat."""
        return self.decide_moves(seat, [notation], after, now)

    def decide_moves(self, seat: int, notations: Sequence[str], after: int | None, now: int) -> AnyBody:
        """One move; or, of a seat that decides beside others, several moves of its choice."""
        self.require_status("running")
        if after is not None and after < self.turn:
            raise Refused("stale", "the table has changed since you chose this move; look again")
        moves = [self.game.moves.parse(notation) for notation in notations]
        actors = self.state.actors()
        if len(actors) < 2 or seat not in actors:
            (move,) = moves
            self.state.check(seat, move)
            return Moved([(seat, move.notation)], self.clocks_after([seat], now))
        return self.decide_choice(seat, moves, actors, now)

    def decide_choice(self, seat: int, moves: Sequence[Move], actors: Sequence[int], now: int) -> AnyBody:
        """One of several seats that decide at once. Only when all are ready do their moves count, in seat order."""
        begun = self.choices.get(seat, [])
        if self.is_ready(seat):
            self.require_withdrawing(seat)
            begun = []
        own = self.state.clone()
        for earlier in begun:
            own.apply(seat, earlier)
        for move in moves:
            own.check(seat, move)
            own.apply(seat, move)
        chosen = [*begun, *moves]
        ready = seat not in own.actors()
        if ready and all(other == seat or self.is_ready(other) for other in actors):
            everybody = {**self.choices, seat: chosen}
            plays: Plays = [(actor, choice.notation) for actor in actors for choice in everybody[actor]]
            return Moved(plays, self.clocks_after([seat], now))
        movers = [seat] if ready else []
        return Chose(seat, [choice.notation for choice in chosen], ready, self.clocks_after(movers, now))

    def clocks_after(self, movers: Sequence[int], now: int) -> Clocks:
        """The clocks at this time, with the increment for those who moved."""
        clocks = self.clocks_at(now)
        if clocks is None or self.created.pace is None:
            return None
        for seat in movers:
            clocks[seat] += self.created.pace.increment * 1000
        return clocks

    def decide_undo(self, guest: Guest, seat: int, now: int) -> AnyBody:
        self.require_playing(guest, seat)
        self.require_status("running")
        if self.choices.get(seat):
            self.require_withdrawing(seat)
            chosen = [move.notation for move in self.choices[seat][:-1]]
            return Chose(seat, chosen, False, self.clocks_at(now))
        moves = self.last_move_of(seat)
        if moves is None:
            raise Refused("undo-nothing", "you have not moved yet, so there is nothing to take back")
        self.require_budget(seat, "undone", MOST_UNDOS, f"you have taken {MOST_UNDOS} moves back")
        if moves >= self.free_from:
            return Undone(seat, moves, self.clocks_at(now))
        if self.question is not None:
            asking = self.question.seat
            raise Refused("undo-asked", f"seat {asking} already asks to take a move back", seat=asking)
        if self.others(seat):
            self.require_budget(seat, "asked", MOST_ASKED, f"you have asked {MOST_ASKED} times to take a move back")
            return Asked(seat, moves)
        return Undone(seat, moves, self.clocks_at(now))  # bots never mind

    def decide_restart(self, guest: Guest, seat: int, now: int) -> AnyBody:
        """In a lesson nobody else minds if all of it is taken back."""
        self.require_playing(guest, seat)
        self.require_status("running")
        if not self.created.lesson:
            raise Refused("no-lesson", "only a lesson can be begun anew; here you may take moves back")
        self.require_budget(seat, "undone", MOST_UNDOS, f"you have taken {MOST_UNDOS} moves back")
        return Undone(seat, 0, self.clocks_at(now))

    def require_withdrawing(self, seat: int) -> None:
        self.require_budget(seat, "withdrawn", MOST_WITHDRAWN, f"you have changed {MOST_WITHDRAWN} choices")

    def last_move_of(self, seat: int) -> int | None:
        """How many moves came before the last one that this seat chose; a move without choice is not meant.

        Moves that several seats chose at once go back together, so that nobody chooses again knowing the others.
        """
        return self.begins[self.chosen[seat]] if seat in self.chosen else None

    def others(self, seat: int) -> list[int]:
        """The seats of other people, also of those for whom a bot stands in: nobody peeks while they are away."""
        me = self.chairs[seat].guest
        return [other for other, chair in enumerate(self.chairs) if chair.guest and chair.guest != me]

    def decide_answer(self, guest: Guest, command: wire.Answer, now: int) -> AnyBody:
        self.require_own(guest, command.seat)
        if self.question is None or command.seat not in self.question.waiting:
            raise Refused("not-asked", f"seat {command.seat} is not asked anything")
        if command.yes and self.question.waiting == [command.seat]:
            return Undone(self.question.seat, self.question.moves, self.clocks_at(now))
        return Answered(command.seat, command.yes)

    def decide_say(self, guest: Guest, command: wire.Say) -> AnyBody:
        name = guest.name
        if command.seat is not None:
            name = self.require_own(guest, command.seat).name
        watches = self.only_watches(guest.id)
        most = MOST_WATCHER_SAID if watches else MOST_SAID
        self.require_budget(guest.id, "said", most, f"you have said {most} things")
        if watches:
            self.require_budget("", "said", MOST_SAID, f"those who watch have said {MOST_SAID} things")
        text = " ".join(command.text.split())
        if not is_plain(text):
            raise Refused("bad-text", "say something that can be seen, with nothing hidden in it", 422)
        return Said(command.seat, name, text)

    # What an entry does

    def apply(self, entry: Entry, playing: bool = True) -> list[Event]:
        """Add an entry; the events it told. Without `playing`, moves are noted but not played."""
        events: list[Event] = []
        body = entry.body
        match body:
            case Created():
                self.game = durbar.game(body.game, body.edition, body.components)  # the same box is in memory once
                self.created = body if body.components is None else replace(body, components=self.game.components)
                self.created_at = entry.at
                self.chairs = [Chair() for _ in range(body.seats)]
            case Sat():
                self.change_chair(body.seat, guest=body.guest, name=body.name)
                self.seal(body.seat, body.seal)
            case Stood():
                self.put_chair(body.seat, Chair())
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
                events = self.deal() if playing else []
            case Moved():
                plays = [(seat, self.game.moves.parse(notation)) for seat, notation in body.plays]
                events = self.add_plays(plays) if playing else []
                if not playing:
                    self.begins += [len(self.plays)] * len(plays)
                    self.plays += plays
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
                self.question = Question(body.seat, body.moves, self.others(body.seat))
            case Answered():
                if self.question is not None:
                    waiting = [seat for seat in self.question.waiting if seat != body.seat]
                    self.question = replace(self.question, waiting=waiting) if body.yes else None
            case Handed():
                self.change_chair(body.seat, bot=body.level)
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
            case Rematched():
                self.rematch = body.match
        self.note(entry)
        return events

    def spend(self, whose: str | int, what: str) -> None:
        self.spent = self.spent + Counter({(whose, what): 1})

    def put_chair(self, seat: int, chair: Chair) -> None:
        self.chairs = self.chairs[:]
        self.chairs[seat] = chair

    def change_chair(self, seat: int, **changes: str) -> None:
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
        """Number, time, clocks and the command that this was."""
        body = entry.body
        clocks: Clocks = getattr(body, "clocks", None)
        if clocks is not None:
            self.clocks = clocks
        if clocks is not None or isinstance(body, Resumed):
            self.since = entry.time
        if isinstance(body, PLAYED):
            self.turn = entry.number
            self.choices = {}
            self.question = None
        if entry.author and isinstance(body, SEATED):
            self.spend(entry.author, "seats")
        if entry.command:
            self.commands[entry.author, entry.command] = entry.number
        self.number, self.at = entry.number, entry.at
        if body.changes_table:
            self.changed = entry.time
        self.shown = Shown()
        if self.status != "running" or isinstance(body, Started):
            self.hashes = None

    def deal(self) -> list[Event]:
        if self.position is None:
            self._state = self.game.new(self.seats, self.seed, self.created.options, listen=True)
        else:
            self._state = durbar.read_position(self.position)
            self._state.listen()
        self.plays, self.begins, self.free_from, self.chosen = [], [], 0, {}
        return self.told()

    def told(self) -> list[Event]:
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
        for seat, move in plays:
            if self.plays and self.plays[-1][0] != seat:
                self.free_from = len(self.plays)
            mark = self.state.mark
            if len(self.state.legal_moves(seat)) > 1:
                self.chosen[seat] = len(self.plays)
            self.state.play(seat, move)
            self.plays.append((seat, move))
            if self.state.mark != mark:
                self.free_from = len(self.plays)
        self.status = "running" if self.state.actors() else "over"
        return self.told()

    def go_back(self, moves: int) -> None:
        """Play the first moves once more."""
        plays, begins = self.plays[:moves], self.begins[:moves]
        self.deal()
        self.begins = begins
        self.play_all(plays)
