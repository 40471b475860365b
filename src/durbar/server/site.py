"""The browser client as files in memory: read once, compressed once (or packed when it was built), and sent with the
right headers.

Everything under `assets` has its hash in its name and may be kept for ever; the page itself is asked for every time.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from durbar.core.text import HOME

PLACES = (HOME / "web", HOME.parent.parent / "web" / "dist")  # in an installed package; in a checkout
FOR_EVER = "public, max-age=31536000, immutable"
EVERY_TIME = "no-cache"
PACKED = ".br"  # of a file's name with Brotli, which the build makes
COMPRESSIBLE = (".js", ".css", ".html", ".svg", ".webmanifest")
# Where the preview of a page stands, and its first words.
MARKED = re.compile(rb"<!-- (preview|first) -->.*?<!-- /\1 -->", re.DOTALL)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


NO_CLIENT = (
    "This Durbar was installed without its browser client: people can play from terminals only. To have it, run"
    " `make play` in a checkout, or install Durbar again where npm can reach its registry; DURBAR_CLIENT=require pip"
    " install says what stands in the way."
)


class File(NamedTuple):
    """`smaller`: the same in fewer bytes, by the name of the encoding; the best first."""

    content: bytes
    smaller: dict[str, bytes]
    headers: dict[str, str]


class Site:
    """The files of the built client, by their path; empty where it was not built."""

    def __init__(self, places: tuple[Path, ...] = PLACES) -> None:
        folder = next((place for place in places if (place / "index.html").is_file()), None)
        paths = [path for path in folder.rglob("*") if is_sent(path)] if folder else []
        self.files = {path.relative_to(folder or path).as_posix(): read(path) for path in paths}

    def __bool__(self) -> bool:
        return "index.html" in self.files

    def answer(self, request: Request, path: str) -> Response | None:
        """A file, or None if there is none of that name."""
        file = self.files.get(path)
        if file is None:
            return None
        caching = FOR_EVER if path.startswith("assets/") else EVERY_TIME
        headers = {**file.headers, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        understood = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        for encoding, content in file.smaller.items():
            if encoding in understood:
                return Response(content, headers={**headers, "Content-Encoding": encoding})
        return Response(file.content, headers=headers)

    def page(self, request: Request, head: str, words: str) -> Response | None:
        """The page, with this title and preview in its head, and what is to be read before its scripts are here."""
        file = self.files.get("index.html")
        if file is None:
            return None
        parts = {b"preview": head.encode(), b"first": words.encode()}
        content = MARKED.sub(lambda at: b"<!-- %b -->%b<!-- /%b -->" % (at[1], parts[at[1]], at[1]), file.content)
        headers = {**file.headers, "ETag": etag_of(content), "Cache-Control": EVERY_TIME, "Vary": "Accept-Language"}
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers)


def etag_of(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:20]}"'


def is_sent(path: Path) -> bool:
    return path.is_file() and path.suffix != PACKED


def read(path: Path) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = "; charset=utf-8" if kind.startswith("text/") else ""
    headers = {"Content-Type": kind + text, "ETag": etag_of(content)}
    smaller: dict[str, bytes] = {}
    packed = path.with_name(path.name + PACKED)
    if packed.is_file():
        smaller["br"] = packed.read_bytes()
    if path.suffix in COMPRESSIBLE:
        smaller["gzip"] = gzip.compress(content, 9, mtime=0)
    return File(content, smaller, headers)
