"""An authenticator in software: it makes passkeys and signs with them, as a phone or a key on a ring does."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey. `origin` is the page that asks, as the browser knows it."""

    def __init__(self, origin: str = "http://table") -> None:
        self.origin = origin
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = b""
        self.uses = 0

    def data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def about(self, site: str, flags: int) -> bytes:
        self.uses += 1
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as `navigator.credentials.create` gives it."""
        self.handle = read(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = self.about(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        about += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        response = {
            "clientDataJSON": written(self.data("webauthn.create", options["challenge"])),
            "attestationObject": written(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})),
        }
        return self.credential(response)

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """Proof that one has the passkey, as `navigator.credentials.get` gives it."""
        data, about = self.data("webauthn.get", options["challenge"]), self.about(options["rpId"], PRESENT | VERIFIED)
        response = {
            "clientDataJSON": written(data),
            "authenticatorData": written(about),
            "signature": written(self.key.sign(about + sha256(data).digest(), ec.ECDSA(SHA256()))),
            "userHandle": written(self.handle),
        }
        return self.credential(response)

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": written(self.id), "rawId": written(self.id), "type": "public-key", "response": response}
