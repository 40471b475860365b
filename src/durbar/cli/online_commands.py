"""What a person can type at a match that a server runs, besides a move: one function a command."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from durbar.bots.hints import Hint
from durbar.bots.levels import LEVELS
from durbar.cli.commands import (
    Left,
    place_to_save,
    show_help,
    show_log,
    show_map,
    show_players,
    show_rules,
    show_table,
    tell_hint,
)
from durbar.cli.rulebook import folded
from durbar.core.errors import DurbarError
from durbar.core.files import write_whole
from durbar.core.reasons import Reason
from durbar.core.state import SPECTATOR

if TYPE_CHECKING:
    from durbar.cli.online import Online

Command = Callable[["Online", str], Awaitable[None] | None]


async def undo(online: Online, _: str) -> None:
    """Take back the last move; where that shows too much, the others are asked."""
    if online.here == SPECTATOR:
        online.screen.say("only-watching", "red")
    else:
        await online.do("undo", seat=online.here)


async def agree(online: Online, _: str) -> None:
    await answer(online, yes=True)


async def disagree(online: Online, _: str) -> None:
    await answer(online, yes=False)


async def answer(online: Online, yes: bool) -> None:
    """Whether somebody may take a move back."""
    if online.is_asked():
        await online.do("answer", seat=online.here, yes=yes)
    else:
        online.screen.say("problem-not-asked", "red")


async def say(online: Online, words: str) -> None:
    if not words:
        online.screen.say("say-what", "red")
    elif online.here == SPECTATOR:
        await online.do("chat", text=words)
    else:
        await online.do("chat", text=words, seat=online.here)


async def hint(online: Online, _: str) -> None:
    """A bot's opinion, from what this seat may know."""
    if not online.is_awaited():
        online.say_not_now()
        return
    moves = {move.notation: move for move in online.moves()}
    advice = await online.ask_server("hint")
    opinion = [(moves[notation], share) for notation, share in advice["moves"] if notation in moves]
    line = [online.game.moves.parse(notation) for notation in advice.get("line", [])]
    reasons = [Reason(reason["key"], reason["facts"]) for reason in advice.get("reasons", [])]
    tell_hint(online, Hint(opinion, line, reasons, advice.get("choices", len(moves))))


async def start(online: Online, _: str) -> None:
    """Begin, and wait until the cards are dealt, or will not be."""
    await online.do("start")
    await online.until(lambda: online.table.promise.dealing is None)


async def sit(online: Online, words: str) -> None:
    """Sit down at a free seat, or come back to one's own."""
    free = [number for number, seat in enumerate(online.table.seats) if not seat.name]
    seat = seat_in(online, words, [*online.you.seats, *free][:1])
    if seat is not None:
        await online.do("sit", seat=seat)


async def put_bot(online: Online, words: str) -> None:
    """A bot in a free seat, or for somebody who is away."""
    number, _, level = words.partition(" ")
    levels = {folded(online.level(name)): name for name in LEVELS} | {name: name for name in LEVELS}
    if level and folded(level) not in levels:
        online.screen.say("bot-which", "red")
        return
    seat = seat_in(online, number, [])
    if seat is not None:
        await online.do("bot", seat=seat, level=levels.get(folded(level), "medium"))


async def free(online: Online, words: str) -> None:
    seat = seat_in(online, words, [])
    if seat is not None:
        await online.do("free", seat=seat)


async def stand(online: Online, _: str) -> None:
    """Leave one's seat and look on; in a running match a bot plays on."""
    if online.here == SPECTATOR:
        online.screen.say("only-watching", "red")
    else:
        await online.do("stand", seat=online.here)


async def wait(online: Online, words: str) -> None:
    """Give somebody who is away more time."""
    away = [seat for seat, presence in online.presence.items() if not presence.here]
    seat = seat_in(online, words, away[:1])
    if seat is not None:
        await online.do("wait", seat=seat)
        online.screen.say("waited", name=online.name(seat))


def seat_in(online: Online, words: str, otherwise: list[int]) -> int | None:
    """The seat that somebody typed, or the one that is meant without; None if it cannot be."""
    seats = len(online.table.seats)
    if not words and otherwise:
        return otherwise[0]
    if words.isdecimal() and len(words) < 3 and int(words) < seats:
        return int(words)
    online.screen.say("which-seat", "red", last=seats - 1)
    return None


async def rematch(online: Online, _: str) -> None:
    """Play again, with everybody one seat further; or follow somebody who asked first."""
    if online.table.rematch is None:
        await online.do("rematch")
    raise Left(f"{online.visit.server}/m/{online.table.rematch}")


async def save(online: Online, file: str) -> None:
    """Write the record to a file."""
    if online.table.status != "over":
        online.screen.say("save-later", "red")
        return
    path = place_to_save(online, file)
    if path is None:
        return
    text = str(await online.ask_server("record"))
    try:
        await asyncio.to_thread(write, text, path)
    except DurbarError as error:
        online.screen.say("save-failed", "red", reason=str(error))
        return
    online.screen.say("saved-over", file=shlex.quote(str(path)))


def write(text: str, path: object) -> None:
    with write_whole(str(path)) as draft:
        draft.write_text(text, encoding="utf-8")


def leave(online: Online, _: str) -> None:
    raise Left


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "table": show_table,
    "players": show_players,
    "map": show_map,
    "undo": undo,
    "yes": agree,
    "no": disagree,
    "say": say,
    "hint": hint,
    "log": show_log,
    "rules": show_rules,
    "start": start,
    "bot": put_bot,
    "free": free,
    "sit": sit,
    "stand": stand,
    "wait": wait,
    "rematch": rematch,
    "save": save,
    "quit": leave,
}
ALIASES: dict[str, Command] = {"leave": stand}
