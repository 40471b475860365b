"""A worker process in which bots think: it reads one question a line and writes one answer a line.

It is this module run by itself; who starts it and waits for it is in `bot_pool.py`.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

import durbar
from durbar.bots.hints import hint
from durbar.core.errors import DurbarError
from durbar.core.reasons import Reason


class BotQuestion(Struct, frozen=True):
    """What does a bot of this level think of this seat's moves, thinking at most so many seconds?

    plays: whether it plays; then it tells the one move it plays, which is not always the best where others choose too
    """

    position: str
    seat: int
    level: str
    seconds: float
    plays: bool = False


class Opinion(Struct, frozen=True):
    """Moves in notation, best first, and how sure the bot is of each.

    excuse:  why the bot is weaker than its name promises, or empty
    line:    for who asks for a hint: the best move and what the seat would play after it (`bots/hints.py`) …
    reasons: … and why
    """

    moves: list[tuple[str, float]]
    excuse: str = ""
    line: list[str] = []
    reasons: list[Reason] = []


def answer(question: BotQuestion) -> Opinion:
    bot = durbar.bot(question.level)
    state = durbar.read_position(question.position)
    excuse = bot.excuse(state.game)
    if question.plays:
        bot.hurry(question.seconds)
        return Opinion([(bot.decide(state, question.seat).notation, 1.0)], excuse)
    found = hint(state, question.seat, question.level, seconds=question.seconds)
    moves = [(move.notation, round(worth, 4)) for move, worth in found.opinion]
    return Opinion(moves, excuse, [move.notation for move in found.line], found.reasons)


def work() -> None:
    """Answer questions until there are no more. People come first: a worker is nice to the rest of the machine."""
    if sys.platform != "win32":
        os.nice(10)
    decode = msgspec.json.Decoder(BotQuestion).decode
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            try:
                opinion = answer(decode(line))
            except DurbarError:
                opinion = Opinion([])
            sys.stdout.buffer.write(msgspec.json.encode(opinion) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    work()
    os._exit(0)  # without a last attempt to say what nobody hears any more
