// How people are called on the page.

import { say } from "./words.svelte";

export const FORMER = "a former member"; // as the server calls who left the house

export const called = (name: string): string => (name === FORMER ? say("former-member") : name);

/** Who has won, in a sentence. */
export function winnersIn(ranking: readonly (readonly number[])[] | null, names: readonly string[]): string {
  const name = (ranking?.[0] ?? []).map((seat) => names[seat]).join(", ");
  return say(name ? "winner" : "nobody-wins", { name });
}
