"""What anybody can ask for about others: to mute and block them, and to report them."""

from __future__ import annotations

from starlette.requests import Request

from durbar.server import wire
from durbar.server.answers import Answer, BlockInfo, Mine
from durbar.server.asked import network, whole_number_in
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.store.moderation import Block
from durbar.server.visitors import Visitors
from durbar.server.wire import Refused


class ModerationRoutes:
    """The web side of blocks, reports and warnings."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.blocks_kept = hall.blocks
        self.visitors = visitors

    async def person(self, request: Request) -> Guest:
        """Who asks; who has no name here has met nobody."""
        guest = await self.visitors.guest(request)
        if guest is None:
            raise Refused("nobody", "who only watches has no name; GET /api/me or POST /api/guests gives one", 401)
        return guest

    async def blocks(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        return Answer([shown(each) for each in await self.blocks_kept.store.blocks(guest.id)])

    async def block(self, request: Request, who: wire.NewBlock) -> Answer:
        guest = await self.person(request)
        return Answer(shown(await self.blocks_kept.block(guest, who)), 201)

    async def unblock(self, request: Request) -> Answer:
        await self.blocks_kept.unblock(await self.person(request), request.path_params["block"])
        return await self.blocks(request)

    async def report(self, request: Request, new: wire.NewReport) -> Answer:
        await self.hall.moderation.report(await self.person(request), new, network(request))
        return Answer(wire.Nothing(), 201)

    async def read_warning(self, request: Request) -> Answer:
        guest = await self.person(request)
        await self.hall.moderation.read_warning(guest, whole_number_in(request.path_params["warning"], "warning"))
        return Answer(self.hall.moderation.mine(guest))


def shown(block: Block) -> BlockInfo:
    return BlockInfo(block.id, block.name, block.how, block.since)


MODERATION_ENDPOINTS = [
    Endpoint("GET", "/api/me/blocks", "blocks", "Whom I mute and block", answer=list[BlockInfo]),
    Endpoint(
        "POST",
        "/api/me/blocks",
        "block",
        "Mute or block somebody I met at a match",
        body=wire.NewBlock,
        answer=BlockInfo,
        status=201,
        cost=5,
    ),
    Endpoint("DELETE", "/api/me/blocks/{block}", "unblock", "Neither any more", answer=list[BlockInfo]),
    Endpoint(
        "POST",
        "/api/reports",
        "report",
        "Report something said at a match, or a name there",
        body=wire.NewReport,
        answer=wire.Nothing,
        status=201,
        cost=10,
    ),
    Endpoint("DELETE", "/api/me/warnings/{warning}", "read_warning", "I have read this warning", answer=Mine),
]
