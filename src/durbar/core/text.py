"""Words: the catalogues of the house and of each game, in Fluent. The code sends keys and facts; sentences are made
here.

A game's catalogue is `text/<language>.ftl` in its folder, that of the house the same in the package. What only some
need lies beside it in parts of its own, `text/<part>.<language>.ftl`, which a browser loads when they are asked for.
What a catalogue lacks is said in English. Which facts name things is the game's to say (`Game.things`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from durbar.core.errors import DurbarError, Facts, quoted
from durbar.core.events import Event
from durbar.core.registry import GAMES

LANGUAGES = ("en", "fr")
HOME = Path(__file__).parent.parent
RULES = (HOME / "rules", HOME.parent.parent / "docs" / "rules")  # in an installed package; in a checkout
SEATS = ("seat", "to")  # facts that are seats, in every game

# A word that loses its e before a vowel that a fact brings; Fluent has put that between its marks. An h may be either.
ELIDED = re.compile(r"\b(d|(?:jus|lors|puis)?qu)e \u2068+(?=[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiouéè])", re.IGNORECASE)
MARKS = re.compile("[\u2068\u2069]")


def elided(text: str) -> str:
    """What Fluent has said, without the marks around its facts, and in French "d’Ada" instead of "de Ada"."""
    return MARKS.sub("", ELIDED.sub(r"\1’", text)) if "\u2068" in text else text


def catalogue_text(name: str, language: str) -> str:
    """The messages of a game, or of the house (``house``), with all their parts."""
    folder = (HOME if name == "house" else GAMES[name].folder()) / "text"
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def rules_page(game: str, language: str) -> str:
    """The numbered rules of a game in this language, or else in English; empty if it has none.

    A game has a page of them in `docs/rules`, or one message for each (`rule-1`, `rule-2`, …) in its catalogue.
    """
    pages = [place / f"{game}.{spoken}.md" for spoken in (language, "en") for place in RULES]
    for page in pages:
        if page.is_file():
            return page.read_text(encoding="utf-8")
    words = catalogue(game, language)
    rules: list[str] = []
    while words.knows(key := f"rule-{len(rules) + 1}"):
        rules.append(f"**{game}-{len(rules) + 1}** {words.say(key)}\n")
    return "\n".join([f"# {words.say('title')}\n", *rules]) if rules else ""


class Catalogue:
    """The messages of one game (or of the house, by the name ``house``) in one language."""

    def __init__(self, name: str, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=language == "fr")
        self.bundle.add_resource(FluentResource(catalogue_text(name, language)))
        self.fallback = catalogue(name, "en") if language != "en" else None
        self.things: Mapping[str, str] = {} if name == "house" else GAMES[name].things

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of a message, or of its attribute after a dot: `log-give.you`."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def has(self, key: str) -> bool:
        return self.pattern(key) is not None

    def knows(self, key: str) -> bool:
        """Whether this can be said, if need be in English."""
        return self.has(key) or (self.fallback is not None and self.fallback.has(key))

    def say(self, key: str, **facts: int | str) -> str:
        """The message with its facts filled in.

        >>> catalogue("kyoto", "en").say("card-e4b2")
        '4 with two bells'
        """
        pattern = self.pattern(key)
        if pattern is None:
            return self.fallback.say(key, **facts) if self.fallback else key
        text, _errors = self.bundle.format_pattern(pattern, facts)
        return elided(str(text))

    def named(self, facts: Facts, names: Sequence[str] = ()) -> Facts:
        """The facts of an event, prompt or refusal with cards as people call them, and seats too where they have names.

        >>> catalogue("xanadu", "en").named({"seat": 1, "building": "bl01", "resources": "wood jade"}, ["Ada", "Ben"])
        {'seat': 'Ben', 'building': 'Barracks', 'resources': 'wood, jade'}
        """
        named = dict(facts)
        for key, value in facts.items():
            if key in SEATS and isinstance(value, int) and names:
                named[key] = names[value]
            elif key in self.things and isinstance(value, str):
                named[key] = ", ".join(self.thing(self.things[key], thing) for thing in value.split())
        return named

    def thing(self, kind: str, key: str) -> str:
        """What people call a thing; one that is two at once is written with a plus.

        >>> catalogue("reviving", "en").thing("section", "shrine_1-blue+stupa_2-wild")
        'blue Shrine bottom / wild Stupa centre'
        """
        return " / ".join(self.say(f"{kind}-{part}") for part in key.split("+"))

    def log_line(self, event: Event, seat: int, names: Sequence[str]) -> str:
        """An event as this seat may read it in the log, which speaks to it: "You give 3 to Ada"."""
        facts = event.seen_by(seat)
        return self.say(self.spoken(f"log-{facts.pop('kind')}", facts, seat), **self.named(facts, names))

    def spoken(self, key: str, facts: Facts, you: int) -> str:
        """The message that says this to this seat, where there is one: `log-give.you`, `log-give.to-you`."""
        spoken = f"{key}.you" if facts.get("seat") == you else f"{key}.to-you"
        return spoken if you in (facts.get("seat"), facts.get("to")) and self.has(spoken) else key


@cache
def catalogue(name: str, language: str) -> Catalogue:
    """The catalogue of a game, or of the house (``house``)."""
    return Catalogue(name, require_language(language))


def refused(game: str, language: str, key: str, facts: Facts) -> str:
    """Why something is refused, with cards as people call them."""
    words = catalogue(game, language)
    return words.say(key, **words.named(facts))


def require_language(language: str) -> str:
    if language not in LANGUAGES:
        raise DurbarError(f"there is no language {quoted(language)}; there are {', '.join(LANGUAGES)}")
    return language


def language_of_locale() -> str:
    """The language the person's system speaks, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
