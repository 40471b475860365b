"""`make bench`: the speed of the engine, compiled beside interpreted in the same run, and as a ratio to a fixed
reference loop.

The reference loop is plain Python; "per step" says how much work is done in the time of one of its steps, which is what
can be compared between machines. `python bench/run.py --save` appends the table to `bench/results.md`.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"


def measured(game: str, seconds: float, compiled: bool) -> dict[str, Any]:
    """The figures from a fresh interpreter. Interpreted, the sources come before the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if not compiled:
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, str(HERE / "measure.py"), game, str(seconds)]
    figures: dict[str, Any] = json.loads(
        subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    )
    return figures


def table(game: str, seconds: float) -> str:
    compiled = measured(game, seconds, compiled=True)
    interpreted = measured(game, seconds, compiled=False)
    if not compiled["compiled"]:
        print("The installed durbar is not compiled; both columns are plain Python.", file=sys.stderr)
    reference = max(compiled["reference"], interpreted["reference"])
    lines = [
        f"### {game}, 4 seats, {datetime.date.today()}, CPython {platform.python_version()} on {platform.machine()}",
        "",
        f"Reference loop: {reference / 1e6:.1f} million steps/s ({1e9 / reference:.1f} ns a step).",
        "",
        "| what | compiled | interpreted | compiled ÷ interpreted | compiled, per step of the reference |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, figure in compiled["figures"].items():
        plain = interpreted["figures"][name]
        lines.append(f"| {name} | {figure:,.0f} | {plain:,.0f} | {figure / plain:.1f} × | {figure / reference:.4f} |")
    clone = compiled["figures"]["clones/s"]
    lines += [
        "",
        f"A clone takes {1e9 / clone:,.0f} ns compiled, {reference / clone:.0f} steps of the reference loop.",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--game", default="kyoto")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--save", action="store_true", help="append the table to bench/results.md")
    wishes = parser.parse_args()
    text = table(wishes.game, wishes.seconds)
    print(text)
    if wishes.save:
        with (HERE / "results.md").open("a", encoding="utf-8") as file:
            file.write("\n" + text)


if __name__ == "__main__":
    main()
