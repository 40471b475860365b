"""The numbered rules of `docs/rules`, as the tests know them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from durbar.core.text import rules_page

RULES = Path(__file__).parent.parent / "docs" / "rules"


@cache
def rule_numbers(game: str, language: str = "en") -> list[str]:
    """All rules of a game, in the order of the page."""
    return re.findall(rf"^\*\*({game}-\d+)\*\*", rules_page(game, language), re.MULTILINE)
