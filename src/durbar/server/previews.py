"""What a chat program shows of a link: title, description, and a picture, painted here.

Of a match that is not over nothing is told but its game and who sits there; when it is over, everything lies open to
whoever has the link. What may be told is decided in `preview_of`; a table is shown as its viewer saw it then.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from durbar.core.drawing import Item, drawing_of
from durbar.core.record import Record
from durbar.core.state import NOBODY, SPECTATOR
from durbar.core.text import Catalogue, catalogue
from durbar.review import WHOLE, Review, Step
from durbar.server.journal import Entry, Moved, Undone
from durbar.server.wire import FORMER

if TYPE_CHECKING:
    from durbar.server.match import Match

WIDTH: Final = 1200
HEIGHT: Final = 630


class SeatShown(Struct, frozen=True):
    """A seat on a preview: who sits there, how many points they have in the end, and whether they won."""

    name: str
    points: int | None = None
    won: bool = False


class Preview(Struct, frozen=True):
    """What is told of a page.

    game:  whose cover is shown, if it is about one
    line:  what the page is, below the title of the game
    curve: of a game that was reviewed: after how many moves each seat had which chance
    at:    the move that the link leads to
    match: whose table is shown after that move, to this `viewer`; empty if none is
    """

    language: str
    title: str
    description: str
    game: str = ""
    heading: str = ""
    line: str = ""
    seats: list[SeatShown] = []
    curve: list[tuple[int, list[int]]] = []
    at: int | None = None
    match: str = ""
    viewer: int = SPECTATOR


# What is told


def preview_of_house(language: str) -> Preview:
    words = catalogue("house", language)
    return Preview(language, "Durbar", words.say("page-what"), heading="Durbar", line=words.say("page-what"))


def preview_of_game(game: str, language: str) -> Preview:
    words = catalogue(game, language)
    title, about = words.say("title"), words.say("about")
    return Preview(language, f"{title} · Durbar", about, game, title, about)


def preview_of_tournament(name: str, game: str, language: str) -> Preview:
    title = catalogue(game, language).say("title")
    line = catalogue("house", language).say("preview-tournament", game=title)
    return Preview(language, f"{name} · Durbar", line, game, name, line)


def preview_of_member(name: str, language: str) -> Preview:
    line = catalogue("house", language).say("preview-member")
    return Preview(language, f"{name} · Durbar", line, heading=name, line=line)


def preview_of(match: Match, language: str, review: Review | None, move: int | None, moment: int | None) -> Preview:
    """Of a match, its review, a move of that (from 1), or a moment of its replay after so many moves."""
    said, name = catalogue("house", language), match.game.name
    title, names = catalogue(name, language).say("title"), seat_names(match, said)
    if match.status == "closed":
        return preview_of_game(name, language)
    if match.status != "over":
        line = said.say(f"preview-{match.status}")
        sitting = [SeatShown(name or said.say("preview-free")) for name in names]
        told = said.say("preview-match", game=title, what=line)
        return Preview(language, told, ", ".join(seat.name for seat in sitting), name, title, line, sitting)
    best = (match.ranking() or [[]])[0]
    points = dict(enumerate(match.state.scores() if not match.state.actors() else ()))
    seats = [SeatShown(name, points.get(seat), seat in best) for seat, name in enumerate(names)]
    winners = ", ".join(names[seat] for seat in best)
    result = said.say("preview-won", names=winners, count=len(best)) if best else said.say("preview-nobody")
    line, description = result, ", ".join(f"{seat.name} {seat.points}" if points else seat.name for seat in seats)
    if move is not None and move > len(match.plays):
        move = 0  # there is no such move
    if move is not None:
        line = said.say("preview-move", number=move) if move else said.say("preview-review")
        step = next((step for step in review.steps if step.number == move - 1), None) if review and move else None
        description = happened(step, names, said) if step is not None else f"{result} {description}"
    elif moment is not None:
        line = said.say("preview-moment", number=moment)
        description = f"{result} {description}"
    curve = points_of(review) if review is not None else []
    told = said.say("preview-match", game=title, what=line)
    preview = Preview(language, told, description, name, title, line, seats, curve)
    shown = match.id if match.position is None else ""
    if move:
        return replace(preview, at=move, match=shown, viewer=match.plays[move - 1][0])
    return preview if moment is None else replace(preview, at=moment, match=shown)


def table_of(preview: Preview, record: Record) -> list[Item] | None:
    """The table that a preview shows of its match, if that can be drawn."""
    names = [seat.name for seat in preview.seats]
    return table_shown(record, preview.at, preview.viewer, names) if preview.match and preview.at is not None else None


def table_shown(record: Record, moves: int, viewer: int, names: Sequence[str]) -> list[Item] | None:
    """The table after so many moves as this viewer saw it, with what the last of them changed in a frame."""
    before = drawing = None
    mover = record.moves[moves - 1][0] if moves else NOBODY
    for number, state in enumerate(record.states()):
        if number in (moves - 1, moves):
            before, drawing = drawing, drawing_of(record.game, record.game.view(state, viewer), names, mover)
        if number == moves:
            break
    if drawing is None:
        return None
    if before is not None:
        drawing.mark_new(before)
    return drawing.items


def happened(step: Step, names: Sequence[str], said: Catalogue) -> str:
    """What a review says of a move: what was given away, or whom luck helped."""
    lost, luckiest = (
        step.decision.loss if step.decision else 0,
        max(range(len(names)), key=lambda seat: abs(step.luck(seat))),
    )
    luck = step.luck(luckiest)
    if lost and lost >= abs(luck):
        assert step.decision is not None
        mark = said.say(f"review-{step.decision.mark}")
        return said.say("preview-gave", name=names[step.seat], mark=mark, percent=percent(-lost, said))
    if luck:
        return said.say("preview-luck", name=names[luckiest], percent=percent(luck, said))
    return said.say("preview-quiet", name=names[step.seat])


def percent(change: int, said: Catalogue) -> str:
    sign = "−" if change < 0 else "+"
    return f"{sign}{abs(change) / WHOLE:.1%}".replace(".", said.say("review-comma")).replace("%", "\N{NO-BREAK SPACE}%")


def points_of(review: Review) -> list[tuple[int, list[int]]]:
    """The chances over the game, as the browser client draws them."""
    found = [(review.steps[0].number, review.steps[0].before)]
    return found + [(step.number + 1, step.after) for step in review.steps]


def moves_by(entries: Sequence[Entry], number: int) -> int:
    """How many moves had been played and stayed after this entry."""
    played = 0
    for entry in entries:
        if entry.number > number:
            break
        if isinstance(entry.body, Moved):
            played += len(entry.body.plays)
        elif isinstance(entry.body, Undone):
            played = entry.body.moves
    return played


def seat_names(match: Match, said: Catalogue) -> list[str]:
    return [said.say("notice-former") if chair.name == FORMER else chair.name for chair in match.chairs]


def tags(preview: Preview, server: str, path: str, picture: str) -> str:
    """The head of a page: what is found there by programs that run no script."""
    told = {
        "og:site_name": "Durbar",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": server + path,
        "og:image": server + picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{preview.title.removesuffix('.')}. {preview.description}",
        "og:locale": {"fr": "fr_FR"}.get(preview.language, "en_GB"),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n".join(
        [
            f"<title>{escape(preview.title)}</title>",
            f'<meta name="description" content="{escape(preview.description)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            *lines,
        ]
    )


def first_words(preview: Preview, links: Sequence[tuple[str, str]] = ()) -> str:
    """What the page says before its scripts have come, which on a slow phone takes a while, and to who runs none."""
    seats = [seat.name if seat.points is None else f"{seat.name} {seat.points}" for seat in preview.seats]
    items = [*map(escape, seats), *(f'<a href="{escape(path)}">{escape(name)}</a>' for path, name in links)]
    listed = f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>" if items else ""
    said = f"<h1>{escape(preview.heading)}</h1><p>{escape(preview.line)}</p>{listed}"
    home = '<p><a href="/">Durbar</a></p>'
    return f'<section id="first" role="main" lang="{preview.language}" aria-label="Durbar">{home}{said}</section>'
