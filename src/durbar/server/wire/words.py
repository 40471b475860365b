"""What requests, commands and messages are made of: names, seats, how much time there is; and what is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from durbar.core.errors import DurbarError

Text = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Digits = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]  # 32 bytes: a nonce, or a hash
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Literal["easy", "medium", "hard", "master"]
Status = Literal["open", "running", "over", "closed"]  # closed: put away before its end
Luck = Literal["none", "sealed", "revealed", "mixed", "away", "withheld"]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Mode = Literal["solo", "teams", "bots", "people", "lesson"]
FORMER = "a former member"  # the name of who left the house; a client says it in its own language


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """A live clock: seconds each person has in all, and seconds added for each move."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True):
    """Play over days: the hours each person has for each decision, and what happens when they are over.

    late:   `bot`, a bot plays on until the person comes back; or `resign`, it plays on for good, and the seat has lost
    forced: whether the only move of who is not at the table is played at once; so others see that it was the only one
    """

    hours: Literal[12, 24, 48, 72, 168]
    late: Literal["bot", "resign"] = "bot"
    forced: bool = False


class Refused(DurbarError):
    """A request that cannot be granted: `code` names the reason for programs, `status` is its HTTP status.

    A client that knows the code says the reason in its own language, with these facts.
    """

    def __init__(self, code: str, message: str, status: int = 409, **facts: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.facts = facts or None
