"""The table with everything open that somebody could see: for a finished game, in which nothing has to be hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

AnyView = TypeVar("AnyView")


def opened(spectator: AnyView, seats: Sequence[AnyView]) -> AnyView:
    """What all together see, in the place of what a spectator sees: hands, closed piles, coins face down.

    >>> opened({"pile": 9, "hands": [[], []]}, [{"pile": 9, "hands": [["a"], []]}, {"pile": 9, "hands": [[], ["b"]]}])
    {'pile': 9, 'hands': [['a'], ['b']]}
    """
    told = together(msgspec.to_builtins(spectator), [msgspec.to_builtins(view) for view in seats])
    return msgspec.convert(told, type(spectator))


def together(seen: Any, others: Sequence[Any]) -> Any:
    """Wherever somebody sees something else than a spectator does, that is taken."""
    if isinstance(seen, dict):
        return {name: together(value, [other[name] for other in others]) for name, value in seen.items()}
    if isinstance(seen, list) and all(isinstance(other, list) and len(other) == len(seen) for other in others):
        return [together(value, [other[place] for other in others]) for place, value in enumerate(seen)]
    return next((other for other in others if other != seen), seen)
