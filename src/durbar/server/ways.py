"""The ways to reach somebody who asked for it: their devices, their address and their quiet hours.

Nothing but one link is sent to an address before who reads it has said that it is theirs; to one that somebody has
confirmed, a link that signs in, if they ask for it. What is told by these ways is in `notices.py`.
"""

from __future__ import annotations

import secrets
import time
from datetime import datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from durbar.core.errors import DurbarError, quoted
from durbar.core.text import catalogue
from durbar.server import wire
from durbar.server.answers import DeviceInfo, NoticeInfo
from durbar.server.chairs import Guest
from durbar.server.guests import require_name
from durbar.server.limits import Buckets
from durbar.server.mail import require_address
from durbar.server.push import Target, read
from durbar.server.store.notices import Device, Mailbox
from durbar.server.wire import Quiet, Refused

if TYPE_CHECKING:
    from durbar.server.notices import Notices

MINUTE = 60_000  # milliseconds
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MOST_DEVICES = 10  # of a person
UNCONFIRMED = DAY  # after which an address that nobody confirmed is forgotten
MOST_AT_ADDRESS = 5  # members who can have one e-mail address
LETTERS = 5  # mails that somebody can have sent to one address in an hour, without having confirmed it
ALL_LETTERS = 500  # such mails of the whole server in an hour
WORD_BYTES = 24


class Ways:
    """How people want to be reached, and what they ask to be sent."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.hall = notices.hall
        self.store = notices.store
        self.letters = Buckets(LETTERS / 3600, LETTERS, time.monotonic)
        self.all_letters = Buckets(ALL_LETTERS / 3600, ALL_LETTERS, time.monotonic)

    # Letters

    async def send_letter(self, to: str, language: str, key: str, link: str, **facts: str) -> None:
        """A mail that somebody asked for; if it cannot be sent, they ask again."""
        said = catalogue("house", language)
        text = "\n\n".join([said.say(f"{key}-text", **facts), link, said.say(f"{key}-else")]) + "\n"
        try:
            await self.notices.send(to, said.say(key), text, secrets.token_hex(WORD_BYTES))
            self.notices.count("mail", "told")
        except DurbarError:
            self.notices.count("mail", "failed")

    def require_letter(self, looks: str) -> None:
        if self.notices.mailer is None:
            raise no_mail()
        if not (self.letters.take(looks) and self.all_letters.take("")):
            raise Refused("too-many-letters", "too much mail was asked for; come back in an hour", 429)

    # What people ask for

    async def info(self, guest: Guest) -> NoticeInfo:
        if not guest.id:
            return NoticeInfo(self.notices.pusher.public_key, self.notices.mailer is not None, [], None, None, False, 0)
        mailbox = await self.store.mailbox(guest.id)
        devices = [DeviceInfo(each.id, each.name, each.since) for each in await self.store.devices(guest.id)]
        return NoticeInfo(
            key=self.notices.pusher.public_key,
            mails=self.notices.mailer is not None,
            devices=devices,
            quiet=await self.store.quiet(guest.id),
            address=mailbox.address if mailbox is not None else None,
            confirmed=mailbox is not None and mailbox.confirmed,
            every=mailbox.every if mailbox is not None else 0,
        )

    async def add_device(self, guest: Guest, session: str, new: wire.NewDevice) -> None:
        target = self.notices.pusher.require(Target(new.endpoint, read(new.key), read(new.auth)))
        device = Device(
            id=sha256(target.endpoint.encode()).hexdigest(),
            guest=guest.id,
            session=session if guest.member else "",
            endpoint=target.endpoint,
            key=target.key,
            auth=target.auth,
            name=require_name(new.name),
            language=new.language,
            since=self.hall.date(),
        )
        if not await self.store.add_device(device, MOST_DEVICES):
            message = f"you have {MOST_DEVICES} devices that are told, which is as many as may be; remove one first"
            raise Refused("too-many-devices", message, 429, most=MOST_DEVICES)

    async def drop_device(self, guest: Guest, id: str) -> None:
        if not await self.store.drop_device(guest.id, id):
            raise Refused("no-device", "you have no such device", 404)

    async def set_quiet(self, guest: Guest, quiet: Quiet | None) -> None:
        if quiet is not None:
            require_zone(quiet.zone)
        await self.store.set_quiet(guest.id, quiet)
        self.notices.wake()

    async def set_mail(self, member: Guest, wish: wire.MailWish) -> None:
        """A member's address. Nothing but one link is sent there until who reads it has said that it is theirs."""
        if self.notices.mailer is None:
            raise no_mail()
        address, before = require_address(wish.address), await self.store.mailbox(member.id)
        looks, word = address.lower(), ""
        known = before is not None and before.looks == looks and before.confirmed
        if not known:
            self.require_letter(looks)
            word = secrets.token_urlsafe(WORD_BYTES)
        mailbox = Mailbox(
            guest=member.id,
            address=address,
            looks=looks,
            confirmed=known,
            word=hash_of(word) if word else "",
            stop=before.stop if before is not None and known else secrets.token_urlsafe(WORD_BYTES),
            every=wish.every,
            language=wish.language,
            mailed=before.mailed if before is not None and known else 0,
            since=before.since if before is not None and known else self.hall.date(),
        )
        if not await self.store.put_mailbox(mailbox):
            raise Refused("not-a-member", "only a member can do that; sign in, or become one", 401)
        if word:
            link = f"{self.hall.settings.url}/you#mail={word}"
            self.hall.spawn(self.send_letter(address, wish.language, "mail-confirm", link, name=member.name))

    async def confirm(self, word: str) -> None:
        now = self.hall.date()
        if not await self.store.confirm(hash_of(word), now, now - UNCONFIRMED):
            raise Refused("stale-link", "this link is too old, or was used already; ask for another", 403)

    async def stop_mail(self, word: str) -> None:
        if not await self.store.stop_mail(word):
            raise Refused("stale-link", "this link is too old, or was used already; ask for another", 403)

    def help_back(self, lost: wire.LostWay) -> None:
        """Mail a link that signs in to whoever confirmed this address. The answer is the same where nobody did."""
        address = require_address(lost.address)
        self.require_letter(address.lower())
        self.hall.spawn(self.send_links(address, lost.language))

    async def send_links(self, address: str, language: str) -> None:
        for mailbox in await self.store.mailboxes_at(address.lower(), MOST_AT_ADDRESS):
            member = await self.hall.guest(mailbox.guest)
            link = f"{self.hall.settings.url}/you#back={await self.hall.entrance.way_back(member.id)}"
            await self.send_letter(mailbox.address, language, "mail-back", link, name=member.name)

    async def export(self, guest: str) -> dict[str, Any]:
        """What is kept about somebody here, but for what would let others tell them things."""
        mailbox, devices = await self.store.mailbox(guest), await self.store.devices(guest)
        return {
            "devices": [{"name": each.name, "endpoint": each.endpoint, "since": each.since} for each in devices],
            "quiet": await self.store.quiet(guest),
            "mail": None
            if mailbox is None
            else {
                "address": mailbox.address,
                "confirmed": mailbox.confirmed,
                "every": mailbox.every,
                "language": mailbox.language,
                "last": mailbox.mailed,
                "since": mailbox.since,
            },
        }


def quiet_until(quiet: Quiet, now: int) -> int | None:
    """When the quiet hours end that it is in, in milliseconds since 1970; None outside of them.

    >>> night = Quiet(22 * 60, 8 * 60, "Europe/Paris")
    >>> from datetime import UTC
    >>> late = int(datetime(2026, 1, 5, 22, 30, tzinfo=UTC).timestamp() * 1000)  # in Paris 23:30
    >>> datetime.fromtimestamp(quiet_until(night, late) / 1000, UTC).isoformat()
    '2026-01-06T07:00:00+00:00'
    >>> quiet_until(night, late - 2 * HOUR) is None
    True
    """
    zone = require_zone(quiet.zone)
    here = datetime.fromtimestamp(now / 1000, zone)
    minute = here.hour * 60 + here.minute
    over_midnight = quiet.ends <= quiet.begins
    inside = (
        minute >= quiet.begins or minute < quiet.ends if over_midnight else quiet.begins <= minute < quiet.ends
    ) and quiet.begins != quiet.ends
    if not inside:
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.ends else 0)
    end = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=zone)
    return max(now + MINUTE, int(end.timestamp() * 1000))


def require_zone(name: str) -> Any:
    """The time zone of this name."""
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused("bad-zone", f"a time zone is called like Europe/Paris, and {quoted(name)} is none", 422) from None


def hash_of(*words: str) -> str:
    return sha256(" ".join(("notice", *words)).encode()).hexdigest()


def no_mail() -> Refused:
    return Refused("no-mail", "this server sends no e-mail; whoever runs it can set that up")
