"""What a host of the server can do for order in the house, over the network and in a terminal alike.

Each act is a plain value. `checked` says what is wrong with one, before anything is asked of the store
(`store/moderation.py`), which keeps it together with its line in the audit log.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from durbar.core.errors import quoted
from durbar.core.names import is_plain
from durbar.server.guests import require_name
from durbar.server.wire import Name, Refused

HOUR = 3_600_000  # milliseconds
LARGEST_RANGE = {4: 8, 6: 16}  # the shortest prefix that can be banned, by the version of IP
LONGEST_RANGE_HOURS = 24 * 365  # as addresses go from hand to hand

Reason = Annotated[str, Meta(min_length=1, max_length=300)]
PersonId = Annotated[str, Meta(min_length=1, max_length=64)]
Hours = Annotated[int, Meta(ge=1, le=24 * 3650)]
Id = Annotated[int, Meta(ge=1, le=2**31)]


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something done by a host of the server.

    reason: whoever it is about reads it; for `lift` and `settle` it is a note for the audit log
    report: a report that is settled by it
    """

    reason: Reason
    report: Id | None = None


class Warn(Act, frozen=True, tag="warn"):
    """Somebody reads the reason when they come next."""

    person: PersonId


class Silence(Act, frozen=True, tag="silence"):
    """Somebody neither chats nor changes their name, for so many hours or for good."""

    person: PersonId
    hours: Hours | None = None


class Ban(Act, frozen=True, tag="ban"):
    """Somebody is kept out, for so many hours or for good; or guests from a range of addresses, for so many hours."""

    person: PersonId | None = None
    network: Annotated[str, Meta(max_length=64)] | None = None
    hours: Hours | None = None


class Lift(Act, frozen=True, tag="lift"):
    """A sanction ends."""

    sanction: Id


class Rename(Act, frozen=True, tag="rename"):
    """Somebody is called otherwise from now on."""

    person: PersonId
    name: Name


class CloseMatch(Act, frozen=True, tag="close"):
    """A match that is not over ends without a result."""

    match: Annotated[str, Meta(min_length=1, max_length=32)]


class CallOff(Act, frozen=True, tag="call-off"):
    """A tournament that is not over goes no further."""

    tournament: Annotated[str, Meta(min_length=1, max_length=32)]


class Settle(Act, frozen=True, tag="settle"):
    """A report needs nothing more."""

    report: Id


AnyAct = Warn | Silence | Ban | Lift | Rename | CloseMatch | CallOff | Settle


def checked(act: AnyAct) -> AnyAct:
    """An act that makes sense, in its one way of being written."""
    if not is_plain(" ".join(act.reason.split())):
        raise Refused("bad-text", "give a reason that can be seen, with nothing hidden in it", 422)
    match act:
        case Rename():
            return replace(act, name=require_name(act.name))
        case Ban():
            return checked_ban(act)
        case _:
            return act


def checked_ban(ban: Ban) -> Ban:
    if (ban.person is None) == (ban.network is None):
        raise Refused("bad-ban", "a ban is of a person or of a network, not of both", 422)
    if ban.network is None:
        return ban
    network = range_of(ban.network)
    if ban.hours is None or ban.hours > LONGEST_RANGE_HOURS:
        message = (
            f"addresses go from hand to hand: their ban needs an end, at most {LONGEST_RANGE_HOURS} hours from now"
        )
        raise Refused("bad-ban", message, 422)
    return replace(ban, network=str(network))


def range_of(written: str) -> IPv4Network | IPv6Network:
    """A range of addresses, as 192.0.2.0/24 or 2001:db8::/48.

    >>> str(range_of("192.0.2.7/24")), str(range_of("2001:db8::1"))
    ('192.0.2.0/24', '2001:db8::1/128')
    """
    try:
        network = ip_network(written, strict=False)
    except ValueError:
        raise Refused(
            "bad-range", f"a range is like 192.0.2.0/24 or 2001:db8::/48, not {quoted(written)}", 422
        ) from None
    largest = LARGEST_RANGE[network.version]
    if network.prefixlen < largest:
        raise Refused("bad-range", f"{network} is too large: the largest range to be banned is a /{largest}", 422)
    return network
