// What a master would do and why: asked for, and shown move by move until its line ends or something else is played.

import { get, Refused } from "../lib/api";
import { isFollowed, playedSince } from "../lib/hinted";
import type { MatchStore } from "../lib/match.svelte";
import type { Advice, Move } from "../lib/wire";
import { words } from "../lib/words.svelte";

export class Hint {
  advice = $state.raw<Advice | null>(null);
  asking = $state(false);
  private asked = 0; // the entry after which it was asked for

  constructor(private readonly match: MatchStore) {}

  ask = async (): Promise<void> => {
    const { match } = this;
    const [asked, game] = [match.table?.number ?? 0, match.info?.game ?? ""];
    this.asking = true;
    try {
      const [advice] = await Promise.all([
        get<Advice>(`/api/matches/${match.id}/hint?seat=${match.you.viewer}`),
        words.loadPart(game, "reason"),
      ]);
      [this.advice, this.asked] = [advice, asked];
    } catch (error) {
      if (error instanceof Refused) match.problem = error.problem;
    } finally {
      this.asking = false;
    }
  };

  /** How many moves of the line have been played; null if something else was, or all of them. */
  private get played(): number | null {
    if (!this.advice) return null;
    const played = playedSince(this.match.entries, this.asked, this.match.you.viewer);
    return isFollowed(played, this.advice.line) ? played!.length : null;
  }

  get step(): number {
    return this.played ?? 0;
  }

  /** The move that comes next, when it can be played. */
  get move(): Move | null {
    const next = this.played === null ? undefined : this.advice?.line[this.played];
    return (next && !this.match.moment && this.match.moves.find((move) => move.notation === next)) || null;
  }

  drop = (): void => {
    this.advice = null;
  };
}
