"""A sitting: people at one keyboard play a match, with bots in the other seats. It knows no game.

Each person sees only what their own seat may know: views, events and prompts, never the state itself. With several
people a curtain falls between them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Final

from rich.text import Text

from durbar.bots import bot
from durbar.bots.players import Player
from durbar.cli.commands import COMMANDS, Left, command_in, named_commands, quit_table
from durbar.cli.match import Match
from durbar.cli.screen import Screen
from durbar.cli.seated import Seated, choice_number
from durbar.core.errors import IllegalMove, UnknownMove, quoted
from durbar.core.game import View
from durbar.core.moves import Move
from durbar.core.state import SPECTATOR, State

EMPTY_CHAIR: Final = -2


class Sitting(Seated):
    """One run of a match.

    people: the seats of people
    here:   whose eyes are on the screen: a person's seat, SPECTATOR if only bots play, EMPTY_CHAIR before a curtain
    seen:   how many chapters of the match each of them was told
    saved:  the moves that are safe in a file
    """

    def __init__(self, match: Match, players: Sequence[Player], screen: Screen, pace: float = 0.0) -> None:
        super().__init__(match.record.game, [player.name for player in players], screen, COMMANDS)
        self.match = match
        self.record = match.record
        self.players = players
        self.pace = pace
        self.people = [seat for seat, player in enumerate(players) if not player.is_bot]
        self.here = EMPTY_CHAIR if len(self.people) > 1 else [*self.people, SPECTATOR][0]
        self.saved = self.record.moves[:]
        told = len(match.chapters) if self.saved else 0
        self.seen = dict.fromkeys([EMPTY_CHAIR, SPECTATOR, *self.people], told)
        self.commands = named_commands(screen.house, COMMANDS)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def is_saved(self) -> bool:
        return self.record.moves == self.saved

    @property
    def reader(self) -> int:
        return self.here if len(self.people) == 1 else SPECTATOR

    def view(self) -> View:
        """What the person at the keyboard may know."""
        view: View = self.game.view(self.state, self.here)
        return view

    # The course of play

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.greet()
        with suppress(Left, EOFError, KeyboardInterrupt):
            try:
                self.play_on()
            except KeyboardInterrupt:
                quit_table(self)
        self.screen.say("goodbye" if self.is_saved or not self.people else "goodbye-unsaved")

    def greet(self) -> None:
        self.screen.heading(self.look.words.say("title"))
        self.screen.say("table-edition", "dim", edition=self.game.edition)
        if self.saved:
            self.screen.say("resumed", count=len(self.saved))
        if self.people:
            self.screen.say("how-to", "dim")
        self.screen.print("")

    def play_on(self) -> None:
        while actors := self.state.actors():
            self.turn(actors[0])
        self.end()

    def turn(self, seat: int) -> None:
        """One move, or one line that a person types. A move without choice is played by itself."""
        moves = self.state.legal_moves(seat)
        if self.state.moves.leaves_no_choice(moves):
            self.play(seat, moves[0])
        elif self.players[seat].is_bot:
            self.play(seat, self.think(seat))
        else:
            self.sit_down(seat)
            if self.stale:
                self.show(moves)
            self.obey(self.screen.ask(), moves)

    def play(self, seat: int, move: Move | str) -> None:
        self.match.play(seat, move)
        self.stale = True
        if len(self.people) < 2:
            self.tell()

    def think(self, seat: int) -> Move:
        """The move of a bot. In a terminal it takes its time, so that one can follow."""
        name, level = self.players[seat]
        if not self.screen.is_live:
            return self.chosen(seat, level)
        with self.screen.console.status(Text(self.screen.house.say("thinks", name=name))):
            move = self.chosen(seat, level)
            time.sleep(self.pace)
        return move

    def chosen(self, seat: int, level: str) -> Move:
        thinker = bot(level, self.luck("bot"))
        move = thinker.choose(self.state, seat)
        thinker.close()
        for sentence in thinker.stumbles:
            self.screen.say("stumbled", "red", name=self.players[seat].name, why=sentence)
        return move

    def luck(self, purpose: str) -> int:
        """A bot's seed for this one decision, so that a resumed game goes on as it would have."""
        words = f"{self.record.seed!r} {purpose} {len(self.record.moves)}".encode()
        return int.from_bytes(blake2b(words, digest_size=8).digest(), "big")

    def end(self) -> None:
        """The result; then people may still look around and save."""
        if self.here == EMPTY_CHAIR:
            self.here = self.people[0] if self.people else SPECTATOR
        self.tell()
        self.show_result()
        while self.people and (line := self.screen.ask()):
            self.obey(line, [])
            if self.stale:
                self.show_result()

    # What the person at the keyboard sees

    def sit_down(self, seat: int) -> None:
        """Let the curtain fall if somebody else sat here."""
        if self.here != seat:
            self.screen.curtain(self.players[seat].name, hide=self.here != EMPTY_CHAIR)
            self.here = seat
            self.stale = True

    def tell(self) -> None:
        """What happened that the person here was not yet told."""
        news = self.match.chapters[self.seen[self.here] :]
        self.screen.print(*self.look.story(news, self.here), indent=2)
        self.seen[self.here] = len(self.match.chapters)

    def show(self, moves: Sequence[Move]) -> None:
        """What happened, the table, the question and the choices."""
        self.tell()
        self.ask_for(*self.game.prompt(self.state), moves)
        self.stale = False

    def show_log(self) -> None:
        self.screen.print(*self.look.story(self.match.chapters, self.here, whole=True), indent=2)

    def show_result(self) -> None:
        self.screen.print("", self.look.result(self.view()), "")
        self.screen.say("seed", seed=str(self.record.seed))
        if self.people:
            self.screen.say("after")
        self.stale = False

    # What the person at the keyboard types

    def obey(self, line: str, moves: Sequence[Move]) -> None:
        """A command, the number of a choice, or a move in notation; anything else changes nothing."""
        command, rest = command_in(line, self.commands)
        if command is not None:
            command(self, rest)
        elif not line:
            self.stale = True
        elif (number := choice_number(line)) is not None:
            self.choose(number, moves)
        else:
            self.move(line)

    def choose(self, number: int, moves: Sequence[Move]) -> None:
        if 1 <= number <= len(moves):
            self.play(self.here, moves[number - 1])
        else:
            self.screen.say("no-choice", "red", number=number, last=len(moves))

    def move(self, notation: str) -> None:
        try:
            self.play(self.here, notation)
        except UnknownMove:
            self.screen.say("unknown", "red", words=quoted(notation))
        except IllegalMove as refusal:
            self.refuse(refusal)
