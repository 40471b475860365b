"""The report of a study: one page of HTML that needs nothing but itself. Every picture stands beside its figures."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from durbar.core.text import Catalogue, catalogue
from durbar.lab.changes import Change
from durbar.lab.figures import ArmFigures, Figures
from durbar.lab.pictures import Row, dots, histograms, shares
from durbar.lab.statistics import Estimate, Spread
from durbar.lab.things import Thing

MOST_DOTS = 16  # things in a picture; the table has all
PICTURED = ("turn 0", "moves", "best")  # changes in the picture
NOTABLE = 0.05  # the adjusted chance below which an effect is not put down to luck
STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#222;--faint:#666;--line:#ddd8cc}
@media(prefers-color-scheme:dark){:root{--paper:#191816;--ink:#e8e4da;--faint:#a8a294;--line:#3a372f}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;
padding:0 1rem}h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}svg{max-width:100%;
height:auto;display:block}table{border-collapse:collapse;margin:.8rem 0;font-size:.9rem}th,td{padding:.2rem .7rem .2rem
0;text-align:right;border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}.scroll{overflow-x:
auto}.faint{color:var(--faint)}code{overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .4rem 1rem}
"""


def report(figures: Figures) -> str:
    """The whole page."""
    words = catalogue(figures.game, "en")
    base = figures.arms[0]
    title = f"{words.say('title')}: a study of {base.games:,} games"
    body = "\n".join(
        part
        for chapter in (
            head(figures, title),
            seats(base),
            length(base),
            points(base),
            leads(base),
            skill_and_luck(figures),
            comparisons(figures, words),
            used(figures.things, words),
            tables_of(figures),
        )
        for part in chapter
    )
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
        f"<body>\n{body}\n</body></html>\n"
    )


# How figures are written


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def with_interval(estimate: Estimate) -> str:
    if not estimate.is_known:
        return "not known yet"
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def spread_words(spread: Spread, unit: str = "") -> str:
    return f"{spread.mean:.1f}{unit} on average; nine in ten between {spread.low:g} and {spread.high:g}"


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    def row(cells: Sequence[Any], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="scroll"><table>{row(heads, "th")}{body}</table></div>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


# The chapters


def head(figures: Figures, title: str) -> Iterator[str]:
    base = figures.arms[0]
    yield f"<h1>{escape(title)}</h1>"
    if not figures.complete:
        yield paragraph("This study was stopped early; the figures are of what had been played by then.")
    options = ", ".join(f"{name}={value}" for name, value in base.options.items()) or "the usual ones"
    facts = {
        "Played": f"{base.games:,} games with {base.seats} seats by {bots_of(base)}; options: {options}",
        "Rules": f"{figures.game}, edition {figures.edition}, components {figures.components}",
        "Durbar": figures.version,
        "Seed": str(figures.seed),
        "Command": figures.command,
    }
    told = "".join(f"<dt>{name}</dt><dd><code>{escape(value)}</code></dd>" for name, value in facts.items())
    yield f"<dl>{told}</dl>"
    yield paragraph(
        "In brackets, and as thin lines in the pictures: between which bounds the true figure lies, 95 times in 100."
        " The deal is the unit. The broken line is the fair share or the mean. All of this is true of these bots;"
        " people may play otherwise."
    )


def bots_of(arm: ArmFigures) -> str:
    return f"{arm.bots[0]} bots" if len(set(arm.bots)) == 1 else ", ".join(arm.bots)


def seats(arm: ArmFigures) -> Iterator[str]:
    if arm.seats == 1:
        return
    yield "<h2>Seat and start</h2>"
    names = [str(number) for number in range(arm.seats)]
    order = ["begins", *(f"{number} later" for number in range(1, arm.seats))]
    fair = 1 / arm.seats
    yield shares(
        "wins by seat and by turn",
        [("wins by seat", names, arm.by_seat, fair), ("wins by turn", order, arm.by_turn, fair)],
    )
    yield table(
        ("seat", "wins", "turn", "wins"),
        [(names[n], with_interval(arm.by_seat[n]), order[n], with_interval(arm.by_turn[n])) for n in range(arm.seats)],
    )
    beginner = arm.by_turn[0]
    fairly = beginner.low <= fair <= beginner.high
    verdict = (
        "cannot be told from a fair share"
        if fairly
        else "more than its share"
        if beginner.value > fair
        else "less than its share"
    )
    yield paragraph(f"Who begins wins {with_interval(beginner)}, which is {verdict} ({percent(fair)}).")


def length(arm: ArmFigures) -> Iterator[str]:
    yield "<h2>Length and decisions</h2>"
    yield histograms("moves and decisions", [("moves in a game", arm.moves), ("decisions in a game", arm.decisions)])
    yield paragraph(
        f"Moves: {spread_words(arm.moves)}. Decisions (moves with a choice): {spread_words(arm.decisions)};"
        f" each has {arm.choices:.1f} legal moves on average."
    )


def points(arm: ArmFigures) -> Iterator[str]:
    yield "<h2>Scores and margins</h2>"
    groups = [("points of a seat", arm.scores), ("points of the best", arm.best), ("margin", arm.margin)]
    yield histograms("scores and margins", groups)
    yield paragraph(
        f"Points of a seat: {spread_words(arm.scores)}. The best: {spread_words(arm.best)}. Margin to the next:"
        f" {spread_words(arm.margin)}. Shared victories: {with_interval(arm.shared)}; all lost:"
        f" {with_interval(arm.lost)}."
    )


def leads(arm: ArmFigures) -> Iterator[str]:
    if arm.seats == 1:
        return
    yield "<h2>Leads</h2>"
    yield histograms(
        "lead changes and when the winner was clear",
        [("changes of the lead", arm.lead_changes), ("winner clear after this share", arm.clear_at)],
    )
    yield shares(
        "wins of the leader", [("wins of who leads alone", ["after 1/4", "half", "3/4"], arm.leaders, 1 / arm.seats)]
    )
    yield paragraph(
        f"Changes of the lead: {spread_words(arm.lead_changes)}. The winner leads alone for good after"
        f" {percent(arm.clear_at.mean, 0)} of the moves on average (1: only at the end, or never alone). Who leads at"
        f" half time wins {with_interval(arm.leaders[1])}. Points are as the game counts them at that moment."
    )


def skill_and_luck(figures: Figures) -> Iterator[str]:
    if not figures.skill and figures.luck is None:
        return
    yield "<h2>Skill and luck</h2>"
    if figures.skill:
        labels = [each.bot for each in figures.skill]
        fair = figures.skill[0].fair
        yield shares(
            "wins of one bot among others",
            [("one bot among others", labels, [each.wins for each in figures.skill], fair)],
        )
        rows = [
            (each.bot, ", ".join(each.others), f"{each.games:,}", with_interval(each.wins)) for each in figures.skill
        ]
        yield table(("one bot", "among", "games", "wins"), rows)
    if figures.luck is not None:
        found = figures.luck
        yield paragraph(
            f"{found.deals:,} deals were each played {found.replays} times with other luck after the set-up. The deal"
            f" explains {with_interval(found.won)} of who wins, and {with_interval(found.score)} of the points (share"
            " of the variance, averaged over seats); the rest is drawn, rolled and chosen later."
        )


def comparisons(figures: Figures, words: Catalogue) -> Iterator[str]:
    if len(figures.arms) < 2:
        return
    yield "<h2>What changes what</h2>"
    yield table(
        ("arm", "games", "who begins wins", "moves", "best score", "margin", "leader at half time wins"),
        [
            (
                arm_name(arm.name, words), f"{arm.games:,}", with_interval(arm.by_turn[0]), f"{arm.moves.mean:.1f}",
                f"{arm.best.mean:.1f}", f"{arm.margin.mean:.1f}", with_interval(arm.leaders[1]),
            )
            for arm in figures.arms
        ],
    )  # fmt: skip
    if not figures.changes:
        return
    yield paragraph(
        "The same deals were played both ways, so most luck cancels out of the differences. Filled dots are settled:"
        " zero lies outside the interval."
    )
    yield dots("changes", [(f"{called(name)}, %", relative(figures, name, words)) for name in PICTURED])
    for arm in dict.fromkeys(change.arm for change in figures.changes):
        own = [
            change for change in figures.changes if change.arm == arm and (change.change.reach or change.change.value)
        ]
        settled = [f"<li>{escape(sentence(change))}</li>" for change in own if change.is_settled]
        open_ = [f"<li>{escape(sentence(change))}</li>" for change in own if not change.is_settled]
        yield f"<h3>{escape(arm_name(arm, words))}</h3>"
        yield f"<ul>{''.join(settled)}</ul>" if settled else paragraph("Nothing that was measured has settled.")
        if open_:
            yield f"<details><summary>{len(open_)} not settled</summary><ul>{''.join(open_)}</ul></details>"


def arm_name(arm: str, words: Catalogue) -> str:
    return words.say(f"question-{arm}") if words.has(f"question-{arm}") else arm


def relative(figures: Figures, measure: str, words: Catalogue) -> list[Row]:
    """The changes of a measure in per cent of what it was, an arm a row."""
    rows: list[Row] = []
    for each in figures.changes:
        if each.measure == measure:
            per_cent = 100 / (abs(each.before) or 1)
            change = each.change
            value, low, high = per_cent * change.value, per_cent * change.low, per_cent * change.high
            rows.append((arm_name(each.arm, words), value, low, high, each.is_settled))
    return rows


def sentence(change: Change) -> str:
    """This change moves seat 1's wins from 27.1 to 25.3 % (±0.4)."""
    factor, unit = (100, " %") if change.is_share else (1, "")
    before, after = factor * change.before, factor * change.after
    reach = factor * change.change.reach
    digits = max(1, -math.floor(math.log10(reach))) if reach else 1  # as many as are known
    told = f"{change.arm} moves {called(change.measure)} from {before:.{digits}f} to {after:.{digits}f}{unit}"
    told = f"{told} (±{reach:.{digits}f})"
    if change.is_settled:
        return f"{told}."
    more = (
        f"about {change.more:,} more games would settle it"
        if change.more < 10**8
        else "no number of games will tell it from none"
    )
    return f"{told}: not settled; {more}."


def called(measure: str) -> str:
    """A measure in words."""
    word, _, which = measure.partition(" ")
    if word == "turn":
        return "the wins of who begins" if which == "0" else f"the wins of turn {which}"
    if word in ("seat", "bot"):
        return f"{measure}'s wins"
    names = {
        "moves": "the moves of a game",
        "decisions": "the decisions of a game",
        "choices": "the legal moves of a decision",
        "best": "the best score",
        "margin": "the margin",
        "lead_changes": "the changes of the lead",
        "clear_at": "when the winner is clear",
        "shared": "shared victories",
    }
    return names[measure]


def used(things: list[Thing], words: Catalogue) -> Iterator[str]:
    if not things:
        return
    yield "<h2>What was used, and who won with it</h2>"
    notable = sum(thing.chance < NOTABLE for thing in things)
    yield paragraph(
        f"{len(things)} things were looked at together; {notable} effects stand after the correction of Benjamini and"
        " Hochberg (of those, about one in twenty at most is luck). An effect is the share of wins of the seats that"
        " did so, less that of the others. It is no proof that the thing is the reason: who does well does more. To"
        " prove it, change the box and compare."
    )
    for event, kind in dict.fromkeys((thing.event, thing.kind) for thing in things):
        group = [thing for thing in things if (thing.event, thing.kind) == (event, kind)]
        yield f"<h3>{escape(words.say(f'study-{event}'))}</h3>"
        rows = [
            (words.thing(kind, t.thing), 100 * t.effect, 100 * t.low, 100 * t.high, t.chance < NOTABLE)
            for t in sorted(shown(group), key=lambda each: -each.effect)
        ]
        label = "wins of who did so, less those of the others (points of per cent)"
        yield dots(f"effect of {event} {kind}", [(label, rows)])
        yield f"<details><summary>All {len(group)} figures</summary>{thing_table(group, words)}</details>"


def shown(group: list[Thing]) -> list[Thing]:
    return group if len(group) <= MOST_DOTS else group[:MOST_DOTS]


def thing_table(group: list[Thing], words: Catalogue) -> str:
    heads = ("thing", "seats that did", "times", "they win", "effect", "95 % sure", "chance, adjusted")
    return table(
        heads,
        [
            (
                words.thing(t.kind, t.thing), percent(t.share), f"{t.uses:.2f}", percent(t.wins),
                f"{100 * t.effect:+.1f}", f"{100 * t.low:+.1f} to {100 * t.high:+.1f}",
                "< 0.001" if t.chance < 0.001 else f"{t.chance:.3f}",
            )
            for t in group
        ],
    )  # fmt: skip


def tables_of(figures: Figures) -> Iterator[str]:
    yield "<h2>To play it again</h2>"
    yield paragraph(
        "The command above, with the same version of Durbar, gives the same figures. The folder of the study holds the"
        " tables as Parquet: games, seats, decisions (of a sample of the games), cards."
    )
