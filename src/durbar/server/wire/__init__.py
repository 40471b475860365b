"""The wire: every value that goes in or out of the server, as a type. JSON by msgspec; nothing else is ever encoded.

A client sends *commands*. Each carries an `id` that the client made up; the server applies a command once, however
often it arrives. The server sends *messages*: first a `welcome`, then one `entry` for each entry of the match's
journal, numbered without gaps, as this viewer may know it; and between them acknowledgements and who is present.
None of these values can be part of a cycle, so Python's garbage collector need not look at them (`gc=False`).

The modules of this package are one vocabulary: whoever uses it says `wire.Sit`, wherever that stands.
"""

# ruff: noqa: F403

from __future__ import annotations

import msgspec

from durbar.server.wire.commands import *
from durbar.server.wire.lobby import *
from durbar.server.wire.requests import *
from durbar.server.wire.table import *
from durbar.server.wire.words import *

encode = msgspec.json.Encoder().encode
