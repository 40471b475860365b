"""Arrays in a file, together with facts that say what they are: weights to play with, and runs to go on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.core.errors import DurbarError

Facts = dict[str, Any]
Arrays = dict[str, npt.NDArray[Any]]


def write_arrays(path: Path, facts: Facts, arrays: Arrays, compress: bool = False) -> None:
    """A file in one piece: whoever is stopped while writing leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}")
    save = np.savez_compressed if compress else np.savez
    with beside.open("wb") as file:
        save(file, allow_pickle=False, facts=np.frombuffer(json.dumps(facts).encode(), np.uint8), **arrays)
    beside.replace(path)


def read_arrays(path: Path, kind: str, error: type[DurbarError]) -> tuple[Facts, Arrays]:
    """What was written there, if it is of this kind (its fact `durbar`)."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        facts = json.loads(arrays.pop("facts").tobytes())
    except FileNotFoundError:
        raise error(f"there is no {path.name} in {path.parent}") from None
    except Exception as problem:  # a damaged file fails in as many ways as it can be damaged
        why = str(problem).partition(". ")[0].rstrip(".") or type(problem).__name__  # without advice for programmers
        raise error(f"{path} is damaged: {why}") from None
    if not isinstance(facts, dict) or facts.get("durbar") != kind:
        raise error(f"{path} is not of this version ({kind})")
    return facts, arrays
