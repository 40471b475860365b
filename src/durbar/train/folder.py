"""What is kept of a run, so that it can go on where it stopped: weights, momentum, league, luck, and the curve.

Each file is small enough to be carried home one by one: momentum and past selves are kept in half precision, which
costs them nothing that matters. A run that goes on without having stopped rounds them too, so that both go on alike.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.bots.arrays import Arrays, Facts, read_arrays, write_arrays
from durbar.core.errors import DurbarError

FORMAT = "training 1"
STATE, LEAGUE = "state.npz", "league.npz"


class BadFolder(DurbarError):
    """A folder from which no training can go on."""


def halved(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The upper half of each number: as large a range, fewer digits (bfloat16)."""
    bits = np.ascontiguousarray(array, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def doubled(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return (array.astype(np.uint32) << 16).view(np.float32)


def rounded(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """What will be left of an array that is kept in half precision."""
    return doubled(halved(array))


def write(path: Path, facts: Facts, arrays: Arrays) -> None:
    write_arrays(path, facts | {"durbar": FORMAT}, arrays)


def read(path: Path) -> tuple[Facts, Arrays]:
    return read_arrays(path, FORMAT, BadFolder)
