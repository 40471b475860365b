"""The OpenAPI document, made from the list of endpoints and the types of the wire."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from durbar.core.text import LANGUAGES
from durbar.server import wire

PARAMETERS = {
    "id": ("path", {"type": "string"}, "The id of a match"),
    "game": ("path", {"type": "string"}, "The name of a game"),
    "language": ("path", {"type": "string", "enum": list(LANGUAGES)}, "A language"),
    "passkey": ("path", {"type": "string"}, "The id of a passkey"),
    "block": ("path", {"type": "string"}, "The id of a block"),
    "warning": ("path", {"type": "integer", "minimum": 1}, "The id of a warning"),
    "device": ("path", {"type": "string"}, "The id of a device"),
    "word": ("path", {"type": "string"}, "The word of a link in a mail"),
    "name": ("path", {"type": "string"}, "The name of a member"),
    "teams": ("query", {"type": "integer", "minimum": 0, "maximum": 1}, "Whether it is about playing in teams"),
    "request": ("query", {"type": "string", "maxLength": 64}, "What I called my request to be paired"),
    "tournament": ("path", {"type": "string"}, "The id of a tournament"),
    "puzzle": ("path", {"type": "string"}, "The id of a puzzle"),
    "skip": ("query", {"type": "string"}, "The id of a puzzle that I do not want now"),
    "find": ("query", {"type": "string", "maxLength": 100}, "Words of the names of games and players"),
    "from": ("query", {"type": "string"}, "What the page before calls next"),
    "number": ("path", {"type": "integer", "minimum": 1}, "The number of an entry"),
    "seat": ("query", {"type": "integer", "minimum": 0, "maximum": 9}, "Which of my seats I look through"),
    "open": ("query", {"type": "integer", "minimum": 0, "maximum": 1}, "1 opens everything that somebody saw"),
    "look": ("query", {"type": "integer", "minimum": 0, "maximum": 1}, "1 makes no guest of who is nobody yet"),
    "move": ("query", {"type": "integer", "minimum": 0, "maximum": 999_999_999}, "A move of the review, from 1"),
    "moment": ("query", {"type": "integer", "minimum": 0, "maximum": 999_999_999}, "The number of an entry"),
    "in": ("query", {"type": "string", "enum": list(LANGUAGES)}, "A language"),
    "after": ("query", {"type": "integer", "minimum": 0, "maximum": 999_999_999}, "The last entry I know"),
}
PROBLEMS = {
    401: "The token is not one of this server, or not that of a member",
    403: "The seat, or the match, is not yours; or you are silenced or banned",
    404: "There is no such match",
    405: "This cannot be done here",
    409: "Not now: the move is illegal or stale, or the match is not at that point",
    410: "The match was closed",
    413: "The request is too large",
    415: "The body is not JSON",
    422: "A value makes no sense",
    429: "Too many requests, connections or matches",
    503: "The server is busy or restarts",
}
COMMON = (401, 422, 429, 503)


class Endpoint(NamedTuple):
    """One thing that can be asked: `name` is the method of the server that answers."""

    method: str
    path: str
    name: str
    summary: str
    body: Any = None
    answer: Any = None
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()
    cost: int = 1  # requests' worth of the address's allowance


def document(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    described = [endpoint for endpoint in endpoints if endpoint.path.startswith("/api/")]
    types = [kind for endpoint in described for kind in (endpoint.body, endpoint.answer) if kind is not None]
    types += [wire.Problem, wire.Welcome, wire.EntryMessage, wire.YouMessage, wire.PresenceMessage]
    types += [wire.Acknowledged, wire.RefusedMessage, wire.Bye]
    types += [
        wire.TableMessage,
        wire.GoneMessage,
        wire.WaitingMessage,
        wire.InvitedMessage,
        wire.PairedMessage,
        wire.StoppedMessage,
        wire.TournamentMessage,
    ]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in described:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Durbar",
            "version": version,
            "description": "A table for board games. A WebSocket at /api/matches/{id}/socket takes the same commands "
            "and sends the same messages as the endpoints here.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "durbar_guest"},
                "session": {"type": "apiKey", "in": "cookie", "name": "durbar_member"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}, {"session": []}],
    }


def operation(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": endpoint.summary}
    content = {"schema": schema_of[id(endpoint.answer)]} if endpoint.answer is not None else {}
    answer["content"] = {endpoint.media: content if endpoint.media == "application/json" else {}}
    problem = {"application/json": {"schema": schema_of[id(wire.Problem)]}}
    in_path = re.findall(r"{(\w+)}", endpoint.path)
    wrong = {
        *COMMON,
        *((404, 409, 403) if in_path or endpoint.query else ()),
        *((409,) if endpoint.body is not None else ()),
        *((403, 413, 415) if endpoint.body is not None else ()),
    }
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [parameter(name, "path") for name in in_path]
        + [parameter(name, "query") for name in endpoint.query],
        "responses": {str(endpoint.status): answer}
        | {str(status): {"description": PROBLEMS[status], "content": problem} for status in sorted(wrong)},
    }
    if endpoint.body is not None:
        body = {"application/json": {"schema": schema_of[id(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": body}
    return described


def parameter(name: str, place: str) -> dict[str, Any]:
    _, schema, description = PARAMETERS[name]
    return {"name": name, "in": place, "required": place == "path", "schema": schema, "description": description}
