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

/** What happened since a round began, with an event of this kind. */
export function roundOf(
  entries: readonly Pick<EntryMessage, "events">[],
  begins: string,
): Record<string, string | number>[] {
  const events = entries.flatMap((entry) => entry.events as Record<string, string | number>[]);
  return events.slice(events.findLastIndex((event) => event["kind"] === begins) + 1);
}

/** The entries between the last turn of a seat and now, or the turn in which it is now; none before its first. */
export function sinceTurnOf(seat: number, entries: readonly EntryMessage[]): EntryMessage[] {
  const told = entries.filter((entry) => entry.events.length > 0);
  const isOwn = ({ what }: EntryMessage): boolean => {
    const seats = (what["seats"] ?? []) as number[];
    return what["kind"] === "moved" && seats.length === 1 && seats[0] === seat;
  };
  const end = told.findLastIndex((entry) => !isOwn(entry)) + 1;
  const begin = told.slice(0, end).findLastIndex(isOwn);
  return begin < 0 ? [] : told.slice(begin + 1, end);
}
