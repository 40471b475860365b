// A lesson: which of its steps comes next, and what this browser remembers of how far somebody has read.

import type { StepInfo } from "./wire";

/** Where somebody is in a lesson. `step` is the one to be shown; past the last of them the lesson is over. */
export interface Place {
  step: number;
  waits: boolean; // the others still play what belongs to it
}

/** The place after so many moves, for somebody who has read on past the step `read`. */
export function placeOf(steps: readonly StepInfo[], moves: number, read: number): Place {
  const first = steps.findIndex((step) => step.begins === moves);
  if (first < 0) {
    const last = steps.findLastIndex((step) => step.begins < moves);
    const over = last === steps.length - 1;
    return over ? { step: steps.length, waits: false } : { step: last, waits: true };
  }
  const last = steps.findLastIndex((step) => step.begins === moves);
  const end = steps[last]!.do.length ? last : last + 1; // only a move leads further than that
  return { step: Math.min(Math.max(read + 1, first), end), waits: false };
}

/** What is asked for after so many moves, at once or when one has read on. */
export const askedAfter = (steps: readonly StepInfo[], moves: number): string[] =>
  steps.find((step) => step.begins === moves && step.do.length)?.do ?? [];

/** How far somebody has read in a match, and whether they sent the coach away. */
export interface Reading {
  read: number;
  away: boolean;
}

const KEY = "durbar.lessons";
const MOST = 20; // matches

function readings(): Record<string, Reading> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Reading>;
  } catch {
    return {};
  }
}

export const readingOf = (match: string): Reading => readings()[match] ?? { read: -1, away: false };

export function keepReading(match: string, reading: Reading): void {
  const { [match]: _, ...others } = readings();
  try {
    const kept = [...Object.entries(others).slice(1 - MOST), [match, reading]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that forbids storage forgets
  }
}
