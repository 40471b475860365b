"""Whatever the server refuses, the page says why in each language: by the code of the refusal, with its facts."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from durbar.core.errors import UnfitOption
from durbar.core.text import LANGUAGES
from durbar.server.reading import problem_of
from durbar.server.wire import Refused

ROOT = Path(__file__).parents[2]
# What no person at the page can do wrong: it speaks as a script would have to.
ONLY_SCRIPTS = {
    "bad-device",
    "bad-json",
    "bad-number",
    "bad-person",
    "bad-place",
    "bad-token",
    "gone",
    "no-method",
    "no-page",
    "no-rematch",
    "no-seat",
    "not-json",
    "not-text",
    "too-long",
    "unknown",
}


def refusals() -> dict[str, set[str]]:
    """The codes with which the server refuses, and the facts that always come with each."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "src/durbar/server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(code)), *_], keywords=keywords):
                    facts = {str(keyword.arg) for keyword in keywords}
                    found[code] = found.get(code, facts) & facts
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    parts = ("", "order.", "admin.")  # what is refused only there is said only there
    catalogue = "\n".join((ROOT / f"web/src/text/{part}{language}.ftl").read_text() for part in parts)
    said = dict(re.findall(r"^problem-([\w-]+) = (.*(?:\n .*)*)", catalogue, re.MULTILINE))
    codes = refusals()
    assert set(codes) - set(said) == ONLY_SCRIPTS
    for code, facts in codes.items():
        assert set(re.findall(r"\$(\w+)", said.get(code, ""))) <= facts, code


def test_facts_come_beside_the_sentence() -> None:
    status, problem = problem_of(Refused("bot-plays", "a bot plays for seat 2", seat=2))
    assert (status, problem.message, problem.key, problem.facts) == (409, "a bot plays for seat 2", None, {"seat": 2})
    unfit = UnfitOption("reviving", "teams", "teams", {"teams": 3, "tables": "6", "seats": 4})
    _, problem = problem_of(unfit)
    assert (problem.code, problem.key, problem.facts) == ("bad-value", "teams", unfit.facts)
    assert problem.message == "teams: 3 teams need 6 players, not 4."
