"""How many examples a proof draws."""

from __future__ import annotations

import durbar


def examples(count: int) -> int:
    """So many compiled; interpreted a quarter, as the same rules are ten times as slow there."""
    return count if durbar.compiled() else count // 4
