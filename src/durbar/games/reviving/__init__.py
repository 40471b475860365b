"""Reviving Kathmandu."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "bidding",
    "building",
    "cards",
    "events",
    "hidden",
    "judge",
    "leftover",
    "moves",
    "observe",
    "rules",
    "scoring",
    "seen",
    "solo",
    "state",
]
