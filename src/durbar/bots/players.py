"""Who sits where: people and bots, and how a record writes them down.

A record names its players. A person is written by name, a bot with its level: ``Kuro (bot medium)``. So a saved game
can be taken up again as it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from durbar.bots import bot
from durbar.core.errors import DurbarError, quoted
from durbar.core.names import checked_name

BOT_NAMES = ("Kuro", "Tama", "Shiro", "Hana", "Momo", "Sora", "Yuki", "Taro", "Koma", "Maru")
WRITTEN_BOT = re.compile(r"(.+) \(bot (\S+)\)")


class Player(NamedTuple):
    """A person, or a bot of some level."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    def __str__(self) -> str:
        return f"{self.name} (bot {self.level})" if self.level else self.name


def read_player(text: str) -> Player:
    """The player a record speaks of.

    >>> read_player("Kuro (bot medium)")
    Player(name='Kuro', level='medium')
    """
    written = WRITTEN_BOT.fullmatch(text)
    if written is None:
        return Player(text)
    bot(written[2])  # a bot there is
    return Player(written[1], written[2])


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
