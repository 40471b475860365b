"""Limits: how often a connection or a network may ask for something, and how much.

Each has a bucket of tokens that fills steadily; a request takes one, and more if it costs us more. Full buckets are
forgotten, so the memory they need is bounded by how many networks are busy; beyond `MOST` the fullest are forgotten
first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

MOST = 10_000  # buckets
BURST = 3  # seconds' worth of requests that may come at once
EVERYBODY = ""  # the bucket of all networks together
FEW = 50  # who look on together …
TOLD_A_SECOND = 5_000  # … beyond which so many messages a second tell them of who comes and goes


@lru_cache(maxsize=MOST)
def network_of(address: str) -> str:
    """Whose address this is: that of a house or a phone, which have a whole /64 of IPv6.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8:0:1:a:b:c:d"), network_of("?")
    ('192.0.2.7', '192.0.2.7', '2001:db8:0:1::/64', '?')
    """
    try:
        ip: IPv4Address | IPv6Address | None = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is None:
            return str(IPv6Network((ip, 64), strict=False))
        ip = ip.ipv4_mapped
    return str(ip)


def rest_after(messages: int) -> float:
    """Seconds in which many who were just told how something stands are not told again; what changes meanwhile they
    hear all at once. So whoever comes and goes without end keeps nobody waiting.

    >>> rest_after(50), rest_after(1_000)
    (0.0, 0.2)
    """
    return messages / TOLD_A_SECOND if messages > FEW else 0.0


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

    def charge(self, tokens: float) -> None:
        """Take tokens for what was done already; there may be fewer than none afterwards."""
        self.tokens -= tokens

    def wait(self) -> int:
        """Whole seconds until there is a token again."""
        return 1 + int((1 - self.tokens) / self.rate) if self.rate and self.tokens < 1 else 0


class Buckets:
    """A bucket for each network, guest or whatever the key is."""

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

    def charge(self, key: str, tokens: float) -> None:
        """Take tokens for what was done already, down to a burst below none."""
        self.take(key, 0.0)
        bucket = self.buckets[key]
        bucket.charge(min(tokens, bucket.tokens + bucket.burst))

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
