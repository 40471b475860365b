// What explains itself: anything with `data-about`. Its words are in the catalogues of the game and of the shell, in the part
// `about`: the message `about-<key>` is its name, the attribute `says` one sentence, `rule` the number of its
// rule; `you` and `you-says` are for whose it is.

import type { GameInfo, MatchInfo } from "./wire";
import { words, type Facts } from "./words.svelte";

export interface Explanation {
  name: string;
  says: string;
  rule: string;
  part: string; // what every thing of its kind is called, if this one is called more
  card: string; // the card it is, if it is one that can be shown in the large
  account?: number; // whose points it is about
}

/** The value of `data-about`: a key, and the facts its words speak of. */
export function about(key: string, facts: Facts = {}): string {
  const query = new URLSearchParams(Object.entries(facts).map(([name, value]) => [name, String(value)])).toString();
  return query ? `${key}?${query}` : key;
}

export function readAbout(written: string): { key: string; facts: Facts } {
  const [key = "", query = ""] = written.split(/\?(.*)/s);
  const facts = [...new URLSearchParams(query)].map(([name, value]) => [name, /^-?\d+$/.test(value) ? +value : value]);
  return { key, facts: Object.fromEntries(facts) as Facts };
}

/** What is said of a thing, by its game or else by the shell; nothing if neither has words for it. */
export function explain(
  game: string,
  written: string,
  known: Facts,
  names: readonly string[],
  you = -1,
): Explanation | null {
  const { key, facts } = readAbout(written);
  const message = `about-${key}`;
  const catalogue = [game, "house"].find((each) => words.has(each, message));
  if (!catalogue) return null;
  const told = { ...known, ...words.named(game, facts, names) };
  const part = (of: string): string =>
    words.has(catalogue, message + of) ? words.say(catalogue, message + of, told) : "";
  const mine = facts["seat"] === you;
  const name = (mine && part(".you")) || part("");
  return {
    name: name.charAt(0).toLocaleUpperCase() + name.slice(1),
    says: (mine && part(".you-says")) || part(".says"),
    rule: part(".rule"),
    part: part(".part"),
    card: String(facts["card"] ?? ""),
    ...(facts["account"] === undefined ? {} : { account: Number(facts["account"]) }),
  };
}

/** What explanations may speak of at every table: how many play, and by which options. */
export function factsOf(info: Pick<MatchInfo, "seats" | "options">, game: GameInfo | undefined): Facts {
  const usual = (game?.options ?? []).map((each): [string, unknown] => [each.name, each.default]);
  const options = Object.entries({ ...Object.fromEntries(usual), ...info.options });
  const told = options.map(([name, value]) => [name, typeof value === "number" ? value : String(value)]);
  return { seats: info.seats, ...(Object.fromEntries(told) as Facts) };
}
