"""What a command leads to: the entry that it adds to a match's journal, or why it may not be. Changes nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from durbar.bots.players import BOT_NAMES, WRITTEN_BOT
from durbar.core.fairness import EDITION, seal_of
from durbar.core.moves import Move
from durbar.core.names import is_plain
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.guests import require_name
from durbar.server.journal import (
    Answered,
    AnyBody,
    Asked,
    BotSat,
    ChatSet,
    Chose,
    Clocks,
    Closed,
    Dealing,
    Handed,
    Moved,
    Plays,
    Removed,
    Returned,
    Revealed,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
)
from durbar.server.match import Match
from durbar.server.wire import Refused

# What one person, or one seat, may add to a journal beside moves. Moves are many, but they end with the game; all else
# has a budget of its own, so that whoever wastes theirs keeps nobody from playing on.
MOST_SAID = 300  # by one who plays, and by all together who only watch
MOST_WATCHER_SAID = 60  # by one of these
MOST_SEATED = 40  # by one guest: sitting down, standing up, names and bots; the host has that much for each seat
MOST_CHAT_SET = 40  # by the host: chat on and off
MOST_SEALS = 20  # by one guest
MOST_UNDOS = 100  # by one seat; each may mean playing all moves once more
MOST_ASKED = 100  # by one seat: to take back what the others must agree to
MOST_WITHDRAWN = 500  # by one seat: choices beside others' that it changes before they count
SECOND_WIND = 15_000  # milliseconds at least for somebody who takes their seat back
STAND_IN = "medium"  # the bot that plays for somebody who left
ARRANGING = frozenset({wire.PutBot, wire.Remove, wire.Start})  # commands that are the house's where it seats everybody


def decide(
    match: Match, guest: Guest, command: wire.AnyCommand, now: int, away: Collection[int], absent: Collection[int]
) -> AnyBody:
    """The entry that a guest's command leads to; `Refused` or another `DurbarError` if it may not be.

    `away` are the seats whose person is not connected, `absent` those who have been away for too long.
    """
    if match.status == "closed":
        raise Refused("closed", "this table was closed, and nothing happens at it any more")
    if match.gathers and type(command) in ARRANGING:
        raise Refused("arranged", "the house has seated everybody here, and begins when all are there")
    match command:
        case wire.Play():  # first, as most are
            require_playing(match, guest, command.seat)
            return decide_move(match, command.seat, command.move, command.after, now)
        case wire.Sit():
            return decide_sit(match, guest, command, now)
        case wire.Stand():
            return decide_stand(match, guest, command, now)
        case wire.PutBot():
            return decide_bot(match, guest, command, now, absent)
        case wire.Free():
            return decide_free(match, guest, command, now)
        case wire.Remove():
            return decide_remove(match, guest, command.seat)
        case wire.Seal():
            return decide_seal(match, guest, command)
        case wire.Start():
            return decide_start(match, guest, away)
        case wire.Reveal():
            return decide_reveal(match, guest, command)
        case wire.Undo():
            return decide_undo(match, guest, command.seat, now)
        case wire.Restart():
            return decide_restart(match, guest, command.seat, now)
        case wire.Answer():
            return decide_answer(match, guest, command, now)
        case wire.Say():
            return decide_say(match, guest, command)
        case wire.SetChat():
            return decide_chat(match, guest, command.on)
        case wire.Close():
            return decide_close(match, guest)
        case _:
            raise Refused("unknown", "a match cannot do that", 422)


def require_playing(match: Match, guest: Guest, seat: int) -> None:
    if match.require_own(guest, seat).bot:
        raise Refused("bot-plays", f"a bot plays for seat {seat}; sit down again first", seat=seat)


def require_budget(match: Match, whose: str | int, what: str, most: int, why: str) -> None:
    """Refuse what a guest or a seat has done often enough in this match."""
    if match.spent[whose, what] >= most:
        raise Refused("enough", f"{why} in this match, and that is enough", 429, what=what, most=most)


def require_seat_budget(match: Match, guest: Guest) -> None:
    most = MOST_SEATED * (match.seats if match.is_host(guest) else 1)
    require_budget(match, guest.id, "seats", most, f"you have changed seats and names {most} times")


def require_still(match: Match) -> None:
    """While nonces are awaited nobody comes or goes: that would be a way to choose."""
    if match.dealing is not None:
        raise Refused("dealing", "the cards are being dealt; wait a moment")


def decide_sit(match: Match, guest: Guest, command: wire.Sit, now: int) -> AnyBody:
    chair = match.require_seat(command.seat)
    own = chair.guest == guest.id
    require_still(match)
    if own and chair.bot:
        return decide_return(match, command.seat, now)
    if not own and match.status != "open":
        raise Refused("started", "the match has started; you can watch it, but not sit down")
    if guest.id in match.removed:
        raise Refused("removed", "the host has sent you away from this table; you can watch it", 403)
    if not own and not chair.is_free:
        raise Refused("taken", f"seat {command.seat} is taken")
    if not own and match.created.listed and match.seats_of(guest.id) and not match.is_host(guest):
        raise Refused("one-seat", "at a listed table everybody but the host has one seat; stand up first")
    require_seat_budget(match, guest)
    name = free_name(match, command.name or (chair.name if own else guest.name), command.seat)
    seal = command.seal if command.seal is not None and may_seal(match, guest, command.seat) else chair.seal
    return Sat(command.seat, guest.id, name, seal=seal, member=guest.member and name == guest.name)


def may_seal(match: Match, guest: Guest, seat: int) -> bool:
    return match.status == "open" and seat not in match.withheld and match.spent[guest.id, "seals"] < MOST_SEALS


def decide_seal(match: Match, guest: Guest, command: wire.Seal) -> AnyBody:
    match.require_own(guest, command.seat)
    match.require_status("open")
    require_still(match)
    if command.seat in match.withheld:
        raise Refused("withheld", f"seat {command.seat} did not reveal its nonce before, and adds no other")
    require_budget(match, guest.id, "seals", MOST_SEALS, f"you have sealed {MOST_SEALS} nonces")
    return Sealed(command.seat, command.seal)


def free_name(match: Match, wish: str, seat: int) -> str:
    """A name like the one wished for that nobody else has here."""
    name = require_name(wish)
    if WRITTEN_BOT.fullmatch(name):
        raise Refused("bad-name", f"{name!r} is written like a bot; a person needs another name", 422, name=name)
    return distinct(name, {chair.name for other, chair in enumerate(match.chairs) if other != seat})


def distinct(wish: str, taken: Collection[str]) -> str:
    """A name like this one that nobody has.

    >>> distinct("Ada", ["Bo"]), distinct("Ada", ["Ada", "Ada 2"])
    ('Ada', 'Ada 3')
    """
    name, number = wish, 2
    while name in taken:
        name = f"{wish[:36].rstrip()} {number}"
        number += 1
    return name


def decide_stand(match: Match, guest: Guest, command: wire.Stand, now: int) -> AnyBody:
    chair = match.require_own(guest, command.seat)
    require_still(match)
    if match.status == "open" and not match.gathers:
        return Stood(command.seat)
    if not match.gathers:
        match.require_status("running")
    require_seat_budget(match, guest)
    if chair.bot:
        raise Refused("bot-plays", f"a bot already plays for seat {command.seat}", seat=command.seat)
    return Handed(command.seat, STAND_IN, "left", match.clocks_at(now))


def decide_bot(match: Match, guest: Guest, command: wire.PutBot, now: int, absent: Collection[int]) -> AnyBody:
    seat, chair = command.seat, match.require_seat(command.seat)
    require_still(match)
    if match.status == "open":
        match.require_host(guest)
        require_seat_budget(match, guest)
        if chair.guest:
            raise Refused("taken", f"seat {seat} is taken")
        free = [name for name in BOT_NAMES if name not in {chair.name for chair in match.chairs}]
        return BotSat(seat, command.level, chair.name or free[0])
    match.require_status("running")
    if guest.id != match.host and not any(match.chairs[own].is_person for own in match.seats_of(guest.id)):
        raise Refused("not-yours", "only somebody who plays may let a bot play for somebody else", 403)
    if not chair.is_person:
        raise Refused("bot-plays", f"a bot already plays for seat {seat}", seat=seat)
    if seat not in absent:
        raise Refused("not-absent", f"the person of seat {seat} has not been away for long", seat=seat)
    if command.level != STAND_IN:
        raise Refused("stand-in", f"for somebody who is away a {STAND_IN} bot plays, not another", 422)
    return Handed(seat, command.level, "away", match.clocks_at(now))


def decide_remove(match: Match, guest: Guest, seat: int) -> AnyBody:
    match.require_host(guest)
    match.require_status("open")
    require_still(match)
    chair = match.require_seat(seat)
    if not chair.guest or chair.guest == guest.id:
        raise Refused("no-person", f"nobody else sits at seat {seat}", 404)
    return Removed(seat, chair.guest)


def decide_free(match: Match, guest: Guest, command: wire.Free, now: int) -> AnyBody:
    chair = match.require_seat(command.seat)
    if chair.guest != guest.id or not guest.id:
        match.require_host(guest)
    require_still(match)
    if match.status == "open" and not match.gathers:
        if chair.is_free:
            raise Refused("free", f"seat {command.seat} is free already")
        return Stood(command.seat)
    if not match.gathers:
        match.require_status("running")
    if not (chair.guest and chair.bot):
        raise Refused("no-bot", f"no bot plays for a person at seat {command.seat}", seat=command.seat)
    return decide_return(match, command.seat, now)


def decide_return(match: Match, seat: int, now: int) -> AnyBody:
    if seat in match.resigned:
        raise Refused("resigned", f"the time of seat {seat} was up, and at this table that is the end", seat=seat)
    clocks = match.clocks_at(now)
    if clocks is not None:
        clocks[seat] = max(clocks[seat], match.move_time or SECOND_WIND)
    return Returned(seat, clocks)


def decide_start(match: Match, guest: Guest, away: Collection[int]) -> AnyBody:
    """Deal, or where seats have sealed nonces, ask for these first.

    Who is away is left out now, while nobody can know what that does to the seed. Whoever starts is here.
    """
    match.require_status("open")
    if not match.seats_of(guest.id):
        match.require_host(guest)
    free = [seat for seat, chair in enumerate(match.chairs) if chair.is_free]
    if free:
        raise Refused("seats-free", f"seat {free[0]} is free; somebody sits down there, or the host puts a bot")
    require_still(match)
    return dealt_without(match, set(away) - set(match.seats_of(guest.id)))


def dealt_without(match: Match, left_out: Collection[int]) -> AnyBody:
    """Deal, without the luck of these seats."""
    seals = ["" if seat in left_out or chair.bot else chair.seal for seat, chair in enumerate(match.chairs)]
    return Dealing(seals) if any(seals) else started(match, [""] * match.seats)


def decide_reveal(match: Match, guest: Guest, command: wire.Reveal) -> AnyBody:
    """A nonce that was sealed; the last one starts the match."""
    chair = match.require_own(guest, command.seat)
    if match.dealing is None or not match.dealing[command.seat]:
        raise Refused("not-awaited", f"the nonce of seat {command.seat} is not awaited now")
    if chair.nonce:
        raise Refused("revealed", f"seat {command.seat} has revealed its nonce already")
    if seal_of(command.nonce) != chair.seal:
        raise Refused("wrong-nonce", f"this is not the nonce that seat {command.seat} sealed")
    if match.awaited() != [command.seat]:
        return Revealed(command.seat, command.nonce)
    return started(match, [command.nonce if each is chair else each.nonce for each in match.chairs])


def started(match: Match, nonces: list[str]) -> Started:
    pace = match.created.pace
    first = match.move_time if pace is None else pace.bank * 1000
    clocks = None if first is None else [first] * match.seats
    rated = match.created.rated and match.can_be_rated
    return Started(nonces, match.promise_of(nonces, EDITION).seed_commitment, clocks, edition=EDITION, rated=rated)


def decide_move(match: Match, seat: int, notation: str, after: int | None, now: int) -> AnyBody:
    """A move by whoever plays this seat."""
    return decide_moves(match, seat, [notation], after, now)


def decide_moves(match: Match, seat: int, notations: Sequence[str], after: int | None, now: int) -> AnyBody:
    """One move; or, of a seat that decides beside others, several moves of its choice."""
    match.require_status("running")
    if after is not None and after < match.turn:
        raise Refused("stale", "the table has changed since you chose this move; look again")
    moves = [match.game.moves.parse(notation) for notation in notations]
    actors = match.state.actors()
    if len(actors) < 2 or seat not in actors:
        (move,) = moves
        match.state.check(seat, move)
        return Moved([(seat, move.notation)], clocks_after(match, [seat], now))
    return decide_choice(match, seat, moves, actors, now)


def decide_choice(match: Match, seat: int, moves: Sequence[Move], actors: Sequence[int], now: int) -> AnyBody:
    """One of several seats that decide at once. Only when all are ready do their moves count, in seat order."""
    begun = match.choices.get(seat, [])
    if match.is_ready(seat):
        require_withdrawing(match, seat)
        begun = []
    own = match.state.clone()
    for earlier in begun:
        own.apply(seat, earlier)
    for move in moves:
        own.check(seat, move)
        own.apply(seat, move)
    chosen = [*begun, *moves]
    ready = seat not in own.actors()
    if ready and all(other == seat or match.is_ready(other) for other in actors):
        everybody = {**match.choices, seat: chosen}
        plays: Plays = [(actor, choice.notation) for actor in actors for choice in everybody[actor]]
        return Moved(plays, clocks_after(match, [seat] if match.move_time is None else actors, now))
    movers = [seat] if ready and match.move_time is None else []  # over days, changing a choice gives no new time
    return Chose(seat, [choice.notation for choice in chosen], ready, clocks_after(match, movers, now))


def clocks_after(match: Match, movers: Sequence[int], now: int) -> Clocks:
    """The clocks at this time, with the increment for those who moved; over days, with all the time for the next."""
    clocks, pace = match.clocks_at(now), match.created.pace
    if clocks is None:
        return None
    for seat in movers:
        clocks[seat] = match.move_time or clocks[seat] + (0 if pace is None else pace.increment * 1000)
    return clocks


def decide_undo(match: Match, guest: Guest, seat: int, now: int) -> AnyBody:
    require_playing(match, guest, seat)
    match.require_status("running")
    if match.choices.get(seat):
        require_withdrawing(match, seat)
        chosen = [move.notation for move in match.choices[seat][:-1]]
        return Chose(seat, chosen, False, match.clocks_at(now))
    moves = match.last_move_of(seat)
    if moves is None:
        raise Refused("undo-nothing", "you have not moved yet, so there is nothing to take back")
    require_budget(match, seat, "undone", MOST_UNDOS, f"you have taken {MOST_UNDOS} moves back")
    if moves >= match.free_from:
        return Undone(seat, moves, match.clocks_at(now))
    if match.question is not None:
        asking = match.question.seat
        raise Refused("undo-asked", f"seat {asking} already asks to take a move back", seat=asking)
    if match.others(seat):
        require_budget(match, seat, "asked", MOST_ASKED, f"you have asked {MOST_ASKED} times to take a move back")
        return Asked(seat, moves)
    return Undone(seat, moves, match.clocks_at(now))  # bots never mind


def decide_restart(match: Match, guest: Guest, seat: int, now: int) -> AnyBody:
    """In a lesson nobody else minds if all of it is taken back."""
    require_playing(match, guest, seat)
    match.require_status("running")
    if not match.created.lesson:
        raise Refused("no-lesson", "only a lesson can be begun anew; here you may take moves back")
    require_budget(match, seat, "undone", MOST_UNDOS, f"you have taken {MOST_UNDOS} moves back")
    return Undone(seat, 0, match.clocks_at(now))


def require_withdrawing(match: Match, seat: int) -> None:
    require_budget(match, seat, "withdrawn", MOST_WITHDRAWN, f"you have changed {MOST_WITHDRAWN} choices")


def decide_answer(match: Match, guest: Guest, command: wire.Answer, now: int) -> AnyBody:
    match.require_own(guest, command.seat)
    if match.question is None or command.seat not in match.question.waiting:
        raise Refused("not-asked", f"seat {command.seat} is not asked anything")
    if command.yes and match.question.waiting == [command.seat]:
        return Undone(match.question.seat, match.question.moves, match.clocks_at(now))
    return Answered(command.seat, command.yes)


def decide_chat(match: Match, guest: Guest, on: bool) -> AnyBody:
    match.require_host(guest)
    require_budget(match, "", "chat", MOST_CHAT_SET, f"chat was switched {MOST_CHAT_SET} times")
    return ChatSet(on)


def decide_close(match: Match, guest: Guest) -> AnyBody:
    """Whoever shares a table with bots alone may put it away; where other people belong to it, they play on."""
    if match.people() != {guest.id}:
        raise Refused("not-alone", "other people belong to this table: you can leave it, but not close it", 403)
    require_still(match)
    if match.status != "open":
        match.require_status("running")
    return Closed()


def decide_say(match: Match, guest: Guest, command: wire.Say) -> AnyBody:
    if not match.chat:
        raise Refused("no-chat", "the host has switched chat off at this table", 403)
    if guest.id in match.removed:
        raise Refused("removed", "the host has sent you away from this table; you can watch it", 403)
    name = guest.name
    if command.seat is not None:
        name = match.require_own(guest, command.seat).name
    watches = match.only_watches(guest.id)
    most = MOST_WATCHER_SAID if watches else MOST_SAID
    require_budget(match, guest.id, "said", most, f"you have said {most} things")
    if watches:
        require_budget(match, "", "said", MOST_SAID, f"those who watch have said {MOST_SAID} things")
    text = " ".join(command.text.split())
    if not is_plain(text):
        raise Refused("bad-text", "say something that can be seen, with nothing hidden in it", 422)
    return Said(command.seat, name, text)
