"""The studies that are committed: figures and report belong together, and speak of the box that is played today."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import msgspec
import pytest

import durbar
from durbar.core.text import LANGUAGES
from durbar.lab.figures import Figures
from durbar.lab.plan import digest
from durbar.lab.questions import questions
from durbar.lab.report import report
from durbar.lab.words import Words

DOCS = Path(__file__).parents[2] / "docs"
STUDIES = sorted((DOCS / "studies").glob("*.json"))
LARGEST = 1_200_000  # bytes of all of them: figures and pictures, not data


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_committed_study_is_of_today(path: Path) -> None:
    found = msgspec.json.decode(path.read_bytes(), type=Figures)
    game = durbar.game(path.stem)
    assert found.game == path.stem
    assert game.does_with(found.edition)
    assert found.components == digest(game), "the box has changed: play its study again, as the report says how"
    arms = {arm.name for arm in found.arms}
    assert {question.key for question in questions(game).question} <= arms
    assert found.complete
    assert {each.bot for each in found.skill} >= {"random", "easy"}
    assert found.luck is not None
    for language in LANGUAGES:
        words = Words(path.stem, language)
        assert [arm.name for arm in found.arms if words.arm(arm.name) == arm.name] == []
        assert [bot for arm in found.arms for bot in arm.bots if words.bot(bot) == bot and language != "en"] == []
    assert found.things
    page = path.with_suffix(".html").read_text("utf-8")
    assert told(page) == told(report(found)), "the report is not of these figures, or is written otherwise today"
    assert escape(found.command) in page
    assert found.components in page


def told(page: str) -> str:
    """A report without its pictures, which another version of Matplotlib may draw otherwise."""
    return re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)


def test_the_studies_are_linked_and_small() -> None:
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    assert STUDIES
    assert all(f"docs/studies/{path.stem}.html" in readme for path in STUDIES)
    assert sum(path.stat().st_size for path in (DOCS / "studies").iterdir()) < LARGEST
