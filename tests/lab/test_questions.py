"""Questions of the reconstruction: each guess is asked about or says why not, and stays within what is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import durbar
from durbar.core.components import differences
from durbar.core.text import LANGUAGES, catalogue
from durbar.games import GAMES
from durbar.lab.plan import Wish, plan_of
from durbar.lab.questions import Alteration, Question, altered, asked, questions


def entries(part: Any) -> list[Mapping[str, Any]]:
    found = part if isinstance(part, list) else [part]
    return [each for each in found if isinstance(each, Mapping)]


def reconstructed(contents: Mapping[str, Any]) -> Iterator[str]:
    """The parts of a box of which something is our guess."""
    for name, part in contents.items():
        guesses = (entry[key] for entry in entries(part) for key in entry if key.endswith("provenance"))
        if "reconstructed" in guesses:
            yield name


@pytest.mark.parametrize("name", GAMES)
def test_every_guess_is_asked_about_or_says_why_not(name: str) -> None:
    game = durbar.game(name)
    found = questions(game)
    about = {question.about for question in found.question}
    unasked = {each.part for each in found.unasked}
    assert about | unasked == set(reconstructed(game.contents))
    assert not about & unasked
    assert all(each.why for each in found.unasked)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_changes_guesses_only_and_can_be_played(name: str) -> None:
    game = durbar.game(name)
    boxes = {each.key: each.box for each in asked(name)}
    for question in questions(game).question:
        for change in question.changes:
            usual, own = entries(game.contents[change.part]), entries(boxes[question.key][change.part])
            for before, after in zip(usual, own, strict=True):
                changed = {name for name in before if before[name] != after[name]}
                assert not changed or before["provenance"] == "reconstructed"
                assert not changed & set(before.get("known", {}))
        assert differences(game.contents, boxes[question.key])
        own_game = durbar.game(name, components=boxes[question.key])
        assert own_game.new(game.usual_seats, 1, question.options).actors()
        for language in LANGUAGES:
            assert catalogue(name, language).has(f"question-{question.key}")


def test_each_question_is_an_arm_on_the_same_deals() -> None:
    plan = plan_of(Wish("kyoto", ["random"], asked=list(asked("kyoto")), skill=[], luck_deals=0))
    assert [arm.name for arm in plan.of("against")] == [each.key for each in questions(durbar.game("kyoto")).question]
    assert len({arm.seed(7) for arm in plan.arms}) == 1
    assert len({str(arm.series.components) for arm in plan.arms}) == len(plan.arms)


def test_a_question_that_changes_nothing_is_refused() -> None:
    contents = durbar.game("kyoto").contents
    nothing = Question("none", "special", [Alteration("special", {"effect": "sleep"}, add={"count": 1})])
    with pytest.raises(durbar.DurbarError, match="changes nothing"):
        altered(contents, nothing)
