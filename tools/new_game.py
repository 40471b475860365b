"""Starts a new game: copies the template, five small files, under its name into the folder of games.

    python tools/new_game.py NAME "The Title"

The template is a whole small game, which is then changed into the one that is wanted (docs/adding-a-game.md). Nothing
else is written: games are found by looking. Needs nothing but Python. A refusal is one sentence, and nothing is written
then.
"""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
TEMPLATE = HOUSE / "tools" / "template"
GAMES = Path("src/durbar/games")
TEMPLATE_NAME, TEMPLATE_TITLE = "patan", "Fifteen of Patan"
LONGEST_NAME, LONGEST_TITLE = 12, 30  # the template's lines have room for so much

NEXT = """\
{title} can be played: {count} new files in {folder}. Now make it your own (docs/adding-a-game.md):
  play in a terminal    PYTHONPATH=src .venv/bin/python -m durbar play {name}
  play in a browser     PYTHONPATH=src .venv/bin/python -m durbar serve --open
  prove its rules       PYTHONPATH=src .venv/bin/python -m pytest -q --game {name} tests/proofs"""


class Refusal(Exception):
    """One sentence that says what is wrong, and what would be right."""


def class_name(name: str) -> str:
    return name.capitalize()


def check_name(name: str) -> None:
    if not re.fullmatch(rf"[a-z]{{2,{LONGEST_NAME}}}", name):
        raise Refusal(f"a game's name has 2 to {LONGEST_NAME} letters from a to z, as kyoto has, unlike {name!r}")
    if keyword.iskeyword(name):
        raise Refusal(f"{name!r} is a word of Python itself and cannot name a module")
    if name == "house":
        raise Refusal("'house' is the name under which the house keeps its own words")
    if (HOUSE / GAMES / name).exists():
        raise Refusal(f"there is a game {name!r} already")
    if any(re.search(rf"\b{class_name(name)}\b", file.read_text("utf-8")) for file in template_files()):
        raise Refusal(f"{class_name(name)} already means something in a game's code; take another name than {name!r}")


def check_title(title: str) -> None:
    letters = all(letter.isalnum() or letter in " ’'-.,:!?&" for letter in title)
    if not letters or not title.strip() or title != title.strip() or len(title) > LONGEST_TITLE:
        raise Refusal(f"a title has 1 to {LONGEST_TITLE} letters, digits and plain punctuation, unlike {title!r}")


def template_files() -> list[Path]:
    return sorted(file for file in TEMPLATE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)


def renamed(text: str, name: str, title: str) -> str:
    """A text of the template as this game has it."""
    words = {TEMPLATE_TITLE: title, class_name(TEMPLATE_NAME): class_name(name), TEMPLATE_NAME: name}
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def new_game(name: str, title: str) -> int:
    """Make the game; how many files it has."""
    check_name(name)
    check_title(title)
    made = {file.relative_to(TEMPLATE): renamed(file.read_text("utf-8"), name, title) for file in template_files()}
    for file, text in made.items():
        place = HOUSE / GAMES / name / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return len(made)


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print('Say: python tools/new_game.py NAME "The Title"', file=sys.stderr)
        return 2
    name, title = arguments
    try:
        count = new_game(name, title)
    except Refusal as refusal:
        print(f"No game was made: {refusal}.", file=sys.stderr)
        return 1
    print(NEXT.format(name=name, title=title, count=count, folder=GAMES / name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
