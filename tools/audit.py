"""Asks the databases of advisories whether anything is known against the packages in the locks.

    make audit

Ends with 0 if nothing is known, 1 if something is, and 2 if a database could not be asked: then nothing is known
about those packages, which is not the same as nothing against them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).parents[1]
LOCKS = ("durbar", "dev", "node", "audit")
CLEAN, FOUND, UNKNOWN = 0, 1, 2


class Verdict(NamedTuple):
    """What is known against how many packages, and how many of them the database did not know."""

    asked: int
    unknown: int
    known: list[str]


def python_verdict(answer: bytes) -> Verdict:
    """What pip-audit says. It also ends well when it could ask nothing: each package is then skipped."""
    packages: list[dict[str, Any]] = msgspec.json.decode(answer)["dependencies"]
    known = [
        f"{package['name']} {package['version']}: {', '.join([advisory['id'], *advisory.get('aliases', [])])}"
        f"; mended in {', '.join(advisory['fix_versions']) or 'no version yet'}"
        for package in packages
        for advisory in package.get("vulns", [])
    ]
    return Verdict(len(packages), sum("skip_reason" in package for package in packages), known)


def npm_verdict(answer: bytes) -> Verdict:
    """What npm audit says."""
    told = msgspec.json.decode(answer)
    known = [
        f"{name}: {advisory['title']} ({advisory['url']})"
        for name, package in told["vulnerabilities"].items()
        for advisory in package["via"]
        if isinstance(advisory, dict)
    ]
    return Verdict(told["metadata"]["dependencies"]["total"], 0, known)


def python_audit() -> Verdict:
    files = [option for lock in LOCKS for option in ("-r", str(ROOT / "locks" / f"{lock}.txt"))]
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
    command = [sys.executable, "-m", "pip_audit", *options, *files]
    return python_verdict(subprocess.run(command, capture_output=True).stdout)


def npm_audit() -> Verdict:
    return npm_verdict(subprocess.run([ROOT / "web/npm", "audit", "--json"], capture_output=True).stdout)


def main() -> int:
    worst = CLEAN
    for kind, audit in (("Python", python_audit), ("npm", npm_audit)):
        try:
            verdict = audit()
        except (msgspec.DecodeError, KeyError, TypeError):
            print(f"{kind}: the database of advisories could not be asked, so nothing is known about these packages.")
            worst = max(worst, UNKNOWN)
            continue
        if verdict.unknown:
            print(
                f"{kind}: the database of advisories did not answer for {verdict.unknown} of {verdict.asked} packages."
            )
            worst = max(worst, UNKNOWN)
        for line in verdict.known:
            print(f"{kind}: {line}")
        if verdict.known:
            worst = FOUND if worst == CLEAN else worst
        elif not verdict.unknown:
            print(f"{kind}: nothing is known against any of {verdict.asked} packages.")
    return worst


if __name__ == "__main__":
    sys.exit(main())
