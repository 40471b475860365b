"""Logs: one JSON object a line on standard error, for machines that collect them.

What is secret is never given to the log: no seed, no token, no guest, no card. A match appears by the first letters of
its id, which are not enough to find it. Of an exception the log tells the kind and the place: its words may hold
anything, as those of a database hold what it was asked.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from traceback import format_tb
from typing import Any

import msgspec

log = logging.getLogger("durbar")


def log_event(event: str, **facts: Any) -> None:
    """Something worth a line."""
    log.info(event, extra={"facts": facts})


def short(match: str) -> str:
    return match[:6]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        event = record.getMessage()
        if record.name == "asyncio":  # whose messages show the values it worked with
            event = event.partition("\n")[0].partition("(")[0]
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": event}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(trace(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def trace(error: BaseException, deep: int = 10) -> list[str]:
    """What led to an exception, and its kind, without its words."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = trace(before, deep - 1) if before is not None and deep else []
    return [*lines, *format_tb(error.__traceback__), f"{type(error).__module__}.{type(error).__qualname__}\n"]


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_our_mistake)


NOT_OUR_MISTAKES = (
    "without completing handshake",  # a socket was refused, with a proper answer
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)


def is_our_mistake(record: logging.LogRecord) -> bool:
    """Uvicorn complains about what strangers send, who could fill the disk with that."""
    message = record.getMessage()
    return not any(words in message for words in NOT_OUR_MISTAKES)
