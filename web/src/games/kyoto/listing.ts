// What the house shows of Gangs of Kyoto before its table is opened.

import type { Listing } from "../../lib/game";
import Cover from "./art/Cover.svelte";

export default { Cover, odds: true } satisfies Listing;
