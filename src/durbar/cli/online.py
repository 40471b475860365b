"""Online: somebody in this terminal at a match that a server runs. It knows no game and holds no rules.

Two things go on at once: messages of the server are told as they come, and lines are obeyed as they are typed. Lines
from a pipe wait for what they answer: a choice for its question, a yes for somebody who asks. Where the connection is
lost, commands wait until it is back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from durbar.cli import online_commands
from durbar.cli.commands import Left, command_in, named_commands
from durbar.cli.keyboard import LiveScreen
from durbar.cli.match import Chapter
from durbar.cli.seated import Seated, choice_number
from durbar.client import Message, ServerRefused, Unreachable, Visit, request
from durbar.core.errors import DurbarError, IllegalMove, UnknownMove, quoted
from durbar.core.events import Event
from durbar.core.fairness import Promise
from durbar.core.game import Game, View
from durbar.core.moves import Move
from durbar.core.state import NOBODY, SPECTATOR
from durbar.server import wire

AnyMessage = (
    wire.Welcome
    | wire.EntryMessage
    | wire.YouMessage
    | wire.PresenceMessage
    | wire.Acknowledged
    | wire.RefusedMessage
    | wire.Bye
)


SEATING = ("sat", "stood", "bot", "handed", "returned")  # who plays where has changed


class Told(NamedTuple):
    """An entry, and whether it was a move of this seat without choice."""

    entry: wire.EntryMessage
    forced: bool


class Online(Seated):
    """One match, seen through the eyes of one guest.

    nonce:    the word that was mixed into the seed for this guest
    told:     all that happened so far
    number:   of the last entry that was told
    presence: who is away
    promised: the hash that was shown when we came
    played:   the decision without choice that was answered by itself, so that it is answered once
    slow:     the other people for whom everybody waits
    returned: the turn to which this guest took a move back; there nothing is played by itself
    """

    place = "online"

    def __init__(self, game: Game, welcome: wire.Welcome, visit: Visit, screen: LiveScreen, nonce: str = "") -> None:
        super().__init__(game, [], screen, online_commands.COMMANDS)
        self.screen: LiveScreen = screen
        self.visit = visit
        self.nonce = nonce
        self.you = welcome.you
        self.table = welcome.table
        self.promised = welcome.table.promise["commitment"]
        self.commands = named_commands(self.house, online_commands.COMMANDS | online_commands.ALIASES)
        self.told: list[Told] = []
        self.number = 0
        self.presence: dict[int, wire.Presence] = {}
        self.ahead = 0.0  # seconds by which the server's clock is ahead of ours
        self.is_lost = False
        self.is_over = False
        self.result_told = False
        self.played: tuple[int, str] | None = None
        self.slow: list[int] = []
        self.returned = -1
        self.changed = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.note(welcome.table)

    @property
    def link(self) -> str:
        return f"{self.visit.server}/m/{self.visit.match}"

    # The course of the visit

    async def run(self) -> str:
        """Stay until somebody leaves; the link of the match they go to, or nothing."""
        self.ending: asyncio.Future[str] = asyncio.get_running_loop().create_future()
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
            self.visit.server, "GET", f"/api/matches/{self.visit.match}/{what}{seat}", None, self.token
        )

    @property
    def token(self) -> str:
        return self.visit.token

    # What this guest knows

    @property
    def here(self) -> int:
        """The seat whose eyes these are, or SPECTATOR."""
        return self.you.viewer

    def view(self) -> View:
        try:
            return msgspec.convert(self.table.view, self.game.views)
        except msgspec.ValidationError:
            raise DurbarError(f"{self.visit.server} plays {self.game.name} in a way this version cannot show") from None

    def moves(self) -> list[Move]:
        return [read_move(move) for move in self.table.moves]

    def is_awaited(self) -> bool:
        """Whether this guest has something to decide."""
        return self.here in self.table.due and self.table.seats[self.here].bot is None

    def is_forced(self) -> bool:
        """Whether there is only one thing to decide, and it is done by itself."""
        return self.is_awaited() and len(self.table.moves) == 1 and self.table.turn != self.returned

    def is_asked(self) -> bool:
        """Whether somebody wants this guest to agree to something."""
        return self.table.asking is not None and self.here in self.table.asking.waiting

    def name(self, seat: int | None) -> str:
        return self.look.names[seat] if seat is not None else ""

    def now(self) -> float:
        """The server's time, in milliseconds."""
        return 1000 * (time.time() + self.ahead)

    # What the server tells

    async def listen(self) -> None:
        async for message in self.visit:
            if message["type"] == "lost":
                self.is_lost = True
                self.screen.say("connection-lost", "red")
            else:
                with self.screen.aside():
                    self.hear(read_message(message, self.visit.server))
            self.changed.set()

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
            self.go_on()

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

    def note(self, table: wire.Table) -> None:
        """From now on the table looks like this."""
        before, self.table = self.table, table
        self.look.names = [seat.name or self.house.say("seat-free") for seat in table.seats]
        self.visit.seat = self.here if len(self.you.seats) > 1 else None
        if (before.turn, before.due, before.status) != (table.turn, table.due, table.status):
            self.stale = True

    def tell(self, entry: wire.EntryMessage) -> None:
        """What happened."""
        told = Told(entry, self.here in entry.what.get("seats", []) and self.is_forced())
        self.told.append(told)
        self.number = entry.number
        if entry.table is not None:
            self.note(entry.table)
        what = entry.what
        self.stale |= what["kind"] in SEATING
        self.screen.print(*self.lines(told, whole=False), indent=2)
        if what["kind"] == "undone" and what["seat"] == self.here:
            self.returned = entry.number
            if entry.table is not None and len(entry.table.moves) == 1 and entry.table.undo != "none":
                self.spawn(self.obey("undo"))  # the move before this one was the choice
        if what["kind"] == "asked" and self.is_asked():
            self.screen.say("asked", "bold")

    def go_on(self) -> None:
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
        before, self.presence = self.presence, {presence.seat: presence for presence in seats}
        if self.table.status != "running":
            return
        for seat, presence in self.presence.items():
            was_here = seat not in before or before[seat].here
            if seat == self.here:
                continue
            if presence.here and not was_here:
                self.screen.say("is-back", "dim", name=self.name(seat))
            elif not presence.here and (was_here or before[seat].absent_at != presence.absent_at):
                self.spawn(self.count_down(presence))

    async def count_down(self, presence: wire.Presence) -> None:
        """Say that somebody is away, and again when the others may decide."""
        seat, name = presence.seat, self.name(presence.seat)
        seconds = max(0, round(((presence.absent_at or 0) - self.now()) / 1000))
        self.screen.say("is-away", "dim", name=name, seconds=seconds)
        if presence.forfeit_at is not None:
            forfeit = max(0, round((presence.forfeit_at - self.now()) / 1000))
            self.screen.say("forfeits", "dim", name=name, seconds=forfeit)
        await asyncio.sleep(seconds)
        if self.presence.get(seat) == presence and self.here != SPECTATOR and self.table.status == "running":
            self.screen.say("is-absent", name=name, seat=seat)

    # What this guest sees

    def greet(self) -> None:
        self.screen.heading(self.look.words.say("title"))
        moves = sum(told.entry.what["kind"] == "moved" for told in self.told)
        if moves:
            self.screen.say("resumed", count=moves)
        self.screen.say("how-to" if self.here != SPECTATOR else "how-to-watch", "dim")
        if self.table.status == "running" and not self.is_awaited():
            self.screen.table(self.look, self.view())

    def show(self) -> None:
        """The table as it stands, and what can be done now."""
        self.stale = False
        if self.table.status == "open":
            self.show_seats()
        elif self.table.status == "over":
            self.show_result()
        elif self.is_awaited() and self.table.prompt is not None:
            self.ask_for(self.table.prompt.key, self.table.prompt.facts, self.moves())
            self.show_clocks()
        else:
            self.screen.table(self.look, self.view())
            self.show_clocks()

    def show_seats(self) -> None:
        """Who sits where before the game begins, and what can be done."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, seat in enumerate(self.table.seats):
            name = self.look.name(number) if seat.name else Text(self.name(number), "dim")
            table.add_row(f"{number:>3}", name, Text(self.remark(number, seat), "dim"))
        self.screen.print("", table, "")
        free = any(not seat.name for seat in self.table.seats)
        if self.here == SPECTATOR and not self.you.host:
            self.screen.say("open-sit" if free else "open-watch")
        elif free:
            self.screen.say("open-host" if self.you.host else "open-wait")
            self.screen.print(Text(self.link, "bold cyan"), indent=2)
        else:
            self.screen.say("open-full", "bold")

    def remark(self, number: int, seat: wire.SeatView) -> str:
        if seat.bot is not None:
            return self.house.say("seat-bot", level=self.level(seat.bot))
        if number in self.you.seats:
            return self.house.say("you")
        away = number in self.presence and not self.presence[number].here
        return self.house.say("seat-away") if away else ""

    def level(self, level: str) -> str:
        return self.house.say(f"level-{level}") if self.house.has(f"level-{level}") else level

    def show_clocks(self) -> None:
        """The time everybody has left, if there is a clock."""
        passed = self.now() - self.table.at
        clocks = [
            f"{self.name(number)} {clock(seat.clock - (passed if number in self.table.ticking else 0))}"
            for number, seat in enumerate(self.table.seats)
            if seat.clock is not None and seat.bot is None
        ]
        if clocks:
            self.screen.print(self.look.with_names(self.house.say("clocks", times=" · ".join(clocks))))

    def lines(self, told: Told, whole: bool) -> list[Text]:
        """A sentence of the house, and the events of the game; without what goes without saying, or the whole."""
        entry, forced = told
        what = entry.what
        lines = [] if what["kind"] == "moved" else self.sentence(what)
        seats = what.get("seats") or [NOBODY]
        events = [Event(str(facts["kind"]), {k: v for k, v in facts.items() if k != "kind"}) for facts in entry.events]
        return lines + self.look.story([Chapter(seats[0], events, forced)], self.here, whole)

    def sentence(self, what: dict[str, Any]) -> list[Text]:
        """What happened beside the game."""
        kind = what["kind"]
        if kind == "chat":
            name = self.look.name(what["seat"]) if what["seat"] is not None else Text(what["name"], "italic")
            return [Text.assemble(name, f": {what['text']}")]
        key = f"told-{kind}"
        if kind == "handed":
            key = f"told-handed-{what['why']}"
        elif kind == "answered":
            key = f"told-answered-{'yes' if what['yes'] else 'no'}"
        elif kind == "chose" and not what["ready"]:
            return []
        if kind == "undone" and what["seat"] == self.here:
            return [Text(self.house.say("undone"))]
        if not self.house.has(key):
            return []
        facts: dict[str, int | str] = {}
        if "seat" in what:
            facts = {"seat": what["seat"], "name": what.get("name") or self.name(what["seat"])}
        if "level" in what:
            facts["level"] = self.level(what["level"])
        if kind == "started":
            facts["hash"] = what["seed_commitment"]
        return [self.look.with_names(self.house.say(key, **facts), "dim" if kind == "started" else "")]

    def show_log(self) -> None:
        for told in self.told:
            self.screen.print(*self.lines(told, whole=True), indent=2)

    # The end

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.show_result()
            self.spawn(self.say_how_it_was_dealt())

    def show_result(self) -> None:
        self.screen.print("", self.look.result(self.view()), "")

    async def say_how_it_was_dealt(self) -> None:
        """Whether the promise was kept: as the server says, and as we can check ourselves."""
        try:
            verified = await self.ask_server("verify")
            kept = verified["kept"] and self.keeps_promise(Promise(verified["secret"], tuple(verified["nonces"])))
            self.screen.say(
                "promise-kept" if kept else "promise-broken", "" if kept else "red", commitment=self.promised
            )
        except DurbarError as error:
            self.screen.say("promise-unknown", "red", reason=str(error))
        self.screen.say("after-online" if self.here != SPECTATOR else "after-watching")
        self.result_told = True
        self.changed.set()

    def keeps_promise(self, promise: Promise) -> bool:
        """Whether the secret is the one whose hash we saw, and our own word was mixed in."""
        mixed_in = not self.nonce or self.nonce in promise.nonces
        return promise.commitment == self.promised and promise.seed == self.table.promise.get("seed") and mixed_in

    # What this guest types

    async def read(self) -> None:
        keyboard = self.screen.keyboard
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
        if not self.number or (self.table.status == "over" and not self.result_told):
            return False
        if line is None or self.table.status == "over":
            return True
        if self.is_forced():
            return False
        command, _ = command_in(line.strip(), self.commands)
        if command in (online_commands.agree, online_commands.disagree):
            return self.is_asked()
        if command is online_commands.hint or (command is None and line.strip()):
            return self.is_awaited()
        return True

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
            if self.table.status == "over":
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


def read_message(message: Message, server: str) -> AnyMessage:
    """A message of a server, which may be anything."""
    try:
        found: AnyMessage = msgspec.convert(harmless(message), AnyMessage)
    except msgspec.ValidationError as error:
        raise Unreachable(f"{server} does not speak like the server of this version: {error}") from None
    return found


def read_move(written: dict[str, Any]) -> Move:
    move = Move(written["kind"], written["args"])
    move.notation = written["notation"]
    return move


def harmless(value: Any) -> Any:
    """The same without anything that a terminal would obey."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in value)
    if isinstance(value, list):
        return [harmless(item) for item in value]
    if isinstance(value, dict):
        return {harmless(key): harmless(item) for key, item in value.items()}
    return value


def clock(milliseconds: float) -> str:
    """Time left, as a chess clock shows it.

    >>> clock(61_500), clock(-3)
    ('1:01', '0:00')
    """
    minutes, seconds = divmod(max(0, int(milliseconds / 1000)), 60)
    return f"{minutes}:{seconds:02}"
