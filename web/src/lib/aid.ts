// What the player aid and the first page of the rules have in common: a game in a few lines, and what its signs are called.

import { explain } from "./about";
import type { Sign } from "./game";
import { words, type Facts } from "./words.svelte";

export interface ToldSign {
  sign: Sign;
  name: string;
  says: string;
  rule: string; // that it comes from, if its words name one
}

/** The parts of the catalogue that this needs. */
export const loadAid = (game: string): Promise<unknown> =>
  Promise.all([words.loadPart(game, "about"), words.loadPart(game, "aid")]);

/** The lines of one kind, without those that say nothing at this table. */
export function linesOf(game: string, kind: "turn" | "points", facts: Facts): string[] {
  const found: string[] = [];
  for (let number = 1; words.has(game, `aid-${kind}-${number}`); number++)
    found.push(words.say(game, `aid-${kind}-${number}`, facts));
  return found.filter(Boolean);
}

/** Whether a sign belongs to a table with these options and so many players. */
export const suits = ({ when = {} }: Sign, facts: Facts): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(facts[name] ?? ""));

export function tellSign(game: string, sign: Sign, facts: Facts, names: readonly string[]): ToldSign {
  if (sign.meaning) {
    const told = explain(game, sign.meaning, facts, names);
    return { sign, name: told?.part || told?.name || "", says: told?.says ?? "", rule: told?.rule ?? "" };
  }
  const known = { ...facts, ...sign.facts };
  const name = words.say(game, sign.name ?? "", known);
  const says = sign.says ? words.say(game, sign.says, known) : "";
  return { sign, name: name.charAt(0).toLocaleUpperCase() + name.slice(1), says, rule: "" };
}
