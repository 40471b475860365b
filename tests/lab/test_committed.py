"""The studies that are committed: figures and report belong together, and speak of the box that is played today."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec
import pytest

import durbar
from durbar.lab.figures import Figures
from durbar.lab.plan import digest
from durbar.lab.questions import questions

DOCS = Path(__file__).parents[2] / "docs"
STUDIES = sorted((DOCS / "studies").glob("*.json"))
LARGEST = 1_000_000  # bytes of all of them: figures and pictures, not data


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_a_committed_study_is_of_today(path: Path) -> None:
    found = msgspec.json.decode(path.read_bytes(), type=Figures)
    game = durbar.game(path.stem)
    assert (found.game, found.edition) == (path.stem, game.edition)
    assert found.components == digest(game), "the box has changed: play its study again, as the report says how"
    arms = {arm.name for arm in found.arms}
    assert {question.key for question in questions(game).question} <= arms
    page = path.with_suffix(".html").read_text("utf-8")
    assert escape(found.command) in page
    assert found.components in page


def test_the_studies_are_linked_and_small() -> None:
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    assert STUDIES
    assert all(f"docs/studies/{path.stem}.html" in readme for path in STUDIES)
    assert sum(path.stat().st_size for path in (DOCS / "studies").iterdir()) < LARGEST
