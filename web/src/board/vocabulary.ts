// The words of a game, as what reads its view needs them.

import { words } from "../lib/words.svelte";
import type { Vocabulary } from "./layout";

export const vocabularyOf = (game: string): Vocabulary => ({
  label: (field) => (words.has(game, field) ? words.say(game, field) : undefined),
  kind: (field, key) =>
    words.kindOf(game, field) ?? (key !== undefined && words.has(game, `card-${key}`) ? "card" : undefined),
  name: (kind, key) => (words.has(game, `${kind}-${key.split("+")[0]}`) ? words.thing(game, kind, key) : key),
});
