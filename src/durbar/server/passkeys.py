"""Passkeys: what browsers and this house say to each other about them, by WebAuthn.

Whatever a stranger's bytes do to the parser, these functions raise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from durbar.server import wire
from durbar.server.challenges import CHALLENGE, Challenge
from durbar.server.store.members import Passkey


def how_to_make(site: str, challenge: Challenge, word: bytes, known: Iterable[Passkey]) -> dict[str, Any]:
    """What a browser needs to make a passkey; its devices that have one already of those known are not to."""
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name="Durbar",
        user_id=challenge.handle,
        user_name=challenge.name,
        challenge=word,
        timeout=CHALLENGE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(key.credential) for key in known],
    )
    return options_to_json_dict(options)


def how_to_enter(site: str, word: bytes) -> dict[str, Any]:
    """What a browser needs to sign in with whatever passkey it has for this site."""
    options = webauthn.generate_authentication_options(
        rp_id=site, challenge=word, timeout=CHALLENGE, user_verification=UserVerificationRequirement.PREFERRED
    )
    return options_to_json_dict(options)


def word_of(credential: wire.Credential) -> bytes:
    """The challenge that this answers."""
    return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge


def names_in(credential: wire.Credential) -> tuple[bytes, bytes]:
    """Which passkey was used, and the handle of whose it is, if that is told."""
    return base64url_to_bytes(credential["rawId"]), base64url_to_bytes(credential["response"].get("userHandle") or "")


def require_made(credential: wire.Credential, word: bytes, site: str, origin: str) -> VerifiedRegistration:
    return webauthn.verify_registration_response(
        credential=credential, expected_challenge=word, expected_rp_id=site, expected_origin=origin
    )


def require_used(credential: wire.Credential, word: bytes, site: str, origin: str, key: Passkey) -> int:
    """How often the passkey says that it was used."""
    return webauthn.verify_authentication_response(
        credential=credential,
        expected_challenge=word,
        expected_rp_id=site,
        expected_origin=origin,
        credential_public_key=key.public_key,
        credential_current_sign_count=key.uses,
    ).new_sign_count
