"""Writes the TypeScript types of everything on the wire from the Python types, so that the two cannot drift apart.

python web/generate.py          writes them
python web/generate.py --check  only says whether they are up to date
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from textwrap import TextWrapper
from typing import Any

import msgspec

import durbar
from durbar.games import GAMES
from durbar.server import (
    acts,
    answers,
    game_info,
    lobby_routes,
    own_play,
    people_routes,
    puzzles,
    rating_routes,
    reviews,
    wire,
)

SOURCE = Path(__file__).parent / "src"
HEAD = "// Made by web/generate.py from the Python types; do not edit.\n\n"
LINES = TextWrapper(120, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

MESSAGES = [
    wire.Welcome,
    wire.EntryMessage,
    wire.YouMessage,
    wire.PresenceMessage,
    wire.Acknowledged,
    wire.RefusedMessage,
    wire.Bye,
]
COMMANDS = [*wire.AnyCommand.__args__, wire.Follow]
OTHERS = [
    wire.NewMatch,
    wire.Done,
    wire.Summary,
    wire.OwnSummary,
    wire.Person,
    wire.NewBlock,
    wire.NewReport,
    *acts.AnyAct.__args__,
    answers.Mine,
    answers.BlockInfo,
    answers.Reports,
    answers.SanctionInfo,
    answers.AuditPage,
    answers.Joined,
    answers.PasskeyInfo,
    answers.Link,
    answers.Profile,
    answers.NoticeInfo,
    wire.NewDevice,
    answers.History,
    game_info.GameInfo,
    game_info.LessonInfo,
    game_info.Unfit,
    game_info.OwnBox,
    answers.Verified,
    answers.Advice,
    reviews.Reviewed,
    puzzles.PuzzleBook,
    puzzles.PuzzleInfo,
    puzzles.Solved,
    wire.LobbyMessage,
    wire.TableMessage,
    wire.GoneMessage,
    wire.WaitingMessage,
    wire.PairingWish,
    wire.PairingMessage,
    wire.PairedMessage,
    wire.StoppedMessage,
    wire.InvitedMessage,
    people_routes.People,
    wire.NewTournament,
    wire.TournamentMessage,
    lobby_routes.PairingState,
    rating_routes.Ladder,
    rating_routes.Player,
    own_play.OwnPlay,
]


def typescript(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(typescript(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(item) for item in schema['prefixItems'])}]"
    if kind == "array":
        item = typescript(schema.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def comment(text: str) -> list[str]:
    first, *others = cleandoc(text).splitlines() or [""]
    if not others:
        return [f"/** {first} */"] if first else []
    return [f"/** {first}", *(f" * {line}".rstrip() for line in others), " */"]


def interface(name: str, schema: dict[str, Any]) -> str:
    """A struct as an interface."""
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        optional = "" if field in schema.get("required", []) else "?"
        lines.extend(LINES.wrap(f"  {field}{optional}: {typescript(kind)};"))
    return "\n".join([*lines, "}", ""])


def interfaces(types: list[Any]) -> str:
    _, components = msgspec.json.schema_components(types)
    return "\n".join(interface(name, schema) for name, schema in sorted(components.items()))


def union(name: str, types: list[Any]) -> str:
    made = f"export type {name} = {' | '.join(kind.__name__ for kind in types)};"
    return "\n".join(["", *LINES.wrap(made), ""])


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    move = "\n/** A move as the wire writes it. */\nexport interface Move {\n  id: number;\n  kind: string;\n"
    move += "  args: Record<string, string | number>;\n  notation: string;\n}\n"
    house = interfaces([*MESSAGES, *COMMANDS, *OTHERS]) + union("Message", MESSAGES) + union("Command", COMMANDS) + move
    made = {SOURCE / "lib" / "wire.ts": HEAD + house}
    for name in GAMES:
        if (SOURCE / "games" / name).is_dir():
            made[SOURCE / "games" / name / "view.ts"] = HEAD + interfaces([durbar.game(name).views])
    return made


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text() != text]
    if "--check" not in sys.argv:
        for path in stale:
            path.write_text(files()[path])
        return 0
    for path in stale:
        print(f"{path.relative_to(SOURCE.parent)} is not what the Python types say; run: python web/generate.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
