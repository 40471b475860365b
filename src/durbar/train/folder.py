"""What is kept of a run, so that it can go on where it stopped: weights, momentum, league, luck, and the curve.

Each file is small enough to be carried home one by one: moments and old weights are kept in half precision, which
costs them nothing that matters.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.core.errors import DurbarError

FORMAT = "training 1"
STATE, LEAGUE = "state.npz", "league.npz"

Arrays = dict[str, npt.NDArray[Any]]


class BadFolder(DurbarError):
    """A folder from which no training can go on."""


def halved(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The upper half of each number: as large a range, fewer digits (bfloat16)."""
    bits = np.ascontiguousarray(array, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def doubled(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return (array.astype(np.uint32) << 16).view(np.float32)


def write(path: Path, facts: dict[str, Any], arrays: Arrays) -> None:
    """A file in one piece: whoever is stopped while writing leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}")
    with beside.open("wb") as file:
        np.savez(file, allow_pickle=False, facts=np.frombuffer(json.dumps(facts).encode(), np.uint8), **arrays)
    beside.replace(path)


def read(path: Path) -> tuple[dict[str, Any], Arrays]:
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        facts = json.loads(arrays.pop("facts").tobytes())
    except FileNotFoundError:
        raise BadFolder(f"there is no {path.name} in {path.parent}") from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadFolder(f"{path} is damaged: {error}") from None
    if not isinstance(facts, dict) or facts.get("durbar") != FORMAT:
        raise BadFolder(f"{path} is not of a training of this version ({FORMAT})")
    return facts, arrays
