"""Logs: one JSON object a line on standard error, for machines that collect them.

What is secret is never given to the log: no seed, no token, no guest, no card. A match appears by the first letters of
its id, which are not enough to find it.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

log = logging.getLogger("durbar")


def tell(event: str, **facts: Any) -> None:
    """Something worth a line."""
    log.info(event, extra={"facts": facts})


def short(match: str) -> str:
    return match[:6]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


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
