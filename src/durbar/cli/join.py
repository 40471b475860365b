"""`durbar join`: finds a match at a server, or creates one, sits down and stays."""

from __future__ import annotations

import asyncio
import re
import secrets
import shlex
from contextlib import suppress
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import durbar
from durbar.bots.levels import LEVELS
from durbar.cli.identity import keep_token, kept_token
from durbar.cli.lent import Lent
from durbar.cli.memories import witness_of
from durbar.cli.online import Online
from durbar.cli.onlooker import harmless
from durbar.cli.options import Language, Plain, read_options
from durbar.cli.screen import Screen
from durbar.client import ServerRefused, Unreachable, Visit, new_guest, read_link, request
from durbar.core.errors import DurbarError, quoted
from durbar.core.names import checked_name
from durbar.core.text import catalogue
from durbar.games import GAMES
from durbar.server import wire
from durbar.witness import Witness

NO_ENTRIES = 999_999_999  # after this number nothing has happened yet
CLOCK = re.compile(r"(\d{1,5})(?:\+(\d{1,4}))?")

Link = Annotated[
    str, typer.Argument(metavar="LINK", help="A match, as http://host:8000/m/…; or a server, for its list of matches.")
]


def join(
    link: Link,
    name: Annotated[str | None, typer.Option(help="How the others shall call you.")] = None,
    seat: Annotated[int | None, typer.Option(help="The seat to take.", show_default="the first that is free")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    game: Annotated[str | None, typer.Option(help="Create a match of this game; see: durbar games")] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play in it.", show_default="4, or what the game allows")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Put bots in the other seats: easy, medium, hard or master.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="A choice before the game.")] = None,
    listed: Annotated[bool, typer.Option("--listed", help="Show the match in the list of the server.")] = False,
    clock: Annotated[
        str | None, typer.Option(metavar="600+10", help="Seconds everybody has, and seconds added for each move.")
    ] = None,
    hints: Annotated[
        bool | None,
        typer.Option(
            "--hints/--no-hints",
            help="Whether who plays may ask a master.",
            show_default="only where one person plays",
        ),
    ] = None,
    engine: Annotated[
        str, typer.Option(metavar="PROGRAM", help="Let a program of yours play for you; see docs/engine.md.")
    ] = "",
    guest: Annotated[str, typer.Option(metavar="NAME", help="Be somebody else on this device.")] = "",
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play at a server: join a match by its link, create one, or see which there are."""
    server, match = read_link(link)
    screen = Screen(lang, plain)
    new = None
    if game is not None:
        if match:
            raise DurbarError(f"{quoted(link)} is a match already; to create another one, give only {server}")
        new = new_match(game, seats, bots, option or [], listed, clock, 0 if seat is None else seat, watch)
        new["hints"] = hints
    else:
        unused = {"--seats": seats, "--bots": bots, "--option": option, "--clock": clock, "--listed": listed or None}
        unused |= {"--hints": hints or None, "--no-hints": True if hints is False else None}
        for written, value in unused.items():
            if value is not None:
                raise DurbarError(f"{written} is for a new match; say of which game with --game")
    caller = Caller(server, guest, None if name is None else checked_name(name), screen, engine)
    if engine and (watch or not match):
        raise DurbarError("a program plays at a match that there is: give its link, and leave out --watch")
    if match or new is not None:
        caller.ask_name()
    with suppress(KeyboardInterrupt):
        asyncio.run(caller.go(match, new, seat, watch))


def new_match(
    game: str,
    seats: int | None,
    bots: str | None,
    options: list[str],
    listed: bool,
    clock: str | None,
    own: int,
    watch: bool,
) -> dict[str, Any]:
    """What the server is asked to create; refused here if it would be refused there."""
    the_game = durbar.game(game)
    seats = the_game.usual_seats if seats is None else seats
    the_game.require_seats(seats)
    the_game.read_options(given := read_options(options), seats)
    if bots not in (None, *LEVELS):
        raise DurbarError(f"--bots is easy, medium, hard or master, not {quoted(bots)}")
    others = [seat for seat in range(seats) if seat != own or watch] if bots else []
    return {
        "game": the_game.name,
        "seats": seats,
        "options": given,
        "bots": {str(seat): bots for seat in others},
        "listed": listed,
        "pace": None if clock is None else read_clock(clock),
    }


def read_clock(text: str) -> dict[str, int]:
    """Seconds in all, and seconds added for each move.

    >>> read_clock("600+10"), read_clock("300")
    ({'bank': 600, 'increment': 10}, {'bank': 300, 'increment': 0})
    """
    written = CLOCK.fullmatch(text)
    bank, increment = (int(written[1]), int(written[2] or 0)) if written else (0, 0)
    if not (10 <= bank <= 86_400 and increment <= 3_600):
        raise DurbarError(
            f"--clock is 10 to 86400 seconds and up to 3600 for each move, as in 600+10, not {quoted(text)}"
        )
    return {"bank": bank, "increment": increment}


class Caller:
    """Somebody who comes to a server.

    identity: which of this device's guests they are; empty is the usual one
    name:     how they want to be called, if they said
    engine:   the program that plays for them, if one does
    """

    def __init__(self, server: str, identity: str, name: str | None, screen: Screen, engine: str = "") -> None:
        self.server = server
        self.identity = identity
        self.name = name
        self.screen = screen
        self.engine = engine
        self.token = kept_token(server, identity)

    async def go(self, match: str, new: dict[str, Any] | None, seat: int | None, watch: bool) -> None:
        """To the list of matches, or to a match and to those that follow it."""
        if not match and new is None:
            self.show_lobby(await self.ask("GET", "/api/matches"))
            return
        await self.be_somebody()
        if new is not None:
            match = (await self.ask("POST", "/api/matches", new))["match"]["id"]
            self.screen.say("created")
            self.screen.print(Text(f"{self.server}/m/{match}", "bold cyan"), indent=2)
        while match:
            match = await self.visit(match, seat, watch)
            seat = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return harmless(await request(self.server, method, path, body, self.token))

    def ask_name(self) -> None:
        """Ask somebody who is new here how to call them."""
        if not self.token and not self.name and not self.identity and self.screen.keyboard.is_editable:
            with suppress(EOFError, KeyboardInterrupt):
                name = self.screen.ask(self.screen.house.say("ask-name") + " ")
                self.name = checked_name(name) if name else None

    async def be_somebody(self) -> None:
        """Have a token that the server knows."""
        if self.token:
            try:
                await self.ask("GET", "/api/me")
                return
            except ServerRefused as refusal:
                if refusal.code != "bad-token":
                    raise
        self.token = await new_guest(self.server, self.name or self.identity or self.screen.house.say("guest"))
        keep_token(self.server, self.identity, self.token)

    async def visit(self, match: str, seat: int | None, watch: bool) -> str:
        """Go to a match and stay there; the next match, or nothing."""
        witness = witness_of(self.server, match, self.identity)
        if self.engine:
            await self.lend(match, seat, witness)
            return ""
        welcome = await self.sit_down(match, seat, watch, witness)
        game = durbar.game(welcome.match.game, welcome.match.edition)
        online = Online(game, welcome, Visit(f"{self.server}/m/{match}", self.token, witness=witness), self.screen)
        try:
            following = await online.run()
        except asyncio.CancelledError:  # by Ctrl-C
            self.say_goodbye(online)
            raise
        if following:
            return read_link(following)[1]
        self.say_goodbye(online)
        return ""

    async def lend(self, match: str, seat: int | None, witness: Witness) -> None:
        """Let a program play for us until the end. It must be able to before we sit down."""
        about = (await self.look_at(match)).match
        game = durbar.game(about.game, about.edition)
        visit = Visit(f"{self.server}/m/{match}", self.token, witness=witness)
        lent = Lent(self.engine, game, about, visit, self.tell_stumble)
        if (await self.sit_down(match, seat, False, witness)).you.seats:
            await lent.run()
        self.screen.say("goodbye")

    def tell_stumble(self, sentence: str) -> None:
        self.screen.say("stumbled", "red", name=self.name or self.screen.house.say("guest"), why=sentence)

    def say_goodbye(self, online: Online) -> None:
        if online.you.seats and not online.is_over:
            self.screen.say("come-back")
            identity = f" --guest {shlex.quote(self.identity)}" if self.identity else ""
            self.screen.print(Text(f"durbar join {online.link}{identity}", "bold"), indent=2)
        self.screen.say("goodbye")

    async def sit_down(self, match: str, wanted: int | None, watch: bool, witness: Witness) -> wire.Welcome:
        """Take a seat, where there is one for us; the match as it is then."""
        while True:
            welcome = await self.look_at(match)
            if watch:
                if not welcome.you.seats:
                    return welcome
                self.token = ""  # our own seat would see more than a spectator
                continue
            seat = seat_for_us(welcome, wanted)
            if seat is None:
                self.screen.say("no-seat-free")
                return welcome
            if not must_sit(welcome, seat):
                return await self.look_at(match, seat)
            witness.note(msgspec.to_builtins(welcome.table.promise))
            seal = witness.seal() if welcome.table.status == "open" and not welcome.you.seats else None
            command = {"do": "sit", "id": secrets.token_hex(8), "seat": seat, "name": self.name, "seal": seal}
            try:
                await self.ask("POST", f"/api/matches/{match}/commands", command)
            except ServerRefused as refusal:
                if refusal.code == "taken" and wanted is None:
                    continue  # somebody was faster
                raise
            return await self.look_at(match, seat)

    async def look_at(self, match: str, seat: int | None = None) -> wire.Welcome:
        eyes = "" if seat is None else f"&seat={seat}"
        shown = await self.ask("GET", f"/api/matches/{match}?after={NO_ENTRIES}{eyes}")
        try:
            return msgspec.convert(shown, wire.Welcome)
        except msgspec.ValidationError as error:
            raise Unreachable(f"{self.server} does not speak like the server of this version: {error}") from None

    def show_lobby(self, matches: Any) -> None:
        """The matches that are listed."""
        house = self.screen.house
        try:
            found = msgspec.convert(matches, list[wire.Summary])
        except msgspec.ValidationError:
            raise Unreachable(f"{self.server} does not answer like a server of Durbar") from None
        if not found:
            self.screen.say("lobby-empty")
        for match in found:
            title = catalogue(match.game, self.screen.language).say("title") if match.game in GAMES else match.game
            status = house.say({"open": "lobby-open", "running": "lobby-running"}.get(match.status, "lobby-over"))
            self.screen.print("", Text(f"{self.server}/m/{match.id}", "bold cyan"))
            self.screen.print(f"{title}, {status}", indent=2)
            self.screen.print(", ".join(name or house.say("seat-free") for name in match.seats), indent=2)
        self.screen.print("")
        self.screen.say("lobby-create", link=self.server, game=next(iter(GAMES)))


def seat_for_us(welcome: wire.Welcome, wanted: int | None) -> int | None:
    """The seat to sit at; None if there is only room to watch."""
    seats = welcome.table.seats
    if wanted is not None:
        if not 0 <= wanted < len(seats):
            raise DurbarError(f"there is no seat {wanted}: this table has seats 0 to {len(seats) - 1}")
        return wanted
    if welcome.you.seats:
        return welcome.you.seats[0]
    free = [number for number, seat in enumerate(seats) if not seat.name]
    return free[0] if free and welcome.table.status == "open" else None


def must_sit(welcome: wire.Welcome, seat: int) -> bool:
    """Whether the server must be told: before the game always, for the name; later if a bot plays for us."""
    if welcome.table.status == "over" and seat in welcome.you.seats:
        return False
    return welcome.table.status == "open" or seat not in welcome.you.seats or welcome.table.seats[seat].bot is not None
