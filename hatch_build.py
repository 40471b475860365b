"""Builds the wheel: adds the written rules and the browser client, and compiles the hot modules with mypyc.

The compiled modules lie in the wheel beside their sources, and Python prefers them. Where compiling is impossible the
wheel is plain Python and behaves the same, only slower. DURBAR_COMPILE=require makes that an error, DURBAR_COMPILE=off
does not even try. Editable installs are never compiled: the compiled module would hide the next edit of its source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [  # below src/durbar; one mypyc group, so that calls between them stay in C
    "core/{rng,moves,state,observing,patch,playout}.py",
    "games/*/{cards,moves,events,state,rules,hidden,seen,judge,odds,observe}.py",
    "games/*/{bidding,building,scoring,leftover,solo}.py",  # chapters of rules that are longer than one module
    "games/*/{landscape,walking,arriving,equipment,evening,refusing}.py",
    "bots/search.py",
    "train/lockstep.py",
]

# Run by itself in the temporary folder, compiling as many files at once as there are processors. Debug information
# would carry that folder's name and make every build differ.
SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

compile_one_by_one = CCompiler.compile

def compile_at_once(self, sources, **how):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: compile_one_by_one(self, [source], **how), sources)
        return [file for files in made for file in files]

CCompiler.compile = compile_at_once
modules = mypycify(sys.argv[1:], opt_level="3", debug_level="0", multi_file=True, group_name="durbar")
setup(name="durbar", ext_modules=modules, script_args=["build_ext", "--inplace"])
"""


def compiled_modules(package: Path) -> list[Path]:
    """Those of the modules to compile that exist in this package folder."""
    found: list[Path] = []
    for pattern in COMPILED:
        folder, _, names = pattern.removesuffix(".py").rpartition("/")
        for name in names.strip("{}").split(","):
            found += package.glob(f"{folder}/{name}.py")
    return sorted(found)


class CannotCompile(Exception):
    """The compiler's own words."""


def compile_in(workshop: Path) -> list[Path]:
    """Compile the package copied into this folder; return the extension modules, which lie beside their sources."""
    modules = [str(path.relative_to(workshop)) for path in compiled_modules(workshop / "durbar")]
    run = subprocess.run(
        # No configuration file: only what stops mypyc should stop the build.
        [sys.executable, "-c", SETUP, "--config-file=", *modules],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode:
        raise CannotCompile(run.stdout)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted([*workshop.glob(f"*{suffix}"), *workshop.glob(f"durbar/**/*{suffix}")])


class WheelHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls before and after it packs a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Choose what goes into the wheel besides the package."""
        if version == "editable":
            return
        for page in Path(self.root, "docs/rules").glob("*.md"):
            build_data["force_include"][str(page)] = f"durbar/rules/{page.name}"
        client = Path(self.root, "web/dist")  # if it was built (make does that); without it there is the terminal
        for path in client.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"durbar/web/{path.relative_to(client).as_posix()}"

        wish = os.environ.get("DURBAR_COMPILE", "auto")
        if wish not in ("auto", "require", "off"):
            sys.exit(f"DURBAR_COMPILE is {wish!r}; it may be auto, require or off.")
        if wish == "off":
            return
        self.workshop = TemporaryDirectory()  # never in src: an extension module there would hide its source
        workshop = Path(self.workshop.name)
        shutil.copytree(Path(self.root, "src/durbar"), workshop / "durbar")
        try:
            extensions = compile_in(workshop)
        except CannotCompile as problem:
            print(problem, file=sys.stderr)
            if wish == "require":
                sys.exit("Durbar could not be compiled (see above), and DURBAR_COMPILE=require asks for it.")
            self.app.display_warning("Durbar could not be compiled (see above): this is a plain Python wheel, slower.")
            return
        for path in extensions:
            build_data["force_include"][str(path)] = str(path.relative_to(workshop))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder in which the modules were compiled."""
        if hasattr(self, "workshop"):
            self.workshop.cleanup()
