// Shares as people write them.

import { prefs } from "./prefs.svelte";

/** A share in per cent, with so many digits after the point; a difference of shares has its sign. */
export function percent(share: number, signed = false, digits = 1): string {
  const written = share.toLocaleString(prefs.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return written.replace("-", "−");
}
