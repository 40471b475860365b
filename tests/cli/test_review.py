"""`durbar review`: a finished game looked at again."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from durbar.cli import main
from durbar.core.record import Record
from durbar.review import Review

GOLDEN = Path(__file__).parent.parent / "golden" / "reviving" / "1-short_solo.record"


def test_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(GOLDEN), "--looks", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for heading in ("Chance to win", "How much was luck?", "The moments that mattered most"):
        assert heading in told
    assert "Choices that gave something away" in told


def test_as_a_page_and_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "game.html", tmp_path / "game.json"
    asked = ["review", str(GOLDEN), "--looks", "1", "--lang", "fr", "--html", str(page), "--json", str(data)]
    assert main(asked) == 0
    assert str(page) in capsys.readouterr().out
    html = page.read_text("utf-8")
    assert "Quelle part de chance ?" in html
    assert "http" not in html.replace("http-equiv", "")  # it needs nothing else
    svg = html[html.index("<svg") : html.index("</svg>") + len("</svg>")]
    assert ElementTree.fromstring(svg).find("polyline") is not None
    assert "Les chiffres de cette courbe" in html
    assert " %" not in html.partition("<body>")[2]  # no line begins with a sign of percent
    review = msgspec.json.decode(data.read_bytes(), type=Review)
    assert (review.game, review.look, review.seats) == ("reviving", 1, 1)
    assert review.moves == len(Record.load(GOLDEN).moves)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.load(GOLDEN)
    del record.moves[-1]
    record.save(tmp_path / "half.record")
    assert main(["review", str(tmp_path / "half.record")]) == 2
    assert "not over" in capsys.readouterr().err
    assert main(["review", str(GOLDEN), "--looks", "7"]) == 2
    assert "1 to 3 looks" in capsys.readouterr().err
    assert main(["review", str(GOLDEN), "--looks", "1", "--json", str(tmp_path / "no" / "where")]) == 2
