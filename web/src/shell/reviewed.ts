// What a review says of a choice, in words.

import { percent } from "../lib/review";
import type { Decision } from "../lib/wire";
import { say } from "../lib/words.svelte";

/** The mark of a choice, and what it gave away, if that is worth a word. */
export function markOf({ mark, loss }: Decision, language: string): string {
  const called = say(`review-${mark}`);
  return mark === "best" ? called : say("review-gave", { mark: called, change: percent(-loss, language, true) });
}
