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


# Letters that many typefaces draw alike, each as the plain one it can be taken for, small or as a capital.
LOOK_ALIKES = str.maketrans(
    {
        **dict(zip("аеорсухікмтнвгѕјһԁԛԝӏ", "aeopcyxikmthbrsjhdqwl", strict=True)),  # Cyrillic
        **dict(zip("αβεηικνορτυχγ", "abenikvoptuxy", strict=True)),  # Greek
        **dict(zip("ıłøđħßǝɑɡɩ", "ilodhseagi", strict=True)),  # Latin
        **dict(zip("01358|!$@", "olesblisa", strict=True)),
    }
)
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))  # an i and an l, as the capital of one is the other


def look_alike(name: str) -> str:
    """What a name looks like from afar: two names that have this in common can be taken for one another.

    Compatible forms, case, accents, spaces and signs do not count, nor letters of other scripts that are drawn alike.
    Marks of scripts in which they are letters of their own, as in Devanagari, do count.

    >>> look_alike("Ada") == look_alike("ＡDА") == look_alike("ȧ-da"), look_alike("Ada") == look_alike("Adi")
    (True, False)
    >>> look_alike("Carol") == look_alike("СаroI"), look_alike("नेपाल") == look_alike("नपल")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    folded = "".join(letter for letter in plain if not "\u0300" <= letter <= "\u036f").translate(LOOK_ALIKES)
    folded = "".join(letter for letter in folded if unicodedata.category(letter)[0] not in "PZ")
    for pair, one in PAIRS:
        folded = folded.replace(pair, one)
    return folded or plain
