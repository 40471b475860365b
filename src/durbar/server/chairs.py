"""Who sits where: people, the seats of a match, and what one seat may ask of the others."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    """Somebody with a cookie or a token; a member if they are known by more."""

    id: str
    name: str
    member: bool = False


class Chair(Struct, frozen=True):
    """A seat of a match.

    guest:  the person it belongs to; empty if nobody, or only a bot, ever sat here
    bot:    the level of the bot that plays now, or empty
    seal:   the hash of the nonce that its device drew, or empty
    nonce:  that nonce, once it is revealed
    member: whether the person is a member, under their own name
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    seal: str = ""
    nonce: str = ""
    member: bool = False

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.guest) and not self.bot


class UndoRequest(Struct, frozen=True):
    """A seat that asks to go back to the first `moves` moves, and the seats that have not answered."""

    seat: int
    moves: int
    waiting: list[int]
