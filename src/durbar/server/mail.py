"""E-mail: what the host set to send it with, what an address is, and sending, which never keeps anybody waiting.

Mail is sent one after the other in a thread of its own, as the mail server may be slow or hang: then mail waits, and
nothing else. What waits is bounded.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from durbar.core.errors import DurbarError, quoted
from durbar.server.threads import in_a_thread
from durbar.server.wire import Refused

if TYPE_CHECKING:
    from email.message import EmailMessage

PASSWORD = "DURBAR_MAIL_PASSWORD"  # the variable that has it: whoever lists processes can read command lines
PLAIN_PORT, SECURE_PORT = 25, 465  # usually
MAIL_TIMEOUT_S = 20.0  # seconds for each answer of the mail server
MOST_WAITING = 200  # mails
LONGEST_ADDRESS = 254  # characters
LONGEST_LINE = 998  # characters, so that links stay whole
LOCAL = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL}@(?:{LABEL}\.)+{LABEL}")


class NotMailed(DurbarError):
    """The mail server could not be asked, or refused."""


class MailServer(Struct, frozen=True):
    """By which server a host sends mail.

    secure: whether to speak TLS from the first byte; else STARTTLS is used where it is offered
    user:   empty where the server asks for none
    """

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str, password: str) -> MailServer:
    """What `--mail` says, as `smtp://user@smtp.example.org:587` or `smtps://…`.

    >>> mail_server("smtps://ada%40a.org@mail.a.org", "durbar@a.org", "secret")
    MailServer(host='mail.a.org', port=465, secure=True, user='ada@a.org', password='secret', sender='durbar@a.org')
    """
    try:
        found = urlsplit(url)
        host, port = found.hostname, found.port
    except ValueError:
        host, port = None, None
    if not host or found.scheme not in ("smtp", "smtps") or found.path.strip("/") or found.password:
        raise DurbarError(
            f"--mail is the address of a mail server, as smtp://user@smtp.example.org:587, not {quoted(url)};"
            f" the password is in the environment, as {PASSWORD}"
        )
    if not is_mail_address(sender):
        raise DurbarError(f"--mail-from is the address that mail is from, as durbar@example.org, not {quoted(sender)}")
    secure = found.scheme == "smtps"
    return MailServer(
        host, port or (SECURE_PORT if secure else PLAIN_PORT), secure, unquote(found.username or ""), password, sender
    )


def is_mail_address(text: str) -> bool:
    """Whether this can be an e-mail address, in plain letters.

    >>> [is_mail_address(each) for each in ("ada@example.org", "ada@example", "a@b.c\\nBcc: x@y.z", "é@c.de")]
    [True, False, False, False]
    """
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def require_address(text: str) -> str:
    if not is_mail_address(text):
        raise Refused("bad-address", f"an e-mail address looks like ada@example.org, and {quoted(text)} does not", 422)
    return text


class Mailer:
    """Sends mail, one after the other."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def send(self, message: EmailMessage) -> None:
        """Done when the mail server has it."""
        if self.waiting >= MOST_WAITING:
            raise NotMailed("too much mail is waiting")
        self.waiting += 1
        try:
            async with self.turn:
                await in_a_thread(lambda: self.deliver(message), "durbar-mail")
        finally:
            self.waiting -= 1

    def deliver(self, message: EmailMessage) -> None:
        import smtplib
        import ssl

        server, context = self.server, ssl.create_default_context()
        try:
            connection: smtplib.SMTP
            if server.secure:
                connection = smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_TIMEOUT_S, context=context)
            else:
                connection = smtplib.SMTP(server.host, server.port, timeout=MAIL_TIMEOUT_S)
            with connection:
                if not server.secure and connection.has_extn("starttls"):
                    connection.starttls(context=context)
                if server.user:
                    connection.login(server.user, server.password)
                connection.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotMailed(f"the mail server did not take it: {type(error).__name__}") from None

    def message(self, to: str, subject: str, text: str, id: str, headers: dict[str, str]) -> EmailMessage:
        """A mail; `id` makes that the same mail, sent twice after a crash, can be known as one."""
        from email.message import EmailMessage
        from email.policy import SMTP

        message = EmailMessage(SMTP.clone(max_line_length=LONGEST_LINE))
        message["From"] = self.server.sender
        message["To"] = to
        message["Subject"] = subject
        message["Message-ID"] = f"<{id}@{self.server.sender.partition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        return message
