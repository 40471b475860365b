"""What those members can ask for whom the host of the server named as admins (`--admin`)."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from starlette.requests import Request

from durbar.server import wire
from durbar.server.acts import AnyAct
from durbar.server.answers import Answer, AuditInfo, AuditPage, PersonInfo, ReportInfo, Reports, SaidInfo, SanctionInfo
from durbar.server.chairs import Guest
from durbar.server.guests import default_name
from durbar.server.hall import Hall
from durbar.server.member_routes import LONGEST_SEARCH
from durbar.server.openapi import Endpoint
from durbar.server.store.audit import AuditLine, first_false
from durbar.server.store.moderation import Report
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused

MOST_REPORTS = 100
MOST_SETTLED = 20
MOST_PEOPLE = 50
MOST_LINES = 200  # of the audit log that are shown


class AdminRoutes:
    """The web side of the hosts of the server."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.store = hall.store.moderation
        self.visitors = visitors

    async def admin(self, request: Request) -> Guest:
        """The admin who asks."""
        guest = await self.visitors.member(request)
        if not self.hall.moderation.is_admin(guest):
            raise Refused("not-admin", "only an admin can do that; whoever runs the server names them", 403)
        return guest

    async def reports(self, request: Request) -> Answer:
        await self.admin(request)
        waiting, settled = await self.store.reports(False, MOST_REPORTS), await self.store.reports(True, MOST_SETTLED)
        named = await self.called({who for each in (*waiting, *settled) for who in (each.reporter, each.accused)})
        return Answer(Reports([info(each, named) for each in waiting], [info(each, named) for each in settled]))

    async def sanctions(self, request: Request) -> Answer:
        await self.admin(request)
        found = await self.store.in_force(self.hall.date())
        named = await self.called({each.target for each in found if "/" not in each.target})
        return Answer(
            [
                SanctionInfo(each.id, each.kind, each.target, named.get(each.target), each.at, each.until, each.reason)
                for each in found
            ]
        )

    async def people(self, request: Request) -> Answer:
        await self.admin(request)
        find = request.query_params.get("find", "").strip()
        if len(find) > LONGEST_SEARCH:
            raise Refused("too-long", f"a search has at most {LONGEST_SEARCH} characters", 422)
        found = await self.store.find_people(find, MOST_PEOPLE) if find else []
        return Answer([PersonInfo(*each) for each in found])

    async def audit(self, request: Request) -> Answer:
        await self.admin(request)
        lines = await self.store.audit()
        return Answer(AuditPage([audit_info(each) for each in lines[: -MOST_LINES - 1 : -1]], first_false(lines)))

    async def act(self, request: Request, act: AnyAct) -> Answer:
        await self.hall.moderation.perform(await self.admin(request), act)
        return Answer(wire.Nothing(), 201)

    async def called(self, people: Collection[str]) -> dict[str, PersonInfo]:
        named = await self.store.names(people)
        return {id: PersonInfo(id, *named.get(id, (default_name(id), False))) for id in people}


def info(report: Report, named: dict[str, PersonInfo]) -> ReportInfo:
    return ReportInfo(
        id=report.id,
        at=report.at,
        match=report.match,
        reporter=named[report.reporter],
        accused=named[report.accused],
        name=report.name,
        reason=report.reason,
        lines=said_in(report),
        settled=report.settled,
    )


def said_in(report: Report) -> list[SaidInfo]:
    return [SaidInfo(each.at, each.name, each.text, each.entry == report.entry) for each in report.lines]


def audit_info(line: AuditLine) -> AuditInfo:
    facts = msgspec.json.decode(line.facts, type=dict[str, int | str])
    return AuditInfo(line.number, line.at, line.who, line.act, line.target, facts)


ADMIN_ENDPOINTS = [
    Endpoint("GET", "/api/admin/reports", "reports", "Reports that wait, and some that are settled", answer=Reports),
    Endpoint("GET", "/api/admin/sanctions", "sanctions", "The sanctions that count now", answer=list[SanctionInfo]),
    Endpoint("GET", "/api/admin/people", "people", "People by name", answer=list[PersonInfo], query=("find",), cost=5),
    Endpoint("GET", "/api/admin/audit", "audit", "The end of the audit log", answer=AuditPage, cost=5),
    Endpoint(
        "POST",
        "/api/admin/acts",
        "act",
        "Warn, silence, ban, lift, rename, close a match, or settle a report",
        body=AnyAct,
        answer=wire.Nothing,
        status=201,
        cost=5,
    ),
]
