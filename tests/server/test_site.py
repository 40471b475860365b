"""The files of the browser client go out in the fewest bytes that whoever asks understands."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlette.requests import Request

from durbar.server.site import Site

SCRIPT = b"play();" * 100


def site_in(folder: Path) -> Site:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Durbar</title>")
    (folder / "assets" / "play.js").write_bytes(SCRIPT)
    (folder / "assets" / "play.js.br").write_bytes(b"packed")
    (folder / "assets" / "letters.woff2").write_bytes(b"letters")
    return Site((folder,))


def asked(site: Site, path: str, accepts: str) -> tuple[str, bytes]:
    """In which encoding a file is sent, and its bytes."""
    answer = site.answer(Request({"type": "http", "headers": [(b"accept-encoding", accepts.encode())]}), path)
    assert answer is not None
    assert answer.headers["vary"] == "Accept-Encoding"
    return answer.headers.get("content-encoding", ""), bytes(answer.body)


def test_a_file_is_sent_in_the_smallest_form_that_is_understood(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    assert asked(site, "assets/play.js", "gzip, deflate, br, zstd") == ("br", b"packed")
    encoding, zipped = asked(site, "assets/play.js", "gzip;q=1.0, brief")
    assert (encoding, gzip.decompress(zipped)) == ("gzip", SCRIPT)
    assert asked(site, "assets/play.js", "identity") == ("", SCRIPT)
    assert asked(site, "assets/letters.woff2", "br, gzip") == ("", b"letters")


def test_what_is_packed_is_no_file_of_its_own(tmp_path: Path) -> None:
    assert set(site_in(tmp_path).files) == {"index.html", "assets/play.js", "assets/letters.woff2"}
