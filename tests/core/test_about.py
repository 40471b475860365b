"""What lies on a table explains itself: whatever is marked with `data-about` in the browser has a name, a sentence and
a rule that exists, in every language, and nothing is explained that is nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from durbar.core.text import LANGUAGES, rules_page
from durbar.games import GAMES

WEB = Path(__file__).parents[2] / "web" / "src"
SHELL = [WEB / "shell", WEB / "board"]
WHOLE = re.compile(r"""(?:data-about=|\babout\()["']([a-z][\w-]*)["']""")  # a key as it stands
EITHER = re.compile(r"""\babout\([^,`()]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)\"""")
BEGUN = re.compile(r"""(?:data-about="|\babout\(\s*`)([a-z][\w-]*-)[${]""")  # one that ends with what is there


def sources(*folders: Path) -> str:
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in (".svelte", ".ts")]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def explained(file: Path) -> dict[str, dict[str, str]]:
    """Each thing with the parts of its explanation, as they are written."""
    text = file.read_text(encoding="utf-8")
    things: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith("about-")
            parts = {each.id.name: text[each.span.start : each.span.end] for each in entry.attributes if each.span}
            things[entry.id.name.removeprefix("about-")] = parts | ({"name": entry.id.name} if entry.value else {})
    return things


def of_game(game: str, language: str) -> dict[str, dict[str, str]]:
    return explained(GAMES[game].folder() / "text" / f"about.{language}.ftl")


def of_shell(language: str) -> dict[str, dict[str, str]]:
    return explained(WEB / "text" / f"about.{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_thing_has_a_name_a_sentence_and_a_rule_that_exists(game: str, language: str) -> None:
    rules = set(re.findall(r"^\*\*([a-z]+-\d+)\*\*", rules_page(game, language), re.MULTILINE))
    for key, parts in of_game(game, language).items():
        assert set(parts) - {"part", "you", "you-says"} == {"name", "says", "rule"}, key
        named = set(re.findall(rf"{game}-\d+", parts["rule"]))
        assert named, key
        assert named <= rules, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_is_explained_and_what_is_explained_is_marked(game: str, language: str) -> None:
    words, shell = of_game(game, language), of_shell(language)
    code = sources(WEB / "games" / game)
    whole = set(WHOLE.findall(code)).union(*EITHER.findall(code))
    begun = set(BEGUN.findall(code))
    assert whole - set(words) - set(shell) == set()
    assert [start for start in begun if not any(key.startswith(start) for key in words)] == []
    assert [key for key in words if key not in whole and not key.startswith(tuple(begun))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_the_shell_are_explained(language: str) -> None:
    assert set(WHOLE.findall(sources(*SHELL))) == set(of_shell(language))


def test_nothing_at_a_table_relies_on_what_only_a_mouse_is_told() -> None:
    header = (WEB / "shell" / "Header.svelte").read_text(encoding="utf-8")  # on every page, where nothing is explained
    code = sources(*SHELL, *(WEB / "games" / game for game in GAMES)).replace(header, "")
    assert re.findall(r"<[a-z]\w*\b[^>]*?\stitle=[^>]*", code) == []
