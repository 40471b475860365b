// What the server does not do, in the viewer's language: it sends a code, or the key of a sentence of the game, with facts.

import { prefs } from "./prefs.svelte";
import type { Problem } from "./wire";
import { say, words, type Facts } from "./words.svelte";

/** Why something was refused. `names` are those of the seats; what has no sentence here comes as the server says it, in English. */
export function inWords({ code, key, facts, message }: Problem, game = "", names: readonly string[] = []): string {
  const known: Facts = facts ?? {};
  const ofGame = `${code === "illegal" ? "refusal" : "unfit"}-${key}`;
  const isEnglish = code !== "illegal" && prefs.language === "en"; // the server's own sentence also names the option
  if (key && words.has(game, ofGame) && !isEnglish) return words.say(game, ofGame, words.named(game, known, names));
  if (!words.has("house", `problem-${code}`)) return message;
  const seat = known["seat"];
  return say(
    `problem-${code}`,
    typeof seat === "number" ? { ...known, seat: names[seat] || say("seat", { number: seat + 1 }) } : known,
  );
}
