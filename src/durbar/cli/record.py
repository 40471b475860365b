"""`durbar record`: shows, replays, animates and verifies saved games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from durbar.bots.players import read_player
from durbar.cli.games import written
from durbar.cli.match import Match
from durbar.cli.options import Language, Plain, RecordFile, load
from durbar.cli.screen import Screen
from durbar.core.files import write_whole
from durbar.core.look import Look
from durbar.core.looks import look_of
from durbar.core.moves import Move
from durbar.core.position import digest
from durbar.core.record import Record
from durbar.core.state import SPECTATOR, State

app = typer.Typer(no_args_is_help=True, help="Show, replay, animate or verify a saved game.")


def names_of(record: Record) -> list[str]:
    """The players as the log calls them; seats by their number if the record names nobody."""
    return [read_player(name).name for name in record.players] or [str(seat) for seat in range(record.seats)]


def look_at(record: Record, screen: Screen) -> Look:
    return look_of(record.game, screen.language, names_of(record))


def outcome(screen: Screen, record: Record, state: State) -> str:
    """How the game stands, in a few words."""
    ranking = state.ranking()
    if ranking is None:
        return screen.house.say("unfinished")
    if not ranking[0]:
        return screen.house.say("lost")
    winners = ", ".join(names_of(record)[seat] for seat in ranking[0])
    return screen.house.say("won", name=winners, score=state.scores()[ranking[0][0]])


@app.command()
def show(file: RecordFile, lang: Language = None) -> None:
    """Show what a record says: the game, the players, the moves and the result."""
    screen, record = Screen(lang), load(file)
    look = look_at(record, screen)
    table = Table.grid(padding=(0, 3, 0, 0))
    for key, value in header(record, look):
        table.add_row(Text(screen.house.say(key), "dim"), value)
    screen.print(table, "", Columns(numbered_moves(record, look), column_first=True, padding=(0, 3)), "")
    screen.print(outcome(screen, record, record.replay()))


def header(record: Record, look: Look) -> list[tuple[str, str]]:
    """What stands before the moves: a key of the catalogue and a value for each line."""
    options = record.game.changed_options(record.options)
    lines = [("record-game", look.words.say("title")), ("record-edition", record.game.edition)]
    lines += [("record-option", f"{name}={written(value)}") for name, value in options.items()]
    if record.game.components is not None:
        lines.append(("record-components", look.house.say("record-own")))
    lines.append(("record-seed", str(record.seed)))
    lines += [("record-player", f"{seat} {name}") for seat, name in enumerate(record.players or look.names)]
    return lines


def numbered_moves(record: Record, look: Look) -> list[Text]:
    return [
        Text.assemble((f"{number:>3} ", "dim"), look.name(seat), f" {move}")
        for number, (seat, move) in enumerate(record.moves, 1)
    ]


@app.command()
def replay(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(help="Stop after so many moves.", show_default="all")] = None,
    seat: Annotated[int | None, typer.Option(help="See it as this seat did.", show_default="a spectator")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table after each move and wait for Enter.")] = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Tell the game up to a move, and show the table as it was then."""
    screen, record = Screen(lang, plain), load(file)
    state = record.replay(move)  # refuses a move that the record does not have
    if seat is not None:
        state.require_seat(seat)
    moves, record.moves = record.moves[:move], []
    telling = Telling(Match(record), look_at(record, screen), screen, SPECTATOR if seat is None else seat)
    telling.tell(moves, step and screen.is_live)


class Telling:
    """A saved game being told to somebody who sits at `seat` or watches."""

    def __init__(self, match: Match, look: Look, screen: Screen, seat: int) -> None:
        self.match = match
        self.look = look
        self.screen = screen
        self.seat = seat

    def tell(self, moves: Sequence[tuple[int, Move]], step: bool) -> None:
        self.news()
        for seat, move in moves:
            if step:
                self.table()
                if self.screen.ask(self.screen.house.say("step") + " "):
                    return
            self.match.play(seat, move)
            self.news()
        self.table()

    def news(self) -> None:
        self.screen.print(*self.look.story(self.match.chapters[-1:], self.seat), indent=2)

    def table(self) -> None:
        view = self.match.record.game.view(self.match.state, self.seat)
        if self.match.state.actors():
            self.screen.table(self.look, view)
        else:
            self.screen.print("", self.look.result(view))


@app.command()
def verify(file: RecordFile, lang: Language = None) -> None:
    """Replay a record and say whether it is sound, and whether a server dealt it as it had promised."""
    screen, record = Screen(lang), load(file)
    state = record.replay()
    result = outcome(screen, record, state)
    screen.say("verified", count=len(record.moves), digest=digest(state), result=result)
    if record.promise is not None:
        screen.say("promise-kept", commitment=record.commitment)


@app.command()
def animate(
    file: RecordFile,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the picture goes.")],
    lang: Language = None,
) -> None:
    """Make a game a picture that moves (an animated PNG), with the table and the story as a spectator saw them."""
    from durbar.server.animation import animated  # needs numpy, which is slow to load

    screen, record = Screen(lang), load(file)
    picture = animated(record, screen.language)
    with write_whole(out) as draft:
        draft.write_bytes(picture)
    screen.say("animated", file=str(out), size=-(-len(picture) // 1000))
