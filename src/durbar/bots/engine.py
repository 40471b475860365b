"""An engine: a bot that is asked by lines of text, as docs/engine.md writes them; `durbar engine` is one.

It plays from what a runner tells a seat (`bots/programs.py`), and also for whoever knows everything: a whole position,
a record, or a seed and the moves from there. The bot itself thinks, as always, only on what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from durbar.bots import Bot
from durbar.bots.programs import PROTOCOL
from durbar.core.errors import DurbarError, quoted
from durbar.core.game import Game
from durbar.core.position import read_position
from durbar.core.record import Record
from durbar.core.registry import GAMES
from durbar.core.registry import game as find_game
from durbar.core.rng import rng_of_seed
from durbar.core.state import State

AHEAD = 0.9  # of its time it thinks; the rest is for the way
LONGEST_S = 3600.0  # seconds for a move


class NewGame(msgspec.Struct, frozen=True):
    """What `newgame` tells: which game, and where the engine sits. Fields that are not here are for others."""

    game: str
    seats: int
    edition: str | None = None
    seat: int | None = None
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None
    luck: int = 0
    seed: int | str | None = None


class Engine:
    """Obeys one line after the other.

    make:  the bot that plays, from a seed
    say:   takes what it answers, line by line
    state: where it was asked to think, if it was told
    seat:  for whom; None is for whoever is to decide
    """

    def __init__(self, name: str, make: Callable[[int], Bot], say: Callable[[str], None]) -> None:
        self.name = name
        self.make = make
        self.say = say
        self.game: Game | None = None
        self.new: NewGame | None = None
        self.state: State | None = None
        self.seat: int | None = None
        self.luck = rng_of_seed(0)
        self.commands: dict[str, Callable[[str], None]] = {
            "durbar": self.introduce,
            "isready": lambda rest: self.say("readyok"),
            "newgame": self.begin,
            "position": self.set_up,
            "record": self.replay,
            "view": self.show_view,
            "legal": self.show_legal,
            "go": self.go,
        }

    def obey(self, line: str) -> bool:
        """Do what a line says; whether more are awaited. What makes no sense is answered by one `error` line."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        if word:
            try:
                if word not in self.commands:
                    raise DurbarError(f"there is no command {quoted(word)}; there are {', '.join(self.commands)}, quit")
                self.commands[word](rest.strip())
            except DurbarError as error:
                self.say(f"error {' '.join(str(error).split())}")
        return True

    # Before a game

    def introduce(self, rest: str) -> None:
        if f"durbar {rest}" != PROTOCOL:
            raise DurbarError(f"this engine speaks '{PROTOCOL}', not {quoted(f'durbar {rest}')}")
        self.say(f"id name {self.name}")
        self.say("plays " + " ".join(GAMES))
        self.say("positions 1")
        self.say("durbarok")

    def begin(self, rest: str) -> None:
        new = decoded(rest, NewGame, "newgame is followed by JSON with at least game and seats")
        game = find_game(new.game, new.edition, new.components)
        game.require_seats(new.seats)
        options = game.read_options(new.options, new.seats)
        if new.seat is not None and not 0 <= new.seat < new.seats:
            raise DurbarError(f"there is no seat {new.seat} at a table of {new.seats}")
        luck = rng_of_seed(new.luck)
        self.make(0).require(game)
        self.state = None if new.seed is None else game.new(new.seats, new.seed, options)
        self.new, self.game, self.seat, self.luck = new, game, new.seat, luck

    # Where it is asked to think

    def set_up(self, rest: str) -> None:
        """A position as JSON; or `start`, the first position of a game with a seed, perhaps with moves behind it."""
        if not rest.startswith("start"):
            self.state = read_position(rest)
            return
        if self.new is None or self.game is None or self.new.seed is None:
            raise DurbarError("a game begins again only where newgame has named its seed")
        state = self.game.new(self.new.seats, self.new.seed, self.new.options)
        for words in rest.removeprefix("start").strip().removeprefix("moves").split(";"):
            if words.strip():
                play_words(state, words)
        self.state = state

    def replay(self, rest: str) -> None:
        """A record, as JSON in one line: a text in quotation marks."""
        self.state = Record.parse(decoded(rest, str, "a record is given as a text of JSON, in one line")).replay()

    def asked(self) -> tuple[State, int]:
        """The state and the seat that is to decide there."""
        if self.state is None:
            raise DurbarError("nothing was said yet about where to think: position or record comes first")
        actors = self.state.actors()
        if not actors:
            raise DurbarError("the game is over, so there is nothing to decide")
        if self.seat is None:
            return self.state, actors[0]
        if self.seat not in actors:
            raise DurbarError(f"seat {self.seat} has nothing to decide now, but {', '.join(map(str, actors))}")
        return self.state, self.seat

    # What it is asked

    def show_view(self, rest: str) -> None:
        """What the seat that decides may know. Where a runner tells it, the position is enough for us."""
        if not rest:
            state, seat = self.asked()
            self.say("view " + msgspec.json.encode(state.game.view(state, seat)).decode())

    def show_legal(self, rest: str) -> None:
        if not rest:
            state, seat = self.asked()
            self.say("legal " + "; ".join(move.notation for move in state.legal_moves(seat)))

    def go(self, rest: str) -> None:
        state, seat = self.asked()
        bot = self.make(int(self.luck.below(2**31)))
        if rest:
            bot.hurry(AHEAD * milliseconds(rest) / 1000)
        self.say(f"bestmove {bot.decide(state, seat).notation}")
        bot.close()


def decoded(text: str, of: type[Any], wanted: str) -> Any:
    try:
        return msgspec.json.decode(text, type=of)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise DurbarError(f"{wanted}: {error}") from None


def milliseconds(words: str) -> float:
    word, _, number = words.partition(" ")
    if word == "movetime" and number.isascii() and number.isdigit() and 0 < int(number[:9]) <= 1000 * LONGEST_S:
        return float(number)
    raise DurbarError(f"go is followed by nothing, or by movetime and 1 to {1000 * LONGEST_S:.0f}, not {quoted(words)}")


def play_words(state: State, words: str) -> None:
    """Play a move in notation, of the seat before it, or of the one that is to decide: `2: give 0`, `give 0`."""
    seat, colon, notation = words.partition(":")
    if colon and not (seat.strip().isascii() and seat.strip().isdigit()):
        raise DurbarError(f"before a move stands a seat, as in '2: give 0', not {quoted(seat)}")
    state.play(int(seat[:9]) if colon else state.actor(), (notation if colon else words).strip())
