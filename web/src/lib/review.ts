// A review as the page shows it: chances are whole numbers, in hundredths of a percent of the win.

import type { Review, Step } from "./wire";

export const WHOLE = 10_000;

export const luckOf = (step: Step, seat: number): number => (step.after[seat] ?? 0) - (step.between[seat] ?? 0);
export const choiceOf = (step: Step, seat: number): number => (step.between[seat] ?? 0) - (step.before[seat] ?? 0);

/** The curve: how many moves were played, and everybody's chance then. */
export function pointsOf(review: Review): { number: number; chances: number[] }[] {
  const points = review.steps.map(({ number, before }) => ({ number, chances: before }));
  const last = review.steps.at(-1);
  return last ? [...points, { number: last.number + 1, chances: last.after }] : points;
}

/** A chance in percent, with one digit after the point; a change with its sign. */
export function percent(points: number, language: string, signed = false): string {
  const written = (points / WHOLE).toLocaleString(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return written.replace("-", "−");
}

/** The place of the step that is nearest to so many moves. */
export function placeNear(review: Review, number: number): number {
  let best = 0;
  review.steps.forEach((step, place) => {
    if (Math.abs(step.number - number) < Math.abs((review.steps[best]?.number ?? 0) - number)) best = place;
  });
  return best;
}

/** Whether a step was mostly luck or mostly a choice, if either had anything to say. */
export function kindOf(step: Step): "luck" | "choice" | "quiet" {
  const luck = Math.max(...step.before.map((_, seat) => Math.abs(luckOf(step, seat))));
  const loss = step.decision?.loss ?? 0;
  if (loss >= 50 && loss >= luck) return "choice";
  return luck >= 50 ? "luck" : "quiet";
}
