"""The wheel: plain but whole where no C compiler is at hand, really compiled where one is."""

import importlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from importlib import metadata
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/durbar"
LOCKS = ("durbar", "dev", "node")

PROBE = """
import importlib, sys, durbar
print(durbar.compiled(), *(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep="\\n")
"""


def build_without_compiler(folder: Path, wish: str, client: str = "auto") -> "subprocess.CompletedProcess[str]":
    """Build a wheel from a copy of the project, with a C compiler that always fails."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "docs/rules", "web/dist"):
        if (ROOT / name).exists() and not (folder / name).parent.joinpath("package.json").exists():
            shutil.copytree(ROOT / name, folder / name)
    return subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation"],
        cwd=folder,
        env=os.environ | {"CC": "/bin/false", "DURBAR_COMPILE": wish, "DURBAR_CLIENT": client},
        capture_output=True,
        text=True,
    )


def modules_to_compile() -> list[str]:
    """The names of the modules that hatch_build.py compiles."""
    paths = runpy.run_path(str(ROOT / "hatch_build.py"))["compiled_modules"](PACKAGE)
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]


def probe(*options: str, **environment: str) -> tuple[bool, list[Path]]:
    """What durbar.compiled() says in such a Python, and the files that the modules to compile really come from."""
    run = subprocess.run(
        [sys.executable, *options, "-c", PROBE, *modules_to_compile()],
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    says, *files = run.stdout.splitlines()
    return says == "True", [Path(file) for file in files]


def probe_installed() -> tuple[bool, list[Path]]:
    """The same for the installed Durbar: -I keeps src out, however these tests are run."""
    return probe("-I")


def needed_packages(requirements: list[str]) -> set[str]:
    """The packages that these requirements need on this machine, directly or not."""
    names: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name not in names and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            names.add(name)
            waiting += [Requirement(text) for text in metadata.requires(name) or []]
    return names


def test_without_a_compiler_the_wheel_is_plain_and_whole(tmp_path: Path) -> None:
    build = build_without_compiler(tmp_path, "auto")
    assert build.returncode == 0, build.stderr
    assert "Durbar could not be compiled" in build.stderr
    [wheel] = tmp_path.glob("dist/*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")

    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    expected = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".npz", ".png", ".jsonl") or path.name == "py.typed"
    }
    expected |= {f"durbar/rules/{page.name}" for page in ROOT.glob("docs/rules/*.md")}
    client = ROOT / "web/dist"
    expected |= {f"durbar/web/{path.relative_to(client)}" for path in client.rglob("*") if path.is_file()}
    assert shipped == expected
    assert shipped >= {
        "durbar/py.typed",
        "durbar/games/kyoto/components.toml",
        "durbar/games/kyoto/text/fr.ftl",
        "durbar/rules/kyoto.en.md",
    }


def test_without_a_compiler_a_required_compilation_fails(tmp_path: Path) -> None:
    build = build_without_compiler(tmp_path, "require")
    assert build.returncode != 0
    assert "/bin/false" in build.stderr, "the reason is missing"
    assert "Durbar could not be compiled (see above), and DURBAR_COMPILE=require asks for it." in build.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def test_what_is_compiled_needs_no_extra(tmp_path: Path) -> None:
    """Who plays has neither psycopg nor what else only hosts or developers install: it compiles all the same."""
    shutil.copytree(PACKAGE, tmp_path / "durbar")
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))
    modules = [str(path.relative_to(tmp_path)) for path in hook["compiled_modules"](tmp_path / "durbar")]
    (tmp_path / "mypy.ini").write_text(hook["types_that_matter"](modules))
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=mypy.ini", "--no-site-packages", *modules],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout


def test_an_unknown_wish_is_refused(tmp_path: Path) -> None:
    build = build_without_compiler(tmp_path, "yes")
    assert build.returncode != 0
    assert "DURBAR_COMPILE is 'yes'; it may be auto, require or off." in build.stderr


def client_that_cannot_be_built(folder: Path) -> None:
    """Sources of a client whose build fails, newer than all that was built."""
    shutil.rmtree(folder / "web", ignore_errors=True)
    for name in ("npm", "package-lock.json"):
        (folder / "web").mkdir(exist_ok=True)
        shutil.copy(ROOT / "web" / name, folder / "web" / name)
    (folder / "web/package.json").write_text('{"scripts": {"build": "echo no client today; exit 3"}}')
    (folder / "web/node_modules").mkdir()
    (folder / "web/node_modules/.package-lock.json").touch()


@pytest.mark.parametrize("wish", ["auto", "require"])
def test_a_client_that_cannot_be_built(tmp_path: Path, wish: str) -> None:
    client_that_cannot_be_built(tmp_path)
    build = build_without_compiler(tmp_path, "off", wish)
    assert "no client today" in build.stderr, "the reason is missing"
    wheels = list(tmp_path.glob("dist/*.whl"))
    if wish == "require":
        assert (
            "The browser client could not be built (see above), and DURBAR_CLIENT=require asks for it." in build.stderr
        )
        assert (build.returncode, wheels) == (1, [])
    else:
        assert "The browser client could not be built (see above): this is Durbar without it." in build.stderr
        assert build.returncode == 0, build.stderr
        assert not [name for name in zipfile.ZipFile(wheels[0]).namelist() if name.startswith("durbar/web/")]


def test_the_client_is_built_when_it_is_missing_or_old(tmp_path: Path) -> None:
    is_stale = runpy.run_path(str(ROOT / "hatch_build.py"))["client_is_stale"]
    assert not is_stale(tmp_path), "where there are no sources there is nothing to build"
    source, built = tmp_path / "web/package.json", tmp_path / "web/dist/index.html"
    built.parent.mkdir(parents=True)
    source.touch()
    assert is_stale(tmp_path)
    built.touch()
    os.utime(source, (1, 1))
    assert not is_stale(tmp_path)
    os.utime(built, (0, 0))
    assert is_stale(tmp_path)


def test_a_source_distribution_has_all_that_is_needed_and_nothing_that_was_installed(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, env=os.environ | {"DURBAR_CLIENT": "off"}, check=True, capture_output=True)
    [sdist] = tmp_path.iterdir()
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert not [name for name in names if "node_modules" in name or ".venv" in name]
    assert names >= {"hatch_build.py", "web/package-lock.json", "docs/rules/kyoto.en.md", "src/durbar/py.typed"}
    client = {f"web/dist/{path.relative_to(ROOT / 'web/dist')}" for path in (ROOT / "web/dist").glob("*.html")}
    assert names >= client


def test_every_pattern_of_modules_to_compile_finds_some() -> None:
    some = {"durbar.core.state", "durbar.games.kyoto.rules", "durbar.bots.search"}
    assert some <= set(modules_to_compile())


def test_the_installed_modules_are_as_compiled_as_they_say() -> None:
    says, files = probe_installed()
    assert not any(file.is_relative_to(PACKAGE) for file in files)
    assert {file.suffix == ".py" for file in files} == {not says}


@pytest.mark.skipif(os.environ.get("DURBAR_COMPILE") == "off", reason="Durbar was told not to compile itself")
def test_the_installed_modules_are_compiled_where_that_is_possible() -> None:
    compiler = str(sysconfig.get_config_var("CC")).split()[0]
    possible = bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()
    says, _ = probe_installed()
    assert says == possible, "DURBAR_COMPILE=require make clean setup shows why"


def test_the_sources_are_never_compiled() -> None:
    says, files = probe(PYTHONPATH=str(PACKAGE.parent))
    assert not says
    assert all(file.suffix == ".py" and file.is_relative_to(PACKAGE) for file in files)
    assert not [path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd", ".c")]


def locked() -> dict[str, SpecifierSet]:
    """The version of every package in the locks that Durbar is built, run and tested with."""
    lines = [
        line for name in ("durbar", "dev") for line in (ROOT / f"locks/{name}.txt").read_text("utf-8").splitlines()
    ]
    pins = [Requirement(line.removesuffix(" \\")) for line in lines if re.match("[a-z0-9]", line)]
    return {canonicalize_name(pin.name): pin.specifier for pin in pins}


@pytest.mark.parametrize("name", ["durbar", "dev", "node", "audit"])
def test_a_lock_has_exact_versions_with_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / f"locks/{name}.txt").read_text("utf-8")
    assert "://" not in text
    marker = r"[a-z_]+ [<>=!]+ '[\w.]+'"
    pin = rf"[a-z0-9-]+==[0-9a-z.]+(?: ; {marker}(?: and {marker})*)? \\\n"
    digest = r"    --hash=sha256:[0-9a-f]{64}"
    package = rf"{pin}(?:{digest} \\\n)*{digest}\n"
    assert re.fullmatch(rf"# .+\n(?:{package})+", text)


def test_no_package_is_in_two_locks_of_one_environment() -> None:
    """Which could then disagree."""
    texts = [(ROOT / f"locks/{name}.txt").read_text("utf-8") for name in LOCKS]
    names = [set(re.findall(r"^[\w-]+", text, re.MULTILINE)) for text in texts]
    assert sum(map(len, names)) == len(set().union(*names))


def test_the_locks_are_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = chain(*project["project"]["optional-dependencies"].values())
    pins = locked()
    for text in [*project["build-system"]["requires"], *project["project"]["dependencies"], *extras]:
        requirement = Requirement(text)
        (pin,) = pins[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(pin.version), text


def test_the_locks_pin_every_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    requirements = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *chain(*project["project"]["optional-dependencies"].values()),
    ]
    assert needed_packages(requirements) - locked().keys() == set()


def test_a_users_script_is_held_against_the_installed_types(tmp_path: Path) -> None:
    """Every public name has its types (`py.typed`), and what is wrong is found: not everything is anything."""
    script = (ROOT / "tests/wheel/user.py").read_text(encoding="utf-8")
    names = [name for name in importlib.import_module("durbar").__all__ if name not in script]
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(script + "".join(f"{name.lower()}_is_there = durbar.{name}\n" for name in names))
    mistakes = ("durbar.game(7)", 'game.new("three")', "state.play(0, 5)", "luck.below(None)", "record.undo().nothing")
    wrong.write_text(script + "".join(f"{mistake}\n" for mistake in mistakes))
    first = len(script.splitlines()) + 1
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", f"--cache-dir={tmp_path / 'kept'}", "."],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")},
        capture_output=True,
        text=True,
    )
    found = {int(line.split(":")[1]) for line in run.stdout.splitlines() if line.startswith("wrong.py")}
    assert found == set(range(first, first + len(mistakes))), run.stdout
    assert "right.py" not in run.stdout, run.stdout
