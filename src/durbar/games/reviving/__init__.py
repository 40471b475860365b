"""Reviving Kathmandu."""

COMPILED = [  # modules that mypyc compiles when a wheel is built
    "bidding",
    "building",
    "cards",
    "events",
    "hidden",
    "judge",
    "judge_solo",
    "leftover",
    "moves",
    "observe",
    "observe_table",
    "pieces",
    "rules",
    "scoring",
    "seen",
    "solo",
    "state",
]
