// What the player aid shows of Kathmandu.

import type { Sign } from "../../lib/game";
import { about } from "../../lib/about";
import Animal from "./art/Animal.svelte";
import CityTile from "./art/CityTile.svelte";
import Equipment from "./art/Equipment.svelte";
import Exhaustion from "./art/Exhaustion.svelte";
import Good from "./art/Good.svelte";
import Landscape from "./art/Landscape.svelte";
import Offering from "./art/Offering.svelte";
import { LANDSCAPES, RESOURCES } from "./art/palette";
import Pawn from "./art/Pawn.svelte";
import Plan from "./art/Plan.svelte";
import Resource from "./art/Resource.svelte";
import Storm from "./art/Storm.svelte";
import Tent from "./art/Tent.svelte";
import Weather from "./art/Weather.svelte";
import YakTile from "./art/YakTile.svelte";

const GEAR = [
  "toolbox",
  "magnifier",
  "barrel",
  "first_aid",
  "telescope",
  "bottle",
  "world_map",
  "chest",
  "climbing_gear",
  "tea_leaves",
  "bridle",
  "rope_ladder",
];
const size = "34";

export default [
  ...RESOURCES.map((kind) => ({
    meaning: about(`resource-${kind}`, { count: 1 }),
    Drawing: Resource,
    props: { kind, size },
  })),
  { meaning: about("markers", { count: 1 }), Drawing: Exhaustion, props: { size } },
  {
    meaning: about("yak-tile", { landscape: "forest", hidden: 8 }),
    Drawing: YakTile,
    props: { landscape: "forest", size },
  },
  { meaning: about("offerings", { count: 1, points: 7 }), Drawing: Offering, props: { player: "blue", size } },
  { meaning: about("good", { good: "silk", points: 4 }), Drawing: Good, props: { kind: "silk", value: 4, size } },
  { meaning: about("special", { good: "silk" }), Drawing: Good, props: { kind: "silk", special: true, size } },
  { meaning: "plan-deck", Drawing: Plan, props: { colour: "blue", half: "AB", size } },
  {
    meaning: about("animal", { animal: "red_panda", landscape: "forest" }),
    Drawing: Animal,
    props: { kind: "red_panda", size },
  },
  { meaning: about("city-tile", { points: 15 }), Drawing: CityTile, props: { value: 15, size } },
  { meaning: "pawn", Drawing: Pawn, props: { size } },
  { meaning: about("weather-storm", { day: 1 }), Drawing: Weather, props: { kind: "storm", size } },
  { meaning: about("weather-sun", { day: 1 }), Drawing: Weather, props: { kind: "sun", size } },
  { meaning: about("storm", { border: 1 }), Drawing: Storm, props: { level: 0.5, size } },
  { meaning: "tents", Drawing: Tent, props: { landscape: "forest" }, when: { tents: ["usual", "discreet"] } },
  ...GEAR.map((kind) => ({
    name: `equipment-${kind}`,
    says: `effect-${kind}`,
    Drawing: Equipment,
    props: { kind, size },
  })),
  ...LANDSCAPES.map((name) => ({ name: `landscape-${name}`, Drawing: Landscape, props: { name, size } })),
] as unknown as Sign[];
