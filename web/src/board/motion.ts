// A card leaves where it was and lands where it is: what disappears from one zone and appears in another is the same card on its way.

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { lasting } from "../lib/prefs.svelte";

export const duration = (): number => lasting(300);

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.7, duration: duration() }),
});
