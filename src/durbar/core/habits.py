"""Habits: what a seat does, counted over many decisions, and compared with what the strongest move would have been.

A game says for a move which of its habits the decision is about and what the move makes of each (`Game.habits`): for a
yes or no, `True` or `False`; for how much, a whole number. A decision counts for a habit if both the move that was
played and the best one make something of it. Nothing of it depends on what the seat could not know.
"""

from __future__ import annotations

from collections.abc import Mapping

Habits = Mapping[str, bool | int]
