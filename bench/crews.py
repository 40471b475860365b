"""`durbar simulate` on Ray beside the plain process pool, in one run: what batches of a second cost more.

python bench/crews.py                 needs durbar[ray]

Both play the same series in turns; starting a cluster, which costs some seconds once, is not counted.
"""

from __future__ import annotations

import argparse
import os
import time

from durbar.bots.crew import HERE, Crew, crew
from durbar.bots.series import Series, play_batch

BATCH_S = 1.0  # seconds of games in a piece of work


def games_a_second(hands: Crew, series: Series, size: int, pieces: int) -> float:
    """How fast a crew plays so many pieces of the series."""
    began = time.perf_counter()
    works = ((series, range(first * size, (first + 1) * size)) for first in range(pieces))
    played = sum(len(results) for _, (_, results) in hands.in_order(play_batch, works))
    return played / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what Ray costs beside the process pool.")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pieces", type=int, default=12, help="batches in a round")
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    series = Series("kyoto", 4, ("greedy",) * 4, 10**9)
    seconds, _ = play_batch(series, range(20))
    seconds, _ = play_batch(series, range(100))  # now everything is warm
    size = max(1, int(BATCH_S * 100 / seconds))
    rates: dict[str, list[float]] = {"pool": [], "ray": []}
    with crew(wishes.workers, None) as pool, crew(wishes.workers, HERE) as cluster:
        for each in (pool, cluster):
            games_a_second(each, series, 10, 4 * wishes.workers)  # all have been there once
        for _ in range(wishes.rounds):
            rates["pool"].append(games_a_second(pool, series, size, wishes.pieces))
            rates["ray"].append(games_a_second(cluster, series, size, wishes.pieces))
    best = {name: max(found) for name, found in rates.items()}
    print(f"{wishes.workers} workers, {wishes.pieces} batches of {size} games, the best of {wishes.rounds}:\n")
    print("| what | games/s |\n|---|---:|")
    for name, found in best.items():
        print(f"| {name} | {found:,.0f} |")
    print(f"\nRay costs {100 * (best['pool'] / best['ray'] - 1):.1f} % more time.")


if __name__ == "__main__":
    main()
