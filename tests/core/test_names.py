"""Names: what everybody can see, in any script; nothing that looks empty or like somebody else's."""

from __future__ import annotations

import sys
import unicodedata

import pytest

import durbar
from durbar.core.names import checked_name, is_plain

SEEN = [
    "Ada", "Zoë", "O’Neil", "李小龍", "नेपाल", "क्ष्मीं", "བསྒྲུབས", "ภูมิพล", "שָׁלוֹם", "مُحَمَّد", "한글", "Nguyễn", "❤️ Bo",
    "x" * 40, "½", "Ada 2", "🐈",
]  # fmt: skip
HIDDEN = [
    "",
    " ",
    "\u00a0",  # a space that does not break
    "\u3164",
    "\uffa0",
    "\u115f\u1160",
    "\u2800",
    "Ada\u2800",
    "Ada\u3164Bo",
    "\u200b",
    "A\u200bda",
    "A\u200dda",
    "\u2060",
    "\ufeff",
    "Ada\u202eevE",  # backwards from here
    "\u2066Ada\u2069",
    "\u061cAda",
    "\u00adAda",  # a soft hyphen
    "\u0301",
    "\u20dd",
    " \u0301\u0302 ",
    "Ada \u0301",
    "\u034f",
    "A\u034fda",
    "\ufe0f",
    "Ada\ufe0f",
    "\U000e0101",
    "a" + "\u0301" * 7,
    "\U000e0041",  # a tag
    "\x00",
    "A\nB",
    "\ud800",
    "x" * 41,
]


@pytest.mark.parametrize("name", SEEN)
def test_names_of_any_script_are_names(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", HIDDEN, ids=ascii)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(durbar.BadName) as refusal:
        checked_name(name)
    assert str(refusal.value).startswith("a name has ")
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 600


def test_names_that_look_the_same_are_the_same() -> None:
    assert checked_name("Zoe\u0308") == checked_name("  Zo\u00eb ")
    assert checked_name("Ada  Q") == "Ada Q"


def test_no_character_alone_makes_an_empty_looking_name() -> None:
    """Every character that Unicode says is ignored where it cannot be shown, or that is only space."""
    ignored = [
        *(0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
        *range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070),
        *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
    ]  # fmt: skip
    spaces = [code for code in range(sys.maxunicode) if chr(code).isspace()]
    for code in [*ignored, *spaces]:
        assert not is_plain(chr(code)), hex(code)
        assert not is_plain(f"{chr(code)} {chr(code)}"), hex(code)
