"""What this device remembers of each match before it starts, kept in private files, to check the luck in the end."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec

from durbar.cli.identity import tokens_file, write_private
from durbar.witness import Memory, Witness

MOST_MEMORIES = 200  # matches; those that nothing was heard of for the longest are forgotten


def witness_of(server: str, match: str, identity: str) -> Witness:
    """Somebody of this device at a match, with what they remember of it."""
    name = sha256(f"{server} {match} {identity}".encode()).hexdigest()[:32]
    file = tokens_file().parent / "matches" / f"{name}.json"
    return Witness(read_memory(file), lambda memory: keep_memory(file, memory))


def read_memory(file: Path) -> Memory:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Memory)
    except (OSError, msgspec.DecodeError):
        return Memory()


def keep_memory(file: Path, memory: Memory) -> None:
    """Write it down; another window may have drawn nonces meanwhile. Who cannot write remembers until they leave."""
    memory.nonces = {**read_memory(file).nonces, **memory.nonces}
    with suppress(OSError):
        write_private(file, msgspec.json.encode(memory))
        others = sorted(file.parent.glob("*.json"), key=lambda other: other.stat().st_mtime)
        for old in others[:-MOST_MEMORIES]:
            old.unlink(missing_ok=True)
