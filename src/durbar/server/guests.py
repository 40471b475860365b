"""Guests: people without an account, and scripts. A guest is a random number; a signature shows that we gave it out.

The same signed word is a cookie in a browser and a bearer token in a script. The key that signs lies beside the
database; who has it can be anybody, so it is readable by its owner only.
"""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from durbar.core.errors import BadName, DurbarError
from durbar.core.names import checked_name
from durbar.server.wire import Refused

COOKIE = "durbar_guest"
KEY_BYTES = 32
ID_BYTES = 20
YEAR = 365 * 24 * 3600  # seconds


class Signer:
    """Signs the numbers of guests and recognises what it signed.

    >>> signer = Signer(bytes(32))
    >>> token = signer.token("ada")
    >>> signer.guest(token), signer.guest(token.replace("ada", "bob")), signer.guest("nonsense")
    ('ada', None, None)
    """

    def __init__(self, key: bytes) -> None:
        self.key = key

    def token(self, guest: str) -> str:
        return f"{guest}.{self.signature(guest)}"

    def signature(self, guest: str) -> str:
        return hmac.new(self.key, f"guest {guest}".encode(), sha256).hexdigest()

    def guest(self, token: str) -> str | None:
        """The guest this token was given to, or None."""
        guest, dot, signature = token.rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self.signature(guest).encode()):
            return None
        return guest


def new_guest() -> str:
    return secrets.token_hex(ID_BYTES)


def default_name(guest: str) -> str:
    """What somebody is called who has not said."""
    return f"Guest {int(sha256(guest.encode()).hexdigest()[:6], 16) % 9000 + 1000}"


def require_name(name: str) -> str:
    """How somebody wants to be called, if others can see it."""
    try:
        return checked_name(name)
    except BadName as error:
        raise Refused("blank-name", str(error), 422) from None


def load_key(folder: Path) -> bytes:
    """The server's key; made when there is none."""
    file = folder / "durbar.key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = file.read_bytes()
        else:
            key = secrets.token_bytes(KEY_BYTES)
            with os.fdopen(handle, "wb") as out:
                out.write(key)
                out.flush()
                os.fsync(out.fileno())
    except OSError as reason:
        raise DurbarError(f"cannot keep a key in {folder}: {reason.strerror}; choose another with --data") from None
    if len(key) != KEY_BYTES:
        raise DurbarError(f"{file} is not a key of Durbar: it should have {KEY_BYTES} bytes, not {len(key)}")
    return key
