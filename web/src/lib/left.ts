// How much time is left, as one says it: days, hours or minutes; and until when somebody is on holiday.

import { prefs } from "./prefs.svelte";
import { say } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where there is little room, `short` has only a letter for them. */
export function timeLeft(milliseconds: number, short = false): string {
  const [unit, length] =
    milliseconds >= 2 * DAY ? ["days", DAY] : milliseconds >= 2 * HOUR ? ["hours", HOUR] : ["minutes", MINUTE];
  return say(`left-${unit}${short ? "-short" : ""}`, { count: Math.max(0, Math.floor(milliseconds / length)) });
}

/** Until when somebody is on holiday. */
export const holidayUntil = (at: number): string =>
  say("on-holiday", { date: new Date(at).toLocaleDateString(prefs.language, { day: "numeric", month: "short" }) });
