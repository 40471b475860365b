"""The registry: one line a game."""

from __future__ import annotations

from durbar.core.game import Game
from durbar.games.kathmandu.game import KathmanduGame
from durbar.games.kyoto.game import KyotoGame
from durbar.games.reviving.game import RevivingGame
from durbar.games.xanadu.game import XanaduGame

GAMES: dict[str, type[Game]] = {
    KyotoGame.name: KyotoGame,
    XanaduGame.name: XanaduGame,
    RevivingGame.name: RevivingGame,
    KathmanduGame.name: KathmanduGame,
}
