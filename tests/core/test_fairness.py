"""How a seed is made, and what a client remembers to check it: by examples that the browser's tests share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import durbar
from durbar.core.errors import BadRecord, DurbarError
from durbar.core.fairness import Promise, checked_nonce, new_secret, seal_of
from durbar.witness import MOST_NONCES, Memory, Witness

VECTORS = Path(__file__).parents[1] / "vectors"
SEEDS = json.loads((VECTORS / "fairness.json").read_text())
VERDICTS = json.loads((VECTORS / "verdicts.json").read_text())
SECRET, NONCE, OTHER = "5a" * 32, "a0" * 32, "0b" * 32


@pytest.mark.parametrize("vector", SEEDS, ids=[f"{each['edition']}-{each['seed'][:6]}" for each in SEEDS])
def test_the_seed_is_made_as_everywhere(vector: dict[str, Any]) -> None:
    promise = Promise(vector["secret"], tuple(vector["nonces"]), vector["edition"])
    made = (promise.commitment, promise.seed, promise.seed_commitment)
    assert made == (vector["commitment"], vector["seed"], vector["seed_commitment"])
    if vector["seals"] is not None:
        assert [nonce and seal_of(nonce) for nonce in promise.nonces] == vector["seals"]


def test_every_part_changes_the_seed() -> None:
    parts = [
        Promise(SECRET, (NONCE, ""), 2),
        Promise(SECRET, ("", NONCE), 2),
        Promise(SECRET, (NONCE,), 2),
        Promise(SECRET, (NONCE, NONCE), 2),
        Promise(SECRET, ("", ""), 2),
        Promise(NONCE, (SECRET, ""), 2),
        Promise(SECRET, (NONCE, ""), 1),
    ]
    assert len({promise.seed for promise in parts}) == len(parts)


@pytest.mark.parametrize("nonce", ["7", "A0" * 32, "a0" * 31, "a0" * 33, "a0" * 31 + "a\n", " " + "a0" * 31 + "a"])
def test_a_nonce_is_digits_since_it_is_sealed(nonce: str) -> None:
    with pytest.raises(DurbarError, match="64 hexadecimal digits"):
        checked_nonce(nonce, edition=2)


# Records


def record_of(promise: Promise) -> durbar.Record:
    record = durbar.Record(durbar.game("kyoto"), 2, promise.seed)
    record.promise, record.commitment = promise, promise.commitment
    return record


def test_a_record_says_under_which_promise_it_was_dealt() -> None:
    old, new = record_of(Promise(SECRET, ("Ada's luck", "7"))), record_of(Promise(SECRET, (NONCE, ""), 2))
    assert "promise:" not in str(old)
    assert f"promise: 2\ncommitment: {seal_of(SECRET)}\nsecret: {SECRET}\nnonce 0: {NONCE}\nnonce 1:" in str(new)
    for record in (old, new):
        again = durbar.Record.parse(str(record))
        assert (again.promise, str(again)) == (record.promise, str(record))


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        ("promise: 2", "promise: 3", "this version knows the promises 1 to 2, not '3'"),
        ("promise: 2\n", "", "secret and nonces do not make this seed"),
        ("promise: 2", "promise: 1", "secret and nonces do not make this seed"),
        (f"nonce 0: {NONCE}", f"nonce 0: {OTHER}", "secret and nonces do not make this seed"),
        (f"nonce 0: {NONCE}", "nonce 0: luck", "a nonce has 64 hexadecimal digits"),
        (f"secret: {SECRET}", f"secret: {OTHER}", "the secret is not the one whose hash was shown"),
        (f"commitment: {seal_of(SECRET)}\n", "", "here should stand 'commitment: …'"),
    ],
)
def test_a_record_that_breaks_its_promise_is_refused(line: str, instead: str, reason: str) -> None:
    text = str(record_of(Promise(SECRET, (NONCE, ""), 2)))
    assert line in text
    with pytest.raises(BadRecord, match=reason):
        durbar.Record.parse(text.replace(line, instead))


# Witnesses


@pytest.mark.parametrize("case", VERDICTS, ids=[each["name"] for each in VERDICTS])
def test_the_verdict_of_a_witness(case: dict[str, Any]) -> None:
    assert Witness(msgspec.convert(case["memory"], Memory)).verdict(case["promise"]) == case["verdict"]


def before(seals: list[str], dealing: list[int] | None = None, luck: list[str] | None = None) -> dict[str, Any]:
    luck = luck or ["sealed" if seal else "none" for seal in seals]
    shown = {"edition": 2, "commitment": "c0" * 32, "luck": luck, "seals": seals}
    return shown if dealing is None else {**shown, "dealing": dealing}


def test_a_witness_seals_at_its_first_seat_once() -> None:
    kept: list[bytes] = []
    ada = Witness(keep=lambda memory: kept.append(msgspec.json.encode(memory)))
    assert ada.answer("open", before(["", ""]), []) is None
    what, facts = ada.answer("open", before(["", "", ""]), [1, 2]) or ("", {})
    (seal,) = ada.memory.nonces
    assert (what, facts) == ("seal", {"seat": 1, "seal": seal})
    assert seal == seal_of(ada.memory.nonces[seal].nonce)
    assert ada.answer("open", before(["", seal, ""]), [1, 2], arrived=True) is None
    again = Witness(msgspec.json.decode(kept[-1], type=Memory))
    assert again.answer("open", before(["", seal, ""]), [1, 2], arrived=True) is None


def test_the_device_that_arrived_last_counts() -> None:
    ada = Witness()
    assert ada.answer("open", before([OTHER]), [0]) is None
    assert (ada.answer("open", before([OTHER]), [0], arrived=True) or ("",))[0] == "seal"


def test_a_nonce_is_revealed_beside_one_list_of_seals() -> None:
    """Else whoever knows it could choose what stands beside it."""
    ada = Witness()
    seal = ada.seal()
    answer = ("reveal", {"seat": 0, "nonce": ada.memory.nonces[seal].nonce})
    assert ada.answer("open", before([seal, OTHER], [0, 1]), [0]) == answer
    assert ada.answer("open", before([seal, OTHER], [0]), [0], arrived=True) == answer
    assert ada.answer("open", before([seal, OTHER], [1]), [0]) is None
    assert ada.answer("open", before([seal, seal_of(OTHER)], [0, 1]), [0]) is None
    assert ada.memory.deal == [seal, OTHER]
    assert (ada.answer("open", before([seal, OTHER]), [0]) or ("",))[0] == "seal"  # this one is spent


def test_nobody_reveals_what_is_not_asked_for() -> None:
    ada = Witness()
    seal = ada.seal()
    assert ada.answer("open", before([OTHER, ""], [0]), [0]) is None
    assert ada.answer("open", before([OTHER, seal], [0, 1]), [0]) is None  # at somebody else's seat
    assert ada.answer("running", before([seal, ""], [0]), [0]) is None
    assert ada.answer("open", before(["", ""], luck=["withheld", "none"]), [0]) is None


def test_no_server_calls_off_one_deal_after_the_other() -> None:
    ada = Witness()
    for deal in range(4):
        answer = ada.answer("open", before(["", "", ""]), [0])
        assert (answer is None) == (deal == 3)
        if answer is not None:
            assert ada.answer("open", before([answer[1]["seal"], OTHER, ""], [0, 1]), [0]) is not None


def test_a_witness_remembers_its_last_nonces() -> None:
    ada = Witness()
    seals = [ada.seal() for _ in range(2 * MOST_NONCES)]
    assert list(ada.memory.nonces) == seals[-MOST_NONCES:]
    assert len(new_secret()) == 64
