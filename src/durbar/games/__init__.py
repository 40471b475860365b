"""The games of the house: one folder each, found by looking (`durbar.core.registry`)."""

from __future__ import annotations

from durbar.core.registry import GAMES

__all__ = ["GAMES"]
