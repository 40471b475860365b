"""Starts a new game: copies the template under its name and enters it where games are listed.

    python tools/new_game.py NAME "The Title"

The template is a whole small game, which is then changed into the one that is wanted (docs/adding-a-game.md). Needs
nothing but Python. A refusal is one sentence, and nothing is written then.
"""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
TEMPLATE = HOUSE / "tools" / "template"
TEMPLATE_NAME, TEMPLATE_TITLE = "patan", "Fifteen of Patan"
LONGEST_NAME, LONGEST_TITLE = 12, 30  # the template's lines have room for so much

BROWSER_LIST = Path("web/src/games/index.ts")
BROWSER_WORDS = {language: Path(f"web/src/text/{language}.ftl") for language in ("en", "fr")}
COVER = Path(f"web/src/games/{TEMPLATE_NAME}/Cover.svelte")

NEXT = """\
{title} can be played: {count} new files, a copy of the template. Now make it your own (docs/adding-a-game.md):
  write the rules       docs/rules/{name}.en.md, then src/durbar/games/{name} and tests/rules/{name}
  prove them            PYTHONPATH=src .venv/bin/python -m pytest -q --game {name} tests/proofs tests/rules/{name}
  play in a terminal    PYTHONPATH=src .venv/bin/python -m durbar play {name}
  draw the table        web/src/games/{name}; web/generate.py whenever the view has changed
  keep finished games   PYTHONPATH=src:. .venv/bin/python tests/golden/make.py {name}, once the rules stand"""


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
    if (HOUSE / "src/durbar/games" / name).exists():
        raise Refusal(f"there is a game {name!r} already")
    if any(re.search(rf"\b{class_name(name)}\b", code) for code in code_beside(name)):
        raise Refusal(f"{class_name(name)} already means something in a game's code; take another name than {name!r}")


def code_beside(name: str) -> list[str]:
    """The code in which the name of the game's class must be the only one of its kind."""
    files = [file for file in template_files() if file.suffix in (".py", ".ts") and name != TEMPLATE_NAME]
    if not is_announced(name):
        files.append(HOUSE / BROWSER_LIST)
    return [file.read_text(encoding="utf-8") for file in files]


def check_title(title: str) -> None:
    letters = all(letter.isalnum() or letter in " ’'-.,:!?&" for letter in title)
    if not letters or not title.strip() or title != title.strip() or len(title) > LONGEST_TITLE:
        raise Refusal(f"a title has 1 to {LONGEST_TITLE} letters, digits and plain punctuation, unlike {title!r}")


def template_files() -> list[Path]:
    return sorted(file for file in TEMPLATE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)


def is_announced(name: str) -> bool:
    """Whether the home page already names the game as one to come, with a cover and words of its own."""
    return f'name: "{name}"' in (HOUSE / BROWSER_LIST).read_text(encoding="utf-8")


def renamed(text: str, name: str, title: str) -> str:
    """A text of the template as this game has it."""
    words = {TEMPLATE_TITLE: title, class_name(TEMPLATE_NAME): class_name(name), TEMPLATE_NAME: name}
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def copies(name: str, title: str) -> dict[Path, str]:
    """Every new file, and what it holds."""
    made: dict[Path, str] = {}
    for file in template_files():
        place = file.relative_to(TEMPLATE)
        if place == COVER and is_announced(name):
            continue
        made[Path(renamed(place.as_posix(), name, title))] = renamed(file.read_text(encoding="utf-8"), name, title)
    return made


def entries(name: str, title: str) -> dict[Path, str]:
    """Every list of games, with this one in it."""
    kind = class_name(name)
    lists: dict[Path, str] = {}
    load = f'load: async () => (await import("./{name}")).default'
    if is_announced(name):
        text = (HOUSE / BROWSER_LIST).read_text(encoding="utf-8")
        lists[BROWSER_LIST] = re.sub(rf'(name: "{name}".*)load: null', rf"\1{load}", text)
        return lists
    line = f'  {{ name: "{name}", Cover: {kind}, {load} }},\n'
    text = listed(BROWSER_LIST, line, before="];\n")
    cover = f'import {kind} from "./{name}/Cover.svelte";\n'
    lists[BROWSER_LIST] = text.replace("\nexport const GAMES", f"{cover}\nexport const GAMES", 1)
    for language, file in BROWSER_WORDS.items():
        lists[file] = with_words(file, language, name, title)
    return lists


def listed(file: Path, line: str, before: str) -> str:
    """The text of a list with one more line at its end."""
    head, end, tail = (HOUSE / file).read_text(encoding="utf-8").partition(f"\n{before}")
    if not end:
        raise Refusal(f"{file} has no list that ends with {before.strip()!r} on a line of its own")
    return f"{head}\n{line}{end[1:]}{tail}"


def with_words(file: Path, language: str, name: str, title: str) -> str:
    """The words of the home page with the game's title, and what its own catalogue says about it."""
    own = (TEMPLATE / f"src/durbar/games/{TEMPLATE_NAME}/text/{language}.ftl").read_text(encoding="utf-8")
    about = next(line for line in own.splitlines() if line.startswith("about = ")).removeprefix("about = ")
    text = (HOUSE / file).read_text(encoding="utf-8")
    for key, words in (("game", title), ("about", about)):
        last = re.findall(rf"^{key}-[a-z]+ = .*\n", text, re.MULTILINE)[-1]
        text = text.replace(last, f"{last}{key}-{name} = {words}\n", 1)
    return text


def new_game(name: str, title: str) -> int:
    """Make the game; how many files it has."""
    check_name(name)
    check_title(title)
    made = copies(name, title)
    for file in made:
        if (HOUSE / file).exists():
            raise Refusal(f"{file} is in the way; a new game overwrites nothing")
    for file, text in {**made, **entries(name, title)}.items():
        (HOUSE / file).parent.mkdir(parents=True, exist_ok=True)
        (HOUSE / file).write_text(text, encoding="utf-8")
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
    print(NEXT.format(name=name, title=title, count=count))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
