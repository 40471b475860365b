"""A witness: what a client remembers of a match so that it need not believe the server about the luck.

It draws a nonce and shows only its seal; it reveals the nonce once, when the server has shown all seals that count;
and it writes down what it saw, to compare in the end with what the server reveals. The browser's is `lib/witness.ts`.

>>> ada = Witness()
>>> seal = ada.seal()
>>> open = {"edition": 2, "commitment": seal_of("11" * 32), "luck": ["sealed"], "seals": [seal], "dealing": [0]}
>>> ada.answer("open", open, [0]) == ("reveal", {"seat": 0, "nonce": ada.memory.nonces[seal].nonce})
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct, field

from durbar.core.fairness import DIGITS, EDITION, Promise, new_secret, seal_of

MOST_NONCES = 16  # that are remembered of one match

Answer = tuple[Literal["seal", "reveal"], dict[str, Any]]  # a command, and its facts
Verdict = Literal["own", "witness", "late", "old", "none", "commitment", "secret", "nonces", "seed"]
KEPT = ("own", "witness", "late", "old", "none")


class Nonce(Struct):
    """A nonce, and the seals beside which it was revealed, if it was."""

    nonce: str
    revealed: list[str] | None = None


class Memory(Struct, omit_defaults=True):
    """What was seen of a match.

    edition:         of the promise, as it was shown first
    commitment:      the hash of the server's secret, as it was shown first
    deal:            the seals that counted, as they were shown last
    nonces:          our own, by their seals
    seed_commitment: the hash of the seed, as it was shown first
    """

    edition: int = 0
    commitment: str = ""
    deal: list[str] | None = None
    nonces: dict[str, Nonce] = field(default_factory=dict)
    seed_commitment: str = ""


class Witness:
    """Plays one client's part in the making of the seed. `keep` is called before anything is shown to the server."""

    def __init__(self, memory: Memory | None = None, keep: Callable[[Memory], None] = lambda _: None) -> None:
        self.memory = memory or Memory()
        self.keep = keep

    def seal(self) -> str:
        """Draw a nonce; what is shown of it."""
        nonce = new_secret()
        nonces = {**self.memory.nonces, seal_of(nonce): Nonce(nonce)}
        self.memory.nonces = dict(list(nonces.items())[-MOST_NONCES:])
        self.keep(self.memory)
        return seal_of(nonce)

    def answer(
        self, status: str, promise: dict[str, Any], seats: Sequence[int], arrived: bool = False
    ) -> Answer | None:
        """Write down what is shown, and say what is to be done about it: to seal a nonce, or to reveal it.

        A device adds its luck once, at the first of its seats. Where another device of the same person has sealed a
        nonce there, the one that `arrived` last counts. No more deals than there are seats can be called off; whoever
        asks for more nonces than that is choosing among seeds, and gets none.
        """
        self.note(promise)
        if status != "open" or promise["edition"] != EDITION:
            return None
        if promise.get("dealing") is not None:
            return self.reveal(promise, seats)
        spent = sum(nonce.revealed is not None for nonce in self.memory.nonces.values())
        if not seats or promise["luck"][seats[0]] == "withheld" or spent >= len(promise["luck"]):
            return None
        seal = promise["seals"][seats[0]]
        known = self.memory.nonces.get(seal)
        if not seal or (arrived and known is None) or (known is not None and known.revealed is not None):
            return "seal", {"seat": seats[0], "seal": self.seal()}
        return None

    def note(self, promise: dict[str, Any]) -> None:
        """Write down what is shown for the first time."""
        memory = self.memory
        if not memory.edition:
            memory.edition, memory.commitment = promise["edition"], promise["commitment"]
            self.keep(memory)
        if not memory.seed_commitment and promise.get("seed_commitment"):
            memory.seed_commitment = promise["seed_commitment"]
            self.keep(memory)

    def reveal(self, promise: dict[str, Any], seats: Sequence[int]) -> Answer | None:
        """The nonce of ours that is awaited, unless it was shown beside other seals: then it would bind nobody now."""
        seals: list[str] = promise["seals"]
        own = {seal: seat for seat, seal in enumerate(seals) if seat in seats and seal in self.memory.nonces}
        known = [self.memory.nonces[seal] for seal in own]
        if any(nonce.revealed not in (None, seals) for nonce in known):
            return None
        self.memory.deal = seals
        for nonce in known:
            nonce.revealed = seals
        self.keep(self.memory)
        for seal, seat in own.items():
            if seat in promise["dealing"]:
                return "reveal", {"seat": seat, "nonce": self.memory.nonces[seal].nonce}
        return None

    def verdict(self, promise: dict[str, Any]) -> Verdict:
        """Whether what is revealed at the end is what was shown before.

        `own`: it is, and a nonce of ours is in it. `witness`: it is, but none of ours counts. `late`: we saw no seals
        before the start, and can only say that what we are shown now fits together. `old`: so it does, under the
        promise of edition 1. `none`: nothing was promised. Else what is wrong.
        """
        memory, commitment = self.memory, promise["commitment"]
        if memory.edition and memory.commitment != commitment:
            return "commitment"
        if not commitment:
            return "none"
        if not is_sealed(promise.get("secret"), commitment):
            return "secret"
        shown = Promise(promise["secret"], tuple(promise.get("nonces") or ()), promise["edition"])
        if memory.deal is not None and not are_sealed(shown.nonces, memory.deal):
            return "nonces"
        hashes = {promise.get("seed_commitment"), memory.seed_commitment or promise.get("seed_commitment")}
        if memory.edition not in (0, shown.edition) or shown.seed != promise.get("seed"):
            return "seed"
        if hashes != {shown.seed_commitment}:
            return "seed"
        if shown.edition < EDITION:
            return "old"
        if memory.deal is None:
            return "late"
        return "own" if any(seal in memory.nonces for seal in memory.deal) else "witness"


def is_sealed(digits: Any, seal: str) -> bool:
    """Whether this, which may be anything, is what was sealed; where nothing was, it is empty."""
    if not seal:
        return bool(digits == "")
    return isinstance(digits, str) and bool(DIGITS.fullmatch(digits)) and seal_of(digits) == seal


def are_sealed(nonces: Sequence[Any], seals: Sequence[str]) -> bool:
    return len(nonces) == len(seals) and all(map(is_sealed, nonces, seals))
