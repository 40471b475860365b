"""Reading files that may be anything, and writing files that are whole or not there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp

from durbar.core.errors import DurbarError


def read_bytes(path: Path | str, most: int, error: type[DurbarError]) -> bytes:
    """The first bytes of a file, or the given error with the reason."""
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except (OSError, TypeError, ValueError) as reason:
        raise error(f"cannot read {path}: {why(reason)}") from None


@contextmanager
def write_whole(path: Path | str) -> Iterator[Path]:
    """A draft to write to; it takes the file's place when it is finished, and leaves no trace when something fails."""
    try:
        target = Path(path).resolve()  # a link stays a link
        handle, name = mkstemp(prefix=".durbar-", dir=target.parent)
        os.close(handle)
    except (OSError, TypeError, ValueError) as reason:
        raise DurbarError(f"cannot write {path}: {why(reason)}") from None
    draft = Path(name)
    try:
        yield draft
        draft.chmod(0o666 & ~current_umask())
        draft.replace(target)
    except (OSError, ValueError) as reason:
        raise DurbarError(f"cannot write {path}: {why(reason)}") from None
    finally:
        draft.unlink(missing_ok=True)


def current_umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask


def why(reason: Exception) -> str:
    return getattr(reason, "strerror", None) or str(reason)
