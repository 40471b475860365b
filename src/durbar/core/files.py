"""Reading files that may be anything, and writing files that are whole or not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from durbar.core.errors import DurbarError


def read_bytes(path: Path | str, most: int, error: type[DurbarError]) -> bytes:
    """The first bytes of a file, or the given error with the reason."""
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as reason:
        raise error(f"cannot read {path}: {why(reason)}") from None


@contextmanager
def write_whole(path: Path | str) -> Iterator[Path]:
    """A draft to write to; it takes the file's place when it is finished, and leaves no trace when something fails."""
    draft = Path(f"{path}.part")
    try:
        yield draft
        draft.replace(path)
    except (OSError, ValueError) as reason:
        with suppress(OSError, ValueError):  # perhaps it was never begun
            draft.unlink()
        raise DurbarError(f"cannot write {path}: {why(reason)}") from None


def why(reason: Exception) -> str:
    return getattr(reason, "strerror", None) or str(reason)
