"""Kathmandu."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "arriving",
    "cards",
    "equipment",
    "evening",
    "events",
    "hidden",
    "judge",
    "landscape",
    "moves",
    "observe",
    "refusing",
    "rules",
    "scoring",
    "seen",
    "state",
    "walking",
]
