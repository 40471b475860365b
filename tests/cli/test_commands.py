"""Which modules the command line reads."""

from __future__ import annotations

import subprocess
import sys

# What a start of the server once read and does not need: together as much as all else.
UNNEEDED = {"alembic", "durbar.lab", "durbar.train", "numpy", "webauthn"}
START = """
import sys
from durbar.cli import command_line
command_line(["serve"])
import durbar.server.run
print(*sys.modules)
"""


def test_a_server_that_starts_reads_nothing_that_it_does_not_need_yet() -> None:
    found = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True).stdout
    assert not UNNEEDED & set(found.split())
