"""`make bench-envs`: our environments beside PettingZoo's classic games and OpenSpiel's, in decisions a second.

Each is measured with observation and mask, on one core, in one run.

What PettingZoo's games need is installed into an environment of its own, in a temporary folder. `--save` appends the
table to `bench/results.md`.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def measured(python: str, whose: str, seconds: float) -> dict[str, Any]:
    run = subprocess.run(
        [python, str(HERE / "envs_measure.py"), whose, str(seconds)],
        env=os.environ | ONE_THREAD,
        check=True,
        stdout=subprocess.PIPE,
    )
    figures: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return figures


def peers(seconds: float) -> dict[str, Any]:
    """PettingZoo's own games, in an environment of their own."""
    with TemporaryDirectory() as folder:
        python = str(Path(folder, "bin/python"))
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        wanted = f"pettingzoo[classic]=={version('pettingzoo')}"
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", wanted]
        if subprocess.run(pip).returncode:
            return {"PettingZoo": "its games could not be installed"}
        return measured(python, "theirs", seconds)


def table(seconds: float) -> str:
    import durbar

    load = os.getloadavg()[0]
    figures = measured(sys.executable, "ours", seconds) | peers(seconds)
    python = f"CPython {platform.python_version()} on {platform.machine()}"
    compiled = "compiled" if durbar.compiled() else "NOT compiled"
    versions = f"PettingZoo {version('pettingzoo')}, OpenSpiel {version('open_spiel')}"
    lines = [
        f"### Environments, {datetime.date.today()}, {python}, {compiled}",
        "",
        f"Load of the machine before: {load:.1f} on {os.cpu_count()} processors. {versions}.",
        "",
        "| what | decisions/s |",
        "|---|---:|",
    ]
    for what, figure in figures.items():
        lines.append(f"| {what} | {figure if isinstance(figure, str) else f'{figure:,.0f}'} |")
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument("--save", action="store_true", help="append the table to bench/results.md")
    wishes = parser.parse_args()
    text = table(wishes.seconds)
    print(text)
    if wishes.save:
        with (HERE / "results.md").open("a", encoding="utf-8") as file:
            file.write("\n" + text)


if __name__ == "__main__":
    main()
