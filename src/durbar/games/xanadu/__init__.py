"""Xanadu."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "cards",
    "events",
    "hidden",
    "judge",
    "moves",
    "observe",
    "rules",
    "seen",
    "state",
]
