"""Every numbered rule is named by a test, every number that is named exists, and both languages have the same ones.

The tests are read as text, not collected, so that the answer does not depend on which of them are being run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rulebook import RULES, rule_numbers

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "durbar"
GAMES = sorted(page.name.removesuffix(".en.md") for page in RULES.glob("*.en.md"))


def markers(tree: ast.AST) -> Iterator[ast.Call]:
    """All uses of `pytest.mark.rule(…)` on a test."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    yield decorator


@cache
def rules_named_by_tests() -> dict[str, str]:
    """The rules that tests name, and one of the files that does so."""
    named: dict[str, str] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for marker in markers(ast.parse(file.read_text("utf-8"))):
            assert not marker.keywords, f"{file.name}: a rule is named by its number alone"
            for number in marker.args:
                named.setdefault(str(ast.literal_eval(number)), file.name)
    return named


def in_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: (number.rpartition("-")[0], int(number.rpartition("-")[2] or 0)))


def test_there_are_rules() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    untested = in_order(set(rule_numbers(game)) - set(rules_named_by_tests()))
    assert not untested, f"no test names {', '.join(untested)}"


def test_every_rule_that_a_test_names_exists() -> None:
    rules = {number for game in GAMES for number in rule_numbers(game)}
    unknown = {f"{number} in {file}" for number, file in rules_named_by_tests().items() if number not in rules}
    assert not unknown, f"there is no rule {', '.join(sorted(unknown))}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_names_exists(game: str) -> None:
    for file in sorted((SOURCES / "games" / game).rglob("*.py")):
        unknown = set(re.findall(rf"\b{game}-\d+", file.read_text("utf-8"))) - set(rule_numbers(game))
        assert not unknown, f"{file.name} speaks of {', '.join(sorted(unknown))}, which is no rule"


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_from_1_without_a_gap(game: str) -> None:
    numbers = rule_numbers(game)
    assert numbers == [f"{game}-{number}" for number in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_the_french_rules_have_the_same_numbers(game: str) -> None:
    assert rule_numbers(game, "fr") == rule_numbers(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_the_rules_quote_is_named_by_a_test(game: str) -> None:
    """Rulings decide what the printed rules leave open; the rules quote them as K-R1, K-R2 and so on."""
    ruling = re.compile(r"\b[A-Z]+-R\d+\b")
    quoted = set(ruling.findall((RULES / f"{game}.en.md").read_text("utf-8")))
    files = sorted((TESTS / "rules" / game).glob("test_*.py"))
    tested = {found for file in files for found in ruling.findall(file.read_text("utf-8"))}
    assert not quoted - tested, f"no test names {', '.join(in_order(quoted - tested))}"
