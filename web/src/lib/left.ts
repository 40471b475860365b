// How much time is left, as one says it: days, hours or minutes.

import { say } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return say("left-days", { count: Math.floor(milliseconds / DAY) });
  if (milliseconds >= 2 * HOUR) return say("left-hours", { count: Math.floor(milliseconds / HOUR) });
  return say("left-minutes", { count: Math.max(0, Math.floor(milliseconds / MINUTE)) });
}
