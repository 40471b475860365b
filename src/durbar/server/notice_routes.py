"""What people can ask for about notices: each endpoint is one line of `NOTICE_ENDPOINTS`."""

from __future__ import annotations

from starlette.requests import Request

from durbar.server import wire
from durbar.server.answers import Answer, NoticeInfo
from durbar.server.asked import network
from durbar.server.chairs import Guest
from durbar.server.hall import Hall
from durbar.server.openapi import Endpoint
from durbar.server.visitors import Visitors


class NoticeRoutes:
    """The web side of notices."""

    def __init__(self, hall: Hall, visitors: Visitors) -> None:
        self.hall = hall
        self.notices = hall.notices
        self.ways = hall.notices.ways
        self.visitors = visitors

    async def answer(self, guest: Guest, status: int = 200, newcomer: str = "") -> Answer:
        return Answer(await self.ways.info(guest), status, newcomer)

    async def notice_info(self, request: Request) -> Answer:
        return await self.answer(await self.visitors.somebody(request))

    async def add_device(self, request: Request, new: wire.NewDevice) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        await self.ways.add_device(guest, self.visitors.session_of(request), new)
        return await self.answer(guest, 201, newcomer)

    async def drop_device(self, request: Request) -> Answer:
        guest = await self.visitors.somebody(request)
        await self.ways.drop_device(guest, request.path_params["device"])
        return await self.answer(guest)

    async def set_quiet(self, request: Request, hours: wire.QuietHours) -> Answer:
        guest, newcomer = await self.visitors.known(request)
        await self.ways.set_quiet(guest, hours.quiet)
        return await self.answer(guest, newcomer=newcomer)

    async def set_mail(self, request: Request, wish: wire.MailWish) -> Answer:
        member = await self.visitors.member(request)
        self.hall.entrance.require_attempt(network(request))
        await self.ways.set_mail(member, wish)
        return await self.answer(member)

    async def drop_mail(self, request: Request) -> Answer:
        member = await self.visitors.member(request)
        await self.notices.store.drop_mailbox(member.id)
        return await self.answer(member)

    async def confirm_mail(self, request: Request, word: wire.MailWord) -> Answer:
        """Whoever reads the mail may do so on another device, so it matters not who asks."""
        self.hall.entrance.require_attempt(network(request))
        await self.ways.confirm(word.word)
        return Answer(wire.Nothing())

    async def stop_mail(self, request: Request) -> Answer:
        """Also by the button of a mail program, which sends a form (RFC 8058): the word in the path says it all."""
        await self.ways.stop_mail(request.path_params["word"])
        return Answer(wire.Nothing())

    async def help_back(self, request: Request, lost: wire.LostWay) -> Answer:
        self.hall.entrance.require_attempt(network(request))
        self.ways.help_back(lost)
        return Answer(wire.Nothing(), 202)


NOTICE_ENDPOINTS = [
    Endpoint("GET", "/api/me/notices", "notice_info", "How I want to be told that it is my turn", answer=NoticeInfo),
    Endpoint(
        "POST",
        "/api/me/notices/devices",
        "add_device",
        "Tell this browser, by its push service",
        body=wire.NewDevice,
        answer=NoticeInfo,
        status=201,
        cost=5,
    ),
    Endpoint("DELETE", "/api/me/notices/devices/{device}", "drop_device", "Tell it no more", answer=NoticeInfo),
    Endpoint(
        "PUT",
        "/api/me/notices/quiet",
        "set_quiet",
        "The hours in which I am not told",
        body=wire.QuietHours,
        answer=NoticeInfo,
    ),
    Endpoint(
        "PUT",
        "/api/me/notices/mail",
        "set_mail",
        "A member's e-mail address; a link is sent there to confirm it",
        body=wire.MailWish,
        answer=NoticeInfo,
        cost=5,
    ),
    Endpoint("DELETE", "/api/me/notices/mail", "drop_mail", "Forget it", answer=NoticeInfo),
    Endpoint(
        "POST",
        "/api/mail/confirm",
        "confirm_mail",
        "This address is mine: the word of the link that was sent there",
        body=wire.MailWord,
        answer=wire.Nothing,
    ),
    Endpoint("POST", "/api/mail/stop/{word}", "stop_mail", "No more mail about turns", answer=wire.Nothing),
    Endpoint(
        "POST",
        "/api/sessions/mail",
        "help_back",
        "Mail a link that signs in once and soon, if a member confirmed this address",
        body=wire.LostWay,
        answer=wire.Nothing,
        status=202,
        cost=5,
    ),
]
