// Whether somebody plays what a hint said: the entries of a match know it.

import type { EntryMessage } from "./wire";

/** What a seat has played after the entry of this number, one move after the other; null if something was taken back. */
export function playedSince(entries: readonly EntryMessage[], after: number, seat: number): string[] | null {
  const played: string[] = [];
  for (const { number, what } of entries) {
    if (number <= after) continue;
    if (what["kind"] === "undone") return null;
    const own = what["kind"] === "chose" ? what["seat"] === seat : what["kind"] === "moved" && isAmong(what, seat);
    if (own) played.push(...(what["moves"] as string[]).slice(-1)); // a choice is told with all of its moves so far
  }
  return played;
}

const isAmong = (what: EntryMessage["what"], seat: number): boolean => (what["seats"] as number[]).includes(seat);

/** Whether all that was played is the beginning of this line, and something of it is left. */
export const isFollowed = (played: readonly string[] | null, line: readonly string[]): boolean =>
  played !== null && played.length < line.length && played.every((move, number) => move === line[number]);
