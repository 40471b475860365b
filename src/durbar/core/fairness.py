"""Fairness: how a seed is made so that nobody whose own device took part need fear that the luck was chosen.

The server draws a secret and shows its hash before anybody sits down. The device of everybody who sits down draws a
nonce and shows its hash, the *seal*, and only when the seals of all are fixed at the start are the nonces revealed.
Secret and nonces together make the seed; its hash is shown before the first card. At the end the secret is revealed,
and whoever wrote down the hashes can check that no card was chosen. Who is protected against whom is in
`docs/fairness.md`; what a client must do for it is in `durbar.witness`.

>>> promise = Promise(secret="11" * 32, nonces=("22" * 32, ""), edition=2)
>>> seal_of(promise.nonces[0])[:8]
'9f72ea0c'
>>> promise.commitment[:8], promise.seed[:8], promise.seed_commitment[:8]
('02d449a3', '926f0375', 'f9343ed9')

In edition 1 nonces were words that the server was told at once, so whoever could read them could choose the last one.
Matches that began so, and their records, keep that edition:

>>> Promise(secret="11" * 32, nonces=("Ada's luck", "7")).seed[:8]
'37365a47'
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from msgspec import Struct

from durbar.core.errors import BadRecord, DurbarError, quoted

EDITION = 2  # of the promise under which matches begin now
EDITIONS = (1, 2)
LONGEST_NONCE = 64
DIGITS = re.compile(r"[0-9a-f]{64}")


class Promise(Struct, frozen=True):
    """What makes the seed of a match.

    secret:  64 hexadecimal digits drawn by the server
    nonces:  one of each seat, in the order of the seats; a seat that adds no luck of its own has an empty one
    edition: 1 if they are words, 2 if they are 64 hexadecimal digits that were sealed before they were shown
    """

    secret: str
    nonces: tuple[str, ...]
    edition: int = 1

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before anybody sits down."""
        return seal_of(self.secret)

    @property
    def seed(self) -> str:
        """The seed of the match: the hash of the secret and of everybody's nonce."""
        words = [self.secret, *(f"{seat}:{nonce}" for seat, nonce in enumerate(self.nonces))]
        if self.edition > 1:
            words.insert(0, f"durbar promise {self.edition}")
        return sha256("\n".join(words).encode()).hexdigest()

    @property
    def seed_commitment(self) -> str:
        """The hash of the seed, shown before the first card."""
        return seal_of(self.seed)


def seal_of(digits: str) -> str:
    """The hash of what hexadecimal digits stand for: it binds whoever shows it, and tells nothing."""
    return sha256(bytes.fromhex(digits)).hexdigest()


def new_secret() -> str:
    """A secret, or a nonce, that nobody can guess."""
    return secrets.token_hex(32)


def checked_digits(digits: str, what: str) -> str:
    if not DIGITS.fullmatch(digits):
        raise DurbarError(f"a {what} has 64 hexadecimal digits, unlike {quoted(digits)}")
    return digits


def checked_nonce(nonce: str, edition: int = 1) -> str:
    """A nonce that can stand in a line of text."""
    if edition > 1:
        return nonce and checked_digits(nonce, "nonce")
    if len(nonce) > LONGEST_NONCE or not nonce.isprintable() or nonce != nonce.strip():
        raise DurbarError(f"a nonce has at most {LONGEST_NONCE} printable characters, unlike {quoted(nonce)}")
    return nonce


def checked_edition(text: str) -> int:
    """The edition of a promise, as a record writes it."""
    if text not in [str(edition) for edition in EDITIONS]:
        raise DurbarError(f"this version knows the promises {EDITIONS[0]} to {EDITIONS[-1]}, not {quoted(text)}")
    return int(text)


def require_kept(promise: Promise, commitment: str, seed: str) -> None:
    """Refuse a record whose seed is not what the hash shown before the game allows."""
    if promise.commitment != commitment:
        raise BadRecord("the promise is broken: the secret is not the one whose hash was shown before the game")
    if promise.seed != seed:
        raise BadRecord("the promise is broken: secret and nonces do not make this seed")
