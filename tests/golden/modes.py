"""The modes in which golden games are kept: every game with every seat count and every combination of its switches.

An option with more than two values adds one mode for each seat count, with its second value and no switch on. A game
with many options is kept without any and with all that go together for every seat count, and with each alone for one.

The files of a game's first edition lie in its folder, those of a later edition in a folder of their own within it. An
old edition keeps the modes it has, as its records tell them: options that came later are none of its business.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import msgspec

import durbar
from durbar.games import GAMES

HERE = Path(__file__).parent
DEPTHS = {"kyoto": 7, "reviving": 2}  # of the trees, if not 3: the fewer moves there are, the deeper
THOUGHTS = {
    "kyoto": "search:40",
    "reviving": "search:3",
    "kathmandu": "search:4",
}  # the bot whose thoughts are kept, if not search:8
MOST_SWITCHES = 4  # whose combinations are all kept, …
MOST_OPTIONS = 6  # … if there are not many other options
USUAL_SEATS = (3, 4, 6, 1)  # where a single option is tried, if it can be


@dataclass(frozen=True)
class Mode:
    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    @property
    def rules(self) -> durbar.Game:
        return durbar.game(self.game, self.edition)

    def __str__(self) -> str:
        usual = self.rules.options()
        changed = [self.game_option(name, value) for name, value in self.options if value != getattr(usual, name)]
        return "-".join([str(self.seats), *(changed if len(changed) <= MOST_SWITCHES else ["everything"])])

    def game_option(self, name: str, value: Any) -> str:
        """An option as a file is named after it: with its value if that is neither the first nor the second."""
        field = next(field for field in msgspec.structs.fields(self.rules.options) if field.name == name)
        others = values(self.rules, field)
        if value == others[0]:
            return name
        return f"{name}_{others.index(value) + 1 if field.type is str else value}"

    @property
    def record_file(self) -> Path:
        return self.folder / f"{self}.record"

    @property
    def folder(self) -> Path:
        return folder_of(self.game, self.edition)


def folder_of(game: str, edition: str) -> Path:
    """Where the golden files of an edition lie."""
    folder = HERE / game
    return folder if edition == GAMES[game].editions[0] else folder / f"edition-{edition}"


def values(rules: durbar.Game, field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """What an option can be besides what it usually is; of text, the game's examples."""
    if field.type is bool:
        return (True,)
    return tuple(rules.examples[field.name]) if field.type is str else get_args(field.type)[1:]


def modes(game: str) -> Iterator[Mode]:
    """Every mode of a game in its newest edition."""
    rules = durbar.game(game)
    fields = msgspec.structs.fields(rules.options)
    switches = [field for field in fields if field.type is bool]
    if len(switches) > MOST_SWITCHES or len(fields) > MOST_OPTIONS:
        yield from modes_of_many(game)
        return
    chosen: list[dict[str, Any]] = []
    for wishes in itertools.product([False, True], repeat=len(switches)):
        chosen.append({field.name: wish for field, wish in zip(switches, wishes, strict=True)})
    for field in fields:
        if field.type is not bool:
            chosen.append({field.name: values(rules, field)[0]})
    defaults = {field.name: field.default for field in fields}
    for seats in rules.seat_counts:
        for options in chosen:
            if is_possible(rules, seats, options):
                yield Mode(game, rules.edition, seats, tuple({**defaults, **options}.items()))


def modes_of_many(game: str) -> Iterator[Mode]:
    """Modes of a game with many options."""
    rules = durbar.game(game)
    fields = msgspec.structs.fields(rules.options)
    defaults = {field.name: field.default for field in fields}
    for seats in rules.seat_counts:
        together: dict[str, Any] = {}
        for field in fields:
            wish = {field.name: values(rules, field)[0]}
            if is_possible(rules, seats, together | wish):
                together |= wish
        yield Mode(game, rules.edition, seats, tuple(defaults.items()))
        yield Mode(game, rules.edition, seats, tuple({**defaults, **together}.items()))
    for field in fields:
        for value in values(rules, field):
            seats = next((n for n in USUAL_SEATS if is_possible(rules, n, {field.name: value})), 0)
            if seats:  # else it only says how another is played
                yield Mode(game, rules.edition, seats, tuple({**defaults, field.name: value}.items()))


def kept_modes(game: str, edition: str) -> Iterator[Mode]:
    """The modes of an old edition: those of its records."""
    usual = msgspec.to_builtins(durbar.game(game, edition).options())
    for file in sorted(folder_of(game, edition).glob("*.record")):
        head = dict(line.partition(": ")[::2] for line in file.read_text(encoding="utf-8").splitlines())
        given = {name: head[f"option {name}"] for name in usual if f"option {name}" in head}
        chosen = {name: msgspec.json.decode(value) for name, value in given.items()}
        yield Mode(game, edition, int(head["seats"]), tuple({**usual, **chosen}.items()))


def is_possible(rules: durbar.Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        rules.read_options(options, seats)
    except (durbar.BadSeats, durbar.BadOption):
        return False
    return True


def all_modes() -> list[Mode]:
    """Every mode of every game in every edition."""
    found: list[Mode] = []
    for game in sorted(GAMES):
        for edition in GAMES[game].editions[:-1]:
            found += kept_modes(game, edition)
        found += modes(game)
    return found


# What the golden files hold, computed anew


def finished_record(mode: Mode) -> durbar.Record:
    """A game of this mode between bots, dealt by the keyed generator as a real match is."""
    seed = bytes([mode.seats] * 32).hex()
    names = [f"Player {seat}" for seat in range(mode.seats)]
    record = durbar.Record(mode.rules, mode.seats, seed, dict(mode.options), names)
    state = record.replay()
    bots = [durbar.bot("greedy", seed=seat) for seat in range(mode.seats)]
    while state.actors():
        seat = state.actor()
        record.play(state, seat, bots[seat].choose(state, seat))
    return record


def random_games_digest(mode: Mode) -> str:
    """One digest for twenty seeded games of this mode: the same interpreted and compiled, on every machine."""
    ends = []
    for seed in range(20):
        state = mode.rules.new(mode.seats, seed, dict(mode.options))
        luck = durbar.rng_of_seed(seed + 1000)
        while state.actors():
            moves = state.legal_moves(state.actor())
            state.play(state.actor(), moves[luck.below(len(moves))])
        ends.append(durbar.digest(state))
    return "".join(end[:4] for end in ends)


def search_digest(mode: Mode) -> str:
    """What a searching bot thinks at the first few decisions: its tree, too, is the same interpreted and compiled."""
    state = mode.rules.new(mode.seats, 3, dict(mode.options))
    bot = durbar.bot(THOUGHTS.get(mode.game, "search:8"), seed=1)
    thoughts = []
    for _ in range(6):
        if not state.actors():
            break
        seat = state.actor()
        opinion = bot.advise(state, seat)
        thoughts.append(" ".join(f"{move}={share:.3f}" for move, share in opinion))
        state.play(seat, opinion[0][0])
    return "; ".join(thoughts)


def perft_line(mode: Mode) -> str:
    """The decision tree of this mode, from the beginning of a seeded game and from its middle."""
    state = mode.rules.new(mode.seats, 1, dict(mode.options))
    depth = DEPTHS.get(mode.game, 3)
    trees = [durbar.Perft(state, depth)]
    luck = durbar.rng_of_seed(1)
    for _ in range(30):
        if not state.actors():
            break
        moves = state.legal_moves(state.actor())
        state.play(state.actor(), moves[luck.below(len(moves))])
    trees.append(durbar.Perft(state, depth))
    return "; ".join(f"{' '.join(map(str, tree.counts))} ended {tree.ended} digest {tree.digest}" for tree in trees)


def playthrough(game: str, edition: str) -> str:
    """One whole game as its log tells it, so that a reviewer reads a change of the rules as a change of a story."""
    from durbar.core.text import catalogue

    record = durbar.Record.load(folder_of(game, edition) / "3.record")
    *_, state = record.states(listen=True)
    words = catalogue(game, "en")
    return "\n".join(words.log_line(event, durbar.SPECTATOR, record.players) for event in state.listen()) + "\n"


TABLES = {"games.txt": random_games_digest, "search.txt": search_digest, "perft.txt": perft_line}
