"""What is said of nothing: where French would speak of 0 as of one, it says that there is none."""

from __future__ import annotations

import pytest

from durbar.core.text import catalogue

NONE = {
    "en": {
        "still-hidden": "None is hidden",
        "web-why-offerings": "0 made",
        "about-yak-tile.says": "No more are hidden",
    },
    "fr": {
        "still-hidden": "Plus aucune n’est cachée",
        "web-why-offerings": "aucune",
        "about-yak-tile.says": "Aucune autre ne reste cachée",
    },
}


@pytest.mark.parametrize("language", sorted(NONE))
def test_none_is_not_one(language: str) -> None:
    words = catalogue("kathmandu", language)
    for key, sentence in NONE[language].items():
        assert sentence in words.say(key, hidden=0, count=0, landscape="forest")
        assert words.say(key, hidden=0, count=0) != words.say(key, hidden=1, count=1)
