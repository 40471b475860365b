"""The curve of a run as a picture: how often the network wins against three `greedy` while it learns.

A line of the curve holds few games, so each point tells of as many lines before it as it takes to have enough.

    python -m durbar.train.picture runs/*/curve.csv > curves.svg
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

ENOUGH = 400  # games for a point
WIDE, HIGH = 640, 300  # of the plot, in pixels
LEFT, TOP, RIGHT, BELOW = 50, 16, 130, 44  # around it
MOST = 0.8  # share at the top
FAIR = 0.25
COLOURS = ("#b3402a", "#2a6fb3", "#3c8a3c", "#8a5aa8")
TEXT = 'font-family="sans-serif" font-size="12" fill="#555"'

Curve = list[tuple[float, float]]  # millions of decisions, share of wins


def smoothed(lines: Iterable[Mapping[str, Any]]) -> Curve:
    """The points of a curve.

    >>> line = {"decisions": 2_000_000, "others_games": 300, "others_share": 0.25}
    >>> smoothed([line, {**line, "decisions": 3_000_000, "others_share": 0.75}])
    [(3.0, 0.5)]
    """
    points: Curve = []
    recent: list[tuple[int, float]] = []
    for line in lines:
        games = int(line["others_games"])
        if games:
            recent.append((games, games * float(line["others_share"])))
        while recent and sum(games for games, _ in recent[1:]) >= ENOUGH:
            recent.pop(0)
        played = sum(games for games, _ in recent)
        if games and played >= ENOUGH:
            points.append((int(line["decisions"]) / 1e6, sum(won for _, won in recent) / played))
    return points


def picture(curves: Mapping[str, Curve]) -> str:
    """The curves in one plot, as SVG."""
    furthest = max([point[0] for curve in curves.values() for point in curve], default=1.0)
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + RIGHT} {TOP + HIGH + BELOW}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for percent in range(0, round(100 * MOST) + 1, 20):
        y = across(percent / 100)
        rows.append(f'<path d="M{LEFT} {y}h{WIDE}" stroke="#ddd"/>')
        rows.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" {TEXT}>{percent} %</text>')
    rows.append(f'<path d="M{LEFT} {across(FAIR)}h{WIDE}" stroke="#999" stroke-dasharray="4 4"/>')
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        places = " ".join(f"{round(LEFT + WIDE * x / furthest, 1)},{across(share)}" for x, share in curve)
        rows.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>')
        rows.append(
            f'<text x="{LEFT + WIDE + 8}" y="{TOP + 20 + 18 * number}" {TEXT} style="fill:{colour}">{name}</text>'
        )
    rows.append(
        f'<text x="{LEFT}" y="{TOP + HIGH + 32}" {TEXT}>wins against three greedy (dashed: a fair share);'
        f" to the right up to {furthest:.0f} million decisions</text>"
    )
    return "\n".join([*rows, "</svg>", ""])


def across(share: float) -> float:
    """Where a share is in the plot, from above."""
    return round(TOP + HIGH * (1 - min(share, MOST) / MOST), 1)


def main() -> None:
    """The curves of several runs, each named by its folder."""
    curves: dict[str, Curve] = {}
    for path in map(Path, sys.argv[1:]):
        with path.open(newline="") as file:
            curves[path.parent.name] = smoothed(csv.DictReader(file))
    sys.stdout.write(picture(curves))


if __name__ == "__main__":
    main()
