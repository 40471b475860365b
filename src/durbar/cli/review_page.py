"""A review as one HTML file that needs nothing else: the curve as a picture, and everything in tables and words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from durbar.review import WHOLE

WIDE, HIGH = 900, 300
COLOURS = ("#0b7285", "#a61e4d", "#2b8a3e", "#364fc7", "#b35900", "#862e9c")
DARK = ("#3bc9db", "#f783ac", "#69db7c", "#91a7ff", "#ffa94d", "#da77f2")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 6")

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --line: #8885; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #1b1a18; } }
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .2rem .7rem; text-align: right; white-space: nowrap; }
th { white-space: normal; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
tr + tr { border-top: 1px solid var(--line); }
.curve { display: grid; grid-template-columns: auto 1fr; gap: .5rem; height: clamp(14rem, 36vw, 20rem); }
.marks { display: grid; align-content: space-between; font-size: 12px; line-height: 1; text-align: right; }
.curve svg { width: 100%; height: 100%; } line, polyline { vector-effect: non-scaling-stroke; }
.grid { stroke: var(--line); } polyline { fill: none; stroke-width: 2.5; }
.who { display: inline-block; margin-right: 1rem; } .who svg { width: 40px; }
li { margin: .4rem 0; } .better { display: block; padding-left: 1.5rem; } em { font-weight: 600; }
"""


def page_of(told: dict[str, Any], language: str) -> str:
    """The whole page."""
    words = told["words"]
    parts = [
        f"<h1>{escape(told['title'])}</h1>",
        f"<h2>{escape(words['curve'])}</h2>",
        curve(told["names"], told["points"], words["curve"]),
        legend(told["names"]),
        f"<details><summary>{escape(words['figures'])}</summary>",
        f'<div class="wide" tabindex="0">{numbers(told["names"], told["points"], words["number"])}</div></details>',
        f"<h2>{escape(words['account'])}</h2>",
        f'<div class="wide" tabindex="0">{accounts(told)}</div>',
        f"<p>{escape(words['account-note'])}</p>",
        *(f"<p>{escape(note)}</p>" for note in told["notes"]),
        f"<h2>{escape(words['moments'])}</h2>",
        lines(told["labels"], told["moments"]),
        f"<h2>{escape(words['decisions'])}</h2>",
        lines(told["labels"], told["decisions"]) if told["decisions"] else f"<p>{escape(words['none'])}</p>",
    ]
    seats = range(len(told["names"]))
    light = "".join(f".s{seat} {{ stroke: {COLOURS[seat % 6]}; }}" for seat in seats)
    dark = "".join(f".s{seat} {{ stroke: {DARK[seat % 6]}; }}" for seat in seats)
    style = f"{STYLE}{light}\n@media (prefers-color-scheme: dark) {{ {dark} }}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">\n<style>{style}</style>'
    title = f"<title>{escape(told['title'])}</title>"
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}{title}</head>\n<body>\n'
        + "\n".join(parts).replace(" %", "\N{NO-BREAK SPACE}%")
        + "\n</body></html>\n"
    )


def curve(names: Sequence[str], points: Sequence[tuple[int, list[int]]], label: str) -> str:
    """Everybody's chance over the game. Lines differ by colour and by dashes."""
    last = max(1, points[-1][0])
    shares = (100, 75, 50, 25, 0)
    levels = (f"{y_of(share * WHOLE // 100):.1f}" for share in shares)
    grid = [f'<line class="grid" x2="{WIDE}" y1="{level}" y2="{level}"/>' for level in levels]
    drawn = []
    for seat, name in enumerate(names):
        line = " ".join(f"{x_of(number, last):.1f},{y_of(chances[seat]):.1f}" for number, chances in points)
        look = f'class="s{seat}" stroke-dasharray="{DASHES[seat % 6]}"'
        drawn.append(f'<polyline {look} points="{line}"><title>{escape(name)}</title></polyline>')
    marks = "".join(f"<span>{share} %</span>" for share in shares)
    box = f'viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none"'  # it is as high as its place, on a phone too
    picture = f'<svg {box} role="img" aria-label="{escape(label)}">{"".join(grid + drawn)}</svg>'
    return f'<div class="curve"><div class="marks" aria-hidden="true">{marks}</div>{picture}</div>'


def x_of(number: int, last: int) -> float:
    return WIDE * number / last


def y_of(chance: int) -> float:
    return 8 + (HIGH - 16) * (1 - chance / WHOLE)


def legend(names: Sequence[str]) -> str:
    """Whose line is which."""
    found = []
    for seat, name in enumerate(names):
        line = f'<line class="s{seat}" stroke-width="3" stroke-dasharray="{DASHES[seat % 6]}" x2="40" y1="6" y2="6"/>'
        found.append(
            f'<span class="who"><svg viewBox="0 0 40 12" aria-hidden="true">{line}</svg> {escape(name)}</span>'
        )
    return f"<p>{''.join(found)}</p>"


def numbers(names: Sequence[str], points: Sequence[tuple[int, list[int]]], heading: str) -> str:
    """The curve as a table."""
    rows = [[str(number), *(f"{100 * chance / WHOLE:.1f} %" for chance in chances)] for number, chances in points]
    return table([heading, *names], rows)


def accounts(told: dict[str, Any]) -> str:
    rows = [[name, *row] for name, row in zip(told["names"], told["accounts"], strict=True)]
    return table(told["headings"], rows)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def lines(labels: Sequence[str], told: Sequence[Any]) -> str:
    items = []
    for line in told:
        better = "".join(f'<span class="better">{escape(one)}</span>' for one in line.better)
        words = f"<strong>{escape(labels[line.seat])}</strong> {escape(line.move)} <em>{escape(line.remark)}</em>"
        items.append(f'<li value="{line.number}">{words}{better}</li>')
    return f"<ol>{''.join(items)}</ol>"
