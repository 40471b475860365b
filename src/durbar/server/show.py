"""What a viewer sees of a match: the whole table, what changed about it, and the entries of its journal.

What is the same for every viewer (`Common`) and what is a viewer's own (`Own`) are made once for each entry and kept
with the match, so that the next entry can be told as a patch of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal
from weakref import WeakKeyDictionary

import msgspec

from durbar.core.events import Event
from durbar.core.fairness import EDITION
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.opened import opened
from durbar.core.patch import Patch, changes
from durbar.core.state import SPECTATOR, State
from durbar.server import lessons, wire
from durbar.server.journal import HOUSE, Entry
from durbar.server.match import Match
from durbar.server.sights import Common, Own
from durbar.server.wire import SeatView, Table, encode


def table(match: Match, viewer: int) -> Table:
    """The match as this seat, or a spectator, may know it."""
    return Table(**msgspec.structs.asdict(common(match)), **msgspec.structs.asdict(own(match, viewer)))


def open_table(match: Match, viewer: int) -> Table:
    """A moment of a finished match with everything open that somebody saw then, laid out as for this viewer."""
    seen = table(match, viewer)
    if match.status == "open":
        return seen
    views = [match.game.view(shown_to(match, seat), seat) for seat in range(match.seats)]
    view = opened(match.game.view(match.state, SPECTATOR), views)
    named = {"seat": viewer} if hasattr(view, "seat") else {}
    return msgspec.structs.replace(seen, view=msgspec.structs.replace(view, **named))


def patch(before: Match, after: Match, viewer: int) -> Patch:
    """What makes the table that this viewer saw the one that they see now."""
    shared = after.shown.patch
    if shared is None:
        shared = after.shown.patch = changes(common(before), common(after))
    return changes(own(before, viewer), own(after, viewer), shared)


def common(match: Match) -> Common:
    if match.shown.common is None:
        over, due = match.status == "over", match.due()
        match.shown.common = Common(
            number=match.number,
            at=match.changed,
            turn=match.turn,
            status=match.status,
            seats=seat_views(match, due),
            due=due,
            ticking=match.ticking(),
            asking=wire.Asking(match.question.seat, match.question.waiting) if match.question else None,
            scores=match.state.scores() if over and not match.state.actors() else None,
            ranking=match.ranking() if over else None,
            promise=promise(match),
            rematch=match.rematch,
            chat=match.chat,
        )
    return match.shown.common


def own(match: Match, viewer: int) -> Own:
    found = match.shown.own.get(viewer)
    if found is None:
        found = match.shown.own[viewer] = own_anew(match, viewer)
    return found


def own_anew(match: Match, viewer: int) -> Own:
    if not match.has_begun:
        return Own(None, None, [], False, [], None, "none", None)
    game, now, actors = match.game, match.state, actors_of(match)
    state, moves, forced, final = shown_to(match, viewer) if match.choices else now, [], False, []
    if viewer in actors:
        written, legal = match.written or written_moves(game), moves_of(match, viewer)
        match.written = written
        moves = [written[move.id] for move in legal]
        forced = len(legal) == 1 and not match.is_ready(viewer) and now.moves.leaves_no_choice(legal)
        final = final_of(match, viewer, legal) if len(actors) == 1 else []
    return Own(
        view=game.seen_by(state, viewer),
        prompt=prompt(match) if state is now else wire.Prompt(*game.prompt(state)),
        moves=moves,
        forced=forced,
        final=final,
        odds=game.odds(state, viewer) if match.created.odds else None,
        undo=undo_of(match, viewer),
        lesson=lessons.moves_played(match, viewer) if match.created.lesson else None,
    )


def prompt(match: Match) -> wire.Prompt:
    """What is to be decided, as everybody knows it who has not chosen yet."""
    if match.shown.prompt is None:
        match.shown.prompt = wire.Prompt(*match.game.prompt(match.state))
    return match.shown.prompt


def shown_to(match: Match, viewer: int) -> State:
    """The state with the viewer's own choices, and where choices are open, with those of whoever is ready."""
    open_choices = match.state.choices_are_open()
    shown = [seat for seat in match.choices if seat == viewer or (open_choices and match.is_ready(seat))]
    if not any(match.choices[seat] for seat in shown):
        return match.state
    state = match.state.clone()
    for seat in sorted(shown):
        for move in match.choices[seat]:
            state.apply(seat, move)
    return state


def actors_of(match: Match) -> list[int]:
    """The seats that have something to decide, or have just decided beside others."""
    if match.shown.actors is None:
        match.shown.actors = match.state.actors() if match.status == "running" else []
    return match.shown.actors


def seat_views(match: Match, due: Sequence[int]) -> list[SeatView]:
    actors = actors_of(match)
    clocks, lost = match.clocks_at(match.changed), match.lost
    return [
        SeatView(
            name=chair.name,
            bot=chair.bot or None,
            member=chair.member,
            doing="choosing" if seat in due else "ready" if seat in actors else "waiting",
            clock=None if clocks is None else clocks[seat],
            lost=seat in lost,
        )
        for seat, chair in enumerate(match.chairs)
    ]


def moves_of(match: Match, viewer: int) -> list[Move]:
    """What a seat that has to decide may play."""
    state = match.state if match.is_ready(viewer) else match.state_for(viewer)
    return state.legal_moves(viewer)


def final_of(match: Match, viewer: int, moves: Sequence[Move]) -> list[int]:
    """The moves that cannot be taken back once they are played; a choice made beside others always can.

    Who plays with bots alone can take everything back: they never mind.
    """
    if is_alone(match):
        return []
    return [move.id for move in moves if match.state.is_final(viewer, move)]


def undo_of(match: Match, viewer: int) -> Literal["free", "ask", "none"]:
    if match.status != "running" or viewer == SPECTATOR:
        return "none"
    if match.choices.get(viewer):
        return "free"
    moves = match.last_move_of(viewer)
    if moves is None:
        return "none"
    return "free" if moves >= match.free_from or is_alone(match) else "ask"


def is_alone(match: Match) -> bool:
    """Whether one person has all the seats that people have."""
    if match.shown.alone is None:
        match.shown.alone = len({chair.guest for chair in match.chairs if chair.guest}) == 1
    return match.shown.alone


def promise(match: Match) -> wire.PromiseView:
    """The hashes; made once while the game is played, as hashing takes a while and play changes nothing about it."""
    if match.hashes is None:
        match.hashes = promise_anew(match)
    return match.hashes


def promise_anew(match: Match) -> wire.PromiseView:
    """The hashes; and when nothing is hidden any more, what was hashed."""
    commitment, promised, over = match.created.commitment, match.promise, match.status == "over"
    luck = [luck_of(match, seat) for seat in range(match.seats)]
    if not match.has_begun:
        seals = match.dealing or [chair.seal for chair in match.chairs]
        dealing = None if match.dealing is None else match.awaited()
        return wire.PromiseView(EDITION, commitment, luck, seals, dealing)
    if promised is None:  # it was played elsewhere
        seed = match.seed.hex() if isinstance(match.seed, bytes) else match.seed
        return wire.PromiseView(1, commitment, luck, seed=seed if over else None)
    return wire.PromiseView(
        edition=promised.edition,
        commitment=commitment,
        luck=luck,
        seed_commitment=promised.seed_commitment,
        nonces=list(promised.nonces) if over else None,
        secret=promised.secret if over else None,
        seed=promised.seed if over else None,
    )


def luck_of(match: Match, seat: int) -> wire.Luck:
    """What a seat adds to the seed."""
    chair = match.chairs[seat]
    if match.promise is not None and match.promise.nonces[seat]:
        return "mixed"
    if seat in match.withheld:
        return "withheld"
    if not chair.seal:
        return "none"
    if chair.nonce:
        return "revealed"
    counts = match.status == "open" if match.dealing is None else match.dealing[seat]
    return "sealed" if counts else "away"


def info(match: Match) -> wire.MatchInfo:
    created = match.created
    return wire.MatchInfo(
        id=match.id,
        game=created.game,
        edition=created.edition,
        seats=created.seats,
        options=created.options,
        own_components=created.components is not None,
        pace=created.pace,
        days=created.days,
        listed=created.listed,
        hints=match.hints,
        lesson=created.lesson,
        created=match.created_at,
        house_box=created.owner == HOUSE,
        box_owner=box_owner(match),
        rated=counts(match),
        arranged=created.gather is not None,
        tournament=created.tournament,
    )


def box_owner(match: Match) -> str:
    """The name of whose box this is, as long as they sit here."""
    if match.created.components is None:
        return ""
    owner = match.created.owner or match.host
    return next((chair.name for chair in match.chairs if owner and chair.guest == owner), "")


def summary(match: Match) -> wire.Summary:
    """The match as the lobby lists it."""
    return wire.Summary(
        id=match.id,
        game=match.created.game,
        status=match.status,
        seats=[chair.name for chair in match.chairs],
        bots=[chair.bot or None for chair in match.chairs],
        options=match.created.options,
        pace=match.created.pace,
        updated=match.at,
        lesson=match.created.lesson,
        ranking=match.ranking() if match.status == "over" else None,
        days=match.created.days,
        resigned=sorted(match.resigned),
        due=expected(match),
        ends=ends_of(match),
        alone=len(match.people()) == 1,
        members=[chair.member for chair in match.chairs],
        rated=counts(match),
        walkover=match.status == "over" and bool(match.state.actors()),
    )


def expected(match: Match) -> list[int]:
    """The seats that have something to decide; where the house waits for those it has seated, that are to come."""
    if match.gathers:
        return [seat for seat, chair in enumerate(match.chairs) if chair.is_person and not chair.seal]
    return match.due()


def counts(match: Match) -> bool:
    """Whether a match is to count for ratings; once it has started, whether it does."""
    return match.created.rated if match.status == "open" else match.rated


def ends_of(match: Match) -> list[int | None]:
    """Until when each seat may decide, where play takes days; no list where it does not."""
    if match.move_time is None or match.clocks is None:
        return []
    ticking = match.ticking()
    return [match.since + left if seat in ticking else None for seat, left in enumerate(match.clocks)]


WRITTEN_MOVES: WeakKeyDictionary[Game, list[msgspec.Raw]] = WeakKeyDictionary()


def written_moves(game: Game) -> list[msgspec.Raw]:
    """Every move of the game as the wire writes it, made once."""
    if (written := WRITTEN_MOVES.get(game)) is None:
        written = WRITTEN_MOVES[game] = [
            msgspec.Raw(encode({"id": move.id, "kind": move.kind, "args": move.args, "notation": move.notation}))
            for move in game.moves
        ]
    return written


KeptEvents = msgspec.Raw | list[Event]  # what an entry told: already written where everybody may know all of it


def keep(events: list[Event]) -> KeptEvents:
    """Events as they are kept to be told, now and to whoever comes back."""
    for event in events:
        if event.secret:
            return events
    return msgspec.Raw(encode([event.seen_by(SPECTATOR) for event in events]))


def muted_message(entry: Entry) -> wire.EntryMessage:
    """An entry for who does not want to hear its author: only that it is there."""
    return wire.EntryMessage(entry.number, entry.at, {"kind": "chat", "muted": True}, [])


def entry_message(entry: Entry, events: KeptEvents, viewer: int, patch: Patch | None = None) -> wire.EntryMessage:
    """An entry as this viewer may know it."""
    seen: Any = [event.seen_by(viewer) for event in events] if isinstance(events, list) else events
    return wire.EntryMessage(entry.number, entry.at, entry.body.told_to(viewer), seen, patch)
