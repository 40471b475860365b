"""Who this device is to each server: tokens, kept in a private file, so that who comes back finds their seat again."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkstemp

import msgspec

from durbar.core.errors import DurbarError
from durbar.core.files import why

Tokens = dict[str, dict[str, str]]  # by server, then by the name of an identity; the usual one has an empty name


def tokens_file() -> Path:
    home = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    return Path(home) / "durbar" / "tokens.json"


def read_tokens() -> Tokens:
    file = tokens_file()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Tokens)
    except FileNotFoundError:
        return {}
    except OSError as reason:
        raise DurbarError(f"cannot read your tokens in {file}: {why(reason)}") from None
    except msgspec.DecodeError:
        raise DurbarError(f"{file} is not a list of tokens any more; move it away and a new one is begun") from None


def kept_token(server: str, identity: str) -> str:
    """The token of this device at a server; empty if it has none."""
    return read_tokens().get(server, {}).get(identity, "")


def keep_token(server: str, identity: str, token: str) -> None:
    """Remember a token, in a file that only its owner can read."""
    tokens = read_tokens()
    tokens.setdefault(server, {})[identity] = token
    file = tokens_file()
    try:
        write_private(file, msgspec.json.encode(tokens))
    except OSError as reason:
        raise DurbarError(f"cannot keep your token in {file}: {why(reason)}") from None


def write_private(file: Path, data: bytes) -> None:
    """Write a file that only its owner can read, all of it or nothing."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = mkstemp(prefix=f".{file.stem}-", dir=file.parent)  # readable by its owner only
    with os.fdopen(handle, "wb") as out:
        out.write(data)
    os.replace(draft, file)
