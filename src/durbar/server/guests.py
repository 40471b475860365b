"""Guests: people without an account, and scripts. A guest is a random number; a signature shows that we gave it out.

The same signed word is a cookie in a browser and a bearer token in a script. The key that signs lies beside the
database; who has it can be anybody, so it is readable by its owner only. What a member's devices have is signed
likewise, but with the number of a session, which can be ended (`members.py`).
"""

from __future__ import annotations

import hmac
import secrets
from functools import cache
from hashlib import sha256
from pathlib import Path

from durbar.core.errors import BadName, DurbarError
from durbar.core.names import checked_name, look_alike
from durbar.core.text import LANGUAGES, catalogue
from durbar.server.folder import KEY, make_folder, write_secret
from durbar.server.wire import FORMER, Refused

# fmt: off
NAMES = (  # of guests; no bot is called so
    "Amrita", "Asha", "Bina", "Dawa", "Dorje", "Ema", "Gita", "Indra", "Jaya", "Karma",
    "Kiran", "Lhamo", "Maya", "Mina", "Nima", "Nori", "Padma", "Pema", "Ravi", "Rinchen",
    "Sachi", "Sita", "Sonam", "Tara", "Tenzin", "Uma", "Yangchen", "Zaya",
)
# fmt: on
COOKIE = "durbar_guest"
SESSION = "durbar_member"  # the cookie of a device at which a member is signed in
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
    """What somebody is called who has not said: a name that is one in every language.

    >>> default_name("ada")
    'Karma 59'
    """
    number = int(sha256(guest.encode()).hexdigest()[:8], 16)
    return f"{NAMES[number % len(NAMES)]} {number // len(NAMES) % 90 + 10}"


def require_name(name: str) -> str:
    """How somebody wants to be called, if others can see it."""
    try:
        name = checked_name(name)
    except BadName as error:
        raise Refused("blank-name", str(error), 422) from None
    if not name.strip("."):  # an address that ends in dots leads elsewhere
        raise Refused("blank-name", f"a name has more in it than dots, unlike {name!r}", 422)
    if look_alike(name) in former_names():
        raise Refused("nobodys-name", f"{name!r} is how those are called who left; choose another name", 422)
    return name


@cache
def former_names() -> frozenset[str]:
    """How those are called who left, in every language, as it looks."""
    said = (catalogue("house", language).say("notice-former") for language in LANGUAGES)
    return frozenset(look_alike(name) for name in (FORMER, *said))


def load_key(folder: Path, nobody_yet: bool = True) -> bytes:
    """The server's key; made when there is none.

    A first start that was cut short may have left a piece of a key. Where nobody can have a token yet, another takes
    its place; else it would turn everybody into a stranger, and that is for the host to decide.
    """
    file = folder / KEY
    try:
        make_folder(folder)
        key = file.read_bytes() if file.exists() else b""
        if not is_key(key) and (nobody_yet or not file.exists()):
            key = new_key()
            write_secret(file, key)
    except OSError as reason:
        raise DurbarError(f"cannot keep a key in {folder}: {reason.strerror}; choose another with --data") from None
    if not is_key(key):
        raise DurbarError(
            f"{file} is not a key of Durbar: it should have {KEY_BYTES} bytes that are not all zero; put it back from "
            "a copy, or remove it: then everybody is a new guest and their old seats are lost to them"
        )
    return key


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def is_key(key: bytes) -> bool:
    return len(key) == KEY_BYTES and any(key)
