"""Who asks: the guest or member behind a request, by their cookie or token, and the cookies they are given."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from durbar.server.answers import Answer
from durbar.server.asked import network
from durbar.server.chairs import Guest
from durbar.server.guests import COOKIE, SESSION, YEAR, Signer, default_name, new_guest
from durbar.server.hall import Hall
from durbar.server.wire import Refused


class Visitors:
    """Recognises those who have been here before."""

    def __init__(self, hall: Hall, signer: Signer) -> None:
        self.hall = hall
        self.signer = signer

    async def guest(self, request: HTTPConnection) -> Guest | None:
        """Who asks; None if they have neither a token nor a cookie that counts."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme:
            guest = await self.known_by(token.strip()) if scheme.lower() == "bearer" else None
            if guest is None:
                raise Refused("bad-token", "this is not a token of this server; POST /api/guests gives one", 401)
            return guest
        member = await self.known_by(request.cookies.get(SESSION, ""))
        return member or await self.known_by(request.cookies.get(COOKIE, ""))

    async def known_by(self, token: str) -> Guest | None:
        """Whose token this is. A guest's own counts until they are a member; then only those of sessions do."""
        word = self.signer.guest(token) if token else None
        if word is None:
            return None
        id, _, session = word.partition(":")
        if session:
            return await self.hall.guest(id) if await self.hall.entrance.member_of(session) == id else None
        guest = await self.hall.guest(id)
        return None if guest.member or id in self.hall.former else guest

    async def require_admitted(self, request: HTTPConnection) -> None:
        """Refuse who is banned, by themselves or by their address."""
        if self.hall.moderation.is_strict:
            self.hall.moderation.require_admitted(await self.somebody(request), network(request))

    async def somebody(self, request: HTTPConnection) -> Guest:
        """Who asks; a nameless spectator if they have neither a token nor a cookie."""
        return await self.guest(request) or Guest("", "")

    async def known(self, request: HTTPConnection) -> tuple[Guest, str]:
        """Who asks, and the number of the cookie to give if they are new here."""
        guest = await self.guest(request)
        if guest is not None:
            return guest, ""
        self.hall.require_newcomer(network(request))
        id = new_guest()
        return Guest(id, default_name(id)), id

    async def member(self, request: HTTPConnection) -> Guest:
        """The member who asks."""
        guest = await self.guest(request)
        if guest is None or not guest.member:
            raise Refused("not-a-member", "only a member can do that; sign in, or become one", 401)
        return guest

    def session_of(self, request: HTTPConnection) -> str:
        """The session by which a member asks."""
        _, _, token = request.headers.get("authorization", "").partition(" ")
        return (self.signer.guest(token.strip() or request.cookies.get(SESSION, "")) or "").partition(":")[2]

    def session_token(self, member: str, session: str) -> str:
        return self.signer.token(f"{member}:{session}")

    def give_cookies(self, request: Request, response: Response, answer: Answer) -> None:
        if answer.newcomer:
            self.give(request, response, COOKIE, self.signer.token(answer.newcomer))
        if answer.session:
            self.give(request, response, SESSION, answer.session)
        elif answer.session is not None:
            response.delete_cookie(SESSION, path="/", httponly=True, samesite="lax")

    def give(self, request: Request, response: Response, cookie: str, token: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(cookie, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
