"""State: one position of one game, and the law that every game's position obeys.

A state knows nothing of files, sockets, people or time. Games derive from it in their `rules.py`; what they must answer
is abstract here.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, overload

from mypy_extensions import mypyc_attr

from durbar.core.errors import BadSeats, IllegalMove, UnknownMove, quoted
from durbar.core.moves import Move, MoveTable
from durbar.core.rng import Rng

if TYPE_CHECKING:
    from durbar.core.events import Event
    from durbar.core.game import Game, Options

NOBODY: Final = -1
SPECTATOR: Final = -1  # who watches from no seat, and sees what all may see


@mypyc_attr(allow_interpreted_subclasses=True)  # an installed package may bring a game that is not compiled
class State:
    """One position of one game.

    game:    the rules it follows
    options: the choices made before the game
    moves:   the game's move table
    seats:   how many players sit at the table
    rng:     where its luck comes from
    mark:    grows whenever something happens that cannot be taken back: a draw, a roll, a reveal, a handing over
    log:     the events told since somebody began to listen, or None while nobody listens
    """

    def __init__(self, game: Game, options: Options, moves: MoveTable, seats: int, rng: Rng) -> None:
        self.game = game
        self.options = options
        self.moves = moves
        self.seats = seats
        self.rng = rng
        self.mark = 0
        self.log: list[Event] | None = None

    # What every game answers

    @abstractmethod
    def actor(self) -> int:
        """The first of the seats that may move now, or NOBODY when the game is over."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[Move]:
        """Exactly the moves that `play` would accept from this seat now."""

    @abstractmethod
    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why this seat may not play this move now, which is not among its legal ones: the rule, and the reason."""

    @abstractmethod
    def apply(self, seat: int, move: Move) -> None:
        """Do what a legal move does."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that nobody listens to."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat so far."""

    @abstractmethod
    def ranking(self) -> list[list[int]] | None:
        """Seats from first to last, tied seats together; None while the game runs. Nobody is first if all have lost."""

    @abstractmethod
    def chance_outcome(self) -> int:
        """A number for what luck has just shown everybody; a search treats positions alike that differ in more."""

    # What follows from it

    def shared_legal_moves(self, seat: int) -> list[Move]:
        """The legal moves, only to be read: a game may have such lists ready, and give out one of them."""
        return self.legal_moves(seat)

    def actors(self) -> list[int]:
        """The seats that may move now: one, several at once, or none when the game is over."""
        seat = self.actor()
        return [] if seat == NOBODY else [seat]

    def choices_are_open(self) -> bool:
        """Where several seats decide at once: whether the others may see what a seat that is ready has chosen."""
        return False

    def goal_reached(self, seat: int) -> float:
        """How much this seat has reached, from 0 to 1, of what the game asks of it besides beating the others.

        Less than 0: it asks nothing else."""
        return -1.0

    @overload
    def play(self, seat: int, move: Move) -> None: ...

    @overload
    def play(self, seat: int, move: str) -> None: ...

    def play(self, seat: object, move: object) -> None:
        """Play a move, or its notation. A refused move changes nothing."""
        self.require_seat(seat)
        assert isinstance(seat, int)
        if not isinstance(move, Move):
            move = self.moves.parse(move)
        elif not self.moves.holds(move):
            raise UnknownMove(f"{quoted(move.notation)} is a move of another game or edition")
        self.check(seat, move)
        self.apply(seat, move)

    def check(self, seat: int, move: Move) -> None:
        """Raise the refusal of a move that is not legal."""
        for legal in self.shared_legal_moves(seat):
            if legal is move:  # `in` would ask each of them whether it is equal, which takes ten times as long
                return
        raise self.refusal(seat, move)

    def is_final(self, seat: int, move: Move) -> bool:
        """Whether this legal move draws, reveals or hands over something, and so cannot be taken back."""
        after = self.clone()
        after.apply(seat, move)
        return after.mark != self.mark

    def draw_first_player(self, named: int) -> int:
        """The seat that begins: the one the table has named, or by lot if that is NOBODY.

        The lot is drawn either way, so that a seed deals the same cards whoever begins.
        """
        drawn: int = self.rng.below(self.seats)
        return drawn if named == NOBODY else named

    def require_seat(self, seat: object) -> None:
        """Refuse a seat that is not at this table."""
        if not isinstance(seat, int):
            raise BadSeats(f"a seat is a whole number, not {quoted(seat)}")
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {quoted(seat)}: this table has seats 0 to {self.seats - 1}")

    def require_viewer(self, seat: object) -> None:
        """Refuse whoever is neither at this table nor a spectator."""
        if seat != SPECTATOR:
            self.require_seat(seat)

    def listen(self) -> list[Event]:
        """From now on keep what happens; the list grows with every move."""
        if self.log is None:
            self.log = []
        return self.log

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """States travel between processes as positions."""
        return read_again, (self.game, self.seats, self.options, self.game.write(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()


def read_again(game: Game, seats: int, options: Options, written: dict[str, object]) -> State:
    """The state of a position that came from another process."""
    return game.read(written, seats, options)
