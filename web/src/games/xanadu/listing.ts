// What the house shows of Xanadu before its table is opened.

import type { Listing } from "../../lib/game";
import Cover from "./art/Cover.svelte";

export default { Cover } satisfies Listing;
