"""The documentation: nothing in it leads nowhere, and everything public is explained in it."""

from __future__ import annotations

import doctest
import importlib
import sys
from html.parser import HTMLParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
SPEC = spec_from_file_location("docs_tool", HOUSE / "tools/docs.py")
assert SPEC is not None
assert SPEC.loader is not None
TOOL: Any = module_from_spec(SPEC)
sys.modules["docs_tool"] = TOOL  # its dataclasses ask for it
SPEC.loader.exec_module(TOOL)

PROMISED = ("durbar", "durbar.bots", "durbar.review", "durbar.puzzles")


class Read(HTMLParser):
    """What a page links to, what it loads, and where one can be led on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert tag != "script"
        if "id" in given:
            self.anchors.append(given["id"])
        if "href" in given:
            (self.loaded if tag == "link" else self.links).append(given["href"])
        if "src" in given:
            self.loaded.append(given["src"])


@pytest.fixture(scope="module")
def site() -> Any:
    return TOOL.Site()


@pytest.fixture(scope="module")
def pages(site: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Read]:
    """Every page of the site, as it was written; reports of studies are pages of their own."""
    target = tmp_path_factory.mktemp("site")
    site.write(target)
    ours = [path for path in sorted(target.rglob("*.html")) if path.parent.name != "studies" or path.stem == "index"]
    return {path: Read(path) for path in ours}


def test_nothing_is_wrong_with_the_documentation(site: Any) -> None:
    assert site.faults == []


def test_every_link_of_every_page_leads_somewhere(pages: dict[Path, Read]) -> None:
    dead = []
    for path, page in pages.items():
        for link in page.links + page.loaded:
            if link.startswith("https://"):
                continue
            name, _, anchor = link.partition("#")
            to = (path.parent / name).resolve() if name else path
            if not to.is_file() or (anchor and to in pages and anchor not in pages[to].anchors):
                dead.append(f"{path.name}: {link}")
    assert len(pages) > 40
    assert dead == []


def test_no_page_needs_a_network_or_has_an_anchor_twice(pages: dict[Path, Read]) -> None:
    for path, page in pages.items():
        assert not [loaded for loaded in page.loaded if "//" in loaded], path
        assert len(set(page.anchors)) == len(page.anchors), path


def test_every_document_is_a_page(site: Any) -> None:
    documents = [*HOUSE.glob("*.md"), *HOUSE.glob("docs/**/*.md"), HOUSE / "bench/results.md"]
    assert {path.relative_to(HOUSE).as_posix() for path in documents} <= site.pages.keys()


@pytest.mark.parametrize("name", PROMISED)
def test_every_public_name_is_explained_and_in_the_reference(name: str, site: Any) -> None:
    module = importlib.import_module(name)
    reference = site.pages[f"api/{name}.md"]
    assert module.__doc__
    assert set(module.__all__) <= reference.anchors
    index = site.pages["api/index.md"].body
    for public in module.__all__:
        thing = getattr(module, public)
        assert not (isinstance(thing, type) or hasattr(thing, "__code__")) or thing.__doc__, public
        assert f'href="{name}.html#{public}"' in index


DEAD = {
    "[there](gone.md)": "docs/new.md links to gone.md, which is not there",
    "![picture](gone.png)": "docs/new.md links to gone.png, which is not there",
    '<img src="gone.svg">': "docs/new.md links to gone.svg, which is not there",
    "[out](../../elsewhere.md)": "docs/new.md links to ../../elsewhere.md, which is not there",
    "[part](bots.md#gone)": "docs/new.md links to docs/bots.md#gone, and there is no such heading",
    "[part](#gone)": "docs/new.md links to docs/new.md#gone, and there is no such heading",
}


def test_dead_links_are_told() -> None:
    site = TOOL.Site()
    site.texts["docs/new.md"] = "# New\n\n" + "\n\n".join(DEAD)
    site.pages["docs/new.md"] = site.made("docs/new.md")
    site.check()
    assert site.faults == list(DEAD.values())


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("__all__ = ['f']\n\ndef f() -> None: ...", "durbar.tiny.f is public, and nothing explains it"),
        ("__all__ = ['C']\n\nclass C:\n    'C.'\n    def f(self) -> None: ...", "durbar.tiny.C.f is public, and noth"),
        ("__all__ = ['MANY']\nMANY = 5", "durbar.tiny.MANY is public, and nothing explains it"),
        ("__all__ = ['MANY']\nMANY = 5  # from so many on", ""),
    ],
)
def test_what_nobody_explains_is_told(source: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = TOOL.Module("durbar.tiny", f"'''A module.'''\n{source}\n")
    monkeypatch.setattr(TOOL, "MODULES", {"durbar.tiny": ()})
    monkeypatch.setattr(TOOL, "module", lambda name: tiny)
    TOOL.found.cache_clear()
    faults = TOOL.Reference().faults
    TOOL.found.cache_clear()
    assert len(faults) == bool(told)
    assert not told or faults[0].startswith(told)


def test_the_tool_does_what_its_examples_say() -> None:
    assert doctest.testmod(TOOL) == (0, 1)
