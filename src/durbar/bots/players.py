"""Who sits where: people and bots, and how a record writes them down.

A record names its players. A person is written by name, a bot with its level: ``Kuro (bot medium)``. So a saved game
can be taken up again as it was. A program is written as no more than one, ``Kuro (bot engine)``: a record may come from
anybody, and must not say what is started here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from durbar.bots import bot
from durbar.core.errors import DurbarError, quoted
from durbar.core.names import checked_name

BOT_NAMES = ("Kuro", "Tama", "Shiro", "Hana", "Momo", "Sora", "Yuki", "Taro", "Koma", "Maru")
PROGRAM = "engine"
WRITTEN_BOT = re.compile(r"(.+) \(bot (\S+)\)")


class Player(NamedTuple):
    """A person, or a bot of some level."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    def __str__(self) -> str:
        level = PROGRAM if self.level.startswith(f"{PROGRAM}:") else self.level
        return f"{self.name} (bot {level})" if level else self.name


def read_player(text: str, program: str = "") -> Player:
    """The player a record speaks of; `program` is the bot ``engine:…`` that plays for those written as programs.

    >>> read_player("Kuro (bot medium)")
    Player(name='Kuro', level='medium')
    """
    written = WRITTEN_BOT.fullmatch(text)
    if written is None:
        return Player(text)
    name, level = written[1], written[2]
    if level.partition(":")[0] == PROGRAM:
        if level != PROGRAM or not program:
            raise DurbarError(f"{quoted(name)} is a program, which no record may start: name it by --bot engine:…")
        level = program
    bot(level)  # a bot there is
    return Player(name, level)


def seat_players(seats: int, people: Sequence[str], level: str) -> list[Player]:
    """People from seat 0 on, bots of this level in the seats that are left."""
    bot(level)
    names = [checked_name(name) for name in people]
    for name in names:
        if names.count(name) > 1:
            raise DurbarError(f"two people cannot both be called {quoted(name)}")
        if WRITTEN_BOT.fullmatch(name):
            raise DurbarError(f"{quoted(name)} is written like a bot; a person needs another name")
    free = [name for name in BOT_NAMES if name not in names]
    return [Player(name) for name in names] + [Player(name, level) for name in free[: seats - len(names)]]
