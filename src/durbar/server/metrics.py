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
        self.thoughts = Histogram("durbar_think_seconds", "How long bots take to answer", registry=self.registry)
        self.stumbles = Counter(
            "durbar_bot_stumbles", "Decisions that a simpler bot made", ["level", "why"], registry=self.registry
        )
        self.members = Counter(
            "durbar_members", "What members did: joined, signed in, left", ["what"], registry=self.registry
        )
        self.created = Counter(
            "durbar_created",
            "New guests, matches, members, reports, pairing requests",
            ["what"],
            registry=self.registry,
        )
        self.forgotten = Counter("durbar_matches_forgotten", "Abandoned matches of guests", registry=self.registry)
        self.notices = Counter(
            "durbar_notices", "Notices by their way and what became of them", ["way", "outcome"], registry=self.registry
        )
        self.paired = Counter("durbar_paired", "People seated by quick pairing", registry=self.registry)
        self.matches = Gauge("durbar_matches", "Matches in memory", registry=self.registry)
        self.connections = Gauge("durbar_connections", "Open sockets and streams", registry=self.registry)
        self.replaced = Gauge("durbar_workers_replaced", "Bot workers that died", registry=self.registry)
        self.failed = Counter("durbar_store_failures", "Writes that could not be kept", registry=self.registry)
        self.degraded = Gauge("durbar_store_degraded", "Whether nothing can be kept now", registry=self.registry)
        self.aside = Gauge("durbar_matches_set_aside", "Matches that cannot be read", registry=self.registry)
        self.lag = Gauge(
            "durbar_loop_lag_seconds", "How late the event loop was, at worst, of late", registry=self.registry
        )
        self.uncounted: dict[type[AnyBody], int] = {}  # entries since somebody last asked, as counting takes a while

    def entry(self, body: AnyBody) -> None:
        kind = type(body)
        self.uncounted[kind] = self.uncounted.get(kind, 0) + 1

    def text(self) -> bytes:
        for kind, count in self.uncounted.items():
            self.entries.labels(str(kind.__struct_config__.tag)).inc(count)
        self.uncounted.clear()
        return generate_latest(self.registry)
