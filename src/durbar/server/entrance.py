"""The entrance: how members are let in. There are no passwords: a passkey (WebAuthn) lets one in, or a link that
another device shows for a few minutes, or a recovery code.

A member keeps the number of the guest they were, and so all of their seats. The guest's own token counts no more: each
device has a session, which is in the store and can be ended. Challenges and links live in memory, where others serve
the same house in that of all: they are used once and last for minutes, so whoever is in the middle of it when the
server restarts begins again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from durbar.core.names import look_alike
from durbar.server import wire
from durbar.server.chairs import Guest
from durbar.server.challenges import CHALLENGE, Challenge, Kind, Waiting
from durbar.server.connection import GOING_AWAY
from durbar.server.guests import require_name
from durbar.server.limits import EVERYBODY, Buckets
from durbar.server.members import name_taken
from durbar.server.store.members import Passkey
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from webauthn.registration.verify_registration_response import VerifiedRegistration

    from durbar.server.hall import Hall

HOUR = 3600  # seconds
LINK = 5 * 60_000  # milliseconds in which another device is to open a link
WAY_BACK = 15 * 60_000  # milliseconds in which a link is to be opened that was mailed
MOST_PASSKEYS = 20  # of a member
MOST_SESSIONS = 50  # of a member; beyond that the oldest ends
MOST_CACHED = 10_000  # sessions
CODES = 8  # recovery codes that a member is given
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
CODE_LENGTH = 20  # letters, so that nobody guesses one: 99 bits
LONGEST_CREDENTIAL = 1023  # bytes, by the law of passkeys
LONGEST_KEY = 2_000  # bytes
ID_BYTES = 16
HANDLE_BYTES = 32
CHALLENGE_BYTES = 32

What = Literal["challenge", "link", "way-back"]  # what somebody is to come back with


class Site(Struct, frozen=True):
    """Where a passkey counts: the name of the server, and the address of the page that asks."""

    name: str
    origin: str


class Entrance:
    """Lets in the members of a server, and who wants to be one."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.members
        settings, now = hall.settings, time.monotonic
        self.new = Buckets(settings.members / HOUR, settings.members, now)
        self.all_new = Buckets(settings.all_members / HOUR, settings.all_members, now)
        self.attempts = Buckets(settings.signins / HOUR, settings.signins, now)
        self.all_attempts = Buckets(settings.all_signins / HOUR, settings.all_signins, now)
        self.challenges: Waiting[Challenge] = Waiting(CHALLENGE, hall.clock)
        self.links: Waiting[str] = Waiting(LINK, hall.clock)
        self.ways_back: Waiting[str] = Waiting(WAY_BACK, hall.clock)
        self.waiting: dict[What, Waiting[Any]] = {
            "challenge": self.challenges,
            "link": self.links,
            "way-back": self.ways_back,
        }
        self.sessions: dict[str, str] = {}  # whose they are, as far as anybody asked
        self.ended = 0  # how often some ended: what the store said before is not kept

    # Limits

    def require_attempt(self, network: str) -> None:
        """Refuse an address, or everybody together, that tries to sign in without end."""
        if not (self.attempts.take(network) and self.all_attempts.take(EVERYBODY)):
            raise Refused("too-many-attempts", "too many attempts to sign in; come back later", 429)

    def require_new(self, network: str) -> None:
        if not (self.new.take(network) and self.all_new.take(EVERYBODY)):
            raise Refused("too-many-members", "too many new members; come back later", 429)

    # What somebody is to come back with, to whichever process

    async def keep(self, what: What, key: bytes, thing: Challenge | str) -> None:
        self.waiting[what].put(key, thing)
        if self.hall.sharing is not None:
            await self.hall.sharing.store.tell(f"kept {what} {key.hex()} {msgspec.msgpack.encode(thing).hex()}")

    async def take(self, what: What, key: bytes) -> Any:
        """What was kept with this key; None if there is nothing, or no more. It is used up, whatever comes of it."""
        found = self.waiting[what].take(key)
        if found is not None and self.hall.sharing is not None and not await self.hall.sharing.store.use(what, key):
            return None
        return found

    def hear_kept(self, what: What, key: str, thing: str) -> None:
        """Another process keeps this."""
        shape: Any = Challenge if what == "challenge" else str
        self.waiting[what].put(bytes.fromhex(key), msgspec.msgpack.decode(bytes.fromhex(thing), type=shape))

    def hear_taken(self, what: What, key: str) -> None:
        self.waiting[what].kept.pop(bytes.fromhex(key), None)

    # Passkeys

    async def ask_for_passkey(self, guest: Guest, wish: str | None, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey: for a guest who joins, or for another device of a member."""
        require_site(site)
        if wish is None and not guest.member:  # who was signed out does not become somebody else unawares
            message = "only a member can add a passkey; sign in, or say by which name you want to become one"
            raise Refused("not-a-member", message, 401)
        known = await self.store.passkeys(guest.id) if guest.member else []
        if len(known) >= MOST_PASSKEYS:
            raise too_many_passkeys()
        if wish not in (None, guest.name):
            self.hall.moderation.require_voice(guest.id)
        name = guest.name if guest.member else await self.hall.members.require_free(wish or guest.name, guest.id)
        handle = await self.store.handle(guest.id) if guest.member else None
        challenge = Challenge(
            "add" if guest.member else "join", guest.id, name, handle or secrets.token_bytes(HANDLE_BYTES)
        )
        passkeys = await self.passkeys()
        how: dict[str, Any] = passkeys.how_to_make(site.name, challenge, await self.challenge(challenge), known)
        return how

    async def passkeys(self) -> ModuleType:
        """What WebAuthn needs takes long to load: a server that starts leaves it out, and serves others meanwhile."""
        return await asyncio.to_thread(import_module, "durbar.server.passkeys")

    async def challenge(self, challenge: Challenge) -> bytes:
        word = secrets.token_bytes(CHALLENGE_BYTES)
        await self.keep("challenge", word, challenge)
        return word

    async def answered(self, credential: wire.Credential, *kinds: Kind) -> tuple[bytes, Challenge]:
        """The challenge that this is the answer to; it is used up, whatever comes of it."""
        try:
            word: bytes = (await self.passkeys()).word_of(credential)
        except Exception:  # whatever a stranger's bytes do to the parser
            raise bad_passkey() from None
        found: Challenge | None = await self.take("challenge", word)
        if found is None or found.kind not in kinds:
            raise Refused("stale-challenge", "this took too long, or was done already; begin again")
        return word, found

    async def add_passkey(self, guest: Guest, new: wire.NewPasskey, site: Site) -> tuple[str, list[str]]:
        """A member's passkey; with their first a guest is a member, and is given a session and recovery codes."""
        called = require_name(new.name)
        word, challenge = await self.answered(new.credential, "join", "add")
        if (challenge.guest, challenge.kind) != (guest.id, "add" if guest.member else "join"):
            raise Refused("stale-challenge", "this took too long, or was done already; begin again")
        try:
            proved: VerifiedRegistration = (await self.passkeys()).require_made(
                new.credential, word, site.name, site.origin
            )
        except Exception:  # whatever a stranger's bytes do to the parser
            raise bad_passkey() from None
        if len(proved.credential_id) > LONGEST_CREDENTIAL or len(proved.credential_public_key) > LONGEST_KEY:
            raise bad_passkey()
        now = self.hall.date()
        key = Passkey(
            id=secrets.token_hex(ID_BYTES),
            member=guest.id,
            credential=proved.credential_id,
            public_key=proved.credential_public_key,
            uses=proved.sign_count,
            name=called,
            added=now,
            used=now,
        )
        if await self.store.passkey(key.credential) is not None:
            raise bad_passkey()
        return await (self.join(key, challenge) if challenge.kind == "join" else self.add(key))

    async def add(self, key: Passkey) -> tuple[str, list[str]]:
        if not await self.store.add_passkey(key, MOST_PASSKEYS):
            raise too_many_passkeys()
        return "", []

    async def join(self, key: Passkey, challenge: Challenge) -> tuple[str, list[str]]:
        """The session of the new member's device, and the recovery codes."""
        session, given = new_session(), new_codes()
        looks = look_alike(challenge.name)
        hashes = [hash_of(code) for code in given]
        if not await self.store.join(challenge.name, looks, challenge.handle, key, session, hashes):
            raise name_taken(challenge.name)
        self.hall.people.pop(key.member, None)
        self.hall.spawn(self.hall.moderation.refresh())  # their seats show what they are now
        self.hall.metrics.created.labels("member").inc()
        self.hall.metrics.members.labels("joined").inc()
        return session, given

    async def rename_passkey(self, guest: Guest, id: str, name: str) -> None:
        if not await self.store.rename_passkey(guest.id, id, require_name(name)):
            raise no_passkey()

    async def drop_passkey(self, guest: Guest, id: str) -> None:
        if await self.store.drop_passkey(guest.id, id):
            return
        if any(key.id == id for key in await self.store.passkeys(guest.id)):
            raise Refused("last-passkey", "this is your last passkey; add another before you remove it")
        raise no_passkey()

    # Signing in and out

    async def ask_to_enter(self, site: Site) -> dict[str, Any]:
        """What a browser needs to sign in with whatever passkey it has for this site."""
        require_site(site)
        passkeys = await self.passkeys()
        how: dict[str, Any] = passkeys.how_to_enter(site.name, await self.challenge(Challenge("enter", "", "", b"")))
        return how

    async def sign_in(self, way: wire.SignIn, site: Site) -> tuple[str, str]:
        """The member and their new session."""
        session = new_session()
        match way:
            case wire.ByPasskey():
                member = await self.enter(way.credential, site, session)
            case wire.ByLink():
                member = await self.follow(way.link, session)
            case wire.ByCode():
                found = await self.store.spend_code(hash_of(way.code), session, self.hall.date(), MOST_SESSIONS)
                if found is None:
                    raise Refused("bad-code", "this is not a recovery code, or it was used already", 403)
                member = found
        self.forget_sessions(member)  # the oldest may have ended
        self.hall.metrics.members.labels("signed in").inc()
        return member, session

    async def enter(self, credential: wire.Credential, site: Site, session: str) -> str:
        word, _ = await self.answered(credential, "enter")
        try:
            id, handle = (await self.passkeys()).names_in(credential)
        except Exception:  # whatever a stranger's bytes do to the parser
            raise bad_passkey() from None
        key = await self.store.passkey(id)
        if key is None:
            raise Refused("unknown-passkey", "nobody here has this passkey; it was removed, or is another site's", 403)
        try:
            uses = (await self.passkeys()).require_used(credential, word, site.name, site.origin, key)
        except Exception:  # whatever a stranger's bytes do to the parser
            raise bad_passkey() from None
        known = await self.store.handle(key.member)
        if handle and handle != known:
            raise bad_passkey()
        if not await self.store.sign_in(session, key, uses, self.hall.date(), MOST_SESSIONS):
            raise bad_passkey()
        return key.member

    async def show_link(self, member: str) -> tuple[str, int]:
        """A word with which another device can sign in once, and how many milliseconds it counts."""
        word = secrets.token_urlsafe(ID_BYTES)
        await self.keep("link", word.encode(), member)
        return word, LINK

    async def way_back(self, member: str) -> str:
        """A word as `show_link` gives it, for a mail to a member, which may take longer to arrive."""
        word = secrets.token_urlsafe(ID_BYTES)
        await self.keep("way-back", word.encode(), member)
        return word

    async def follow(self, link: str, session: str) -> str:
        member = await self.take("link", link.encode()) or await self.take("way-back", link.encode())
        if member is None or not await self.store.begin_session(session, member, self.hall.date(), MOST_SESSIONS):
            raise Refused("stale-link", "this link is too old, or was used already; ask for another", 403)
        return str(member)

    async def member_of(self, session: str) -> str | None:
        """Whose session this is; None if it has ended. Where other processes may end it, only the store knows."""
        if session in self.sessions:
            return self.sessions[session]
        ended = self.ended
        member = await self.store.session(session)
        if member is not None and ended == self.ended and self.hall.sharing is None:
            if len(self.sessions) >= MOST_CACHED:
                self.sessions.clear()
            self.sessions[session] = member
        return member

    def forget_sessions(self, member: str) -> None:
        """Ask the store again which sessions of a member count."""
        self.ended += 1
        self.sessions = {session: whose for session, whose in self.sessions.items() if whose != member}

    async def sign_out(self, session: str) -> None:
        await self.store.end_session(session)
        self.ended += 1
        self.sessions.pop(session, None)

    async def sign_out_everywhere(self, member: str) -> None:
        """End all sessions, and hang up on whoever looks at a table by one of them."""
        await self.store.end_sessions(member)
        self.forget_sessions(member)
        self.hang_up(member)
        if self.hall.sharing is not None:
            await self.hall.sharing.tell_signed_out(member)

    def hang_up(self, member: str) -> None:
        """Nobody comes in as this member by a link from before, nor looks on by a session from before."""
        for links in (self.links, self.ways_back):
            for key in [key for key, (_, whose) in links.kept.items() if whose == member]:
                del links.kept[key]
        watching = [connection for live in self.hall.live.values() for connection in live.company.connections]
        for connection in (*watching, *self.hall.listeners):
            if connection.guest.id == member:
                connection.close(GOING_AWAY, "signed out")

    async def new_codes(self, member: str) -> list[str]:
        """New recovery codes; those given before count no more."""
        given = new_codes()
        await self.store.put_codes(member, [hash_of(code) for code in given])
        return given


def require_site(site: Site) -> None:
    """Browsers keep passkeys for names only, and by their law an address is none."""
    if site.name.replace(".", "").isdigit() or ":" in site.name:
        message = "a passkey belongs to a name, not to an address: open this page as localhost, or by the server's name"
        raise Refused("no-passkeys-here", message)


def hash_of(code: str) -> str:
    """A recovery code as it is kept. It is as good as random, so nothing slower is needed."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return sha256(f"recovery {letters}".encode()).hexdigest()


def new_codes() -> list[str]:
    """Recovery codes, in groups of five letters.

    >>> [len(code) for code in new_codes()]
    [23, 23, 23, 23, 23, 23, 23, 23]
    """
    return [new_code() for _ in range(CODES)]


def new_code() -> str:
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)]
    return "-".join("".join(letters[first : first + 5]) for first in range(0, CODE_LENGTH, 5))


def new_session() -> str:
    return secrets.token_hex(ID_BYTES)


def bad_passkey() -> Refused:
    return Refused("bad-passkey", "this passkey does not prove anything here: it is damaged, or another site's", 422)


def no_passkey() -> Refused:
    return Refused("no-passkey", "you have no such passkey", 404)


def too_many_passkeys() -> Refused:
    message = f"you have {MOST_PASSKEYS} passkeys, which is as many as may be; remove one first"
    return Refused("too-many-passkeys", message, 429, most=MOST_PASSKEYS)
