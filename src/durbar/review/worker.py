"""A review in a process of its own: a record comes in on standard input, progress goes out, one JSON a line.

    python -m durbar.review.worker [LOOKS [FIRST [LAST]]]

Whoever plays comes first: it is as nice to the rest of the machine as can be.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from durbar.core.errors import DurbarError
from durbar.core.record import Record
from durbar.review import LOOKS, look_again

NICE = 15


def work(looks: int = len(LOOKS), first: int = 1, last: int = len(LOOKS)) -> int:
    """Take the looks from the first to the last of so many; 1 if that cannot be, with the reason on standard error."""
    if sys.platform != "win32":
        os.nice(NICE)
    out = sys.stdout.buffer
    with suppress(KeyboardInterrupt, BrokenPipeError):
        try:
            for progress in look_again(Record.parse(sys.stdin.read()), looks, first=first):
                out.write(msgspec.json.encode(progress) + b"\n")
                out.flush()
                if progress.review is not None and progress.look == last:
                    break
        except DurbarError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    os._exit(work(*map(int, sys.argv[1:])))  # without a last attempt to say what nobody hears any more
