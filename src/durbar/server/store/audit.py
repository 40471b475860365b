"""What a host of the server does, and the audit log.

Each act is one transaction: what it changes, what a running server has yet to do about it (an errand), and its line in
the audit log. So it makes no difference whether it was asked for over the network or in a terminal beside the server,
and a kill leaves all of it or nothing.

The log only ever grows: the database itself refuses to change or delete a line, and each holds a hash of itself and of
the line before, so that whoever changes one by other means would have to change all that follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from durbar.core.names import look_alike
from durbar.server.acts import HOUR, AnyAct, Ban, CallOff, CloseMatch, Lift, Rename, Settle, Silence, Warn
from durbar.server.store.sql import KEEP_NAME, Transaction
from durbar.server.wire import Refused, encode

FIRST = "0" * 64  # the hash before the first line of the audit log
KNOWN = """
    SELECT 1 FROM guests WHERE id = ?1 UNION SELECT 1 FROM members WHERE id = ?1
    UNION SELECT 1 FROM seats WHERE guest = ?1 UNION SELECT 1 FROM matches WHERE host = ?1
    UNION SELECT 1 FROM reports WHERE accused = ?1
"""
ADD_SANCTION = "INSERT INTO sanctions (kind, target, at, until, reason) VALUES (?, ?, ?, ?, ?) RETURNING id"
SETTLE = "UPDATE reports SET settled = ? WHERE id = ? AND settled IS NULL"

ErrandKind = Literal["close", "ban", "rename", "join", "call-off"]


class AuditLine(Struct, frozen=True):
    """Who did what to whom; `facts` is JSON."""

    number: int
    at: int
    who: str
    act: str
    target: str
    facts: bytes
    hash: str


def perform(connection: Transaction, act: AnyAct, who: str, now: int) -> Refused | None:
    """One act, all of it; or why it cannot be."""
    connection.execute("SAVEPOINT act")
    problem, target, facts = carry_out(connection, act, now)
    if problem is None and act.report is not None and not connection.execute(SETTLE, (now, act.report)).rowcount:
        problem = Refused("no-report", f"there is no report {act.report} that waits", 404)
    if problem is not None:
        connection.execute("ROLLBACK TO act")
    else:
        named = {"report": act.report} if act.report is not None else {}
        note(connection, who, str(act.__struct_config__.tag), target, {"reason": act.reason, **facts, **named}, now)
    connection.execute("RELEASE act")
    return problem


Outcome = tuple[Refused | None, str, dict[str, Any]]  # what is wrong, whom or what it is about, and facts to be noted


def carry_out(connection: Transaction, act: AnyAct, now: int) -> Outcome:
    person = getattr(act, "person", None)
    if person is not None and not connection.execute(KNOWN, (person,)).fetchone():
        return Refused("no-person", "nobody here has this number", 404), person, {}
    match act:
        case Warn() | Silence() | Ban():
            return sanction(connection, act, now)
        case Lift():
            lift = "UPDATE sanctions SET ended = ? WHERE id = ? AND ended IS NULL RETURNING target"
            found = connection.execute(lift, (now, act.sanction)).fetchall()
            if not found:
                return Refused("no-sanction", f"there is no sanction {act.sanction} that counts", 404), "", {}
            return None, found[0][0], {"sanction": act.sanction}
        case Rename():
            return rename(connection, act)
        case CloseMatch():
            status = connection.execute("SELECT status FROM matches WHERE id = ?", (act.match,)).fetchone()
            if status is None:
                return Refused("no-match", "there is no such match", 404), act.match, {}
            if status[0] not in ("open", "running"):
                return Refused("not-now", "this match is over", when="running"), act.match, {}
            add_errand(connection, "close", act.match, act.reason)
            return None, act.match, {}
        case CallOff():
            known = connection.execute("SELECT 1 FROM tournaments WHERE id = ?", (act.tournament,)).fetchone()
            if not known:
                return Refused("no-tournament", "there is no such tournament", 404), act.tournament, {}
            if not call_off(connection, act.tournament, "", now):
                return Refused("tournament-over", "this tournament is over"), act.tournament, {}
            return None, act.tournament, {}
        case Settle():
            return None, "", {}


def sanction(connection: Transaction, act: Warn | Silence | Ban, now: int) -> Outcome:
    kind = str(act.__struct_config__.tag)
    network = act.network if isinstance(act, Ban) else None
    target = network or act.person or ""
    hours = None if isinstance(act, Warn) else act.hours
    until = None if hours is None else now + hours * HOUR
    added = connection.execute(ADD_SANCTION, (kind, target, now, until, act.reason))
    if kind == "ban" and network is None:
        add_errand(connection, "ban", target)
    return None, target, {"sanction": added.fetchone()[0]} | ({"until": until} if until else {})


def rename(connection: Transaction, act: Rename) -> Outcome:
    looks, person = look_alike(act.name), act.person
    taken = connection.execute("SELECT 1 FROM members WHERE looks = ? AND id <> ?", (looks, person)).fetchone()
    if taken:
        return Refused("name-taken", f"a member is called {act.name!r}, or so much alike"), person, {}
    connection.execute("UPDATE members SET looks = ? WHERE id = ? AND looks IS NOT NULL", (looks, person))
    connection.execute(KEEP_NAME, (person, act.name))
    add_errand(connection, "rename", person)
    return None, person, {}


def call_off(connection: Transaction, tournament: str, by: str, now: int) -> bool:
    """A tournament goes no further, by its host or an admin; False if it is over already."""
    end = "UPDATE tournaments SET status = 'closed', updated = ? WHERE id = ? AND status IN ('open', 'running')"
    if not connection.execute(end, (now, tournament)).rowcount:
        return False
    add_errand(connection, "call-off", tournament, by)
    return True


def add_errand(connection: Transaction, kind: ErrandKind, target: str, word: str = "") -> None:
    connection.execute("INSERT INTO errands (kind, target, word) VALUES (?, ?, ?)", (kind, target, word))


def note(connection: Transaction, who: str, act: str, target: str, facts: dict[str, Any], now: int) -> None:
    """Add a line to the audit log."""
    last = connection.execute("SELECT number, hash FROM audit ORDER BY number DESC LIMIT 1").fetchone() or (0, FIRST)
    line = AuditLine(last[0] + 1, now, who, act, target, encode(facts), "")
    values = (line.number, line.at, line.who, line.act, line.target, line.facts, hash_of(line, last[1]))
    connection.execute("INSERT INTO audit (number, at, who, act, target, facts, hash) VALUES (?,?,?,?,?,?,?)", values)


def hash_of(line: AuditLine, before: str) -> str:
    """What a line of the audit log and the hash of the one before make."""
    told = [before, line.number, line.at, line.who, line.act, line.target, line.facts.decode()]
    return sha256(encode(told)).hexdigest()


def first_false(lines: Sequence[AuditLine]) -> int | None:
    """The number of the first line of the audit log that is missing, or is not what was written; None if all are."""
    before = FIRST
    for number, line in enumerate(lines, 1):
        if line.number != number or line.hash != hash_of(line, before):
            return number
        before = line.hash
    return None
