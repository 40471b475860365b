// What the player aid shows of Gangs of Kyoto.

import type { Sign } from "../../lib/game";
import { about } from "../../lib/about";
import Bell from "./art/Bell.svelte";
import Card from "./art/Card.svelte";
import Paw from "./art/Paw.svelte";

const card = (meaning: string, key: string) => ({ meaning, Drawing: Card, props: { card: key } });

export default [
  card(about("card-plain", { hours: 3 }), "e3"),
  card(about("card-bells", { hours: 5, bells: 2 }), "e5b2"),
  card(about("card-draw", { hours: 2 }), "e2d"),
  card("card-gift2", "gift2"),
  card("card-back", "back"),
  card("card-late", "late"),
  card("card-refuse", "refuse"),
  { meaning: about("symbol-bells", { bells: 1 }), Drawing: Bell, props: { size: "36" } },
  { meaning: "first-player", Drawing: Paw, props: {} },
] as unknown as Sign[];
