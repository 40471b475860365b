"""The parts of a table as they are shown: what everybody sees, and what one viewer does."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from durbar.server import wire
from durbar.server.wire import SeatView


class Common(Struct, frozen=True, gc=False):
    """The parts of a table that are the same for every viewer."""

    number: int
    at: int
    turn: int
    status: wire.Status
    seats: list[SeatView]
    due: list[int]
    ticking: list[int]
    asking: wire.Asking | None
    scores: list[int] | None
    ranking: list[list[int]] | None
    promise: wire.PromiseView
    rematch: str | None
    chat: bool


class Own(Struct, frozen=True, gc=False):
    """The parts of a table that are made for one viewer."""

    view: Any
    prompt: wire.Prompt | None
    moves: list[Any]
    forced: bool
    final: list[int]
    odds: list[float] | None
    undo: Literal["free", "ask", "none"]
    lesson: int | None
