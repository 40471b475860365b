"""Fairness: how a seed is made so that nobody at the table, nor the server, can choose the luck of a match.

The server draws a secret and shows its hash before anybody sits down. Everybody who sits down adds a nonce, a word of
their own. Secret and nonces together make the seed; its hash is shown before the first card. At the end the secret is
revealed, and whoever wrote down the hashes can check that no card was chosen.

>>> promise = Promise(secret="11" * 32, nonces=("Ada's luck", "7"))
>>> promise.commitment[:8], promise.seed[:8], promise.seed_commitment[:8]
('02d449a3', '37365a47', 'c13e7522')
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import Struct

from durbar.core.errors import BadRecord, DurbarError, quoted

LONGEST_NONCE = 64


class Promise(Struct, frozen=True):
    """What makes the seed of a match.

    secret: 64 hexadecimal digits drawn by the server
    nonces: one word of each seat, in the order of the seats; a seat that gave none has an empty one
    """

    secret: str
    nonces: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before anybody sits down."""
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def seed(self) -> str:
        """The seed of the match: the hash of the secret and of everybody's nonce."""
        words = [self.secret, *(f"{seat}:{nonce}" for seat, nonce in enumerate(self.nonces))]
        return sha256("\n".join(words).encode()).hexdigest()

    @property
    def seed_commitment(self) -> str:
        """The hash of the seed, shown before the first card."""
        return sha256(bytes.fromhex(self.seed)).hexdigest()


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(32)


def checked_nonce(nonce: str) -> str:
    """A nonce that can stand in a line of text."""
    if len(nonce) > LONGEST_NONCE or not nonce.isprintable() or nonce != nonce.strip():
        raise DurbarError(f"a nonce has at most {LONGEST_NONCE} printable characters, unlike {quoted(nonce)}")
    return nonce


def require_kept(promise: Promise, commitment: str, seed: str) -> None:
    """Refuse a record whose seed is not what the hash shown before the game allows."""
    if promise.commitment != commitment:
        raise BadRecord("the promise is broken: the secret is not the one whose hash was shown before the game")
    if promise.seed != seed:
        raise BadRecord("the promise is broken: secret and nonces do not make this seed")
