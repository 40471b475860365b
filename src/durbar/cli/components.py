"""`durbar components`: the list of what is in a game's box, for an owner to correct."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import durbar
from durbar.cli.options import Language
from durbar.cli.screen import Screen
from durbar.core.components import differences
from durbar.core.errors import BadComponents, DurbarError
from durbar.core.files import write_whole


def components(
    game: Annotated[str, typer.Argument(help="The game whose box you own.")],
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="Where to write it; - shows it.", show_default="my-GAME.toml")
    ] = None,
    check: Annotated[
        str | None, typer.Option(metavar="FILE", help="Instead, check a corrected list, and say how it differs.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write the list of what is in a game's box, what is known of it and from where, for an owner to correct."""
    screen = Screen(lang)
    if check is not None and file is not None:
        raise DurbarError("either write a list or --check one, not both")
    if check is not None:
        compare(screen, game, check)
    elif file == "-":
        typer.echo(text_of(game), nl=False)
    else:
        path = Path(f"my-{game}.toml" if file is None else file)
        write(path, text_of(game))
        screen.say("components-written", file=str(path), game=game)


def write(path: Path, text: str) -> None:
    if path.exists():
        raise DurbarError(f"{path} is there already; name another file")
    with write_whole(path) as draft:
        draft.write_text(text, "utf-8")


def text_of(game: str) -> str:
    """The list of a game of the house, as its file says it."""
    text = durbar.game(game).components_file()
    if not text:
        raise BadComponents(f"{game} has one box, and no list of its components that could be corrected")
    return text


def compare(screen: Screen, game: str, file: str) -> None:
    own, usual = durbar.game(game, components=file), durbar.game(game)
    found = differences(usual.contents, own.contents)
    screen.say("components-differ", count=len(found), game=game, file=file)
    for each in found:
        screen.print(f"{each.what}: {each.usual} → {each.own}", indent=2)


def house_boxes(given: list[str]) -> dict[str, dict[str, object]]:
    """The boxes that a server is given as GAME=FILE, checked."""
    boxes: dict[str, dict[str, object]] = {}
    for each in given:
        name, equals, file = each.partition("=")
        if not equals or not file:
            raise DurbarError(f"--components is written GAME=FILE, as kyoto=my-kyoto.toml, not {each!r}")
        if name in boxes:
            raise DurbarError(f"--components names {name} twice; a server has one box of each game")
        found = durbar.game(name, components=file).components
        boxes[name] = {} if found is None else dict(found)
    return boxes
