"""Gangs of Kyoto."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "cards",
    "events",
    "hidden",
    "judge",
    "moves",
    "observe",
    "odds",
    "rules",
    "seen",
    "state",
]
