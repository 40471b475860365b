// What the house shows of Kathmandu before its table is opened.

import type { Listing } from "../../lib/game";
import Cover from "./art/Cover.svelte";

export default {
  Cover,
  editors: { boards: async () => (await import("./Build.svelte")).default },
} satisfies Listing;
