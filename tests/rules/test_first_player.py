"""Who begins: by lot, or the seat that the table has named, alike in every game whose rulebook leaves it open."""

from __future__ import annotations

import json
from typing import Any

import pytest

import durbar
from durbar.core.text import LANGUAGES, catalogue

HOLDERS = {"kyoto": "first_player", "xanadu": "first_player", "reviving": "first_player", "kathmandu": "holder"}
TABLES = [
    (name, seats) for name in HOLDERS for seats in durbar.game(name).seat_counts if seats > 1
]  # alone there is no question


def began(name: str, seats: int, seed: int, **options: Any) -> int:
    """The seat that begins."""
    position = json.loads(durbar.write_position(durbar.game(name).new(seats, seed, options)))
    return int(position["state"][HOLDERS[name]])


@pytest.mark.rule("kyoto-5", "xanadu-7", "reviving-10", "kathmandu-28")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_named_seat_begins(name: str, seats: int) -> None:
    """K-R2, X-R1."""
    for seat in range(seats):
        assert {began(name, seats, seed, first_player=str(seat)) for seed in range(8)} == {seat}


@pytest.mark.rule("kyoto-5", "xanadu-7", "reviving-10", "kathmandu-28")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_by_lot_everybody_begins_about_as_often(name: str, seats: int) -> None:
    begins = [began(name, seats, seed) for seed in range(40 * seats)]
    assert all(20 <= begins.count(seat) <= 60 for seat in range(seats))


@pytest.mark.rule("kyoto-5", "xanadu-7", "reviving-10", "kathmandu-28")
@pytest.mark.parametrize("name", HOLDERS)
def test_a_seed_deals_the_same_whoever_begins(name: str) -> None:
    """So that two games can be compared that differ in nothing else; the lot is drawn in any case."""
    drawn = began(name, 3, seed=5)
    by_lot = durbar.game(name).new(3, 5)
    named = durbar.game(name).new(3, 5, {"first_player": str(drawn)})
    assert by_lot.game.write(by_lot) == named.game.write(named)
    other = durbar.game(name).new(3, 5, {"first_player": str((drawn + 1) % 3)})
    assert sorted(other.game.pieces(other)) == sorted(by_lot.game.pieces(by_lot))
    assert other.rng.below(1000) == by_lot.rng.below(1000)


@pytest.mark.rule("kyoto-5", "xanadu-7", "reviving-10", "kathmandu-28")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_that_is_not_there_cannot_be_named(name: str, seats: int) -> None:
    for value in (str(seats), "-1", "first"):
        with pytest.raises(durbar.BadOption, match="first_player"):
            durbar.game(name).new(seats, 1, {"first_player": value})


@pytest.mark.rule("reviving-96")
def test_alone_nobody_is_named() -> None:
    with pytest.raises(durbar.UnfitOption, match="Not for solo"):
        durbar.game("reviving").new(1, 1, {"first_player": "0"})


@pytest.mark.parametrize("name", HOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(name: str, language: str) -> None:
    words = catalogue(name, language)
    assert words.has("option-first_player-lot")
    for seat in range(durbar.game(name).seat_counts[-1]):
        assert words.say(f"option-first_player-{seat}").endswith(f" {seat + 1}")
