"""What a client asks a match for. The server applies a command once, however often it arrives: `id` is the client's."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from durbar.server.wire.words import CommandId, Digits, Level, Name, Number, SeatNumber


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", gc=False):
    """Something to do at a match."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at a free seat, or come back to one's own. The seal is that of a nonce, as in `seal`."""

    seat: SeatNumber
    name: Name | None = None
    seal: Digits | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat. In a running match a bot plays on, and one can come back."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="bot"):
    """Put a bot in a free seat (before the start), or let one play for somebody who is away."""

    seat: SeatNumber
    level: Level = "medium"


class Free(Command, frozen=True, tag="free"):
    """Take a bot, or before the start anybody, out of a seat; in a running match, hand it back to its person."""

    seat: SeatNumber


class Remove(Command, frozen=True, tag="remove"):
    """Before the start: send somebody away from a seat; they cannot sit down again, and say nothing more here."""

    seat: SeatNumber


class Seal(Command, frozen=True, tag="seal"):
    """Add one's own luck: show the hash of a nonce that nobody else knows, and reveal the nonce at the start."""

    seat: SeatNumber
    seal: Digits


class Start(Command, frozen=True, tag="start"):
    """Begin: all seats are taken. Where seats have sealed nonces, these are awaited first."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Show the nonce that was sealed; only while the cards are being dealt."""

    seat: SeatNumber
    nonce: Digits


class Play(Command, frozen=True, tag="move"):
    """Play a move. `after` is the `turn` of the table it was chosen at, so that a move too late is not played."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=100)]
    after: Number | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take the seat's last move back; where that shows too much, ask the others."""

    seat: SeatNumber


class Restart(Command, frozen=True, tag="restart"):
    """In a lesson: go back to its deal."""

    seat: SeatNumber


class Answer(Command, frozen=True, tag="answer"):
    """Agree or not to what somebody wants to take back."""

    seat: SeatNumber
    yes: bool


class Wait(Command, frozen=True, tag="wait"):
    """Give somebody who is away more time."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="chat"):
    """Say something, from one's seat or as a spectator."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: SeatNumber | None = None


class SetChat(Command, frozen=True, tag="set-chat"):
    """Let people chat at this match, or not."""

    on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again: a new match with everybody one seat further."""


class Close(Command, frozen=True, tag="close"):
    """Put a table away before its end: only who shares it with nobody but bots may."""


class Follow(Command, frozen=True, tag="follow"):
    """Over a socket: look at the rematch from now on, through the first of one's seats there or the one named."""

    seat: SeatNumber | None = None


AnyCommand = (
    Sit
    | Stand
    | PutBot
    | Free
    | Remove
    | Seal
    | Start
    | Reveal
    | Play
    | Undo
    | Restart
    | Answer
    | Wait
    | Say
    | SetChat
    | Rematch
    | Close
)
