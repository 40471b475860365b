"""How the proofs run: reproducibly, without a clock, and the same interpreted and compiled."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "durbar",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("durbar")
