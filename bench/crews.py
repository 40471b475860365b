"""`durbar simulate` on Ray beside the plain process pool, in one run: what batches of a second cost more.

    python bench/crews.py                 needs durbar[ray]

Both play the same series in turns. Starting a cluster, which is done once, is told apart. Beside games/s stands the
processor time of all processes of this one, those of Ray included: on a machine that does other things as well, it is
what can be compared.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from pathlib import Path

from durbar.bots.crew import HERE, Crew, crew
from durbar.bots.series import Series, play_batch

BATCH_S = 1.0  # seconds of processor time in a piece of work
TICKS = os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """The processor time of this process and of all that descend from it, so far."""
    children: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        process = int(file.parent.name)
        children.setdefault(int(fields[1]), []).append(process)
        spent[process] = sum(map(int, fields[11:15])) / TICKS
    found, ours = 0.0, [os.getpid()]
    while ours:
        process = ours.pop()
        found += spent.get(process, 0.0)
        ours += children.get(process, [])
    return found


def play(hands: Crew, series: Series, size: int, pieces: int) -> tuple[float, float]:
    """Games a second, and milliseconds of processor time a game, when a crew plays so many pieces of the series."""
    busy, began = busy_seconds(), time.perf_counter()
    works = ((series, range(first * size, (first + 1) * size)) for first in range(pieces))
    played = sum(len(results) for _, (_, results) in hands.in_order(play_batch, works))
    took = time.perf_counter() - began
    return played / took, 1_000 * (busy_seconds() - busy) / played


def size_of(series: Series, games: int = 300) -> int:
    play_batch(series, range(games))  # now everything is warm
    began = time.process_time()
    play_batch(series, range(games))
    return max(1, round(BATCH_S * games / (time.process_time() - began)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what Ray costs beside the process pool.")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pieces", type=int, default=12, help="batches in a round")
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    series = Series("kyoto", 4, ("greedy",) * 4, 10**9)
    size = size_of(series)
    tries: dict[str, list[tuple[float, float]]] = {"pool": [], "Ray": []}
    began, busy = time.perf_counter(), busy_seconds()
    with crew(wishes.workers, HERE) as cluster:
        started, started_busy = time.perf_counter() - began, busy_seconds() - busy
        with crew(wishes.workers, None) as pool:
            crews = {"pool": pool, "Ray": cluster}
            for each in crews.values():
                play(each, series, 10, 4 * wishes.workers)  # all have been there once
            for _ in range(wishes.rounds):
                for name, found in tries.items():
                    found.append(play(crews[name], series, size, wishes.pieces))
    print(f"{wishes.workers} workers, {wishes.pieces} batches of {size} games, {wishes.rounds} rounds in turns.")
    print(f"The cluster was there after {started:.1f} s, of which {started_busy:.1f} s of processor time.\n")
    print("| what | games/s, each round | ms of processor time a game, each round |\n|---|---:|---:|")
    for name, found in tries.items():
        rates = "; ".join(f"{rate:,.0f}" for rate, _ in found)
        costs = "; ".join(f"{each:.2f}" for _, each in found)
        print(f"| {name} | {rates} | {costs} |")
    usual, cost = (statistics.median(each for _, each in found) for found in tries.values())
    print(f"\nRay costs {100 * (cost / usual - 1):+.1f} % of processor time (medians).")


if __name__ == "__main__":
    main()
