"""Online: somebody in this terminal at a match that a server runs. It knows no game and holds no rules.

Two things go on at once: messages of the server are told as they come, and lines are obeyed as they are typed. Lines
from a pipe wait for what they answer: a choice for its question, a yes for somebody who asks. Where the connection is
lost, commands wait until it is back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from rich.text import Text

from durbar.cli import online_commands
from durbar.cli.checking import is_our_game
from durbar.cli.commands import Left, command_in, named_commands
from durbar.cli.onlooker import AnyMessage, Onlooker, Told, read_message
from durbar.cli.screen import Screen
from durbar.cli.seated import choice_number
from durbar.client import ServerRefused, Unreachable, Visit, request
from durbar.core.errors import DurbarError, IllegalMove, UnknownMove, quoted
from durbar.core.game import Game
from durbar.core.moves import Move
from durbar.core.patch import patched
from durbar.core.state import SPECTATOR
from durbar.server import wire
from durbar.witness import KEPT

GRACE = 1.5  # seconds for somebody to come back unnoticed
SEATING = ("sat", "stood", "bot", "removed", "named", "handed", "returned")  # who plays where has changed


class Online(Onlooker):
    """Somebody at a match.

    number:   of the last entry that was told
    noticed:  since when seats are away for which a countdown was begun
    missed:   the seats of which was said that they are away
    slow:     the other people for whom everybody waits
    played:   the decision without choice that was answered by itself, so that it is answered once
    """

    def __init__(self, game: Game, welcome: wire.Welcome, visit: Visit, screen: Screen) -> None:
        super().__init__(game, welcome, f"{visit.server}/m/{visit.match}", screen)
        self.visit = visit
        self.commands = named_commands(self.house, online_commands.COMMANDS | online_commands.ALIASES)
        self.number = 0
        self.noticed: dict[int, int | None] = {}
        self.missed: set[int] = set()
        self.slow: list[int] = []
        self.is_lost = False
        self.is_over = False
        self.result_told = False
        self.played: tuple[int, str] | None = None
        self.changed = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.keep_eyes()

    # The course of the visit

    async def run(self) -> str:
        """Stay until somebody leaves; the link of the match they go to, or nothing."""
        self.ending: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        with self.screen.keyboard.beside_the_line():
            return await self.stay()

    async def stay(self) -> str:
        async with self.visit:
            self.spawn(self.listen())
            self.spawn(self.read())
            try:
                return await self.ending
            finally:
                for task in self.tasks:
                    task.cancel()
                await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside the rest; leaving, and what goes wrong, ends the visit."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is None or self.ending.done():
            return
        if isinstance(error, Left):
            self.ending.set_result(error.to)
        else:
            self.ending.set_exception(error)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until messages have made something true."""
        while not holds():
            self.changed.clear()
            await self.changed.wait()

    async def do(self, what: str, **facts: Any) -> None:
        """Send a command, and wait until what it led to has been told here."""
        if not self.visit.connected:
            self.screen.say("will-send", "dim")
        number = await self.visit.do(what, **facts)
        await self.until(lambda: self.number >= number)

    async def ask_server(self, what: str) -> Any:
        """Something about this match that the server can be asked for, as this seat may know it."""
        seat = "" if self.here == SPECTATOR else f"?seat={self.here}"
        return await request(
            self.visit.server, "GET", f"/api/matches/{self.visit.match}/{what}{seat}", None, self.visit.token
        )

    # What the server tells

    async def listen(self) -> None:
        async for message in self.visit:
            if message["type"] == "lost":
                self.is_lost = True
                self.screen.say("connection-lost", "red")
            else:
                self.hear(read_message(message, self.visit.server))
            self.keep_eyes()
            self.changed.set()

    def keep_eyes(self) -> None:
        """Who has several seats says on every connection through which one they look."""
        self.visit.seat = self.here if len(self.you.seats) > 1 else None

    def hear(self, message: AnyMessage) -> None:
        match message:
            case wire.Welcome():
                self.be_welcomed(message)
            case wire.EntryMessage():
                self.tell(message)
            case wire.YouMessage():
                self.you = message.you
                self.note(message.table)
                self.stale = True
            case wire.PresenceMessage():
                self.note_presence(message.seats)
            case _:
                return
        if isinstance(message, wire.Welcome | wire.EntryMessage | wire.YouMessage):
            self.resume()

    def be_welcomed(self, welcome: wire.Welcome) -> None:
        first, before = self.number == 0, self.number or self.table.number
        self.ahead = welcome.now / 1000 - time.time()
        self.you = welcome.you
        if first:
            self.told = [Told(entry, False) for entry in welcome.entries if entry.number <= before]
            self.greet()
        elif self.is_lost:
            self.screen.say("connected-again", "green")
        for entry in welcome.entries:
            if entry.number > before:
                self.tell(entry)
        self.is_lost = False
        self.note(welcome.table)
        self.note_presence(welcome.presence)
        self.number = welcome.table.number

    def tell(self, entry: wire.EntryMessage) -> None:
        """What happened."""
        told = Told(entry, self.here in entry.what.get("seats", []) and self.is_forced())
        self.told.append(told)
        self.number = entry.number
        table = {**msgspec.to_builtins(self.table), "number": entry.number}
        self.note(msgspec.convert(patched(table, entry.patch or {}), wire.Table))
        what = entry.what
        self.stale |= what["kind"] in SEATING
        self.screen.print(*self.lines(told, whole=False), indent=2)
        if what["kind"] == "undone" and what["seat"] == self.here:
            self.returned = entry.number
            if len(self.table.moves) == 1 and self.table.undo != "none":
                self.spawn(self.obey("undo"))  # the move before this one was the choice
        if what["kind"] == "asked" and self.is_asked():
            self.screen.say("asked", "bold")

    def resume(self) -> None:
        """After something was told: the next question, or the end."""
        if self.table.status == "over":
            self.end()
        elif self.is_forced():
            self.play_by_itself(self.moves()[0])
        elif self.stale and (self.is_awaited() or self.table.status == "open"):
            self.show()
        self.name_the_slow()
        self.stale = False

    def name_the_slow(self) -> None:
        """Say for which other people everybody waits, when they are others than before."""
        before, seats = self.slow, self.table.seats
        self.slow = [seat for seat in self.table.due if seats[seat].bot is None and seat != self.here]
        if self.slow and self.slow != before:
            names = ", ".join(self.name(seat) for seat in self.slow)
            self.screen.print(self.look.with_names(self.house.say("waits", names=names, count=len(self.slow)), "dim"))

    def play_by_itself(self, move: Move) -> None:
        decision = self.table.turn, move.notation
        if self.played != decision:
            self.played = decision
            self.spawn(self.answer_forced(move))

    async def answer_forced(self, move: Move) -> None:
        try:
            await self.play(move.notation)
        except ServerRefused:  # the table has changed meanwhile, which will be told
            return

    # Who is here

    def note_presence(self, seats: list[wire.Presence]) -> None:
        self.presence = {presence.seat: presence for presence in seats}
        if self.table.status != "running":
            return
        for seat, presence in self.presence.items():
            if presence.here and seat in self.missed:
                self.missed.remove(seat)
                self.screen.say("is-back", "dim", name=self.name(seat))
            if not presence.here and seat != self.here and self.noticed.get(seat) != presence.away_since:
                self.noticed[seat] = presence.away_since
                self.spawn(self.count_down(presence))

    async def count_down(self, presence: wire.Presence) -> None:
        """Say that somebody is away, and again when the others may decide."""
        seat, name = presence.seat, self.name(presence.seat)
        await asyncio.sleep(GRACE)
        if not self.is_still_away(presence):
            return
        self.missed.add(seat)
        left = max(0.0, ((presence.absent_at or 0) - self.now()) / 1000)
        self.screen.say("is-away", "dim", name=name, seconds=round(left))
        if presence.forfeit_at is not None:
            forfeit = max(0, round((presence.forfeit_at - self.now()) / 1000))
            self.screen.say("forfeits", "dim", name=name, seconds=forfeit)
        await asyncio.sleep(left)
        if self.is_still_away(presence) and self.here != SPECTATOR:
            self.screen.say("is-absent", name=name, seat=seat)

    def is_still_away(self, presence: wire.Presence) -> bool:
        now = self.presence.get(presence.seat)
        return self.table.status == "running" and now is not None and now.away_since == presence.away_since

    # The end

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.show_result()
            self.spawn(self.say_how_it_was_dealt())

    async def say_how_it_was_dealt(self) -> None:
        """Whether the promise was kept, by what we remember; and whether the record is the game we saw."""
        verdict: str = self.visit.witness.verdict(msgspec.to_builtins(self.table.promise))
        try:
            if verdict in KEPT:
                record, seen = str(await self.ask_server("record")), [told.entry for told in self.told]
                eyes = self.here if len(self.you.seats) < 2 else SPECTATOR
                told = seen if eyes == self.here else []  # through other eyes, part of it
                if not await asyncio.to_thread(is_our_game, record, self.table, told, self.here):
                    verdict = "record"
            commitment = self.visit.witness.memory.commitment
            self.screen.say(f"promise-{verdict}", "" if verdict in KEPT else "red", commitment=commitment)
        except DurbarError as error:
            self.screen.say("promise-unknown", "red", reason=str(error))
        self.screen.say("after-online" if self.here != SPECTATOR else "after-watching")
        self.result_told = True
        self.changed.set()

    # What this guest types

    async def read(self) -> None:
        keyboard = self.screen.keyboard
        await self.until(lambda: self.number > 0)
        while True:
            line = await keyboard.line()
            if not keyboard.is_terminal:
                await self.until(lambda line=line: self.is_time_for(line))  # type: ignore[misc]
            if line is None:
                raise Left
            line = line.strip()
            self.screen.echo(line)
            obeying = self.spawn(self.obey(line))
            if not keyboard.is_terminal:
                await obeying

    def is_time_for(self, line: str | None) -> bool:
        """Whether a line from a pipe can be obeyed yet."""
        if self.table.status == "over":
            return self.result_told
        if line is None:
            return True
        if self.is_forced():
            return False
        command, _ = command_in(line.strip(), self.commands)
        if command in (online_commands.agree, online_commands.disagree):
            return self.is_asked()
        if command is online_commands.hint or (command is None and line.strip()):
            return self.is_awaited() or self.waits_for_us()
        return True

    def waits_for_us(self) -> bool:
        """Whether nothing happens here before we begin: a line that wants the game to run would wait for ever."""
        return (
            self.you.host
            and self.table.status == "open"
            and self.table.promise.dealing is None
            and not self.info.arranged
        )

    async def obey(self, line: str) -> None:
        """A command, the number of a choice, or a move in notation; what is wrong with it is said."""
        try:
            await self.try_to_obey(line)
        except ServerRefused as refusal:
            self.say_why(refusal, line)
        except Unreachable:
            self.screen.say("no-answer", "red")

    async def try_to_obey(self, line: str) -> None:
        command, rest = command_in(line, self.commands)
        if command is not None:
            working = command(self, rest)
            if working is not None:
                await working
        elif not line:
            if self.table.status in ("over", "closed"):
                raise Left
            self.stale = True
        elif (number := choice_number(line)) is not None:
            await self.choose(number)
        else:
            await self.move(line)
        if self.stale:
            self.show()

    async def choose(self, number: int) -> None:
        moves = self.moves()
        if not moves and self.table.status != "over":
            self.say_not_now()
        elif 1 <= number <= len(moves):
            await self.play(moves[number - 1].notation)
        else:
            self.screen.say("no-choice", "red", number=number, last=len(moves))

    async def move(self, notation: str) -> None:
        """A move in notation. When it is not our turn, only words that are a move at all are answered as one."""
        if self.table.moves:
            await self.play(notation)
            return
        try:
            self.game.moves.parse(notation)
        except UnknownMove:
            self.screen.say("unknown", "red", words=quoted(notation))
        else:
            self.say_not_now()

    def say_not_now(self) -> None:
        if self.here == SPECTATOR:
            self.screen.say("only-watching", "red")
        else:
            self.screen.say(
                {"open": "not-begun", "running": "not-your-turn"}.get(self.table.status, "hint-over"), "red"
            )

    async def play(self, notation: str) -> None:
        await self.do("move", seat=self.here, move=notation, after=self.table.turn)

    def say_why(self, refusal: ServerRefused, line: str) -> None:
        """Why the server does not do something: in our language, where we know the reason."""
        problem = refusal.problem
        if refusal.code == "illegal":
            self.refuse(IllegalMove(problem["rule"], problem["key"], problem["facts"]))
        elif refusal.code == "unknown-move":
            self.screen.say("unknown", "red", words=quoted(line))
        elif self.house.has(f"problem-{refusal.code}"):
            self.screen.say(f"problem-{refusal.code}", "red")
        else:
            self.screen.print(Text(str(refusal), "red"))
