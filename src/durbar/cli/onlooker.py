"""Onlooker: what somebody at a match of a server knows of it, and how they see it. Whatever they may do is elsewhere.

All of it comes from messages of the server, which hold what this guest may know and nothing else.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from durbar.cli.online_commands import COMMANDS
from durbar.cli.screen import Screen
from durbar.cli.seated import Seated
from durbar.client import Message, Unreachable
from durbar.core.errors import DurbarError
from durbar.core.events import Chapter, Event
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


class Told(NamedTuple):
    """An entry, and whether it was a move of this seat without choice."""

    entry: wire.EntryMessage
    forced: bool


class Onlooker(Seated):
    """One match, seen through the eyes of one guest.

    link:     where it is
    info:     what does not change about it
    you:      what this guest is to the match
    table:    as it was told last
    told:     all that happened so far
    presence: who is here and who is away
    ahead:    seconds by which the server's clock is ahead of ours
    returned: the turn to which this guest took a move back; there nothing is played by itself
    """

    place = "online"

    def __init__(self, game: Game, welcome: wire.Welcome, link: str, screen: Screen) -> None:
        super().__init__(game, [], screen, COMMANDS)
        self.link = link
        self.info = welcome.match
        self.you = welcome.you
        self.table = welcome.table
        self.told: list[Told] = []
        self.presence: dict[int, wire.Presence] = {}
        self.ahead = 0.0
        self.returned = -1
        self.note(welcome.table)

    # What this guest knows

    @property
    def here(self) -> int:
        """The seat whose eyes these are, or SPECTATOR."""
        return self.you.viewer

    @property
    def reader(self) -> int:
        return self.here if len(self.you.seats) == 1 else SPECTATOR

    def view(self) -> View:
        try:
            return msgspec.convert(self.table.view, self.game.views)
        except msgspec.ValidationError:
            raise DurbarError(f"this server plays {self.game.name} in a way this version cannot show") from None

    def moves(self) -> list[Move]:
        return [read_move(move) for move in self.table.moves]

    def is_awaited(self) -> bool:
        """Whether this guest has something to decide."""
        return self.here in self.table.due and self.table.seats[self.here].bot is None

    def is_forced(self) -> bool:
        """Whether there is only one thing to decide, and it is done by itself.

        What is chosen beside others is never done by itself: that would tell them that there was no choice.
        """
        is_alone = sum(seat.doing != "waiting" for seat in self.table.seats) == 1
        if not self.is_awaited() or not is_alone or self.table.turn == self.returned:
            return False
        return self.game.moves.leaves_no_choice(self.moves())

    def is_asked(self) -> bool:
        """Whether somebody wants this guest to agree to something."""
        return self.table.asking is not None and self.here in self.table.asking.waiting

    def name(self, seat: int | None) -> str:
        return self.look.names[seat] if seat is not None else ""

    def called(self, name: str) -> str:
        """What people are called: who has left the house, in the words of the language."""
        return self.house.say("notice-former") if name == wire.FORMER else name

    def now(self) -> float:
        """The server's time, in milliseconds."""
        return 1000 * (time.time() + self.ahead)

    def note(self, table: wire.Table) -> None:
        """From now on the table looks like this."""
        before, self.table = self.table, table
        self.look.names = [self.called(seat.name) if seat.name else self.house.say("seat-free") for seat in table.seats]
        if (before.turn, before.due, before.status) != (table.turn, table.due, table.status):
            self.stale = True

    # What this guest sees

    def greet(self) -> None:
        self.screen.heading(self.look.words.say("title"))
        self.screen.say("table-edition", "dim", edition=self.game.edition)
        moves = sum(told.entry.what["kind"] == "moved" for told in self.told)
        if moves:
            self.screen.say("resumed", count=moves)
        self.screen.say("how-to" if self.here != SPECTATOR else "how-to-watch", "dim")
        self.screen.say("hints-on" if self.info.hints else "hints-off", "dim")
        if self.info.own_components and any(seat.bot for seat in self.table.seats):
            self.screen.say("own-box-bots", "dim")
        if self.table.status == "running" and not self.is_awaited():
            self.screen.table(self.look, self.view())

    def show(self) -> None:
        """The table as it stands, and what can be done now."""
        self.stale = False
        self.offer([])
        if self.table.status == "open":
            self.show_seats()
        elif self.table.status == "over":
            self.show_result()
        elif self.table.status == "closed":
            self.screen.say("told-closed")
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
            luck = self.luck(number) if seat.name else ""
            table.add_row(f"{number:>3}", name, Text(self.remark(number, seat), "dim"), Text(luck, "dim"))
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

    def luck(self, number: int) -> str:
        """Whether a seat adds luck of its own."""
        luck = self.table.promise.luck[number]
        return self.house.say("luck-sealed" if luck in ("sealed", "revealed") else f"luck-{luck}")

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
        kind, key = what["kind"], key_of(what)
        if kind == "chat":
            return self.chat(what)
        if kind == "undone" and what["seat"] == self.here:
            return [Text(self.house.say("undone"))]
        if (kind == "chose" and not what["ready"]) or not self.house.has(key):
            return []
        facts = self.facts_of(what)
        if kind == "started":
            return [self.look.with_names(self.house.say(key, **facts), "dim"), self.whose_luck(what["nonces"])]
        if "reason" in what:
            return [Text(f"{self.house.say(key)} {what['reason']}")]
        return [self.look.with_names(self.house.say(key, **facts))]

    def chat(self, what: dict[str, Any]) -> list[Text]:
        if what.get("muted"):
            return []
        seat = what["seat"]
        name = Text(self.called(what["name"]), "italic") if seat is None else self.look.name(seat)
        return [Text.assemble(name, f": {what['text']}")]

    def facts_of(self, what: dict[str, Any]) -> dict[str, int | str]:
        """What its sentence speaks of."""
        facts: dict[str, int | str] = {}
        if "seat" in what:
            facts = {"seat": what["seat"], "name": self.called(what.get("name") or self.name(what["seat"]))}
        if "level" in what:
            facts["level"] = self.level(what["level"])
        if "by" in what:
            facts["by"] = what["by"]
        match what["kind"]:
            case "called-off" | "walkover":
                facts |= {"names": self.names_of(what["seats"]), "count": len(what["seats"])}
            case "rated":
                changes = zip(what["before"], what["after"], strict=True)
                named = (f"{self.name(seat)} {before} → {after}" for seat, (before, after) in enumerate(changes))
                facts["ratings"] = ", ".join(named)
            case "started":
                facts["hash"] = what["seed_commitment"]
        return facts

    def whose_luck(self, nonces: list[str]) -> Text:
        """Who added luck of their own to the deal."""
        mixed = [seat for seat, nonce in enumerate(nonces) if nonce]
        if not mixed:
            return Text(self.house.say("luck-of-nobody"), "dim")
        return self.look.with_names(self.house.say("luck-of", names=self.names_of(mixed)), "dim")

    def names_of(self, seats: list[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def show_log(self) -> None:
        for told in self.told:
            self.screen.print(*self.lines(told, whole=True), indent=2)

    def show_result(self) -> None:
        if self.table.scores is not None:  # else the log has said who won
            self.screen.print("", self.look.result(self.view()), "")


def key_of(what: dict[str, Any]) -> str:
    """The message of the catalogue that tells of something beside the game, if there is one."""
    match what["kind"]:
        case "handed":
            return f"told-handed-{what['why']}"
        case "chat-set":
            return f"told-chat-set-{'on' if what['on'] else 'off'}"
        case "answered":
            return f"told-answered-{'yes' if what['yes'] else 'no'}"
        case kind:
            return f"told-{kind}"


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
