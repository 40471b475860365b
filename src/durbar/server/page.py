"""The pages a browser gets: what this is, and how to join from a terminal."""

from __future__ import annotations

import re
from html import escape

from starlette.responses import HTMLResponse, Response

from durbar.core.text import catalogue

MATCH_ID = re.compile(r"[\w-]{1,32}")

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{head}
<link rel="stylesheet" href="/style.css">
<main>
<h1>Durbar</h1>
<p>{what}</p>
<p>{how}</p>
<pre>{command}</pre>
<p>{client}</p>
</main>
</html>
"""

STYLE = """
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 38rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font: 600 2.2rem/1.2 Georgia, serif; margin: 0 0 1rem; }
pre { padding: .8rem 1rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: .4rem;
      white-space: pre-wrap; overflow-wrap: anywhere; }
"""


def page(server: str, match: str | None, language: str, head: str) -> Response:
    """The page of the house, or of a match; `server` is its address, `head` its title and preview."""
    words = catalogue("house", language)
    target = f"/m/{match}" if match is not None and MATCH_ID.fullmatch(match) else ""
    html = PAGE.format(
        language=words.say("language"),
        head=head,
        what=escape(words.say("page-what")),
        how=escape(words.say("page-match" if target else "page-house")),
        client=escape(words.say("page-no-client")),
        command=escape(f"durbar join {server}{target}"),
    )
    return HTMLResponse(html)


def style() -> Response:
    return Response(STYLE, media_type="text/css")
