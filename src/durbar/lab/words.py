"""How the laboratory speaks: its figures, intervals and changes in the words and digits of a language."""

from __future__ import annotations

import math
import re

from durbar.core.text import catalogue
from durbar.lab.changes import MOST_GAMES, Change
from durbar.lab.plan import BASE
from durbar.lab.statistics import Estimate, Spread

MARKS = {"en": {}, "fr": str.maketrans(",.", "\u202f,")}  # what they write for commas and points in numbers
SEATS = re.compile(r"(\d+) seats")  # the name of an arm with another number of them
HOPELESS = MOST_GAMES // 10  # games that nobody will play


class Words:
    """The words of a game and of the laboratory in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.game = catalogue(game, language)
        self.house = catalogue("house", language)

    def say(self, key: str, **facts: int | str) -> str:
        return self.house.say(f"study-{key}", **facts)

    # Figures

    def number(self, value: float, form: str = ",") -> str:
        """A number, formatted as Python does, with the marks of the language.

        >>> Words("kyoto", "fr").number(1234.5, ",.2f")
        '1\\u202f234,50'
        """
        return self.marked(f"{value:{form}}")

    def marked(self, digits: str) -> str:
        return digits.translate(MARKS[self.language])

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, f'.{digits}f')} %"

    def interval(self, estimate: Estimate) -> str:
        """A share with its interval, if enough is known of it."""
        if not estimate.is_known:
            return self.say("unknown")
        low, high = (self.number(100 * bound, ".1f") for bound in (estimate.low, estimate.high))
        return self.say("interval", value=self.percent(estimate.value), low=low, high=high)

    def spread(self, spread: Spread) -> str:
        low, high = (self.number(bound, "g") for bound in (spread.low, spread.high))
        return self.say("spread", mean=self.number(spread.mean, ".1f"), low=low, high=high)

    # Names

    def bot(self, name: str) -> str:
        """What a bot is called: a name of its own if it is one of the house, else as it was typed.

        >>> Words("kyoto", "fr").bot("greedy:1"), Words("kyoto", "en").bot("search:50")
        ('glouton (une donne)', 'search:50')
        """
        plain, _, deals = name.partition(":")
        if not self.house.knows(f"study-bot-{plain}"):
            return name
        called = self.say(f"bot-{plain}")
        return self.say("bot-deals", bot=called, deals=int(deals)) if deals else called

    def arm(self, name: str) -> str:
        """What is different in an arm; a game's catalogue may call an option `arm-<name>-<value>`."""
        for key in (f"question-{name}", f"arm-{name.replace('=', '-')}"):
            if self.game.knows(key):
                return self.game.say(key)
        if seats := SEATS.fullmatch(name):
            return self.say("arm-seats", seats=int(seats[1]))
        return self.say("base") if name == BASE else name

    def subject(self, name: str) -> str:
        """An arm as the subject of a sentence: as it was typed, or a question of the reconstruction."""
        is_question = self.game.knows(f"question-{name}")
        return self.say("quoted", arm=self.arm(name)) if is_question else name

    def measure(self, measure: str) -> str:
        """
        >>> Words("kyoto", "en").measure("turn 0"), Words("kyoto", "fr").measure("bot easy")
        ('the wins of who begins', 'les victoires du robot facile')
        """
        word, _, which = measure.partition(" ")
        if word == "turn":
            return self.say("measure-turn", which=int(which))
        return self.say(f"measure-{word}", which=self.bot(which))

    # Changes

    def change(self, change: Change, subject: str) -> str:
        """my.toml moves seat 1's wins from 27.1 to 25.3 % (±0.4)."""
        factor, unit = (100, " %") if change.is_share else (1, "")
        reach = factor * change.change.reach
        form = f".{max(1, -math.floor(math.log10(reach))) if reach else 1}f"  # as many digits as are known
        facts = {
            "arm": subject,
            "what": self.measure(change.measure),
            "before": self.number(factor * change.before, form),
            "after": self.number(factor * change.after, form) + unit,
            "reach": self.number(reach, form),
        }
        if change.is_settled:
            return self.say("moved", **facts)
        many = change.more >= HOPELESS
        more = self.say("never") if many else self.say("more", games=self.number(change.more))
        return self.say("open", **facts, more=more)
