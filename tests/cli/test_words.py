"""The catalogues: the same messages with the same facts in every language, and none that nobody says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from msgspec.structs import asdict

import durbar
from durbar.core.events import Event
from durbar.core.text import HOME, LANGUAGES, catalogue, catalogue_text
from durbar.games import GAMES
from durbar.games.kyoto.components import Contents

SAID = re.compile(r"""\bsay\((?:game, )?["']([a-z][\w-]*)["']""")  # a key that a board of the browser says as it stands
BEGUN = re.compile(r"""["'`]([a-z][\w-]*-)\$?\{""")  # the beginning of a key that is put together
WEB = Path(__file__).parents[2] / "web" / "src"
BOARDS = WEB / "games"
SHELL = WEB / "text"
CATALOGUES = ("house", *GAMES)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(name: str, language: str) -> dict[str, set[str]]:
    """Every message of a catalogue, with the facts it speaks of."""
    return messages_in(catalogue_text(name, language))


def messages_in(text: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = facts_of(entry)
    return found


def facts_of(part: ast.BaseNode) -> set[str]:
    variables = Variables()
    variables.visit(part)
    return variables.names


def client_code(folder: Path) -> str:
    """All that is written there for the browser, without its tests."""
    files = [file for file in folder.rglob("*") if file.suffix in (".svelte", ".ts") and ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_every_message(name: str, language: str) -> None:
    assert messages(name, language) == messages(name, "en")


@pytest.mark.parametrize("part", sorted({path.name.rpartition("en.ftl")[0] for path in SHELL.glob("*en.ftl")}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_of_the_browser_says_everything_once_in_every_language(part: str, language: str) -> None:
    """Of two messages with one key Fluent says only the first, wherever the second was meant."""
    english, said = ((SHELL / f"{part}{name}.ftl").read_text(encoding="utf-8") for name in ("en", language))
    assert messages_in(said) == messages_in(english)


def test_no_message_of_the_browser_is_left_over() -> None:
    """What the shell has words for, and what the games have for their boards, is said somewhere: as it stands, in
    another message, or put together from a beginning that stands in the code."""
    code = client_code(WEB)
    begun = tuple(set(BEGUN.findall(code)) - {"web-"})  # boards of games and their own words have that in front
    catalogues = [*SHELL.glob("*en.ftl"), *HOME.glob("games/*/text/*en.ftl")]
    words = "\n".join(path.read_text(encoding="utf-8") for path in catalogues)
    keys = {key for path in SHELL.glob("*en.ftl") for key in messages_in(path.read_text(encoding="utf-8"))}
    keys |= {key for name in GAMES for key in messages(name, "en") if key.startswith("web-")}
    spoken = set(re.findall(r"[\w-]+", code)) | set(re.findall(r"\{ ([\w-]+) \}", words))
    assert sorted(key for key in keys - spoken if not key.startswith(begun)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_is_explained(language: str) -> None:
    for name, game in GAMES.items():
        for option in game.options.__struct_fields__:
            assert catalogue(name, language).has(f"option-{option}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_said(language: str) -> None:
    for name in GAMES:
        for move in durbar.game(name).moves:
            assert catalogue(name, language).has(f"move-{move.kind}")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_calls_things_is_spoken_of_and_has_words(name: str) -> None:
    said = messages(name, "en")
    facts = set().union(*said.values()) | set(GAMES[name].views.__struct_fields__)
    assert set(GAMES[name].things) <= facts
    kinds = set(GAMES[name].things.values()) - {"seat"}
    assert [kind for kind in kinds if not any(key.startswith(f"{kind}-") for key in said)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_box_has_a_name_for_its_owner(name: str) -> None:
    """And no name is left over of what is in no box."""
    box = tomllib.loads((GAMES[name].folder() / "components.toml").read_text(encoding="utf-8"))
    named = {key.removeprefix("part-") for key in messages(name, "en") if key.startswith("part-")}
    assert named == words_in(box) - {"provenance", "known", "notes", "key", "name"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_of_kyoto_is_called_the_same_in_the_form_for_a_box_and_in_a_game(language: str) -> None:
    words, text = catalogue("kyoto", language), (GAMES["kyoto"].folder() / "components.toml").read_text("utf-8")
    for face in msgspec.toml.decode(text, type=Contents).cards():
        fields = {key: "true" if value is True else value for key, value in asdict(face).items()}
        assert words.say(f"called-{type(face).__name__.lower()}", **fields) == words.say(f"card-{face.key}")


def words_in(content: Any) -> set[str]:
    if isinstance(content, list):
        return set[str]().union(*map(words_in, content))
    if not isinstance(content, dict):
        return set()
    inside = {key: value for key, value in content.items() if key != "known"}
    return set(inside).union(*map(words_in, inside.values()))


def test_no_message_of_the_house_is_left_over() -> None:
    rooms = [Path(HOME, room) for room in ("cli", "core", "games", "server")]
    code = "".join(file.read_text(encoding="utf-8") for room in rooms for file in room.rglob("*.py"))
    composed = (
        "command-",
        "usage-",
        "help-",
        "games-",
        "told-",
        "problem-",
        "level-",
        "promise-",
        "luck-",
        "review-",
        "study-",
    )
    from_parts = (*composed, "notice-", "mail-confirm-", "mail-back-", "preview-open", "preview-running")
    left = [key for key in messages("house", "en") if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [key for key in left if not key.startswith(from_parts)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_board_in_the_browser_says_nothing_that_has_no_words(name: str) -> None:
    code = client_code(BOARDS / name)
    said = set(SAID.findall(code))
    shell_words = (SHELL / "en.ftl").read_text(encoding="utf-8")
    shell = set(re.findall(r"^([a-z][\w-]*) =", shell_words, re.MULTILINE))
    assert said or not code  # a game without a board of its own has the generic one
    assert said - {"house", name} - shell - set(messages(name, "en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pile_may_be_rebuilt_of_one_card(language: str) -> None:
    one = catalogue("kyoto", language).say("log-rebuild", count=1)
    assert one.endswith(("one card.", "1 carte."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_card_that_was_shown_ends_the_game_only_without_equal_turns(language: str) -> None:
    about = FluentBundle([language], use_isolating=False)
    file = GAMES["xanadu"].folder() / "text" / f"about.{language}.ftl"
    about.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    rule = about.get_message("about-end-shown").attributes["rule"]
    assert [about.format_pattern(rule, {"equal_turns": chosen})[0] for chosen in ("true", "false")] == [
        "xanadu-50",
        "xanadu-41",
    ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_to_who_sits_there(name: str, language: str) -> None:
    """Whatever it tells of a seat it can say to that seat too, without its name."""
    for entry in FluentParser().parse(catalogue_text(name, language)).body:
        if not isinstance(entry, ast.Message) or not entry.id.name.startswith("log-"):
            continue
        assert entry.value is not None
        told = facts_of(entry.value)
        for fact, attribute in (("seat", "you"), ("to", "to-you")):
            spoken = {each.id.name: facts_of(each) for each in entry.attributes}
            assert (fact in told) == (attribute in spoken), entry.id.name
            assert spoken.get(attribute, told - {fact}) == told - {fact}, entry.id.name


def test_you_are_told_what_you_did_and_what_was_done_to_you() -> None:
    words, given = catalogue("kyoto", "en"), Event("give", {"seat": 0, "to": 1, "card": "e3"})
    told = [words.log_line(given, seat, ["Ada", "Ben", "Cy"]) for seat in (0, 1, 2, durbar.SPECTATOR)]
    assert told == ["You give Ben: 3.", "Ada gives you: 3.", "Ada gives Ben: 3.", "Ada gives Ben: 3."]


def test_before_a_vowel_that_a_fact_brings_french_elides() -> None:
    """A h may be either, and a list is elided where it begins; English stays as it is."""
    told = {
        name: catalogue("kyoto", "fr").say("reason-other-back", to="Kuro", card=name).removeprefix("Kuro n’y perd ")
        for name in ("Ada", "Élodie, Ben", "Yves", "Yasmine", "Hugo", "3")
    }
    assert told == {
        "Ada": "qu’Ada.",
        "Élodie, Ben": "qu’Élodie, Ben.",
        "Yves": "qu’Yves.",
        "Yasmine": "que Yasmine.",
        "Hugo": "que Hugo.",
        "3": "que 3.",
    }
    assert "loin d’Ada, qui" in catalogue("kyoto", "fr").say("web-tie", seat="Ada")
