"""The command `durbar`: one module here for each of its commands."""

from __future__ import annotations
