"""The numbered rules of `docs/rules`, as somebody at the table looks them up: all, by number, or by a word."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from durbar.core.text import rules_page

RULE = re.compile(r"\*\*([a-z]+-\d+)\*\* (.+?)(?: \*(\(.+\))\*)?", re.DOTALL)


class Rule(NamedTuple):
    """One numbered rule: the heading it stands under, its number, what it says, and where it comes from."""

    heading: str
    number: str
    text: str
    source: str


def read_rules(game: str, language: str) -> list[Rule]:
    """All rules of a game, in their order."""
    heading = ""
    rules: list[Rule] = []
    for paragraph in rules_page(game, language).split("\n\n"):
        words = re.sub(r"[ \n]+", " ", paragraph).strip(" ")  # no-break spaces stay
        if words.startswith("## "):
            heading = words.removeprefix("## ")
        elif rule := RULE.fullmatch(words):
            rules.append(Rule(heading, rule[1], rule[2].replace("`", ""), rule[3] or ""))
    return rules


def find_rules(rules: list[Rule], wanted: str) -> list[Rule]:
    """The rule of that number (26, kyoto-26), or all that contain these words."""
    wanted = folded(wanted)
    numbered = [rule for rule in rules if wanted in (rule.number, rule.number.rpartition("-")[2])]
    return numbered or [rule for rule in rules if wanted in folded(rule.text) or wanted in folded(rule.heading)]


def folded(text: str) -> str:
    """The text without capitals and accents, so that who cannot or will not type them finds it too."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
