"""Fifteen of Patan."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "cards",
    "events",
    "hidden",
    "judge",
    "moves",
    "rules",
    "seen",
    "state",
]
