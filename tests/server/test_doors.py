"""Where the server listens, and which address it shows: if there is one, one for which browsers make passkeys."""

from __future__ import annotations

import socket
from contextlib import ExitStack

import pytest

from durbar.server.run import bind, open_doors


def has_both_loopbacks() -> bool:
    try:
        with bind("::1", 0):
            return True
    except OSError:
        return False


def test_this_machine_is_called_localhost() -> None:
    sockets, address = open_doors("127.0.0.1", 0)
    with ExitStack() as doors:
        for each in sockets:
            doors.enter_context(each)
        port = sockets[0].getsockname()[1]
        assert address == f"http://localhost:{port}"
        for host in ["127.0.0.1", "::1"] if has_both_loopbacks() else ["127.0.0.1"]:
            socket.create_connection((host, port), timeout=5).close()


@pytest.mark.skipif(not has_both_loopbacks(), reason="there is no IPv6 here")
def test_a_name_that_leads_to_somebody_else_is_not_shown() -> None:
    with bind("::1", 0) as theirs:
        port = theirs.getsockname()[1]
        (ours,), address = open_doors("127.0.0.1", port)
        ours.close()
        assert address == f"http://127.0.0.1:{port}"


def test_an_address_of_the_network_is_shown_as_it_is() -> None:
    (ours,), address = open_doors("0.0.0.0", 0)
    with ours:
        assert address == f"http://0.0.0.0:{ours.getsockname()[1]}"
