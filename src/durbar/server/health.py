"""Health: whether the store keeps what it is given, and a few words about it in the log when it does not."""

from __future__ import annotations

from durbar.server.logs import log, log_event
from durbar.server.metrics import Metrics
from durbar.server.store import Store

SILENCE = 60_000  # milliseconds between two lines about the same trouble
BREATH = 10_000  # milliseconds between any two lines


class Health:
    """How the store is.

    logged: the trouble that the log knows of
    failed: how many writes had failed when the log was last told, and `at` when that was
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.logged = ""
        self.failed = 0
        self.counted = 0
        self.at = 0

    def report(self, metrics: Metrics, now: int) -> None:
        """Count what failed, and tell the log: when it begins, then once a minute, and when it is over."""
        store = self.store
        metrics.failed.inc(store.failed - self.counted)
        self.counted = store.failed
        metrics.degraded.set(bool(store.trouble))
        has_changed, silent = store.trouble != self.logged, now - self.at
        if silent >= BREATH if has_changed else store.failed > self.failed and silent >= SILENCE:
            self.log_trouble(store.trouble, store.failed - self.failed)
            self.logged, self.failed, self.at = store.trouble, store.failed, now

    def log_trouble(self, trouble: str, failed: int) -> None:
        if trouble:
            log.error("the store cannot keep anything", extra={"facts": {"why": trouble, "failed": failed}})
        elif self.logged:
            log_event("the store is well again", failed=failed)
        else:
            facts = {"failed": failed, "last": self.store.last_failure}
            log.error("the store could not keep something", extra={"facts": facts})
