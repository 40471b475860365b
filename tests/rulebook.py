"""The numbered rules of `docs/rules`, as the tests know them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULES = Path(__file__).parent.parent / "docs" / "rules"


@cache
def rule_numbers(game: str, language: str = "en") -> list[str]:
    """All rules of a game, in the order of the page."""
    text = (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*({game}-\d+)\*\*", text, re.MULTILINE)
