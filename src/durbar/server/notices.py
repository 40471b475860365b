"""Notices: that it is somebody's turn at a table over days, that their table has begun, that they are invited, or
that their tournament was called off.

Nobody is told who did not ask for it, nobody who has the table open or is on holiday, and nobody twice for one turn.
What is to be told follows from what is kept: after an entry is committed, and when a match is read again after a
restart, the store is told who waits to be told, and up to which entry. Two tasks in the background tell it, one by push
and one by mail; both claim what they tell before they do. A crash loses nothing: what was claimed and not told is told
again after a while, as the same notice, so that whoever got it before the crash does not get two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from durbar.core.errors import DurbarError
from durbar.core.text import catalogue
from durbar.games import GAMES
from durbar.server import show
from durbar.server.journal import AnyBody, Created, Entry, Moved, Started, Undone
from durbar.server.mail import Mailer, NotMailed
from durbar.server.match import Match
from durbar.server.push import Pusher, Target, new_push_key, written
from durbar.server.settings import Settings
from durbar.server.store import StoreFailed
from durbar.server.store.notices import Mailbox, News, Notice
from durbar.server.ways import UNCONFIRMED, Ways, hash_of, no_mail, quiet_until
from durbar.server.wire import FORMER, Summary

if TYPE_CHECKING:
    from durbar.server.connection import Connection
    from durbar.server.hall import Hall
    from durbar.server.live import LiveMatch

MINUTE = 60_000  # milliseconds
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR]  # until what could not be told is tried again
SILENCE = 5 * MINUTE  # until a device is asked again whose push service did not answer
LONGEST_SLEEP = 60.0  # seconds
RETRY = 1.0  # seconds until the store is asked again that could not keep something
AT_ONCE = 32  # push services that are asked at once
ROUND = 200  # notices
FORGOTTEN = 60 * DAY  # after which a notice is, whatever became of it
GONE = (404, 410)  # statuses of a push service that knows the browser no more


class Notices:
    """Tells people what happens at their tables.

    pusher: speaks to push services; `mailer` to a server for mail, if there is one
    woken:  set when there may be something to tell by push, and by mail
    silent: until when a device is not asked again whose push service did not answer
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store.notices
        settings = hall.settings
        self.pusher = Pusher(new_push_key(), contact_of(settings), settings.local_push)
        self.mailer = Mailer(settings.mail) if settings.mail is not None else None
        self.ways = Ways(self)
        self.woken = {by_mail: asyncio.Event() for by_mail in (False, True)}
        self.delay = int(settings.notice_after * 1000)
        self.purged = 0
        self.silent: dict[str, int] = {}

    def open(self) -> None:
        for by_mail in self.woken:
            self.hall.spawn(self.keep_telling(by_mail))

    # What is to be told

    def look(self, live: LiveMatch, body: AnyBody | None = None) -> None:
        """A match has another entry, or was read again: see whom that concerns."""
        match = live.match
        begins = type(body) is Started or not match.plays
        unbegun = match.status == "open" and not match.gathers
        if unbegun or match.created.lesson or (match.move_time is None and not begins):
            return
        if match.status in ("over", "closed"):
            self.hall.spawn(self.keep(lambda: self.store.forget_match(match.id)))
        else:
            news = news_of(match, live.entries)
            self.hall.spawn(self.keep(lambda: self.store.tell(match.id, match.number, news, self.delay)))

    async def tell_called_off(self, tournament: str, people: Collection[str], at: int) -> None:
        """Those who entered a tournament are told that it was called off."""
        await self.store.tell(tournament, 1, {each: News("call-off", 1, at) for each in people}, self.delay)
        self.wake()

    async def keep(self, work: Callable[[], Awaitable[bool | None]]) -> None:
        """Keep this as soon as the store can; it says whether there is then more to tell."""
        failed = False
        while True:
            try:
                if await work() or failed:  # what seemed to fail may have been kept
                    self.wake()
                return
            except StoreFailed:
                failed = True
                await asyncio.sleep(RETRY)

    def wake(self) -> None:
        """There may be something to tell."""
        for event in self.woken.values():
            event.set()

    # Telling it

    async def keep_telling(self, by_mail: bool) -> None:
        """Tell what is to be told, as long as the server lives. What was before a restart is seen to first."""
        while not self.hall.housekeeping.resumed:
            await asyncio.sleep(RETRY)
        while True:
            self.woken[by_mail].clear()
            wait = LONGEST_SLEEP
            try:
                await (self.mail_round() if by_mail else self.push_round())
                if (at := await self.store.next_due(by_mail)) is not None:
                    wait = min(LONGEST_SLEEP, max(RETRY, (at - self.hall.date()) / 1000))
            except StoreFailed:
                wait = RETRY
            except Exception as error:  # those of the next round are told all the same
                self.hall.mistake("notices cannot be told", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # not wait_for, which in Python 3.11 may forget to be cancelled
                    await self.woken[by_mail].wait()

    async def push_round(self) -> None:
        """Tell all that is due by push."""
        if self.hall.date() - self.purged > HOUR:
            self.purged = self.hall.date()
            await self.store.purge(self.purged - UNCONFIRMED, self.purged - FORGOTTEN)
            self.silent = {device: until for device, until in self.silent.items() if until > self.purged}
        door = asyncio.Semaphore(AT_ONCE)

        async def tell(notices: Sequence[Notice]) -> None:
            async with door:
                for notice in notices:
                    await self.push(notice)

        of_device: dict[str, list[Notice]] = {}
        for notice in await self.store.due(self.hall.date(), False, ROUND):
            of_device.setdefault(notice.way, []).append(notice)
        await asyncio.gather(*map(tell, of_device.values()))

    async def push(self, notice: Notice) -> None:
        now = self.hall.date()
        device = await self.store.device(notice.way)
        if device is None or not self.is_worth_telling(notice):
            return await self.store.told(notice)
        until = await self.rests_until(notice.guest, now) or self.silent.get(device.id, 0)
        if until > now:  # who has many tables keeps no others waiting by a push service that hangs
            return await self.store.put_off(notice, until)
        if not await self.store.claim(notice, now + WAITS[notice.tries]):
            return None
        text = msgspec.json.encode(await self.described(notice, device.language))
        target = Target(device.endpoint, device.key, device.auth)
        try:
            status = await self.pusher.send(target, text, topic_of(notice), now)
        except DurbarError:
            self.silent[device.id] = now + SILENCE
            return self.count("push", "failed")
        if status in GONE:
            await self.store.drop_device(device.guest, device.id)
            return self.count("push", "gone")
        if status == 429 or status >= 500:
            return self.count("push", "failed")
        await self.store.told(notice)
        return self.count("push", "told" if status < 300 else "refused")

    async def mail_round(self) -> None:
        """Send a mail to everybody for whom one is due."""
        found: dict[str, list[Notice]] = {}
        for notice in await self.store.due(self.hall.date(), True, ROUND):
            found.setdefault(notice.guest, []).append(notice)
        for guest, theirs in found.items():
            await self.mail(guest, theirs)

    async def mail(self, guest: str, theirs: Sequence[Notice]) -> None:
        """A mail about all of this, if enough time has passed since the last."""
        now, mailbox = self.hall.date(), await self.store.mailbox(guest)
        wanted = mailbox is not None and mailbox.confirmed and mailbox.every
        worth = [notice for notice in theirs if wanted and self.mailer and self.is_worth_telling(notice)]
        for notice in theirs:
            if notice not in worth:
                await self.store.told(notice)
        if mailbox is None or not worth:
            return
        until = max(mailbox.mailed + mailbox.every * HOUR, await self.rests_until(guest, now) or 0)
        if until > now:
            for notice in worth:
                await self.store.put_off(notice, until)
            return
        claimed = [notice for notice in worth if await self.store.claim(notice, now + WAITS[notice.tries])]
        if claimed:
            try:
                await self.send_digest(mailbox, claimed)
                await self.store.mailed(claimed, now)
                self.count("mail", "told")
            except NotMailed:
                self.count("mail", "failed")

    def is_worth_telling(self, notice: Notice) -> bool:
        """Not to who has the table open, nor what could not be told for a day, nor of a match that is set aside."""
        if notice.tries >= len(WAITS) or notice.match in self.hall.aside:
            return False
        return notice.guest not in {connection.guest.id for connection in self.looking_at(notice)}

    def looking_at(self, notice: Notice) -> Iterable[Connection]:
        """Those who see for themselves what it says; an invitation, at whichever table they are."""
        if notice.kind == "call-off":
            return self.hall.tournaments.watchers.get(notice.match, ())
        here = [self.hall.live.get(notice.match)] if notice.kind != "invited" else [*self.hall.live.values()]
        return [connection for live in here if live is not None for connection in live.company.connections]

    async def rests_until(self, guest: str, now: int) -> int | None:
        """When somebody wants to be told again: after their quiet hours, or their holiday."""
        if holiday := await self.hall.members.holiday_until(guest):
            return holiday
        quiet = await self.store.quiet(guest)
        return quiet_until(quiet, now) if quiet is not None else None

    async def reconsider(self, guest: str) -> None:
        """Somebody's holiday has begun or ended: what waits to be told goes by that."""
        await self.store.reconsider(guest)
        self.wake()

    def count(self, way: str, outcome: str) -> None:
        self.hall.metrics.notices.labels(way, outcome).inc()

    # In words

    async def described(self, notice: Notice, language: str) -> dict[str, str | int]:
        """A notice for the service worker: what to show, and where it leads. It tells the game and who plays it."""
        if notice.kind == "call-off":
            return await self.described_tournament(notice, language)
        title, names = await self.told_of(notice, language)
        said = catalogue("house", language)
        with_whom = said.say("notice-with", names=names) if names else ""
        head = said.say(f"notice-{notice.kind}", game=title)
        return told_in(notice, f"/m/{notice.match}", head, with_whom)

    async def described_tournament(self, notice: Notice, language: str) -> dict[str, str | int]:
        terms = (await self.hall.tournaments.load(notice.match)).terms
        head = catalogue("house", language).say(f"notice-{notice.kind}", name=terms.name)
        return told_in(notice, f"/t/{notice.match}", head, title_of(terms.game, language))

    async def told_of(self, notice: Notice, language: str) -> tuple[str, str]:
        """The title of a match's game, and the names of the others at the table."""
        live = self.hall.live.get(notice.match)
        summary: Summary | None
        if live is not None:
            summary, mine = show.summary(live.match), live.match.seats_of(notice.guest)
        else:
            summary = await self.store.summary(notice.match)
            mine = await self.store.seats_at(notice.match, notice.guest)
        if summary is None:
            return "Durbar", ""
        title = title_of(summary.game, language)
        former = catalogue("house", language).say("notice-former")
        others = [name for seat, name in enumerate(summary.seats) if seat not in mine and name]
        return title, ", ".join(former if name == FORMER else name for name in others)

    # Mail

    async def send_digest(self, mailbox: Mailbox, told: Sequence[Notice]) -> None:
        said, url = catalogue("house", mailbox.language), self.hall.settings.url
        lines = []
        for notice in told:
            notice_of = await self.described(notice, mailbox.language)
            lines.append(f"{notice_of['title']}\n{notice_of['body']}\n{url}{notice_of['path']}\n")
        stop = f"{url}/you#stop={mailbox.stop}"
        text = "\n".join([*lines, said.say("mail-stop", every=mailbox.every), stop, ""])
        id = hash_of(mailbox.guest, *(f"{notice.match} {notice.number}" for notice in told))[:40]
        headers = {
            "List-Unsubscribe": f"<{url}/api/mail/stop/{mailbox.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        tables = sum(notice.kind != "call-off" for notice in told)
        subject = said.say("mail-digest", count=tables) if tables else said.say("mail-called-off")
        await self.send(mailbox.address, subject, text, id, headers)

    async def send(self, to: str, subject: str, text: str, id: str, headers: dict[str, str] | None = None) -> None:
        if self.mailer is None:
            raise no_mail()
        await self.mailer.send(self.mailer.message(to, subject, text, id, headers or {}))


def told_in(notice: Notice, path: str, title: str, body: str) -> dict[str, str | int]:
    """A notice as the service worker reads it."""
    return {"match": notice.match, "number": notice.number, "path": path, "title": title, "body": body}


def title_of(game: str, language: str) -> str:
    return catalogue(game, language).say("title") if game in GAMES else game


def news_of(match: Match, entries: Sequence[Entry]) -> dict[str, News]:
    """What each person should be told of a match that runs, or waits for them, unless they did it."""
    due = match.due() if match.move_time is not None else []
    waiting = {match.chairs[seat].guest for seat in due}
    news = {}
    for guest in {chair.guest for chair in match.chairs if chair.is_person}:
        cause = asking(match, entries, guest) if guest in waiting else beginning(entries)
        if cause.author != guest:
            news[guest] = News("turn" if guest in waiting else "began", cause.number, cause.at)
    return news


def beginning(entries: Sequence[Entry]) -> Entry:
    """The entry that somebody is told who has nothing to decide: where the house seats them, that it did."""
    created = entries[0].body
    if isinstance(created, Created) and created.gather is not None:
        return entries[0]
    return next(entry for entry in entries if type(entry.body) is Started)


def asking(match: Match, entries: Sequence[Entry], guest: str) -> Entry:
    """The entry since which a guest is to decide: the last that others brought about. All until they have done is one
    turn, however many moves it takes."""
    own = match.seats_of(guest)
    for entry in reversed(entries):
        match entry.body:
            case Moved(plays=plays) if any(seat not in own for seat, _ in plays):
                return entry
            case Undone(seat=seat) if seat not in own:
                return entry
            case Started():
                return entry
    raise AssertionError("a match that runs has begun")


def contact_of(settings: Settings) -> str:
    """Where who runs a push service can complain about us."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender}"
    return settings.url or f"https://{settings.names[0] if settings.names else 'localhost'}"


def topic_of(notice: Notice) -> str:
    """What a push service calls the notices of a match; it says nothing about it."""
    return written(sha256(f"topic {notice.match} {notice.guest}".encode()).digest())[:32]
