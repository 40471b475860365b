"""Makes a release: the sdist, and from it a wheel of this platform, each tried in an environment of its own.

    make release

The version stands in src/durbar/__init__.py, what it brings in CHANGELOG.md; CONTRIBUTING.md says what a version means
and what else a release needs. A development version is built and tried all the same, but not called a release.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


def main() -> None:
    version = read_version()
    if not is_told(version):
        sys.exit(f'CHANGELOG.md says nothing about {version}: it needs a heading "## {version.partition(".dev")[0]}".')
    if changes := output("git", "status", "--porcelain"):
        sys.exit(f"A release is made of what is committed, and this is not:\n{changes}")
    print(f"Building Durbar {version}", flush=True)
    shutil.rmtree(DIST, ignore_errors=True)
    demanding = os.environ | {"DURBAR_CLIENT": "require", "DURBAR_COMPILE": "require"}
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(DIST)], cwd=ROOT, env=demanding, check=True)
    for file in sorted(DIST.iterdir()):
        print(f"Trying {file.name}", flush=True)
        try_out(file)
    tell_the_rest(version)


def read_version() -> str:
    found = VERSION.search((ROOT / "src/durbar/__init__.py").read_text("utf-8"))
    return found[1] if found else sys.exit("src/durbar/__init__.py names no version")


def is_told(version: str) -> bool:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return re.search(rf"^## {re.escape(version.partition('.dev')[0])}\b", changelog, re.MULTILINE) is not None


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def try_out(file: Path) -> None:
    """Install it where nothing else is, as somebody who has only this file, and try it there."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, *(("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")))
        pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", str(file)], cwd=folder, check=True)
        subprocess.run([str(python), str(ROOT / "tools/smoke.py")], cwd=folder, check=True)


def tell_the_rest(version: str) -> None:
    print("\n".join(["In dist:", *(f"  {file.name}" for file in sorted(DIST.iterdir()))]))
    if ".dev" in version:
        print(f"{version} is a development version: good to try, not to publish.")
    else:
        print(f"Next: git tag v{version}, and the rest of the list in CONTRIBUTING.md.")


if __name__ == "__main__":
    main()
