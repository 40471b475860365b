"""The looks of the games in a terminal: one line a game, one module beside this one for each line."""

from __future__ import annotations

from durbar.cli.tables.kathmandu import KathmanduLook
from durbar.cli.tables.kyoto import KyotoLook
from durbar.cli.tables.look import Look
from durbar.cli.tables.reviving import RevivingLook
from durbar.cli.tables.xanadu import XanaduLook

LOOKS: dict[str, type[Look]] = {
    "kyoto": KyotoLook,
    "xanadu": XanaduLook,
    "reviving": RevivingLook,
    "kathmandu": KathmanduLook,
}
