"""Chance: the only source of luck in a game, in two kinds behind one interface.

`FastRng` (the public sfc32 generator) is for simulation and search. `KeyedRng` (BLAKE2b in counter mode) is for real
matches: nobody can foresee it without the key, and everybody can verify it with the key. Both give the same numbers on
every platform, interpreted or compiled, and both draw without bias. Neither is Python's `random`, which cannot be
copied cheaply.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from durbar.core.errors import BadSeed, DurbarError, Undecided, quoted

WORD: Final[i64] = 0xFFFFFFFF  # all arithmetic is on 32-bit words, which i64 holds without wrapping
MOST: Final = 2**31  # the largest n of below(n)
MOST_DRAWN: Final = 10**15  # words after which a keyed generator begins anew, so that its count can always be read
KEY_BYTES: Final = 32


class Rng:
    """A stream of chance that can be copied and written down."""

    @abstractmethod
    def word(self) -> i64:
        """The next 32 random bits."""

    @abstractmethod
    def clone(self) -> Rng:
        """A copy that will draw the same numbers."""

    @abstractmethod
    def written(self) -> str:
        """The whole generator as one line of text, for `read_rng`."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (Lemire's multiplication with rejection).

        >>> rng = rng_of_seed(7)
        >>> [int(rng.below(6)) for _ in range(10)]
        [4, 2, 1, 4, 2, 3, 4, 0, 0, 1]
        """
        if n < 1 or n > MOST:
            raise DurbarError(f"below() takes a number from 1 to {MOST}, not {n}")
        product = self.word() * n
        if (product & WORD) < n:
            unfair = (WORD + 1 - n) % n
            while (product & WORD) < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in random order (Fisher and Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def spawn(self) -> FastRng:
        """A fresh fast generator whose numbers are independent of the ones this generator will draw."""
        return FastRng(self.word(), self.word(), self.word())


class FastRng(Rng):
    """sfc32: small, quick, good. Not for secrets. `rng_of_seed` makes one from a whole number."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, counter: i64 = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def shuffle(self, items: list[Any]) -> None:
        """The same order as every generator's, with the words kept at hand: dealing is most of what bots do."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        i: i64 = len(items) - 1
        while i > 0:
            word = (a + b + counter) & WORD
            counter = (counter + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) | (c >> 11)) + word) & WORD
            product = word * (i + 1)
            if (product & WORD) <= i and (product & WORD) < (WORD - i) % (i + 1):
                continue  # as in `below`: a number that would be drawn too often
            j = product >> 32
            items[i], items[j] = items[j], items[i]
            i -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def clone(self) -> FastRng:
        return FastRng(self.a, self.b, self.c, self.counter)

    def written(self) -> str:
        return f"fast {int(self.a):08x} {int(self.b):08x} {int(self.c):08x} {int(self.counter):08x}"


class KeyedRng(Rng):
    """BLAKE2b of a counter under a secret key of 32 bytes."""

    def __init__(self, key: bytes = bytes(KEY_BYTES), drawn: int = 0) -> None:
        if len(key) != KEY_BYTES:
            raise BadSeed(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key
        self.drawn = drawn  # how many words have been drawn so far
        self.block = b""

    def word(self) -> i64:
        offset = self.drawn % 16
        if offset == 0 or not self.block:
            counter = (self.drawn // 16).to_bytes(8, "little")
            self.block = blake2b(counter, key=self.key, person=b"durbar").digest()
        self.drawn = (self.drawn + 1) % MOST_DRAWN
        return int.from_bytes(self.block[offset * 4 : offset * 4 + 4], "little")

    def clone(self) -> KeyedRng:
        copy = KeyedRng(self.key, self.drawn)
        copy.block = self.block
        return copy

    def written(self) -> str:
        return f"keyed {self.key.hex()} {self.drawn}"


class ScriptedRng(Rng):
    """Luck that somebody else decides. It draws what it was given; where there is no more it raises `Undecided`.

    >>> rng = ScriptedRng([3])
    >>> int(rng.below(6)), int(rng.below(1))
    (3, 0)
    >>> rng.below(4)
    Traceback (most recent call last):
        ...
    durbar.core.errors.Undecided: 4
    """

    def __init__(self, script: list[int], drawn: int = 0) -> None:
        self.script = script
        self.drawn = drawn

    def word(self) -> i64:
        raise Undecided(int(WORD) + 1)

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.drawn == len(self.script):
            raise Undecided(int(n))
        drawn: i64 = self.script[self.drawn]
        self.drawn += 1
        return drawn

    def clone(self) -> ScriptedRng:
        return ScriptedRng(self.script, self.drawn)

    def written(self) -> str:
        return "scripted"


Seed = int | str | bytes


def rng_of_seed(seed: object) -> Rng:
    """A whole number seeds the fast generator; 32 bytes, or 64 hexadecimal digits, seed the keyed one.

    >>> rng_of_seed("00" * 32).below(1000)
    620
    """
    if isinstance(seed, bytes):
        return KeyedRng(seed)
    if isinstance(seed, int):
        if isinstance(seed, bool) or not 0 <= seed < 2**64:
            raise BadSeed(f"a seed is a whole number from 0 to {2**64 - 1}, not {quoted(seed)}")
        digest = blake2b(str(seed).encode(), digest_size=12).digest()
        words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
        return FastRng(words[0], words[1], words[2])
    return KeyedRng(bytes.fromhex(key_digits(seed)))


def key_digits(text: object) -> str:
    """The digits of a key if `text` is one."""
    if not isinstance(text, str) or len(text) != 2 * KEY_BYTES or not set(text) <= set("0123456789abcdef"):
        raise BadSeed(f"a seed is a whole number or {2 * KEY_BYTES} hexadecimal digits, not {quoted(text)}")
    return text


def read_rng(text: str) -> Rng:
    """The generator that `written` described.

    >>> rng_of_seed(7).written()
    'fast 5da08927 53799f52 03086c58 00000001'
    >>> read_rng(rng_of_seed(7).written()).below(6) == rng_of_seed(7).below(6)
    True
    >>> last = KeyedRng(bytes(32), MOST_DRAWN - 1)
    >>> last.below(6) < 6 and read_rng(last.written()).written() == last.written()
    True
    """
    words = text.split(" ")
    if words[0] == "fast" and len(words) == 5:
        numbers = [_hexadecimal(word) for word in words[1:]]
        return FastRng(numbers[0], numbers[1], numbers[2], numbers[3])
    if words[0] == "keyed" and len(words) == 3 and words[2].isascii() and words[2].isdigit() and len(words[2]) < 16:
        return KeyedRng(bytes.fromhex(key_digits(words[1])), int(words[2]))
    raise BadSeed(f"a generator is written 'fast' and four words, or 'keyed', a key and a count, not {quoted(text)}")


def _hexadecimal(word: str) -> int:
    if len(word) != 8 or not set(word) <= set("0123456789abcdef"):
        raise BadSeed(f"a word of a generator has 8 hexadecimal digits, unlike {quoted(word)}")
    return int(word, 16)
