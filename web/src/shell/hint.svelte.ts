// What a master would do: asked for, shown until the next turn.

import { get, Refused } from "../lib/api";
import type { MatchStore } from "../lib/match.svelte";
import type { Advice } from "../lib/wire";

const SHOWN = 3; // moves, the best first

export class Hint {
  moves = $state.raw<Advice["moves"] | null>(null);
  asking = $state(false);

  constructor(private readonly match: MatchStore) {}

  ask = async (): Promise<void> => {
    const { match } = this;
    this.asking = true;
    try {
      const advice = await get<Advice>(`/api/matches/${match.id}/hint?seat=${match.you.viewer}`);
      this.moves = advice.moves.slice(0, SHOWN);
    } catch (error) {
      if (error instanceof Refused) match.problem = error.problem;
    } finally {
      this.asking = false;
    }
  };

  drop = (): void => {
    this.moves = null;
  };
}
