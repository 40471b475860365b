"""The documentation as a site: `make docs` makes build/docs of the Markdown of this repository and of the docstrings.

    python tools/docs.py [FOLDER]

Pages lie where their Markdown lies, so that every link works in both. A file that a page links to comes along: as it
is, or shown as text if a browser would not show it. The reference is read from the sources, without importing them.
Whatever leads nowhere, or is public and explained nowhere, is told; then the exit code is 1.
"""

from __future__ import annotations

import ast
import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

HOUSE = Path(__file__).resolve().parent.parent
SOURCE = HOUSE / "src"
TARGET = HOUSE / "build/docs"

GAMES = ("kyoto", "xanadu", "reviving", "kathmandu")
CHAPTERS = {
    "Durbar": ("README.md", "docs/tutorial.md", "docs/cookbook.md", "CHANGELOG.md"),
    "The library": tuple(f"docs/{name}.md" for name in ("records", "bots", "engine", "environments", "perft")),
    "Studies": tuple(f"docs/{name}.md" for name in ("studies", "review", "puzzles")),
    "A server": tuple(f"docs/{name}.md" for name in ("hosting", "scaling", "protocol", "fairness", "tournaments")),
    "The rules": tuple(f"docs/rules/{game}.{language}.md" for game in GAMES for language in ("en", "fr")),
    "The house": (
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/adding-a-game.md",
        "bench/results.md",
        "SECURITY.md",
    ),
}
REFERENCE = "Reference"
INDEX = "api/index.md"
MODULES: dict[str, tuple[str, ...]] = {  # with what is meant for others; where nothing is named, its `__all__`
    "durbar": (),
    "durbar.bots": (),
    "durbar.bots.series": ("Series", "Result", "play", "play_all", "play_out"),
    "durbar.bots.arena": ("Tournament", "Standing", "interval", "interval_over_deals"),
    "durbar.envs": (),
    "durbar.envs.vector": ("Tables",),
    "durbar.envs.pettingzoo": ("env", "parallel_env", "Agents", "Turns", "Together"),
    "durbar.envs.gymnasium": ("Learner", "Learners", "register_games"),
    "durbar.envs.openspiel": (),
    "durbar.lab": ("require_lab",),
    "durbar.lab.plan": ("Wish", "plan_of", "Plan", "Arm"),
    "durbar.lab.folder": ("Folder", "BadStudy"),
    "durbar.lab.conduct": ("conduct",),
    "durbar.lab.figures": ("figures", "Figures", "ArmFigures", "Skill"),
    "durbar.lab.report": ("report",),
    "durbar.review": (),
    "durbar.puzzles": (),
}
SHOWN_BY_BROWSERS = {".html", ".json", ".png", ".svg"}
FARAWAY = re.compile(r"[a-z]+:|//")
ADDRESS = re.compile(r'(?<= )(href|src)="([^"]+)"')
RULE = re.compile(r"[a-z]+-\d+")
LISTED = re.compile(r"`?[a-z]\w*`?(, `?\w+`?)*: +\S|  +\S")  # a line of a docstring that says what a name means


# The public names, as their sources tell them


@dataclass
class Module:
    """A module's source: what is defined in it, what it imports, and its lines."""

    name: str
    text: str
    tree: ast.Module = field(init=False)
    defined: dict[str, ast.stmt] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.lines = self.text.splitlines()
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                self.defined[node.name] = node
            elif isinstance(node, ast.ImportFrom) and node.module:
                self.imported |= {(alias.asname or alias.name): (node.module, alias.name) for alias in node.names}
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    self.defined[target.id] = node

    def public(self) -> list[str]:
        """What is meant for others, and therefore explained."""
        listed = self.defined.get("__all__")
        if isinstance(listed, ast.Assign):
            return sorted(ast.literal_eval(listed.value), key=str.lower)
        return list(MODULES[self.name])

    def comment(self, node: ast.stmt) -> str:
        """The comment behind a line, or above it."""
        line = self.lines[node.lineno - 1]
        if behind := re.search(r"  # (.+)$", line):
            return behind[1]
        above: list[str] = []
        for line in reversed(self.lines[: node.lineno - 1]):
            if not line.strip().startswith("#"):
                break
            above.insert(0, line.strip(" #"))
        return " ".join(above)


@cache
def module(name: str) -> Module:
    path = SOURCE.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return Module(name, path.read_text("utf-8"))


@cache
def found(where: str, name: str) -> tuple[Module, ast.stmt] | None:
    """Where a name of a module is defined; None if that is not in this house."""
    if not where.startswith("durbar"):
        return None
    home = module(where)
    if name in home.defined:
        return home, home.defined[name]
    return found(*home.imported[name]) if name in home.imported else None


def bases(home: Module, node: ast.ClassDef) -> Iterator[tuple[Module, ast.ClassDef]]:
    """The classes of this house that a class derives from."""
    for base in node.bases:
        base = base.value if isinstance(base, ast.Subscript) else base
        there = found(home.name, base.id) if isinstance(base, ast.Name) else None
        if there is not None and isinstance(there[1], ast.ClassDef):
            yield there[0], there[1]
            yield from bases(there[0], there[1])


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    """Its public methods and properties, in the order in which they stand there."""
    found: dict[str, ast.FunctionDef] = {}
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name[0] != "_":
            found[part.name] = part  # the last one: what stands before it are overloads
    return found


def signature(node: ast.FunctionDef, name: str) -> str:
    """How it is called."""
    if any(isinstance(each, ast.Name) and "property" in each.id for each in node.decorator_list):
        return f"{name}: {ast.unparse(node.returns)}" if node.returns else name
    parts = [part for part in arguments(node.args) if part not in ("self", "cls")]
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    line = f"{name}({', '.join(parts)}){returns}"
    if len(line) <= 88:
        return line
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f"){returns}"])


def arguments(node: ast.arguments) -> Iterator[str]:
    """Each parameter with its type and its default."""
    plain = [*node.posonlyargs, *node.args]
    defaults = [None] * (len(plain) - len(node.defaults)) + list(node.defaults)
    for part, default in zip(plain, defaults, strict=True):
        yield ast.unparse(part) + (f" = {ast.unparse(default)}" if default else "")
    if node.vararg or node.kwonlyargs:
        yield "*" + (ast.unparse(node.vararg) if node.vararg else "")
    for part, default in zip(node.kwonlyargs, node.kw_defaults, strict=True):
        yield ast.unparse(part) + (f" = {ast.unparse(default)}" if default else "")
    if node.kwarg:
        yield "**" + ast.unparse(node.kwarg)


def explained(text: str) -> str:
    """A docstring as Markdown: examples, and lists of names with their meanings, become blocks."""
    blocks: list[str] = []
    for block in text.split("\n\n"):
        lines = block.split("\n")
        if lines[0].startswith((">>>", "    ", "===")):
            blocks.append("```python\n" + block + "\n```")
        elif blocks and all(LISTED.match(line) for line in lines):
            listed: list[str] = []
            for line in lines:
                if line.startswith(" "):
                    listed[-1] += " " + line.strip()
                else:
                    name, _, meaning = line.partition(":")
                    listed.append(f"- `{name.strip('`')}`: {meaning.strip()}")
            blocks.append("\n".join(listed))
        else:
            blocks.append(block.replace("``", "`"))
    return "\n\n".join(blocks)


class Reference:
    """The pages of the reference as Markdown, with a list of all names, and of those that nobody explains."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}  # where each public name is explained: page and anchor
        self.faults: list[str] = []
        self.pages = {f"api/{name}.md": self.page(name) for name in MODULES}
        self.pages = {INDEX: self.index(), **self.pages}

    def page(self, name: str) -> str:
        home = module(name)
        parts = [f"# {name}", explained(ast.get_docstring(home.tree) or "")]
        if not parts[1]:
            self.faults.append(f"the module {name} has no docstring")
        for public in home.public():
            there = found(name, public)
            assert there is not None, f"{name}.{public} is defined nowhere"
            self.places[f"{name}.{public}"] = f"api/{name}.md#{public}"
            parts.append(self.entry(name, public, *there))
        return "\n\n".join(parts) + "\n"

    def entry(self, page: str, name: str, home: Module, node: ast.stmt) -> str:
        if isinstance(node, ast.ClassDef):
            return self.of_class(page, name, home, node)
        if isinstance(node, ast.FunctionDef):
            return self.shown(f"## `{name}`", signature(node, name), ast.get_docstring(node), f"{page}.{name}")
        return self.shown(f"## `{name}`", ast.unparse(node), home.comment(node), f"{page}.{name}")

    def shown(self, heading: str, code: str, text: str | None, name: str) -> str:
        if not text:
            self.faults.append(f"{name} is public, and nothing explains it")
        return f"{heading}\n\n```python\n{code}\n```\n\n{explained(text or '')}"

    def of_class(self, page: str, name: str, home: Module, node: ast.ClassDef) -> str:
        made = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
        fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        fields = [part for part in fields if isinstance(part.target, ast.Name) and part.target.id[0] != "_"]
        code = [f"class {name}({', '.join(map(ast.unparse, node.bases))})" if node.bases else f"class {name}"]
        for part in fields:
            comment = home.comment(part)
            code.append(f"    {ast.unparse(part)}" + (f"  # {comment}" if comment else ""))
        code += ["", signature(made, name)] if made is not None else []
        parts = [self.shown(f"## `{name}`", "\n".join(code), ast.get_docstring(node), f"{page}.{name}")]
        inherited = [methods(base) for _, base in bases(home, node)]
        for method, definition in methods(node).items():
            text = ast.get_docstring(definition)
            if text:
                self.places[f"{page}.{name}.{method}"] = f"api/{page}.md#{name}.{method}"
                parts.append(
                    self.shown(f"### `{name}.{method}`", signature(definition, method), text, f"{page}.{name}.{method}")
                )
            elif "__all__" in module(page).defined and not any(method in base for base in inherited):
                self.faults.append(f"{page}.{name}.{method} is public, and nothing explains it")
        return "\n\n".join(parts)

    def index(self) -> str:
        """Every public name, from a to z."""
        lines = ["# Every public name", "", "What is behind each module:", ""]
        for name in MODULES:
            first = (ast.get_docstring(module(name).tree) or "").split("\n\n")[0].replace("\n", " ")
            lines.append(f"- [{name}]({name}.md): {first}")
        lines += ["", "| name | of |", "|---|---|"]
        for name in sorted(self.places, key=lambda name: (self.short(name).lower(), name)):
            address = self.places[name].removeprefix("api/")
            lines.append(f"| [{self.short(name)}]({address}) | {address.partition('.md#')[0]} |")
        return "\n".join(lines) + "\n"

    def short(self, name: str) -> str:
        return self.places[name].partition("#")[2]

    def link(self, written: str) -> str | None:
        """Where a name in somebody's text leads, if it is one of the face: `durbar.Record`, `Record.undo()`."""
        name = re.sub(r"\(.*\)$", "", written)
        if not re.fullmatch(r"(durbar\.)?[A-Z]\w+(\.\w+)?|durbar(\.\w+)+", name):
            return None
        if name in MODULES:
            return f"api/{name}.md"
        return self.places.get(name) or self.places.get(f"durbar.{name}")


# Pages


def slug(heading: str) -> str:
    """The anchor of a heading, as the forges make it.

    >>> slug("What is checked, and what is not")
    'what-is-checked-and-what-is-not'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def html_of(path: str) -> str:
    """The address of a page, from that of its Markdown."""
    return "index.html" if path == "README.md" else path.removesuffix(".md") + ".html"


@dataclass
class Page:
    """A page that was made: its title, its second headings with their anchors, all anchors, and its body."""

    title: str
    parts: list[tuple[str, str]]
    anchors: set[str]
    body: str


class Site:
    """All pages, what comes along with them, and what is wrong with them."""

    def __init__(self) -> None:
        self.reference = Reference()
        self.texts = {path: (HOUSE / path).read_text("utf-8") for paths in CHAPTERS.values() for path in paths}
        self.texts |= self.reference.pages
        self.chapters = {**CHAPTERS, REFERENCE: tuple(self.reference.pages)}
        self.files: set[str] = set()  # that pages show or link to
        self.links: list[tuple[str, str, str]] = []  # from which page, to which, and where on it
        self.faults = list(self.reference.faults)
        self.pages = {path: self.made(path) for path in self.texts}
        self.check()

    def check(self) -> None:
        for path, to, anchor in self.links:
            if anchor and to in self.pages and anchor not in self.pages[to].anchors:
                self.faults.append(f"{path} links to {to}#{anchor}, and there is no such heading")
        for document in sorted(HOUSE.glob("docs/*.md")):
            if (name := document.relative_to(HOUSE).as_posix()) not in self.texts:
                self.faults.append(f"{name} is in no chapter of the documentation; tools/docs.py lists them")

    def made(self, path: str) -> Page:
        reader = MarkdownIt("commonmark").enable("table")
        tokens = reader.parse(self.texts[path])
        page = Page("", [], {"top"}, "")
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                self.head(page, token, tokens[number + 1])
            elif token.type == "html_block":
                token.content = self.with_addresses(path, token.content)
            elif token.type == "inline":
                self.inline(path, page, token.children or [], tokens[number - 1].type == "heading_open")
        body = reader.renderer.render(tokens, reader.options, {})
        page.body = body.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
            "</table>", "</table></div>"
        )
        return page

    def head(self, page: Page, opening: Token, inline: Token) -> None:
        children = inline.children or []
        text = "".join(child.content for child in children)
        anchor = text if len(children) == 1 and children[0].type == "code_inline" else slug(text)
        count = 1
        while anchor in page.anchors:  # a heading that is there twice gets a number, as the forges do
            anchor = f"{slug(text)}-{count}"
            count += 1
        page.anchors.add(anchor)
        opening.attrSet("id", anchor)
        if opening.tag == "h1":
            page.title = page.title or text
        elif opening.tag == "h2":
            page.parts.append((text, anchor))

    def inline(self, path: str, page: Page, tokens: list[Token], heading: bool) -> None:
        inside = heading  # of a link, or where none should be made
        for number, token in enumerate(tokens):
            if token.type == "link_open":
                inside = True
                token.attrSet("href", self.address(path, str(token.attrGet("href"))))
            elif token.type == "link_close":
                inside = heading
            elif token.type == "image":
                token.attrSet("src", self.address(path, str(token.attrGet("src"))))
                token.attrSet("loading", "lazy")
            elif token.type == "html_inline":
                token.content = self.with_addresses(path, token.content)
            elif token.type == "code_inline" and not inside and (to := self.reference.link(token.content)):
                token.type, address = "html_inline", self.address(path, relative(path, to))
                token.content = f'<a href="{escape(address)}"><code>{escape(token.content)}</code></a>'
            elif token.type == "text" and RULE.fullmatch(token.content) and tokens[number - 1].type == "strong_open":
                page.anchors.add(token.content)
                tokens[number - 1].attrSet("id", token.content)

    def with_addresses(self, path: str, html: str) -> str:
        return ADDRESS.sub(lambda found: f'{found[1]}="{escape(self.address(path, found[2]))}"', html)

    def address(self, path: str, written: str) -> str:
        """Where a link of a page leads on the site; a fault is noted."""
        if FARAWAY.match(written):
            return written
        name, _, anchor = written.partition("#")
        to = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(name))) if name else path
        self.links.append((path, to, anchor))
        if to in self.texts:
            there = html_of(to)
        elif to.startswith("..") or not (HOUSE / to).exists():
            self.faults.append(f"{path} links to {written}, which is not there")
            return written
        elif (HOUSE / to).is_dir():
            there = to + "/index.html"
            self.files.add(to)
        else:
            there = to if Path(to).suffix in SHOWN_BY_BROWSERS else to + ".html"
            self.files.add(to)
        return relative(html_of(path), there) + (f"#{anchor}" if anchor else "")

    # Writing

    def write(self, target: Path) -> None:
        shutil.rmtree(target, ignore_errors=True)
        for path, page in self.pages.items():
            put(target / html_of(path), self.framed(html_of(path), page, path))
        for name in sorted(self.files):
            source = HOUSE / name
            if source.is_dir():
                put(target / name / "index.html", self.framed(f"{name}/index.html", listing(source, name)))
                for one in files_in(source):
                    copy(one, target / name / one.name)
            elif source.suffix in SHOWN_BY_BROWSERS:
                copy(source, target / name)
            else:
                body = f"<h1>{escape(name)}</h1>\n<pre><code>{escape(source.read_text('utf-8'))}</code></pre>"
                put(target / f"{name}.html", self.framed(f"{name}.html", Page(name, [], set(), body)))
        colours = (HOUSE / "web/src/theme.css").read_text("utf-8")
        house = re.search(r"^:root \{.*?^\}", colours, re.DOTALL | re.MULTILINE)
        assert house is not None, "web/src/theme.css begins with the colours of the house"
        put(target / "docs.css", house[0] + "\n" + (HOUSE / "tools/docs.css").read_text("utf-8"))

    def framed(self, address: str, page: Page, path: str = "") -> str:
        """A whole page: its body beside the list of all pages."""
        listed = []
        for chapter, paths in self.chapters.items():
            listed.append(f"<h2>{escape(chapter)}</h2>\n<ul>")
            for other in paths:
                here = ' aria-current="page"' if other == path else ""
                to, title = relative(address, html_of(other)), escape(self.pages[other].title)
                listed.append(f'<li><a href="{to}"{here}>{title}</a>')
                if here and len(page.parts) > 1:
                    parts = (f'<li><a href="#{escape(a)}">{escape(text)}</a></li>' for text, a in page.parts)
                    listed.append(f"<ul>{''.join(parts)}</ul>")
                listed.append("</li>")
            listed.append("</ul>")
        return FRAME.substitute(
            language="fr" if path.endswith(".fr.md") else "en",
            title=escape(page.title if page.title == "Durbar" else f"{page.title} · Durbar"),
            style=relative(address, "docs.css"),
            home=relative(address, "index.html"),
            index=relative(address, html_of(INDEX)),
            body=page.body,
            pages="\n".join(listed),
        )


FRAME = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<link rel="stylesheet" href="$style">
</head>
<body id="top">
<header><a class="house" href="$home">Durbar</a><a href="#pages">All pages</a><a href="$index">Every name</a></header>
<div class="sheet">
<main>
$body
</main>
<nav id="pages" aria-label="All pages" lang="en">
$pages
</nav>
</div>
</body>
</html>
""")


def relative(address: str, to: str) -> str:
    """One address of the site, as seen from another."""
    return posixpath.relpath(to, posixpath.dirname(address) or ".")


def files_in(folder: Path) -> list[Path]:
    return sorted(one for one in folder.iterdir() if one.is_file() and one.name[0] != ".")


def listing(folder: Path, name: str) -> Page:
    links = (f'<li><a href="{escape(one.name)}">{escape(one.name)}</a></li>' for one in files_in(folder))
    return Page(name, [], set(), f"<h1>{escape(name)}</h1>\n<ul>{''.join(links)}</ul>")


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source: Path, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)


def main(target: Path = TARGET) -> int:
    site = Site()
    site.write(target)
    for fault in site.faults:
        print(fault, file=sys.stderr)
    print(f"{len(site.pages)} pages, {len(site.reference.places)} public names: {target / 'index.html'}")
    return 1 if site.faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
