"""Web push: a notice for a browser, encrypted so that only that browser can read it, and handed to its push service.

RFC 8291 says how a message is encrypted, RFC 8292 (VAPID) how a server shows who it is, RFC 8030 how it is handed over.
That is a page of code on `cryptography`, which passkeys need anyway. The libraries for it bring two HTTP clients with
them, and neither would do what matters here: a push service's address comes from a stranger, so we ask only public
addresses, and the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from durbar.core.errors import DurbarError
from durbar.server.folder import PUSH_KEY, write_secret
from durbar.server.threads import in_a_thread
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY_BYTES = 32
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256: a key is less, and not 0
POINT_BYTES = 65  # of a public key
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD = 4096  # bytes of a message that every push service takes
PADDED = 1024  # bytes: the size of a notice says nothing about it
TOKEN_LIFE = 12 * 3600  # seconds
KEPT_FOR = 7 * 24 * 3600  # seconds for which a push service keeps a notice for a browser that is off
PUSH_TIMEOUT_S = 10.0  # seconds for a push service to answer
LONGEST_ANSWER = 8192  # bytes of the head of its answer
HTTPS = 443
UNICAST = ip_network("2000::/3")  # the addresses of IPv6 that were given out …
INNER = [ip_network("2002::/16"), ip_network("3fff::/20")]  # … but for those with IPv4 in them, and those for documents


class NotSent(DurbarError):
    """A push service could not be asked, or did not answer."""


class Target(Struct, frozen=True):
    """Where a notice goes: the endpoint of a browser, and what is needed to encrypt for it."""

    endpoint: str
    key: bytes
    auth: bytes


class Pusher:
    """Hands notices over to push services.

    secret:  the server's private key, by which push services know it
    contact: where who runs a push service can complain
    local:   whether addresses that are not public may be asked, as in tests
    """

    def __init__(self, secret: bytes, contact: str, local: bool = False) -> None:
        self.secret = secret
        self.contact = contact
        self.local = local
        self.signing: EllipticCurvePrivateKey | None = None

    @property
    def key(self) -> EllipticCurvePrivateKey:
        if self.signing is None:
            from cryptography.hazmat.primitives.asymmetric import ec

            self.signing = ec.derive_private_key(int.from_bytes(self.secret), ec.SECP256R1())
        return self.signing

    @property
    def public_key(self) -> str:
        """What a browser needs to know so that nobody but us can send it anything."""
        return written(point_of(self.key))

    def require(self, target: Target) -> Target:
        """What a browser says where notices for it go, if we can send them there."""
        from cryptography.hazmat.primitives.asymmetric import ec

        host, port = host_and_port(target.endpoint)
        if not self.local and (port != HTTPS or is_inner_address(host)):
            raise bad_endpoint()
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), target.key)
        except ValueError:
            raise Refused("bad-device", "key is a point of the curve P-256, as the browser gave it", 422) from None
        if len(target.key) != POINT_BYTES or len(target.auth) != AUTH_BYTES:
            raise Refused("bad-device", f"key has {POINT_BYTES} bytes and auth {AUTH_BYTES}", 422)
        return target

    def may_ask(self, address: IPv4Address | IPv6Address) -> bool:
        return self.local or is_public(address)

    async def send(self, target: Target, text: bytes, topic: str, now: int) -> int:
        """Hand a notice over; the status of the answer. Of the same topic a push service keeps only the last."""
        try:
            async with asyncio.timeout(PUSH_TIMEOUT_S):
                return await self.post(target, text, topic, now)
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise NotSent(f"the push service cannot be asked: {type(error).__name__}") from None  # a timeout is one too

    async def post(self, target: Target, text: bytes, topic: str, now: int) -> int:
        host, port = host_and_port(target.endpoint)
        url = urlsplit(target.endpoint)
        body = encrypt(text, target.key, target.auth)
        head = [
            f"POST {url.path or '/'}{'?' + url.query if url.query else ''} HTTP/1.1",
            f"Host: {url.netloc}",
            f"Authorization: vapid t={self.token(f'https://{url.netloc}', now)}, k={self.public_key}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {KEPT_FOR}",
            f"Topic: {topic}",
            "Connection: close",
        ]
        address = await self.address_of(host, port)
        context = ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=host, limit=LONGEST_ANSWER
        )
        try:
            writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
            await writer.drain()
            version, _, rest = (await reader.readuntil(b"\r\n")).decode("latin-1").partition(" ")
            if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
                raise ValueError(rest)
            return int(rest[:3])
        finally:
            writer.transport.abort()

    async def address_of(self, host: str, port: int) -> str:
        """An address of this name that may be asked. We connect to it, and do not look the name up once more."""
        found = await in_a_thread(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM), "durbar-push")
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(self.may_ask(ip_address(each.partition("%")[0])) for each in addresses):
            raise NotSent("this push service has no public address")
        return addresses[0]

    def token(self, audience: str, now: int) -> str:
        """That it is we who send, signed, for this push service and a while. `now` is in milliseconds since 1970."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": audience, "exp": now // 1000 + TOKEN_LIFE, "sub": self.contact}
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(written(part) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{written(r.to_bytes(KEY_BYTES) + s.to_bytes(KEY_BYTES))}"


def encrypt(text: bytes, key: bytes, auth: bytes) -> bytes:
    """A message as the browser with this key and secret can read it, and nobody else (RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own, salt = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(SALT_BYTES)
    point = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key))
    mixed = derive(auth, shared, b"WebPush: info\0" + key + point, 32)
    content_key = derive(salt, mixed, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, mixed, b"Content-Encoding: nonce\0", 12)
    padded = text + b"\2" + bytes(-(len(text) + 1) % PADDED)  # 2 ends the last record
    head = salt + RECORD.to_bytes(4) + bytes([len(point)]) + point
    return head + AESGCM(content_key).encrypt(nonce, padded, None)


def derive(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    mixed = hmac.new(salt, secret, sha256).digest()
    return hmac.new(mixed, info + b"\1", sha256).digest()[:size]


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def host_and_port(endpoint: str) -> tuple[str, int]:
    """Where an endpoint is; it is a plain https address, with nothing that would end a line or name a user."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname, url.port
    except ValueError:
        raise bad_endpoint() from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "\\" not in endpoint
    if not plain or url.scheme != "https" or not host or "@" in url.netloc or url.fragment:
        raise bad_endpoint()
    return host, HTTPS if port is None else port


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether this is an address of the internet, and not one of our own network or machine.

    >>> [is_public(ip_address(each)) for each in ("9.9.9.9", "127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False, False]
    >>> [is_public(ip_address(each)) for each in ("2620:fe::9", "fec0::1", "::127.0.0.1", "fd00::1", "3fff::1")]
    [True, False, False, False, False]
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif address not in UNICAST or any(address in network for network in INNER):
            return False
    return address.is_global and not address.is_multicast


def is_inner_address(host: str) -> bool:
    """Whether this is an address that is not public; a name is looked up when it is asked."""
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return False


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Bytes as browsers write them."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError):
        raise Refused("bad-device", "key and auth are written in base64url, as the browser gave them", 422) from None


def load_push_key(folder: Path) -> bytes:
    """The key by which push services know this server; made when there is none."""
    file = folder / PUSH_KEY
    try:
        if not file.exists():
            write_secret(file, new_push_key())
        key = file.read_bytes()
    except OSError as reason:
        raise DurbarError(f"cannot keep a key in {folder}: {reason.strerror}; choose another with --data") from None
    if not is_push_key(key):
        raise DurbarError(
            f"{file} is not a key of Durbar: it should have {KEY_BYTES} bytes; put it back from a copy, or remove it: "
            "then nobody gets notices on their devices until they ask for them again"
        )
    return key


def new_push_key() -> bytes:
    """A private key of P-256. Any number below the order of the curve is one, but 0."""
    return (1 + secrets.randbelow(ORDER - 1)).to_bytes(KEY_BYTES)


def is_push_key(key: bytes) -> bool:
    return len(key) == KEY_BYTES and 0 < int.from_bytes(key) < ORDER


def bad_endpoint() -> Refused:
    return Refused("bad-device", "endpoint is the https address of a push service in the internet", 422)
