"""Records: a whole game as a small text file that replays to the same state on any machine.

A record looks like this; `#` begins a comment, blank lines are free::

    durbar record 1
    game: kyoto
    edition: 1
    seats: 2
    option full_pile_variant: true
    seed: 7
    player 0: Ada
    player 1: Kuro (bot medium)

    1: give 0
    1: give 1
    end: 2 moves, state 4b1f0f29b5a4c1de

Each move line is the seat, and the move in notation. The last line counts the moves and names the digest of the state
they lead to, so that a damaged or shortened file is noticed; who writes a record by hand may leave the digest out. An
owner's components stand in a line of their own, as JSON. A match played on a server also has the lines `promise`,
`commitment`, `secret` and one `nonce` for each seat, which show how the seed was made (`durbar.core.fairness`);
without `promise` it is of the first edition. A record contains the seed and with it everything hidden: while a game
runs it is for those who may know all.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from durbar.core.errors import BadRecord, DurbarError, quoted
from durbar.core.fairness import Promise, checked_edition, checked_nonce, require_kept
from durbar.core.files import read_bytes, write_whole
from durbar.core.game import Game, Options
from durbar.core.moves import Move
from durbar.core.names import LONGEST_NAME
from durbar.core.position import digest
from durbar.core.registry import game as find_game
from durbar.core.rng import KEY_BYTES, Seed, key_digits, rng_of_seed
from durbar.core.state import State

FIRST_LINE = "durbar record 1"
LARGEST_RECORD = 2_000_000  # characters
END = re.compile(r"([0-9]{1,9}) moves?(?:, state ([0-9a-f]{16}))?")


class Record:
    """Game, edition, options, seats, seed and moves.

    >>> import durbar
    >>> record = durbar.Record(durbar.game("kyoto"), seats=2, seed=7)
    >>> state = record.replay()
    >>> record.play(state, state.actor(), "give 1")
    >>> print(record, end="")
    durbar record 1
    game: kyoto
    edition: 1
    seats: 2
    seed: 7
    <BLANKLINE>
    1: give 1
    end: 1 move, state 4fc78ac77ad94f46
    >>> durbar.Record.parse(str(record)).moves
    [(1, <give 1>)]
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, Any] | Options | None = None,
        players: list[str] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise BadRecord(f"a record is of a game, as durbar.game gives it, not of {quoted(game)}")
        game.require_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options, seats)
        self.seed: Seed = secrets.token_hex(KEY_BYTES) if seed is None else seed
        rng_of_seed(self.seed)
        self.players = [name_in_line(name) for name in checked_list(players)]
        if len(self.players) not in (0, seats):
            raise BadRecord(f"{seats} seats have {seats} names, or none, not {len(self.players)}")
        self.promise: Promise | None = None  # what the seed was made of, and …
        self.commitment = ""  # … the hash shown before the game
        self.moves: list[tuple[int, Move]] = []
        self._lines: list[int] = []  # where in its file each move stands
        self._end = 0  # … and its end line
        self._digest = ""

    # Playing and replaying

    def play(self, state: State, seat: int, move: Move | str) -> None:
        """Play a move on the record's state and write it down."""
        if not isinstance(state, State):
            raise BadRecord(f"a move is played on a state, not on {quoted(state)}")
        if not isinstance(move, Move):
            move = self.game.moves.parse(move)
        state.play(seat, move)
        self.moves.append((seat, move))

    def undo(self) -> State:
        """Take back the last move; the state before it. A move that drew, revealed or handed over something stays.

        So a decision of several moves, as choosing a card and then its place, can be begun again from its first.

        >>> import durbar
        >>> record = durbar.Record(durbar.game("kathmandu"), seats=2, seed=1)
        >>> state = record.replay()
        >>> record.play(state, state.actor(), state.legal_moves(state.actor())[0])
        >>> durbar.digest(record.undo()) == durbar.digest(record.replay()), record.moves
        (True, [])
        """
        if not self.moves:
            raise BadRecord("there is no move to take back")
        before = self.replay(len(self.moves) - 1)
        if before.is_final(*self.moves[-1]):
            raise BadRecord(
                f"{quoted(self.moves[-1][1].notation)} drew, revealed or handed over something, so it stays"
            )
        self.moves.pop()
        return before

    def states(self, listen: bool = False) -> Iterator[State]:
        """The state before the first move and after each move: always the same object, which goes on."""
        state = self.game.new(self.seats, self.seed, self.options, listen)
        yield state
        for number, (seat, move) in enumerate(self.moves):
            try:
                state.play(seat, move)
            except DurbarError as error:
                line = self._lines[number] if number < len(self._lines) else 0
                raise BadRecord(str(error), line) from None
            yield state

    def replay(self, moves: int | None = None) -> State:
        """The state after all moves, or after the first few."""
        wanted = len(self.moves) if moves is None else moves
        if not (isinstance(wanted, int) and 0 <= wanted <= len(self.moves)):
            raise BadRecord(f"the record has {len(self.moves)} moves, so there is no move {quoted(wanted)}")
        states = self.states()
        state = next(states)
        for _ in range(wanted):
            state = next(states)
        return state

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Records travel between processes as text."""
        return Record.parse, (str(self),)

    # Text

    def __repr__(self) -> str:
        return f"<record of {self.game.name}: {self.seats} seats, {counted(len(self.moves))}>"

    def __str__(self) -> str:
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        lines = [FIRST_LINE, f"game: {self.game.name}", f"edition: {self.game.edition}", f"seats: {self.seats}"]
        for name, value in self.game.changed_options(self.options).items():
            lines.append(f"option {name}: {msgspec.json.encode(value).decode()}")
        if self.game.components is not None:
            lines.append(f"components: {msgspec.json.encode(self.game.components).decode()}")
        lines.append(f"seed: {seed}")
        if self.promise is not None:
            if self.promise.edition > 1:
                lines.append(f"promise: {self.promise.edition}")
            lines += [f"commitment: {self.commitment}", f"secret: {self.promise.secret}"]
            lines += [f"nonce {seat}: {nonce}" for seat, nonce in enumerate(self.promise.nonces)]
        lines += [f"player {seat}: {name}" for seat, name in enumerate(self.players)]
        lines.append("")
        lines += [f"{seat}: {move}" for seat, move in self.moves]
        lines.append(f"end: {counted(len(self.moves))}, state {digest(self.replay())}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """The record that was written, replayed once to be sure of it; `BadRecord` names the line and the reason."""
        record = _Reader(text).record()
        found = digest(record.replay())
        if record._digest and found != record._digest:
            raise BadRecord(f"the moves lead to state {found}, not {record._digest}: the file was changed", record._end)
        return record

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read a record from a file."""
        data = read_bytes(path, 4 * LARGEST_RECORD, BadRecord)
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadRecord("these bytes are not text (UTF-8)", line) from None
        return Record.parse(text)

    def save(self, path: Path | str) -> None:
        """Write the record to a file, all of it or nothing."""
        text = str(self)
        with write_whole(path) as draft:
            draft.write_text(text, encoding="utf-8")


def counted(moves: int) -> str:
    return "1 move" if moves == 1 else f"{moves} moves"


def checked_list(names: list[str] | None) -> list[str]:
    if not isinstance(names, list | tuple | None):
        raise BadRecord(f"the names of the players are a list, not {quoted(names)}")
    return list(names or [])


def name_in_line(name: str) -> str:
    """A player's name that can stand in a line of text. Who gives a name to somebody uses `durbar.core.names`."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRecord(f"a name has 1 to {LONGEST_NAME} printable characters, unlike {quoted(name)}")
    return name.strip()


class _Reader:
    """Reads a record line by line, in the order in which records are written."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise BadRecord(f"a record is text, not {quoted(text)}")
        if len(text) > LARGEST_RECORD:
            raise BadRecord(f"a record is at most {LARGEST_RECORD:,} characters long, not {len(text):,}")
        self.lines = self.significant(text)
        self.passed = 0  # the number of the line read last
        self.number, self.line = 0, ""
        self.advance()

    @staticmethod
    def significant(text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.split("\n"), 1):
            if not line.startswith(("player ", "nonce ", "components:")):
                line = line.partition("#")[0]
            line = line.strip()
            if line:
                yield number, line

    def advance(self) -> None:
        self.passed = self.number
        self.number, self.line = next(self.lines, (self.number + 1, ""))

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(reason, self.number)

    def header(self, key: str) -> str | None:
        """The value of a header line, if this line is the one."""
        found, colon, value = self.line.partition(":")
        if not colon or found.strip() != key:
            return None
        self.advance()
        return value.strip()

    def required(self, key: str) -> str:
        value = self.header(key)
        if value is None:
            found = f"not {quoted(self.line)}" if self.line else "but the file ends"
            raise self.fail(f"here should stand '{key}: …', {found}")
        return value

    def record(self) -> Record:
        if self.line != FIRST_LINE:
            raise self.fail(f"a record begins with the line '{FIRST_LINE}', not {quoted(self.line)}")
        self.advance()
        try:
            record = self.head()
        except BadRecord:
            raise
        except DurbarError as error:
            raise BadRecord(str(error), self.passed) from None
        self.players(record)
        self.moves(record)
        self.end(record)
        return record

    def head(self) -> Record:
        game = find_game(self.required("game"))
        game = find_game(game.name, edition=self.required("edition"))
        seats = self.whole_number(self.required("seats"))
        game.require_seats(seats)
        options = self.options(game)
        components = self.header("components")
        if components is not None:
            game = find_game(game.name, game.edition, self.json_object(components))
        record = Record(game, seats, self.seed(self.required("seed")), options)
        self.promise(record)
        return record

    def promise(self, record: Record) -> None:
        """What the seed was made of, and whether it really was."""
        written = self.header("promise")
        edition = 1 if written is None else checked_edition(written)
        commitment = self.header("commitment") if written is None else self.required("commitment")
        if commitment is None:
            return
        secret = key_digits(self.required("secret"))
        nonces = tuple(checked_nonce(self.required(f"nonce {seat}"), edition) for seat in range(record.seats))
        record.promise, record.commitment = Promise(secret, nonces, edition), commitment
        require_kept(record.promise, commitment, str(record.seed))

    def options(self, game: Game) -> dict[str, Any]:
        options: dict[str, Any] = {}
        while self.line.startswith("option "):
            key = self.line.partition(":")[0]
            name = key.removeprefix("option ").strip()
            if name in options:
                raise self.fail(f"the option {quoted(name)} is given twice")
            options[name] = self.json(self.required(key.strip()))
            game.read_options(options)
        return options

    def json(self, text: str) -> Any:
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord(f"the value is not JSON: {error or 'nested too deeply'}", self.passed) from None

    def json_object(self, text: str) -> dict[str, Any]:
        value = self.json(text)
        if not isinstance(value, dict):
            raise BadRecord(f"here should stand a JSON object, not {quoted(text)}", self.passed)
        return value

    def whole_number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20):
            raise BadRecord(f"here should stand a whole number, not {quoted(text)}", self.passed)
        return int(text)

    def seed(self, text: str) -> Seed:
        return text if len(text) == 2 * KEY_BYTES else self.whole_number(text)

    def players(self, record: Record) -> None:
        while (name := self.header(f"player {len(record.players)}")) is not None:
            if len(record.players) == record.seats:
                raise BadRecord(f"there are only {record.seats} seats", self.passed)
            try:
                record.players.append(name_in_line(name))
            except BadRecord as error:
                raise BadRecord(error.reason, self.passed) from None
        if 0 < len(record.players) < record.seats:
            raise self.fail(
                f"here should stand 'player {len(record.players)}: …': all {record.seats} have names, or none"
            )

    def moves(self, record: Record) -> None:
        while self.line and not self.line.startswith("end:"):
            seat, colon, notation = self.line.partition(":")
            if not (colon and seat.isascii() and seat.strip().isdigit() and len(seat) < 4):
                raise self.fail(f"a move is written '<seat>: <move>', unlike {quoted(self.line)}")
            try:
                record.moves.append((int(seat), record.game.moves.parse(notation.strip())))
            except DurbarError as error:
                raise self.fail(str(error)) from None
            record._lines.append(self.number)
            self.advance()

    def end(self, record: Record) -> None:
        at = self.number
        match = END.fullmatch(self.required("end"))
        if match is None:
            raise BadRecord("the last line is 'end: 12 moves', or 'end: 12 moves, state <16 hexadecimal digits>'", at)
        if int(match[1]) != len(record.moves):
            raise BadRecord(f"the file has {counted(len(record.moves))}, but its end line counts {int(match[1])}", at)
        if self.line:
            raise self.fail("nothing may follow the end line")
        record._end, record._digest = at, match[2] or ""
