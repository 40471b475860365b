// What the player aid shows of Reviving Kathmandu.

import type { Sign } from "../../lib/game";
import { about } from "../../lib/about";
import Bhairav from "./art/Bhairav.svelte";
import Card from "./art/Card.svelte";
import Coin from "./art/Coin.svelte";
import Debris from "./art/Debris.svelte";
import Die from "./art/Die.svelte";
import First from "./art/First.svelte";
import Monument from "./art/Monument.svelte";
import { COLOURS } from "./art/palette";
import Shape from "./art/Shape.svelte";
import Spot from "./art/Spot.svelte";

const monument = (kind: string, of: number, points: number) => ({
  name: `monument-${kind}`,
  says: "aid-monument",
  facts: { of, points },
  Drawing: Monument,
  props: { kind, sections: Array(of).fill("red") },
});

export default [
  monument("buddha", 1, 2),
  monument("shrine", 2, 5),
  monument("stupa", 3, 7),
  monument("pagoda", 4, 10),
  {
    meaning: about("end-bottom", { section: "stupa_1-green", monument: "stupa", of: 3 }),
    Drawing: Card,
    props: { ends: ["stupa_1:green", "shrine_2:red"] }, // its points would be too small to be read
  },
  ...COLOURS.map((colour) => ({ meaning: about("colour", { colour }), Drawing: Shape, props: { colour, size: "32" } })),
  { meaning: "wild", Drawing: Shape, props: { colour: "wild", size: "32" } },
  {
    meaning: about("coin-unspent", { coin: 3 }),
    Drawing: Coin,
    props: { player: "purple", value: 3, size: "36" },
  },
  { name: "spots", says: "aid-spots", Drawing: Spot, props: { side: "N" } },
  { meaning: "first-player", Drawing: First, props: { size: "36" }, when: { seats: [2, 3, 4, 5, 6] } },
  {
    meaning: about("debris", { count: 2 }),
    Drawing: Debris,
    props: { colours: ["red", "blue"] },
    when: { seats: [1] },
  },
  { meaning: about("die", { side: "n" }), Drawing: Die, props: { side: "N", size: "36" }, when: { seats: [1] } },
  {
    meaning: about("bhairav", { colour: "red" }),
    Drawing: Bhairav,
    props: { colour: "red" },
    when: { bhairav: ["true"] },
  },
] as unknown as Sign[];
