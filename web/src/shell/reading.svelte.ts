// What a page about a match reads before it shows anything, over whatever network: the match, and how its game is drawn and told.
import { load } from "../games";
import { Refused, type Patience } from "../lib/api";
import { boxOfMatch } from "../lib/box";
import type { GameModule } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import type { MatchInfo } from "../lib/wire";
import { words } from "../lib/words.svelte";

export class Reading {
  module = $state.raw<GameModule | null>(null);
  contents = $state.raw<unknown>(null); // of the match's box
  problem = $state("");
  cut = $state(false); // whether the network is gone

  /** To be made with the page: `read` asks for what it shows, `found` is the match as soon as it is known. */
  constructor(read: (patience: Patience) => Promise<void>, found: () => MatchInfo | null, ...parts: string[]) {
    $effect(() => {
      const leaving = new AbortController();
      read({ signal: leaving.signal, cut: (is) => (this.cut = is) }).catch((error: unknown) => this.refused(error));
      return () => leaving.abort();
    });
    $effect(() => {
      const match = found();
      if (!match) return;
      void prefs.language;
      const told = [words.load(match.game), ...parts.map((part) => words.loadPart(match.game, part))];
      void Promise.all([load(match.game), boxOfMatch(match).catch(() => null), ...told]).then(
        ([module, contents]) => ([this.module, this.contents] = [module, contents]),
      );
    });
  }

  /** What the server says against it is shown; whoever leaves the page hears no more. */
  refused(error: unknown): void {
    if (error instanceof Refused) this.problem = error.message;
  }
}
