"""The tables, as SQLAlchemy knows them. The migrations beside this file make them and must lead to the same."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("matches_by_status", "status", "listed", "updated"),
    Index("matches_by_host", "host", "status"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("author", String(64), nullable=False),
    Column("command", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("tick", BigInteger),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), nullable=False),
    Index("seats_by_guest", "guest"),
)

set_aside = Table(
    "set_aside",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", String(1000), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("looks", String(400)),  # of the name; none once a member has left
    Column("handle", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("members_by_looks", "looks", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("member", String(64), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_by_credential", "credential", unique=True),
    Index("passkeys_by_member", "member"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("member", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("sessions_by_member", "member"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("member", String(64), nullable=False),
    Index("codes_by_member", "member"),
)

results = Table(
    "results",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("place", Integer, nullable=False),
    Index("results_by_guest", "guest"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("member", String(64), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("session", String(32), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("devices_by_guest", "guest"),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("begins", Integer, nullable=False),
    Column("ends", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("looks", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("word", String(64), nullable=False),
    Column("stop", String(64), nullable=False),
    Column("every", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("mailed", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("mailboxes_by_looks", "looks"),
    Index("mailboxes_by_stop", "stop", unique=True),
)

notices = Table(
    "notices",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("way", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("after", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("notices_by_after", "told", "after"),
    Index("notices_by_guest", "guest", "way"),
)
