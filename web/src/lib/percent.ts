// Shares as people write them.

import { prefs } from "./prefs.svelte";

/** A share in per cent; a difference of shares has its sign. */
export function percent(share: number, signed = false): string {
  const style = { style: "percent", maximumFractionDigits: 1 } as const;
  return share.toLocaleString(prefs.language, signed ? { ...style, signDisplay: "exceptZero" } : style);
}
