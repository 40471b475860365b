"""The report of a study: one page of HTML that needs nothing but itself. Every picture stands beside its figures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from durbar.lab.figures import ArmFigures, Figures
from durbar.lab.pictures import Row, dots, histograms, shares
from durbar.lab.plan import BASE
from durbar.lab.things import Thing
from durbar.lab.words import Words

MOST_DOTS = 16  # things in a picture; the table has all
PICTURED = ("turn 0", "moves", "best")  # changes in the picture
DECIMAL = re.compile(r">[-−+]?\d+\.\d+<")  # a number in a picture, and nothing else there
NOTABLE = 0.05  # the adjusted chance below which an effect is not put down to luck
STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#222;--faint:#666;--line:#ddd8cc}
@media(prefers-color-scheme:dark){:root{--paper:#191816;--ink:#e8e4da;--faint:#a8a294;--line:#3a372f}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;
padding:0 1rem}h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}svg{max-width:100%;
height:auto;display:block}table{border-collapse:collapse;margin:.8rem 0;font-size:.9rem}th,td{padding:.2rem .7rem .2rem
0;text-align:right;border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}.scroll{overflow-x:
auto}.faint{color:var(--faint)}code{overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .4rem 1rem}
"""


def report(figures: Figures, language: str = "en") -> str:
    """The whole page."""
    return Report(figures, language).page()


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    def row(cells: Sequence[Any], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<div class="scroll"><table>{row(heads, "th")}{body}</table></div>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


class Report:
    """The page, chapter by chapter, in one language."""

    def __init__(self, figures: Figures, language: str) -> None:
        self.figures = figures
        self.base = figures.arms[0]
        self.words = Words(figures.game, language)
        self.say = self.words.say

    def page(self) -> str:
        title = self.say("title", game=self.words.game.say("title"), games=self.words.number(self.base.games))
        chapters = [self.head(title)]
        if self.base.seats > 1:
            chapters += [self.seats(self.base)]
        chapters += [self.length(self.base), self.points(self.base)]
        if self.base.seats > 1:
            chapters += [self.leads(self.base)]
        chapters += [self.skill_and_luck(), self.comparisons(), self.used(), self.again()]
        body = "\n".join(part for chapter in chapters for part in chapter)
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            f"<title>{escape(title)}</title>"
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
            f"<body>\n{body}\n</body></html>\n"
        )

    # The chapters

    def head(self, title: str) -> Iterator[str]:
        found, words = self.figures, self.words
        yield heading(title, 1)
        if not found.complete:
            yield paragraph(self.say("cut"))
        options = ", ".join(f"{name}={value}" for name, value in self.base.options.items()) or self.say("usual")
        games, bots = words.number(self.base.games), self.bots(self.base)
        facts = {
            self.say("fact-played"): self.say("played", games=games, seats=self.base.seats, bots=bots, options=options),
            self.say("fact-rules"): self.say(
                "rules", game=found.game, edition=found.edition, components=found.components
            ),
            "Durbar": found.version,
            self.say("fact-seed"): str(found.seed),
            self.say("fact-command"): found.command,
        }
        told = "".join(f"<dt>{escape(name)}</dt><dd><code>{escape(value)}</code></dd>" for name, value in facts.items())
        yield f"<dl>{told}</dl>"
        for bot, times in found.stumbles.items():
            yield paragraph(self.say("stumbled", bot=bot, times=times))
        yield paragraph(self.say("how"))

    def bots(self, arm: ArmFigures) -> str:
        names = [self.words.bot(name) for name in arm.bots]
        return self.say("bots", bot=names[0]) if len(set(names)) == 1 else ", ".join(names)

    def seats(self, arm: ArmFigures) -> Iterator[str]:
        yield heading(self.say("seats"))
        names = [str(number) for number in range(arm.seats)]
        order = [self.say("begins"), *(self.say("later", count=number) for number in range(1, arm.seats))]
        fair, interval = 1 / arm.seats, self.words.interval
        by_seat, by_turn = self.say("by-seat"), self.say("by-turn")
        panels = [(by_seat, names, arm.by_seat, fair), (by_turn, order, arm.by_turn, fair)]
        yield self.picture(shares(f"{by_seat}, {by_turn}", panels))
        yield table(
            (self.say("seat"), self.say("wins"), self.say("turn"), self.say("wins")),
            [(names[n], interval(arm.by_seat[n]), order[n], interval(arm.by_turn[n])) for n in range(arm.seats)],
        )
        beginner = arm.by_turn[0]
        fairly = beginner.low <= fair <= beginner.high
        verdict = "fair" if fairly else "above" if beginner.value > fair else "below"
        wins, share = interval(beginner), self.words.percent(fair)
        yield paragraph(self.say("beginner", wins=wins, verdict=self.say(verdict), fair=share))

    def length(self, arm: ArmFigures) -> Iterator[str]:
        spread = self.words.spread
        yield heading(self.say("length"))
        yield self.histograms([("moves-of-game", arm.moves), ("decisions-of-game", arm.decisions)])
        choices = self.words.number(arm.choices, ".1f")
        yield paragraph(self.say("lengths", moves=spread(arm.moves), decisions=spread(arm.decisions), choices=choices))

    def points(self, arm: ArmFigures) -> Iterator[str]:
        spread, interval = self.words.spread, self.words.interval
        yield heading(self.say("scores"))
        yield self.histograms([("points", arm.scores), ("best", arm.best), ("margin", arm.margin)])
        facts = {"points": spread(arm.scores), "best": spread(arm.best), "margin": spread(arm.margin)}
        yield paragraph(self.say("spreads", **facts, shared=interval(arm.shared), lost=interval(arm.lost)))

    def leads(self, arm: ArmFigures) -> Iterator[str]:
        yield heading(self.say("leads"))
        yield self.histograms([("lead-changes", arm.lead_changes), ("clear", arm.clear_at)])
        labels = [self.say("quarter"), self.say("half"), self.say("three-quarters")]
        title = self.say("leaders")
        yield self.picture(shares(title, [(title, labels, arm.leaders, 1 / arm.seats)]))
        rows = [(label, self.words.interval(each)) for label, each in zip(labels, arm.leaders, strict=True)]
        yield table((title, self.say("wins")), rows)
        clear = self.words.percent(arm.clear_at.mean, 0)
        changes, half = self.words.spread(arm.lead_changes), self.words.interval(arm.leaders[1])
        yield paragraph(self.say("lead", changes=changes, clear=clear, half=half))

    def histograms(self, groups: Sequence[tuple[str, Any]]) -> str:
        titled = [(self.say(key), spread) for key, spread in groups]
        name = ", ".join(title for title, _ in titled)
        return self.picture(histograms(name, titled, self.say("of-games")))

    def picture(self, svg: str) -> str:
        """A picture with the language's decimal marks."""
        return DECIMAL.sub(lambda found: self.words.marked(found[0]), svg)

    def skill_and_luck(self) -> Iterator[str]:
        skill, found = self.figures.skill, self.figures.luck
        if not skill and found is None:
            return
        interval, name = self.words.interval, self.words.bot
        yield heading(self.say("skill-luck"))
        if skill:
            title, labels = self.say("one-bot"), [name(each.bot) for each in skill]
            wins = [each.wins for each in skill]
            yield self.picture(shares(title, [(title, labels, wins, skill[0].fair)]))
            yield table(
                (self.say("one"), self.say("among"), self.say("games"), self.say("wins")),
                [
                    (
                        name(each.bot),
                        ", ".join(map(name, each.others)),
                        self.words.number(each.games),
                        interval(each.wins),
                    )
                    for each in skill
                ],
            )
        if found is not None:
            deals, won, score = self.words.number(found.deals), interval(found.won), interval(found.score)
            yield paragraph(self.say("luck", deals=deals, replays=found.replays, won=won, score=score))

    def comparisons(self) -> Iterator[str]:
        found, words, say = self.figures, self.words, self.say
        if len(found.arms) < 2:
            return
        yield heading(say("changes"))
        heads = ("arm", "games", "beginner-wins", "moves", "best-score", "margin", "half-wins")
        yield table(
            [say(head) for head in heads],
            [
                (
                    words.arm(arm.name), words.number(arm.games), words.interval(arm.by_turn[0]),
                    *(words.number(spread.mean, ".1f") for spread in (arm.moves, arm.best, arm.margin)),
                    words.interval(arm.leaders[1]),
                )
                for arm in found.arms
            ],
        )  # fmt: skip
        if not found.changes:
            return
        yield paragraph(say("paired", count=sum(not change.is_none for change in found.changes)))
        pictured = [(say("per-cent", what=words.measure(measure)), self.relative(measure)) for measure in PICTURED]
        yield self.picture(dots(say("changes"), pictured))
        for arm in dict.fromkeys(change.arm for change in found.changes):
            yield from self.changes(arm)

    def changes(self, arm: str) -> Iterator[str]:
        """What one arm changes, in sentences."""
        say, own = self.say, [change for change in self.figures.changes if change.arm == arm]
        yield heading(self.words.arm(arm), 3)
        beside = self.figures.beside.get(arm, BASE)
        if beside != BASE:
            yield paragraph(say("paired-with", arm=self.words.arm(beside)))
        moved = [change for change in own if not change.is_none]
        if not moved:
            yield paragraph(say("nothing-changed", arm=say("this")))
            return
        told = {change: f"<li>{escape(self.words.change(change, say('this')))}</li>" for change in moved}
        settled = [line for change, line in told.items() if change.is_settled]
        unsettled = [line for change, line in told.items() if not change.is_settled]
        yield f"<ul>{''.join(settled)}</ul>" if settled else paragraph(say("nothing-settled"))
        if unsettled:
            summary = escape(say("unsettled", count=len(unsettled)))
            yield f"<details><summary>{summary}</summary><ul>{''.join(unsettled)}</ul></details>"

    def relative(self, measure: str) -> list[Row]:
        """The changes of a measure in per cent of what it was, an arm a row."""
        rows: list[Row] = []
        for each in self.figures.changes:
            if each.measure == measure:
                per_cent = 100 / (abs(each.before) or 1)
                change = each.change
                value, low, high = per_cent * change.value, per_cent * change.low, per_cent * change.high
                rows.append((self.words.arm(each.arm), value, low, high, each.is_settled))
        return rows

    def used(self) -> Iterator[str]:
        things, words, say = self.figures.things, self.words, self.say
        if not things:
            return
        yield heading(say("used"))
        notable = sum(thing.chance < NOTABLE for thing in things)
        yield paragraph(say("used-how", count=len(things), stand=notable))
        for event, kind in dict.fromkeys((thing.event, thing.kind) for thing in things):
            group = [thing for thing in things if (thing.event, thing.kind) == (event, kind)]
            title = words.game.say(f"study-{event}")
            yield heading(title, 3)
            rows = [
                (words.game.thing(kind, t.thing), 100 * t.effect, 100 * t.low, 100 * t.high, t.chance < NOTABLE)
                for t in sorted(group[:MOST_DOTS], key=lambda each: -each.effect)
            ]
            yield self.picture(dots(title, [(say("effect-of"), rows)]))
            summary = escape(say("all-figures", count=len(group)))
            yield f"<details><summary>{summary}</summary>{self.thing_table(group)}</details>"

    def thing_table(self, group: list[Thing]) -> str:
        number, percent = self.words.number, self.words.percent
        heads = ("thing", "did", "times", "they-win", "effect", "sure", "chance")
        return table(
            [self.say(head) for head in heads],
            [
                (
                    self.words.game.thing(t.kind, t.thing), percent(t.share), number(t.uses, ".2f"), percent(t.wins),
                    number(100 * t.effect, "+.1f"),
                    self.say("range", low=number(100 * t.low, "+.1f"), high=number(100 * t.high, "+.1f")),
                    f"< {number(0.001, '.3f')}" if t.chance < 0.001 else number(t.chance, ".3f"),
                )
                for t in group
            ],
        )  # fmt: skip

    def again(self) -> Iterator[str]:
        yield heading(self.say("again"))
        yield paragraph(self.say("again-how"))
