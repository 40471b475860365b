// What the house shows of Reviving Kathmandu before its table is opened.

import type { Listing } from "../../lib/game";
import Cover from "./art/Cover.svelte";

export default { Cover, alone: async () => (await import("./Alone.svelte")).default } satisfies Listing;
