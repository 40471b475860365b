"""Durbar: a table for four board games.

>>> import durbar
>>> game = durbar.game("kyoto")
>>> state = game.new(seats=4, seed=7, options={"visible_bells_variant": True})
>>> state.actors()
[3]
>>> state.legal_moves(3)
[<give 0>, <give 1>, <give 2>, <give 3>]
>>> state.play(3, "give 0")
>>> game.view(state, seat=1).players[0].row
['e2d', 'e2b1']
>>> state.play(0, "give 1")
Traceback (most recent call last):
    ...
durbar.core.errors.IllegalMove: Only the active player gives cards, and that is seat 3. (kyoto-8)
>>> state.scores(), state.ranking()
([0, 0, 0, 0], None)

`durbar.bot(level)` gives a bot, `durbar.Record` is a whole game as text, `durbar.read_position` and
`durbar.write_position` a state as JSON.

Whatever makes no sense raises a `DurbarError` with one sentence, and changes nothing: a wrong value or type given to
the functions here, to whatever a `Game`, a `State`, a `Record`, a move table or a bot is asked, and to `below` and
`shuffle` of a generator. `apply` and `shared_legal_moves` of a state are for simulations: they refuse wrong types, and
leave it to you whether the move is legal. What one makes for a game of one's own (`Move`, `MoveTable`, `Event`,
`Options`, `View`), and generators that `rng_of_seed` does not make, are left to your type checker.
"""

from __future__ import annotations

from durbar.bots import LEVELS, Bot, UnknownBot, bot
from durbar.core.errors import (
    BadComponents,
    BadName,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    DurbarError,
    IllegalMove,
    Speech,
    UnfitOption,
    UnknownGame,
    UnknownMove,
)
from durbar.core.events import Event
from durbar.core.game import Game, Options, View
from durbar.core.moves import Move, MoveTable
from durbar.core.perft import Perft
from durbar.core.position import digest, read_position, write_position
from durbar.core.record import Record
from durbar.core.registry import game
from durbar.core.rng import FastRng, KeyedRng, Rng, rng_of_seed
from durbar.core.state import SPECTATOR, State
from durbar.core.text import refused

__all__ = [
    "LEVELS",
    "SPECTATOR",
    "BadComponents",
    "BadName",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Bot",
    "DurbarError",
    "Event",
    "FastRng",
    "Game",
    "IllegalMove",
    "KeyedRng",
    "Move",
    "MoveTable",
    "Options",
    "Perft",
    "Record",
    "Rng",
    "State",
    "UnfitOption",
    "UnknownBot",
    "UnknownGame",
    "UnknownMove",
    "View",
    "bot",
    "compiled",
    "digest",
    "game",
    "read_position",
    "rng_of_seed",
    "write_position",
]
__version__ = "0.2.0.dev0"

Speech.say = refused  # refusals know no catalogue, as catalogues know refusals


def compiled() -> bool:
    """Whether the rules run compiled by mypyc, or as plain Python."""
    from durbar.core import state

    return not str(state.__file__).endswith(".py")
