"""The laboratory: many games played for a question, kept as Parquet, and told as figures and pictures.

`plan` says what is to be played, `batch` plays a part of it, `running` lets a crew do so, `folder` keeps what
they bring (`columns` says in which tables), `figures`, `luck`, `things` and `changes` ask the tables, and `report` with
`pictures` writes the answer down, in the `words` of a language. Everything here needs the extra `lab`, and nothing else
of the house needs this.
"""

from __future__ import annotations

from importlib.util import find_spec

from durbar.core.errors import DurbarError

NEEDED = ("pyarrow", "duckdb", "matplotlib")


def require_lab() -> None:
    """Refuse to begin without the packages of the laboratory."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise DurbarError(f"a study needs {', '.join(missing)}: pip install 'durbar[lab]'")
