"""Limits: how often a connection or an address may ask for something.

Each has a bucket of tokens that fills steadily; a request takes one. Full buckets are forgotten, so the memory they
need is bounded by how many addresses are busy; beyond `MOST` the fullest are forgotten first.
"""

from __future__ import annotations

from collections.abc import Callable

MOST = 10_000  # buckets
BURST = 3  # seconds' worth of requests that may come at once


class Bucket:
    """So many tokens a second, and a burst."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough. A rate of 0 is no limit."""
        if not self.rate:
            return True
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def wait(self) -> int:
        """Whole seconds until there is a token again."""
        return 1 + int((1 - self.tokens) / self.rate) if self.rate and self.tokens < 1 else 0


class Buckets:
    """A bucket for each address, guest or whatever the key is."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, tokens: float = 1.0) -> bool:
        now = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket.take(now, tokens)

    def wait(self, key: str) -> int:
        bucket = self.buckets.get(key)
        return bucket.wait() if bucket is not None else 0

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, the half that is fullest."""
        for bucket in self.buckets.values():
            bucket.take(now, 0.0)
        kept = {key: bucket for key, bucket in self.buckets.items() if bucket.tokens < bucket.burst}
        if len(kept) >= MOST:
            fullest_last = sorted(kept.items(), key=lambda item: item[1].tokens)
            kept = dict(fullest_last[: MOST // 2])
        self.buckets = kept
