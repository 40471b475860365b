"""Names and words of people: what all can see, and nothing that pretends to be somebody else's.

Some characters are printable by their class and yet show nothing (fillers, the empty Braille cell), change those
beside them (joiners, signs that turn the direction of writing), or only sit on another one (accents). A name or a
line that consists of those alone looks empty, and one that hides them in it looks like another.
"""

from __future__ import annotations

import unicodedata

from durbar.core.errors import BadName, quoted

LONGEST_NAME = 40
MOST_MARKS = 5  # on one letter: more than any script needs, fewer than it takes to reach the next line

# Printable by their class, and nothing to see. What Unicode calls format or control characters is not printable.
BLANK = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # fillers of Hangul
    "\u17b4\u17b5"  # inherent vowels of Khmer
    "\u180b\u180c\u180d\u180f"  # variations of Mongolian
    "\u2800"  # Braille without dots
    "\U00013441\U00013442"  # blanks of hieroglyphs
    "\U00016fe4"  # filler of Khitan
    "\U0001d159"  # a note without a head
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))  # variations of ideographs
VARIATIONS = frozenset(map(chr, range(0xFE00, 0xFE10)))  # as text, as a picture: after a symbol only
MARKS = ("Mn", "Me")  # what sits on another character and takes no room


def checked_name(name: str) -> str:
    """A name by which the others can call somebody; names that look the same are the same.

    >>> checked_name(" Zoe\\u0308  Q ")
    'Zoë Q'
    """
    if name.isprintable():
        name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName(f"a name has 1 to {LONGEST_NAME} printable characters, unlike {quoted(name)}")
    if not is_plain(name):
        raise BadName(f"a name has something to see in it and nothing hidden, unlike {name!a}")
    return name


def is_plain(text: str) -> bool:
    """Whether all of this can be seen as it is: nothing blank, no accents on nothing, and not too many on one letter.

    >>> is_plain("Zoë 雪 ❤️"), is_plain("नेपाल"), is_plain("\\u3164"), is_plain("Ada\\u2800"), is_plain("\\u0301")
    (True, True, False, False, False)
    """
    marks, before = 0, ""
    for letter in text:
        if letter in BLANK or not letter.isprintable():
            return False
        if letter in VARIATIONS:
            if not unicodedata.category(before or " ").startswith("S"):
                return False
        elif unicodedata.category(letter) in MARKS:
            marks += 1
            if before in ("", " ") or marks > MOST_MARKS:
                return False
        else:
            marks = 0
        before = letter
    return bool(text.strip())
