"""The tables, as SQLAlchemy knows them. The migrations beside this file make them and must lead to the same."""

from __future__ import annotations

from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
)

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
    Column("number", Integer),  # of the last entry that this row tells of
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

blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("how", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("blocks_by_owner", "owner", "other", unique=True),
    Index("blocks_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("match", String(32), nullable=False),
    Column("entry", Integer),
    Column("seat", Integer),
    Column("accused", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("reason", String(300), nullable=False),
    Column("lines", LargeBinary, nullable=False),
    Column("settled", BigInteger),
    Index("reports_by_reporter", "reporter", "match"),
    Index("reports_by_accused", "accused"),
    sqlite_autoincrement=True,
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(64), nullable=False),  # a person, or a range of addresses
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", String(300), nullable=False),
    Column("ended", BigInteger),
    Index("sanctions_by_target", "target"),
    sqlite_autoincrement=True,
)

errands = Table(
    "errands",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("word", String(300), nullable=False),
    sqlite_autoincrement=True,
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),
    Column("act", String(12), nullable=False),
    Column("target", String(64), nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("hash", String(64), nullable=False),
)

# The database itself refuses to change or delete a line of the audit log.
FOR_GOOD = {
    "sqlite": [
        f"CREATE TRIGGER audit_no_{change.lower()} BEFORE {change} ON audit "
        "BEGIN SELECT RAISE(ABORT, 'the audit log is for good'); END"
        for change in ("UPDATE", "DELETE")
    ]
    + [
        (
            "CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit "  # else no trigger hears of that deletion
            "WHEN EXISTS (SELECT 1 FROM audit WHERE number = NEW.number) "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is for good'); END"
        ),
    ],
    "postgresql": [
        (
            "CREATE FUNCTION audit_is_for_good() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log is for good'; END $$"
        ),
        (
            "CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
            "FOR EACH STATEMENT EXECUTE FUNCTION audit_is_for_good()"
        ),
    ],
}
for dialect, statements in FOR_GOOD.items():
    for statement in statements:
        ddl = DDL(statement).execute_if(dialect=dialect)  # type: ignore[no-untyped-call]
        event.listen(audit, "after_create", ddl)

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

ratings = Table(
    "ratings",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("member", String(64), primary_key=True),
    Column("ladder", String(48), nullable=False),
    Column("number", BigInteger, nullable=False),  # of the rated match, in the order in which they were settled
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("latest", Boolean, nullable=False),  # whether it is what this member has on this ladder now
    Index("ratings_by_number", "number", "member", unique=True),
    Index("ratings_by_member", "member", "ladder", "number"),
    Index("ratings_by_ladder", "ladder", "latest"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

follows = Table(
    "follows",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("followed", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("follows_by_followed", "followed"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("by", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_by_guest", "guest"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("tournaments_by_status", "status", "updated"),
    Index("tournaments_by_host", "host", "status"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("member", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Index("entrants_by_member", "member"),
)

pods = Table(
    "pods",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(32), nullable=False),
    Column("players", LargeBinary, nullable=False),
    Index("pods_by_match", "match"),
)

keys = Table(  # of a house without a folder of its own
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

processes = Table(  # the processes that serve this house, and when each last said so
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("thinks", Boolean),
)

thoughts = Table(  # questions to bots that another process may think about
    "thoughts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asked", BigInteger, nullable=False),
    Column("question", LargeBinary, nullable=False),
    Column("holder", String(32), nullable=False),
    Column("answer", LargeBinary),
    Index("thoughts_by_asked", "asked"),
)

waiting = Table(  # who waits to be paired, and at which process their page is
    "waiting",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("request", String(64), nullable=False),
    Column("wish", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("process", String(32), nullable=False),
    Column("gone", BigInteger, nullable=False),
)

used = Table(  # challenges and links that somebody has come back with: the hash of each, and when
    "used",
    metadata,
    Column("word", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

attendance = Table(  # which process looks after a match, and when it is to be looked at if none does
    "attendance",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("holder", String(32), nullable=False),
    Index("attendance_by_due", "due"),
    Index("attendance_by_holder", "holder"),
)

presence = Table(  # who is connected to which process, at which match
    "presence",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("guest", String(64), primary_key=True),
    Index("presence_by_process", "process"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),  # empty before the first look is done
    Column("holder", String(32)),  # the process that makes it, where several could
    Column("failed", Boolean),
    Index("reviews_by_at", "at"),
)

puzzle_answers = Table(  # what somebody had after each puzzle that they answered
    "puzzle_answers",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # of the answer, among those of this guest in this game
    Column("at", BigInteger, nullable=False),
    Column("best", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Index("puzzle_answers_by_number", "guest", "game", "number", unique=True),
)
