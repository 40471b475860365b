"""The tables of a study, column by column: what Parquet holds, and what a query may ask for.

A column is never renamed or given another meaning: who has kept a study can still read it. `docs/studies.md` shows
this catalogue, and a test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import pyarrow


class Column(NamedTuple):
    """name, type as Arrow calls it, and what it says."""

    name: str
    type: str
    meaning: str


ARM = Column("arm", "string", "which arm of the study: `base`, or what is different in it")
GAME = Column("game", "int64", "the number of the game in its arm, from 0")
DEAL = Column("deal", "int64", "games with the same number were dealt the same cards; so in every arm")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        ARM,
        GAME,
        DEAL,
        Column("first", "int8", "the seat that began"),
        Column("moves", "int32", "moves played by all seats together"),
        Column("decisions", "int32", "moves for which there was a choice"),
        Column("choices", "int64", "legal moves at all decisions together"),
        Column("winners", "int8", "seats that share the first place; 0 if all have lost"),
        Column("best", "int32", "the highest score"),
        Column("margin", "int32", "the highest score less the next one; 0 in a tie, and for one player alone"),
        Column("lead_changes", "int16", "how often another seat than the last sole leader came to lead alone"),
        Column("clear_at", "float", "after which share of the moves the winner led alone to the end; 1 if never"),
        Column("leader_25", "int8", "the seat that led alone after a quarter of the moves; -1 if none did"),
        Column("leader_50", "int8", "the same after half of them"),
        Column("leader_75", "int8", "the same after three quarters"),
    ),
    "seats": (
        ARM,
        GAME,
        DEAL,
        Column("seat", "int8", "the seat, from 0"),
        Column("turn", "int8", "0 for the seat that began, 1 for the next clockwise, and so on"),
        Column("bot", "string", "who played it"),
        Column("score", "int32", "its points"),
        Column("place", "int8", "its place, from 1; tied seats share one; 0 if all have lost"),
        Column("won", "float", "1 if it won, a part of 1 if several share the victory, else 0"),
        Column("decisions", "int32", "its moves for which there was a choice"),
        Column("stumbles", "int16", "those of them that its program could not make, so that chance did"),
    ),
    "decisions": (
        ARM,
        GAME,
        Column("move", "int32", "the number of the move in its game, from 0"),
        Column("seat", "int8", "whose move it was"),
        Column("kind", "string", "what sort of move it was"),
        Column("choices", "int32", "how many moves were legal"),
        Column("played", "string", "the move, in its notation"),
        Column("lead", "int32", "the seat's points before the move, less the most of any other seat"),
    ),
    "cards": (
        ARM,
        Column("seat", "int8", "the seat, from 0"),
        Column("event", "string", "what the seat did with it: the kind of an event that the game names in `uses`"),
        Column("kind", "string", "what sort of thing it is: card, mission, die …"),
        Column("thing", "string", "its key"),
        Column("games", "int64", "games in which this seat did so"),
        Column("uses", "int64", "how often it did so in all of them"),
        Column("wins", "double", "how many of these games it won, shared victories in part"),
        Column("points", "int64", "its points in these games together"),
    ),
}
CARDS_BY = ("arm", "seat", "event", "kind", "thing")  # rows of `cards` that agree in these may be added up
CARDS_SUMS = ("games", "uses", "wins", "points")


def schema_of(table: str) -> pyarrow.Schema:
    """The Arrow schema of a table."""
    import pyarrow

    kinds: dict[str, Any] = {
        "string": pyarrow.string(),
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "int64": pyarrow.int64(),
        "float": pyarrow.float32(),
        "double": pyarrow.float64(),
    }
    return pyarrow.schema([(column.name, kinds[column.type]) for column in TABLES[table]])


def catalogue() -> list[str]:
    """The tables as they stand in the documentation."""
    lines: list[str] = []
    for table, columns in TABLES.items():
        lines += [f"### `{table}`", "", "| column | type | meaning |", "|---|---|---|"]
        lines += [f"| `{column.name}` | {column.type} | {column.meaning} |" for column in columns]
        lines.append("")
    return lines
