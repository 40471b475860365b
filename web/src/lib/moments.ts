// The moments of a match that the time machine can stop at: those at which something happened on the table.

import type { EntryMessage } from "./wire";

export function momentsOf(entries: readonly EntryMessage[]): number[] {
  const isMoment = (entry: EntryMessage) => entry.events.length > 0 || entry.what["kind"] === "undone";
  return entries.filter(isMoment).map((entry) => entry.number);
}

/** Which of the moments was on the table after the entry `at`. */
export function placeOf(moments: readonly number[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((number) => number <= at),
  );
}

/** The entry to go to for a place; null is the present. */
export function entryAt(moments: readonly number[], place: number): number | null {
  if (place >= moments.length - 1) return null;
  return moments[Math.max(0, place)] ?? null;
}
