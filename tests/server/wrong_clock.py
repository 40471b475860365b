"""Durbar on a machine whose clock is wrong: python -m tests.server.wrong_clock SECONDS serve …"""

from __future__ import annotations

import sys
import time

BILLION = 1_000_000_000


def set_wrong(seconds: float) -> None:
    """From now on this process has another date than all others. Stopwatches run as before."""
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + seconds
    time.time_ns = lambda: right_ns() + int(seconds * BILLION)


if __name__ == "__main__":
    set_wrong(float(sys.argv[1]))
    from durbar.cli import main

    sys.exit(main(sys.argv[2:]))
