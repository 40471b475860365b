"""The tools that damage positions (`tests/proofs`) find a fault, make it small, keep it, and forget it when mended."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from durbar.games.kyoto import position as kyoto
from tests.proofs.fuzz import Fuzzer, Run, file_of, load
from tests.proofs.mutate import MISSING, differences, fewest, patched


def test_a_reader_that_forgets_to_count_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without its check of the cards, Kyoto's reader takes boxes with cards too many; the fuzzer says so, and how."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(kyoto, "check_cards", lambda _: None)
    run = Run(["kyoto"], seed=1, seconds=0)
    fuzzer = Fuzzer("kyoto", seed=1, games=4)
    for case in islice(fuzzer.cases(), 100):
        if run.attempt(case) is None:
            break
    (failure,) = run.failures.values()
    assert 1 <= len(differences(failure.case.root, failure.case.document)) <= 4
    assert load(file_of(failure.case)) == failure.case
    assert run.summary() == 1
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    again = Run(["kyoto"], seed=1, seconds=0)
    again.try_kept()  # mended, and so forgotten
    assert (again.summary(), list(tmp_path.glob(".fuzz/*"))) == (0, [])


def test_differences_are_told_and_made_few() -> None:
    one = {"a": 1, "b": [1, 2, {"c": 3}], "d": "x"}
    other = {"a": True, "b": [1, 5, {"c": 4}], "e": [None]}
    told = differences(one, other)
    assert told == [(("a",), True), (("b", 1), 5), (("b", 2, "c"), 4), (("d",), MISSING), (("e",), [None])]
    assert json.dumps(patched(one, told)) == json.dumps(other)
    assert fewest(told, lambda some: (("b", 1), 5) in some and (("e",), [None]) in some) == [told[1], told[4]]
