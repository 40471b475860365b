// The games that can be played here, as the server lists them: what they are called, and what their facts name.

import { get } from "./api";
import { prefs } from "./prefs.svelte";
import type { GameInfo } from "./wire";
import { words } from "./words.svelte";

class House {
  games = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Ask for the games, once; again only if there was no answer. */
  load(): Promise<void> {
    return (this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null;
      throw error;
    }));
  }

  private async ask(): Promise<void> {
    this.games = await get<GameInfo[]>("/api/games");
    for (const { name, things } of this.games) words.learn(name, things);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((each) => each.name === name);
  }
}

export const house = new House();
/** What a game is called. */
export const title = (game: string): string => house.game(game)?.title[prefs.language] ?? game;
/** From the fewest to the most, like 2–5. */
export function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}
/** What a game is about, in a sentence or two. */
export const about = (game: string): string => house.game(game)?.about[prefs.language] ?? "";
