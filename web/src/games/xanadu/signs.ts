// What the player aid shows of Xanadu.

import type { Sign } from "../../lib/game";
import { about } from "../../lib/about";
import Back from "./art/Back.svelte";
import Coin from "./art/Coin.svelte";
import EndCard from "./art/EndCard.svelte";
import type { Step } from "./art/facts";
import Hat from "./art/Hat.svelte";
import Price from "./art/Price.svelte";
import Resource from "./art/Resource.svelte";
import { RESOURCES } from "./art/resources";

const price = (step: Step, value: number) => ({
  meaning: about(`price-${step}`, { price: value }),
  Drawing: Price,
  props: { step, value, size: "36" },
});

export default [
  price("none", 3),
  price("up", 5),
  price("down", 2),
  price("level", 3),
  { meaning: "worker", Drawing: Back, props: {} },
  { meaning: about("coins", { count: 1 }), Drawing: Coin, props: { size: "36" } },
  { meaning: "end-pile", Drawing: EndCard, props: {} },
  { meaning: about("city", { seat: 0 }), Drawing: Hat, props: { seat: 0, size: "36" } },
  ...RESOURCES.map((resource) => ({
    name: `resource-${resource}`,
    Drawing: Resource,
    props: { resource, size: "32" },
  })),
] as unknown as Sign[];
