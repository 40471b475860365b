"""The pictures of a report: Matplotlib's SVG, inlined. Static, small, and the same on every run.

Lines and letters take the colour of the page's text, so that a picture can be read in light and dark. Matplotlib and
not Altair: its pictures need no script and no network to be looked at.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from durbar.lab.statistics import Estimate, Spread

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#010203"  # becomes the page's own colour of text
FIRST, SECOND = "#2f7fb5", "#c8792b"  # read well on white and on black, and differ in brightness
ROW_INCHES = 0.22
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
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', rf'<svg role="img" aria-label="{name}" viewBox="\1">', svg, count=1
    )
    svg = re.sub(r"(\.\d\d)\d+", r"\1", svg)  # hundredths of a point are small enough
    return svg.replace(INK, "currentColor").replace("\n", "")


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


def histograms(name: str, groups: Sequence[tuple[str, Spread]]) -> str:
    """How often each value occurs, a panel for each group; the broken line is the mean."""

    def draw(axes: list[Axes]) -> None:
        for axis, (title, spread) in zip(axes, groups, strict=True):
            whole = max(1, sum(spread.counts))
            middles = [spread.least + spread.width * number for number in range(len(spread.counts))]
            heights = [100 * count / whole for count in spread.counts]
            axis.bar(middles, heights, width=0.9 * spread.width, color=FIRST)
            axis.axvline(spread.mean, color=SECOND, linestyle="--", linewidth=1.2)
            axis.set_title(title, fontsize=9)
            axis.set_ylabel("% of games")

    return drawn(name, len(groups), 2.3, draw)


def dots(name: str, rows: Sequence[tuple[str, float, float, float, bool]], label: str) -> str:
    """A row for each figure with its interval; those that stand are filled."""

    def draw(axes: list[Axes]) -> None:
        axis: Any = axes[0]
        for number, (_, value, low, high, stands) in enumerate(reversed(rows)):
            colour = FIRST if value >= 0 else SECOND
            axis.plot([low, high], [number, number], color=colour, linewidth=1.4)
            axis.plot(
                [value], [number], "o", color=colour, markersize=4.5, markerfacecolor=colour if stands else "none"
            )
        axis.axvline(0, color=INK, linewidth=0.8)
        axis.set_yticks(range(len(rows)), [row[0] for row in reversed(rows)])
        axis.set_ylim(-0.7, len(rows) - 0.3)
        axis.set_xlabel(label)

    return drawn(name, 1, 0.7 + ROW_INCHES * len(rows), draw)
