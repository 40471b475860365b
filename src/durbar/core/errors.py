"""What can be wrong with what somebody gives us: one class for each kind of mistake, one sentence in each message.

All of them are `DurbarError`, so a caller who only wants to show the sentence catches that one. None of them leaves
anything changed.
"""

from __future__ import annotations

from collections.abc import Callable

Facts = dict[str, int | str]
LONGEST_MESSAGE = 400


class Speech:
    """Who puts a refusal into words: `say(game, language, key, facts)`. The package's face says who."""

    say: Callable[[str, str, str, Facts], str]


def quoted(text: object, most: int = 40) -> str:
    """Somebody's words, short enough and harmless enough to stand in an error message.

    >>> quoted("give nine")
    "'give nine'"
    """
    if isinstance(text, int) and abs(text) >= 10**most:
        return "a very large number"
    try:
        words = repr(text)
    except (RecursionError, ValueError):  # nested too deeply, or a number too long to be written
        return f"this {type(text).__name__}"
    return words if len(words) <= most else words[: most - 1] + "…"


class DurbarError(ValueError):
    """Something given to Durbar is wrong; the message says what, and what would be right.

    It may quote what a stranger wrote, so it is kept short, and what a terminal would obey is left out.
    """

    def __init__(self, message: str) -> None:
        shown = "".join(letter if letter.isprintable() else "?" for letter in str(message)[:LONGEST_MESSAGE])
        super().__init__(shown)


class UnknownGame(DurbarError):
    """There is no game, or no edition of it, by that name."""


class BadSeats(DurbarError):
    """This number of seats, or this seat, does not exist at the table."""


class BadOption(DurbarError):
    """An option's name or value is not one of the game's."""


class UnfitOption(BadOption):
    """An option that exists, but not for so many players or beside what else was chosen. `option` is its name.

    `key` and `facts` are the reason in any language (`durbar.core.text`); `str()` says it in English.
    """

    def __init__(self, game: str, option: str, key: str, facts: Facts) -> None:
        ValueError.__init__(self, game, option, key, facts)
        self.game = game
        self.option = option
        self.key = key
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """The reason, as a sentence that stands beside the option."""
        return Speech.say(self.game, language, f"unfit-{self.key}", self.facts)

    def __str__(self) -> str:
        return f"{self.option}: {self.sentence()}"


class BadSeed(DurbarError):
    """A seed is neither a whole number nor 64 hexadecimal digits."""


class BadComponents(DurbarError):
    """A file of components does not describe the game's box."""


class OutOfRange(BadComponents):
    """A number in such a file cannot be so low or so high. `facts` tell it in any language; `where` is its table."""

    def __init__(self, where: str, name: str, value: int, least: int, most: int) -> None:
        super().__init__(f"{name} in {where} is {quoted(value)}; it can be {least} to {most}")
        self.facts: Facts = {"where": where, "name": name, "value": quoted(value), "least": least, "most": most}


class WrongKind(BadComponents):
    """A text where a number belongs, or the like. `facts` tell it in any language: the words on the way to it, and what
    belongs there: int, str, bool, array or object.
    """

    def __init__(self, reason: str, where: str, kind: str) -> None:
        super().__init__(reason)
        self.facts: Facts = {"where": where, "kind": kind}


class BadPosition(DurbarError):
    """A position cannot be read, or no game can reach it."""


class BadName(DurbarError):
    """Nobody can be called like this."""


class BadRecord(DurbarError):
    """A record cannot be read, or does not replay. `line` counts from 1; 0 speaks of the whole file."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


class UnknownMove(DurbarError):
    """No move of the game is written like this."""


class IllegalMove(DurbarError):
    """The move exists but may not be played now. `rule` is the number of the rule that forbids it.

    `key` and `facts` are the message in any language (`durbar.core.text`); `str()` says it in English.
    """

    def __init__(self, rule: str, key: str, facts: Facts) -> None:
        ValueError.__init__(self, rule, key, facts)
        self.rule = rule
        self.key = key
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """The reason, as a sentence, without the rule's number."""
        return Speech.say(self.rule.partition("-")[0], language, f"refusal-{self.key}", self.facts)

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})"


class Undecided(Exception):
    """No mistake: somebody else must decide a draw, one of so many `choices`, before a move can be done."""

    def __init__(self, choices: int) -> None:
        super().__init__(choices)
        self.choices = choices
