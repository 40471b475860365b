"""What the server tells about games before one is played."""

from __future__ import annotations

import msgspec

import durbar
from durbar.server.game_info import option_info


def test_levels_come_in_the_order_of_difficulty() -> None:
    game = durbar.game("reviving")
    level = next(field for field in msgspec.structs.fields(game.options) if field.name == "level")
    assert option_info(game, level).schema["enum"] == ["easy", "medium", "hard", "extreme"]
