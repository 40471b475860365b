"""`durbar play`: sets the table as the options say, or as a saved game left it, and sits down."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

import durbar
from durbar.bots.players import PROGRAM, read_player, seat_players
from durbar.cli.match import Match
from durbar.cli.options import Edition, Language, Plain, load, read_options, read_seed
from durbar.cli.screen import Screen
from durbar.cli.series import tell_excuses
from durbar.cli.sitting import Sitting
from durbar.core.errors import DurbarError, quoted
from durbar.core.record import Record
from durbar.games import GAMES

SLOWEST = 10.0  # seconds a move


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; see: durbar games")] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="How many play, people and bots together.", show_default="4, or what the game allows"),
    ] = None,
    people: Annotated[
        int | None, typer.Option(help="How many of them are people at this keyboard.", show_default="1")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeat it for each person.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="How well the bots play: easy, medium, hard or master; or a program, as engine:./mine.",
            show_default="medium",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A choice before the game; see: durbar games")
    ] = None,
    edition: Edition = None,
    components: Annotated[str | None, typer.Option(metavar="FILE", help="Your own list of what is in the box.")] = None,
    seed: Annotated[str | None, typer.Option(help="A number that decides all luck.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds a bot takes for a move in a terminal.")] = 0.3,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play a game in this terminal, against bots or with several people at one keyboard."""
    screen = Screen(lang, plain)
    program = bot if bot is not None and bot.startswith(f"{PROGRAM}:") else ""
    if not 0 <= pace <= SLOWEST:
        raise DurbarError(f"--pace is from 0 to {SLOWEST:g} seconds, not {pace:g}")
    if resume is None:
        the_game = durbar.game(only_game() if game is None else game, edition, components)
        record = Record(
            the_game, the_game.usual_seats if seats is None else seats, read_seed(seed), read_options(option or [])
        )
    else:
        begun = {"--seats": seats, "--option": option, "--edition": edition, "--components": components, "--seed": seed}
        record = resumed(resume, begun | {"--people": people, "--name": name, "--bot": None if program else bot})
        if game not in (None, record.game.name):
            raise DurbarError(f"{resume} is a game of {record.game.name}, not of {quoted(game)}")
    if not record.players:
        names = people_names(screen, record.seats, people, name or [])
        record.players = [str(player) for player in seat_players(record.seats, names, bot or "medium")]
    players = [read_player(name, program) for name in record.players]
    for player in players:
        if player.is_bot:
            durbar.bot(player.level).require(record.game)
    tell_excuses(record.game, [player.level for player in players if player.is_bot])
    Sitting(Match(record), players, screen, pace).run()


def only_game() -> str:
    """The game that is meant when none is named."""
    if len(GAMES) > 1:
        raise DurbarError(f"say which game to play: {', '.join(GAMES)}")
    return next(iter(GAMES))


def resumed(file: str, begun: Mapping[str, object]) -> Record:
    """A saved game, which keeps all it was begun with."""
    for option, value in begun.items():
        if value is not None:
            raise DurbarError(f"a resumed game goes on as it was begun; leave out {option}")
    return load(os.path.expanduser(file))


def people_names(screen: Screen, seats: int, people: int | None, names: Sequence[str]) -> list[str]:
    """As many names as there are people: first those that were given."""
    count = max(1, len(names)) if people is None else people
    if not 0 <= count <= seats:
        raise DurbarError(f"there are {seats} seats, so 0 to {seats} people can play, not {count}")
    if len(names) > count:
        raise DurbarError(f"{len(names)} names are too many for --people {count}")
    return [*names, *(screen.house.say("person", letter=letter) for letter in "ABCDEFGHIJ"[len(names) : count])]
