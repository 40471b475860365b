"""`durbar study`: many games for a question; figures, pictures and tables out."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import durbar
from durbar.bots.crew import crew, require_workers
from durbar.cli.options import Language, read_options
from durbar.cli.series import (
    ComponentsFile,
    GameName,
    GameOptions,
    Games,
    RayAddress,
    SeriesSeed,
    Workers,
    tell_excuses,
)
from durbar.core.errors import DurbarError, quoted
from durbar.core.files import write_whole
from durbar.core.text import language_of_locale, require_language
from durbar.lab import require_lab
from durbar.lab.plan import LUCK_DEALS, SAMPLE, SKILL_GAMES, USUAL_GAMES, Plan, Wish, plan_of
from durbar.lab.questions import asked

if TYPE_CHECKING:
    from durbar.lab.figures import ArmFigures, Figures
    from durbar.lab.folder import Folder
    from durbar.lab.words import Words

SeatCounts = Annotated[
    list[int] | None,
    typer.Option("--seats", help="Players at a table; more than once compares.", show_default="the usual"),
]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="Who plays: one for all seats, or one for each.")]
Against = Annotated[
    list[str] | None,
    typer.Option("--against", metavar="NAME=VALUE|FILE", help="Play the same deals with another option or box, too."),
]
Reconstruction = Annotated[
    bool, typer.Option("--reconstruction", help="Guess otherwise what is reconstructed in the box, and compare.")
]
Skill = Annotated[list[str] | None, typer.Option("--skill", metavar="BOT", help="Let one of these sit among the bots.")]
SkillGames = Annotated[int, typer.Option("--skill-games", help="Games for each of them.")]
LuckDeals = Annotated[int, typer.Option("--luck-deals", help="Deals that are played again with other luck; 0: none.")]
Until = Annotated[
    str | None,
    typer.Option("--until", metavar="0.5%", help="Stop when each seat's wins, or their change, are known so well."),
]
Sample = Annotated[int, typer.Option("--sample", help="Keep the decisions of one game in so many.")]
StudyFolder = Annotated[
    Path | None, typer.Option("--folder", help="Where tables and report go.", show_default="study-GAME")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the study in the folder.")]
Query = Annotated[
    str | None, typer.Option("--query", metavar="SQL", help="Only ask the tables of the folder: games, seats, …")
]


def study(
    game: GameName,
    games: Games = USUAL_GAMES,
    seats: SeatCounts = None,
    bot: Bots = None,
    option: GameOptions = None,
    components: ComponentsFile = None,
    against: Against = None,
    reconstruction: Reconstruction = False,
    until: Until = None,
    skill: Skill = None,
    skill_games: SkillGames = SKILL_GAMES,
    luck_deals: LuckDeals = LUCK_DEALS,
    seed: SeriesSeed = 0,
    sample: Sample = SAMPLE,
    workers: Workers = None,
    ray: RayAddress = None,
    folder: StudyFolder = None,
    resume: Resume = False,
    query: Query = None,
    lang: Language = None,
) -> None:
    """Play many games, keep what happened as Parquet, and write a report with figures and pictures.

    For example: durbar study kyoto --games 10000 --against visible_bells_variant=true
    """
    require_lab()
    require_workers(workers)
    language = require_language(lang or language_of_locale())
    from durbar.lab.folder import Folder

    place = Folder(Path(f"study-{game}") if folder is None else folder)
    if query is not None:
        durbar.game(game)
        show_answer(*place.query(game, query))
        return
    wish = Wish(
        game,
        bot or ["greedy"],
        seats or [durbar.game(game).usual_seats],
        read_options(option or []),
        durbar.game(game, components=components).components,
        against or [],
        list(asked(game)) if reconstruction else [],
        ["random", "easy"] if skill is None else skill,
        games,
        skill_games,
        luck_deals,
        seed,
        sample,
        0.0 if until is None else read_share(until),
    )
    plan = plan_of(replace(wish, command=command_of(wish, components, until)))
    tell_excuses(plan.base.series.rules(), plan.base.series.bots)
    if resume:
        plan = place.resume(plan)
    else:
        place.begin(plan)
    play_and_report(place, plan, workers, ray, language)


def command_of(wish: Wish, components: str | None, until: str | None) -> str:
    """The command that plays this study again, with everything that was left to usage."""
    words = ["durbar", "study", wish.game, "--games", str(wish.games), "--seed", str(wish.seed)]
    for name, values in (
        ("--seats", wish.seats),
        ("--bot", wish.bots),
        ("--option", [f"{name}={value}" for name, value in wish.options.items()]),
        ("--components", [components] if components else []),
        ("--against", wish.against),
        ("--reconstruction", [""] if wish.asked else []),
        ("--until", [until] if until else []),
        ("--skill", wish.skill),
        ("--skill-games", [wish.skill_games]),
        ("--luck-deals", [wish.luck_deals]),
        ("--sample", [wish.sample]),
    ):
        words += [word for value in values for word in (name, str(value)) if word]
    return shlex.join(words)


def read_share(text: str) -> float:
    """A share written as a person does.

    >>> read_share("0.5%"), read_share("0.5 %")
    (0.005, 0.005)
    """
    try:
        share = float(text.removesuffix("%")) / 100
    except ValueError:
        share = 0.0
    if not share > 0:
        raise DurbarError(f"--until is more than nothing, in per cent, as 0.5%, not {quoted(text)}")
    return share


def play_and_report(place: Folder, plan: Plan, workers: int | None, ray: str | None, language: str) -> None:
    from durbar.lab.conduct import conduct
    from durbar.lab.folder import FIGURES, REPORT
    from durbar.lab.running import Work

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        played = sum(place.played(number) for number in range(len(plan.arms)))
        bar = progress.add_task(plan.game, total=sum(arm.series.games for arm in plan.arms), completed=played)

        def tell(work: Work) -> None:
            progress.update(bar, advance=work.games, description=work.arm.name)

        try:
            with crew(workers, ray) as hands:
                plan = conduct(place, plan, hands, tell)
        except KeyboardInterrupt:
            if not place.parts():
                raise DurbarError("stopped before anything was played; --resume begins again") from None
            print("durbar: stopped early; what was played is kept, and --resume goes on", file=sys.stderr)
        except DurbarError as error:
            raise DurbarError(f"{error}; what was played is kept, and --resume goes on") from None
    from durbar.lab.figures import figures
    from durbar.lab.report import report

    found = figures(place, plan)
    with write_whole(place.path / FIGURES) as draft:
        draft.write_bytes(msgspec.json.encode(found) + b"\n")
    with write_whole(place.path / REPORT) as draft:
        draft.write_text(report(found, language), "utf-8")
    show(found, place.path / REPORT, language)


def show(found: Figures, report: Path, language: str) -> None:
    """The figures that fit in a terminal."""
    from durbar.lab.words import Words

    words, console = Words(found.game, language), Console()
    base, *others = found.arms
    for arm in [base, *(other for other in others if other.seats != base.seats)]:
        console.print(wins_of(arm, words))
    for name in dict.fromkeys(change.arm for change in found.changes):
        moved = [change for change in found.changes if change.arm == name and not change.is_none]
        told = [words.change(change, words.subject(name)) for change in moved]
        for sentence in told or [words.say("nothing-changed", arm=words.subject(name))]:
            console.print(sentence, highlight=False)
    console.print(words.say("report", file=str(report)), highlight=False, soft_wrap=True)
    for bot, times in found.stumbles.items():
        print(f"durbar: {words.say('stumbled', bot=bot, times=times)}", file=sys.stderr)


def wins_of(arm: ArmFigures, words: Words) -> Table:
    """Who wins, by seat and by turn."""
    title = words.say("table-title", game=words.game.say("title"), games=words.number(arm.games), seats=arm.seats)
    table = Table(title=title, title_justify="left")
    for heading in ("seat", "wins", "turn", "wins"):
        table.add_column(words.say(heading), justify="right")
    for number in range(arm.seats):
        turn = words.say("later", count=number) if number else words.say("begins")
        table.add_row(str(number), words.interval(arm.by_seat[number]), turn, words.interval(arm.by_turn[number]))
    return table


def show_answer(names: list[str], rows: list[tuple[object, ...]]) -> None:
    table = Table(*names)
    for row in rows:
        table.add_row(*map(str, row))
    Console().print(table)
