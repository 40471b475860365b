"""What the server counts, for Prometheus. Nothing here names a guest, a match or a card."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from durbar.server.journal import AnyBody


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("durbar_entries", "Entries committed to journals", ["kind"], registry=self.registry)
        self.refusals = Counter("durbar_refusals", "Requests refused", ["code"], registry=self.registry)
        self.requests = Counter("durbar_requests", "HTTP requests answered", ["status"], registry=self.registry)
        self.errors = Counter("durbar_errors", "Mistakes of ours", registry=self.registry)
        self.thoughts = Histogram("durbar_think_seconds", "How long bots think", registry=self.registry)
        self.matches = Gauge("durbar_matches", "Matches in memory", registry=self.registry)
        self.connections = Gauge("durbar_connections", "Open sockets and streams", registry=self.registry)
        self.replaced = Gauge("durbar_workers_replaced", "Bot workers that died", registry=self.registry)
        self.lag = Gauge(
            "durbar_loop_lag_seconds", "How late the event loop was, at worst, of late", registry=self.registry
        )
        self.by_kind: dict[type, Counter] = {}

    def entry(self, body: AnyBody) -> None:
        counter = self.by_kind.get(type(body))
        if counter is None:
            counter = self.by_kind[type(body)] = self.entries.labels(str(body.__struct_config__.tag))
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
