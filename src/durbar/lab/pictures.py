"""The pictures of a report: Matplotlib's SVG, inlined. Static, small, and the same on every run.

Lines and letters take the colour of the page's text, so that a picture can be read in light and dark. Matplotlib and
not Altair: its pictures need no script and no network to be looked at.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any

from durbar.lab.statistics import Estimate, Spread

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#010203"  # becomes the page's own colour of text
FIRST, SECOND = "#2f7fb5", "#c8792b"  # read well on white and on black, and differ in brightness
PAGE, LABELS, ROW = 720, 300, 20  # in a picture of dots: how wide it is, its labels, and how high a row
GAP, APART = 24, 34  # between two of its panels; how far from zero an end must lie to have a number of its own
WIDE = 7.2

STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
}


@contextmanager
def canvas(name: str, panels: int, height: float, into: list[str]) -> Iterator[list[Axes]]:
    """So many panels side by side; the finished picture is put into a list, as text."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with matplotlib.rc_context({**STYLE, "svg.hashsalt": name}):
        figure, axes = pyplot.subplots(1, panels, figsize=(WIDE, height), squeeze=False, layout="constrained")
        yield list(axes[0])
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
    into.append(inlined(file.getvalue(), name))


def inlined(svg: str, name: str) -> str:
    """A file of SVG as a part of a page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>',
        rf'<svg role="img" aria-label="{escape(name)}" viewBox="\1">',
        svg,
        count=1,
    )
    svg = re.sub(r"(\.\d\d)\d+", r"\1", svg)  # hundredths of a point are small enough
    svg = re.sub(r">\s+<", "><", re.sub(r"\s+", " ", svg))
    return svg.replace(INK, "currentColor")


def drawn(name: str, panels: int, height: float, draw: Callable[[list[Axes]], None]) -> str:
    pictures: list[str] = []
    with canvas(name, panels, height, pictures) as axes:
        draw(axes)
    return pictures[0]


def shares(name: str, groups: Sequence[tuple[str, Sequence[str], Sequence[Estimate], float | None]]) -> str:
    """Shares with their intervals, a panel for each group: its title, labels, estimates, and what would be fair."""

    def draw(axes: list[Axes]) -> None:
        for axis, (title, labels, estimates, fair) in zip(axes, groups, strict=True):
            values = [100 * each.value for each in estimates]
            reach = [[100 * (e.value - e.low) for e in estimates], [100 * (e.high - e.value) for e in estimates]]
            axis.bar(labels, values, color=FIRST, width=0.6)
            axis.errorbar(labels, values, yerr=reach, fmt="none", ecolor=INK, capsize=4, linewidth=1)
            if fair is not None:
                axis.axhline(100 * fair, color=SECOND, linestyle="--", linewidth=1.2)
            axis.set_title(title, fontsize=9)
            axis.set_ylabel("%")
            axis.set_ylim(bottom=0)

    return drawn(name, len(groups), 2.4, draw)


def histograms(name: str, groups: Sequence[tuple[str, Spread]], per_cent: str) -> str:
    """How often each value occurs, a panel for each group; the broken line is the mean; `per_cent` says of what."""

    def draw(axes: list[Axes]) -> None:
        for axis, (title, spread) in zip(axes, groups, strict=True):
            whole = max(1, sum(spread.counts))
            middles = [spread.least + spread.width * number for number in range(len(spread.counts))]
            heights = [100 * count / whole for count in spread.counts]
            axis.bar(middles, heights, width=0.9 * spread.width, color=FIRST)
            axis.axvline(spread.mean, color=SECOND, linestyle="--", linewidth=1.2)
            axis.set_title(title, fontsize=9)
            axis.set_ylabel(per_cent)

    return drawn(name, len(groups), 2.3, draw)


Row = tuple[str, float, float, float, bool]


def dots(name: str, groups: Sequence[tuple[str, Sequence[Row]]]) -> str:
    """A row for each figure with its interval, a panel for each group; those that stand are filled.

    Drawn by hand: there are many of these in a report, and Matplotlib's would be twenty times as large.
    """
    labels = [row[0] for row in groups[0][1]]
    height = ROW * len(labels) + 2.5 * ROW
    room = (PAGE - LABELS) / len(groups)
    drawn_parts = [
        f'<text x="{LABELS - 10}" y="{ROW * (at + 1) + 14}" text-anchor="end">{escape(label)}</text>'
        for at, label in enumerate(labels)
    ]
    for place, (title, rows) in enumerate(groups):
        drawn_parts += panel(LABELS + place * room, room - GAP, title, rows)
    return (
        f'<svg role="img" aria-label="{escape(name)}" viewBox="0 0 {PAGE} {height}" font-size="12"'
        f' font-family="sans-serif" fill="currentColor">{"".join(drawn_parts)}</svg>'
    )


def panel(left: float, width: float, title: str, rows: Sequence[Row]) -> Iterator[str]:
    """The dots of one group below its title, with zero and both ends named."""
    low = min(0.0, *(row[2] for row in rows))
    high = max(0.0, *(row[3] for row in rows))
    scale = width / ((high - low) or 1.0)

    def x(value: float) -> str:
        return f"{left + (value - low) * scale:.1f}"

    bottom = ROW * (len(rows) + 1)
    yield f'<text x="{left + width / 2:.1f}" y="12" text-anchor="middle" font-size="10.5">{escape(title)}</text>'
    yield f'<line x1="{x(0)}" x2="{x(0)}" y1="{ROW}" y2="{bottom + 4}" stroke="currentColor"/>'
    for value, anchor in ((low, "start"), (0.0, "middle"), (high, "end")):
        if value == 0 or abs(value) * scale > APART:  # what lies too near to zero is not written over it
            yield f'<text x="{x(value)}" y="{bottom + 17}" text-anchor="{anchor}">{signed(value)}</text>'
    for at, (_, value, least, most, stands) in enumerate(rows, 1):
        y, colour = ROW * at + 10, FIRST if value >= 0 else SECOND
        fill = colour if stands else "none"
        yield f'<line x1="{x(least)}" x2="{x(most)}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
        yield f'<circle cx="{x(value)}" cy="{y}" r="4" fill="{fill}" stroke="{colour}" stroke-width="1.5"/>'


def signed(value: float) -> str:
    """A difference with its sign, as it is printed.

    >>> signed(-18.74), signed(0.0), signed(25.4)
    ('−18.7', '0', '+25.4')
    """
    return f"{value:+.3g}".replace("-", "−") if value else "0"
