"""Fuzzing: real positions, boxes and records are damaged again and again, and what is accepted must keep the law.

    make fuzz GAME=xanadu SECONDS=600

runs as long as one likes; `tests/proofs/test_positions.py` tries the same for a moment, always alike. What is accepted
becomes something to damage further, so the tries walk away from real play. A failure is made small, kept in a folder,
tried first the next time, and told with the command that repeats it.
"""

from __future__ import annotations

import argparse
import faulthandler
import hashlib
import json
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import durbar
from durbar.core.rng import Rng
from durbar.games import GAMES
from tests.proofs.law import Broken, obeys
from tests.proofs.mutate import Vocabulary, differences, fewest, mutated, mutated_record, patched
from tests.proofs.play import any_decision, are_possible, values

FOLDER = Path(".fuzz")
POOL = 150  # documents to damage
PATIENCE = 120  # seconds until a try is thought to hang
SLOWEST_READ = 1.0  # seconds of work
MOST_SHRINKS = 400


class Case(NamedTuple):
    """Something to try: a document, the real one that it was made of, and the luck with which it is played."""

    document: Any
    root: Any
    luck: int


class Fuzzer:
    """Endless cases of one game, always the same for the same seed."""

    def __init__(self, name: str, seed: int, games: int = 12) -> None:
        self.game = durbar.game(name)
        self.luck = durbar.rng_of_seed(seed)
        self.vocabulary = Vocabulary()
        self.pool: list[Case] = []
        for _ in range(games):
            for document in real_positions(self.game, self.luck):
                self.pool.append(Case(document, document, self.luck.below(2**31)))
                self.vocabulary.learn(document)
        self.real = len(self.pool)
        self.box = {"components": json.loads(json.dumps(self.game.contents))}
        self.vocabulary.learn(self.box)

    def cases(self) -> Iterator[Case]:
        while True:
            what = self.luck.below(24)
            yield self.damaged_box() if what < 2 else self.damaged_record() if what == 2 else self.damaged_position()

    def damaged_position(self) -> Case:
        parent = self.pool[self.luck.below(len(self.pool))]
        document = mutated(parent.document, self.vocabulary, self.luck, "state")
        return Case(document, parent.root, self.luck.below(2**31))

    def damaged_box(self) -> Case:
        seats, options = any_table(self.game, self.luck)
        root = {"game": self.game.name, "seats": seats, "options": options, **self.box}
        document = {**root, **mutated(self.box, self.vocabulary, self.luck, "components")}
        if not isinstance(document.get("components"), dict):
            document["components"] = {}
        return Case(document, root, self.luck.below(2**31))

    def damaged_record(self) -> Case:
        """A record of a few moves: what is looked for is in the reading, not in the game."""
        seats, options = any_table(self.game, self.luck)
        names = [f"Player {seat}" for seat in range(seats)] if self.luck.below(2) else None
        record = durbar.Record(self.game, seats, self.luck.below(2**31), options, names)
        state, moves = record.replay(), self.luck.below(40)
        while state.actors() and len(record.moves) < moves:
            record.play(state, *any_decision(state, self.luck))
        lines = str(record).split("\n")
        root = {"game": self.game.name, "record": lines}
        return Case({**root, "record": mutated_record(lines, self.luck)}, root, 0)

    def keep(self, case: Case) -> None:
        """What was accepted can be damaged further."""
        if "state" not in case.document:
            return
        if len(self.pool) < POOL + self.real:
            self.pool.append(case)
        else:
            self.pool[self.real + self.luck.below(POOL)] = case


def any_table(game: durbar.Game, luck: Rng) -> tuple[int, dict[str, Any]]:
    """Any number of seats, and options that so many can have together."""
    seats = game.seat_counts[luck.below(len(game.seat_counts))]
    options: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.options):
        choices = values(game, field)
        wish = {field.name: choices[luck.below(len(choices))]}
        if are_possible(game, seats, options | wish):
            options |= wish
    return seats, options


def real_positions(game: durbar.Game, luck: Rng) -> Iterator[Any]:
    """Some positions of a random game, rare decisions as likely as frequent ones. One game of eight has its own box."""
    seats, options = any_table(game, luck)
    if luck.below(8) == 0:
        game = durbar.game(game.name, components=game.contents)
    seed = luck.below(2**31) if luck.below(4) else f"{luck.below(2**31):064x}"
    state = game.new(seats, seed, options)
    asked: Counter[str] = Counter()
    while True:
        key, _ = game.prompt(state)
        asked[key] += 1
        if luck.below(asked[key]) == 0:
            yield written(state)
        if not state.actors():
            return
        state.play(*any_decision(state, luck))


def written(state: durbar.State) -> Any:
    return json.loads(durbar.write_position(state))


# Failures


class Failure(NamedTuple):
    case: Case
    error: Exception

    @property
    def kind(self) -> str:
        """Failures of one kind most likely have one cause."""
        words = re.sub(r"'[^']*'|[\d,]+", "…", str(self.error)[:120])
        return f"{type(self.error).__name__}: {words}"

    def __str__(self) -> str:
        lines = [f"{type(self.error).__name__}: {str(self.error)[:400]}"]
        told = differences(self.case.root, self.case.document)
        lines.append("A real document was changed here:" if told else "This document is real:")
        for place, value in told[:20]:
            lines.append(f"  {'.'.join(map(str, place))} = {json.dumps(value)[:200]}")
        return "\n".join(lines)


def failure_of(case: Case) -> tuple[bool, Failure | None]:
    """Whether the case is accepted, and how it breaks the law if it does."""
    try:
        accepted = obeys(case.document, case.luck)
        if not accepted and not differences(case.root, case.document):
            raise Broken("a real position is refused")
    except Exception as error:  # whatever it is: this is what is looked for
        return False, Failure(case, error)
    return accepted, None


def shrunk(failure: Failure) -> Failure:
    """The same kind of failure with as few changes of the real document as possible."""
    root, luck = failure.case.root, failure.case.luck
    smallest, tries = failure, 0

    def fails(changes: list[Any]) -> bool:
        nonlocal smallest, tries
        tries += 1
        if tries > MOST_SHRINKS:
            return False
        with suppress(LookupError, TypeError):  # one change may need another
            case = Case(patched(root, changes), root, luck)
            _, found = failure_of(case)
            if found is not None and found.kind == failure.kind:
                smallest = found
                return True
        return False

    fewest(differences(root, failure.case.document), fails)
    return smallest


def load(path: Path) -> Case:
    return Case(**json.loads(path.read_text(encoding="utf-8")))


def save(case: Case, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(case._asdict()) + "\n", encoding="utf-8")


def file_of(case: Case) -> Path:
    mark = hashlib.sha256(json.dumps([case.document, case.luck]).encode()).hexdigest()[:12]
    return FOLDER / f"{case.root['game']}-{mark}.json"


# The console


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Damage positions, boxes and records; whatever is accepted must keep the law."
    )
    parser.add_argument("--game", choices=sorted(GAMES), help="this game only, else all of them in turn")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to try; 0 means until Ctrl-C")
    parser.add_argument("--seed", type=int, help="repeat the run that had this seed")
    parser.add_argument("--case", type=Path, help="try this kept failure only")
    asked = parser.parse_args()
    if asked.case is not None:
        return repeat(asked.case)
    names = [asked.game] if asked.game else sorted(GAMES)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    compiled = "compiled" if durbar.compiled() else "interpreted"
    print(f"Fuzzing {', '.join(names)} ({compiled}) with seed {seed}; failures are kept in {FOLDER}/")
    run = Run(names, seed, asked.seconds)
    with suppress(KeyboardInterrupt):
        run.try_kept()
        run.try_new()
    return run.summary()


def repeat(path: Path) -> int:
    case = load(path)
    accepted, failure = failure_of(case)
    print(failure or ("accepted, and keeps the law" if accepted else "refused, as it should be"))
    if failure is not None:
        raise failure.error
    return 0


class Run:
    """One run on the console."""

    def __init__(self, names: list[str], seed: int, seconds: float) -> None:
        self.names = names
        self.seed = seed
        self.began = time.monotonic()
        self.ends = self.began + seconds if seconds else float("inf")
        self.told = self.began
        self.tried = dict.fromkeys(names, 0)
        self.accepted = dict.fromkeys(names, 0)
        self.failures: dict[str, Failure] = {}

    def try_kept(self) -> None:
        """Failures of earlier runs come first; a mended one is forgotten."""
        for path in sorted(FOLDER.glob("*.json")):
            case = load(path)
            if case.root["game"] not in self.names:
                continue
            accepted = self.attempt(case)
            if accepted is not None:
                print(f"{path} fails no longer")
                path.unlink()

    def try_new(self) -> None:
        fuzzers = [Fuzzer(name, self.seed) for name in self.names]
        streams = [fuzzer.cases() for fuzzer in fuzzers]
        while time.monotonic() < self.ends:
            for fuzzer, stream in zip(fuzzers, streams, strict=True):
                case = next(stream)
                if self.attempt(case):
                    fuzzer.keep(case)
            self.progress()

    def attempt(self, case: Case) -> bool | None:
        """Try a case; None if it failed. If it hangs, the case lies in the folder when the process is ended."""
        name, running = case.root["game"], FOLDER / f"{case.root['game']}-running.json"
        save(case, running)
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        accepted, failure = failure_of(case)
        failure = failure or slow(case)
        self.tried[name] += 1
        if failure is not None and f"{name} {failure.kind}" not in self.failures:
            failure = shrunk(failure)
            self.failures[f"{name} {failure.kind}"] = failure
            save(failure.case, file_of(failure.case))
            print(f"\n{name}: {failure}\nTo repeat it: make fuzz CASE={file_of(failure.case)}\n")
        faulthandler.cancel_dump_traceback_later()
        running.unlink()
        self.accepted[name] += accepted
        return None if failure is not None else accepted

    def progress(self) -> None:
        now = time.monotonic()
        if now - self.told > (1 if sys.stdout.isatty() else 10):
            self.told = now
            print(self.figures(), end="\r" if sys.stdout.isatty() else "\n", flush=True)

    def figures(self) -> str:
        counts = ", ".join(f"{name} {self.tried[name]:,} ({self.accepted[name]:,} accepted)" for name in self.names)
        return f"{time.monotonic() - self.began:6.0f} s: {counts}, {len(self.failures)} kinds of failure"

    def summary(self) -> int:
        print(self.figures())
        for kind, failure in self.failures.items():
            print(f"  {kind}\n    make fuzz CASE={file_of(failure.case)}")
        return 1 if self.failures else 0


def slow(case: Case) -> Failure | None:
    """Reading is quick, whatever is read; this is asked only here, where a clock may decide."""
    began = time.process_time()
    with suppress(durbar.DurbarError):
        if "record" in case.document:
            durbar.Record.parse("\n".join(case.document["record"]))
        else:
            durbar.read_position(json.dumps(case.document))
    took = time.process_time() - began
    return Failure(case, Broken(f"reading took {took:.1f} s")) if took > SLOWEST_READ else None


if __name__ == "__main__":
    sys.exit(main())
