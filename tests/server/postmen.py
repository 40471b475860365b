"""Who brings notices, for the tests: a push service with browsers behind it, which really decrypt, and a mail server.

The push service speaks TLS with a certificate of its own. What it is sent is opened by `http-ece`, which is not what
the server encrypts with, and the signature is checked as RFC 8292 says.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.servers import free_port


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that asked its push service for notices, and can read them."""

    def __init__(self, service: PushService, path: str) -> None:
        self.endpoint = f"{service.url}/{path}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, **changes: str) -> dict[str, str]:
        form = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        found = {"endpoint": self.endpoint, "key": written(point), "auth": written(self.auth)}
        return found | {"name": "phone", "language": "en"} | changes

    def opened(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(text))


class PushService:
    """A push service at localhost; `status` is what it answers, by path or else to everything."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "push.pem"
        make_certificate(self.certificate)
        self.browsers: dict[str, Browser] = {}
        self.status: dict[str, int] = {}
        self.asked: list[tuple[str, dict[str, str], dict[str, Any]]] = []

    def browser(self, path: str = "phone") -> Browser:
        self.browsers[path] = Browser(self, path)
        return self.browsers[path]

    @property
    def told(self) -> list[dict[str, Any]]:
        """What the browsers were told."""
        return [message for _, _, message in self.asked]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[PushService]:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate)
        server = await asyncio.start_server(self.answer, "127.0.0.1", self.port, ssl=context)
        try:
            yield self
        finally:
            server.close()

    @contextmanager
    def in_background(self) -> Iterator[PushService]:
        """Open in a thread of its own, for tests that have no event loop."""
        loop, opened = asyncio.new_event_loop(), threading.Event()
        end = asyncio.Event()

        async def serve() -> None:
            async with self.open():
                opened.set()
                await end.wait()

        thread = threading.Thread(target=loop.run_until_complete, args=[serve()], daemon=True)
        thread.start()
        opened.wait()
        try:
            yield self
        finally:
            loop.call_soon_threadsafe(end.set)
            thread.join()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        path = lines[0].split(" ")[1].lstrip("/")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.check_signature(headers["authorization"])
        status = self.status.get(path, self.status.get("", 201))
        if status < 300:
            self.asked.append((path, headers, self.browsers[path].opened(body)))
        writer.write(f"HTTP/1.1 {status} So be it\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def check_signature(self, authorization: str) -> None:
        scheme, _, parts = authorization.partition(" ")
        found = dict(part.strip().split("=", 1) for part in parts.split(","))
        head, claims, signature = found["t"].split(".")
        assert (scheme, json.loads(read(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
        assert json.loads(read(claims))["aud"] == self.url
        assert json.loads(read(claims))["sub"].startswith(("mailto:", "https://"))
        numbers = read(signature)
        der = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(found["k"]))
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def make_certificate(file: Path) -> None:
    """A key and a certificate for localhost that whoever has this file believes."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    pem = serialization.Encoding.PEM
    file.write_bytes(key.private_bytes(pem, form, plain) + made.public_bytes(pem))


class PostOffice:
    """A mail server at 127.0.0.1, and all the mail that it was given."""

    def __init__(self) -> None:
        self.mail: list[EmailMessage] = []
        self.port = free_port()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  as aiosmtpd calls it
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        assert envelope.rcpt_tos == [found["To"]]
        self.mail.append(found)
        return "250 kept"

    @contextmanager
    def open(self) -> Iterator[PostOffice]:
        controller = Controller(self, hostname="127.0.0.1", port=self.port)
        controller.start()
        try:
            yield self
        finally:
            controller.stop()


def link_in(mail: EmailMessage, mark: str) -> str:
    """The word of the link with this mark in a mail."""
    line = next(line for line in mail.get_content().splitlines() if f"/you#{mark}=" in line)
    return str(line.partition(f"#{mark}=")[2])
