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
    "layout",
    "moves",
    "observe",
    "observe_map",
    "observe_table",
    "refusing",
    "rules",
    "scoring",
    "seen",
    "state",
    "walking",
    "worths",
]
