// What the server lays on a table of Xanadu that it draws.

import { stamped, type Sprites } from "../../lib/sprites";
import Back from "./art/Back.svelte";
import { emblemOf } from "./art/buildings";
import Coin from "./art/Coin.svelte";
import Hat from "./art/Hat.svelte";
import { resourceMarks } from "./art/resources";

const SEATS = [0, 1, 2, 3, 4, 5];

export default ((names) => ({
  ...Object.fromEntries(names["card"]!.map((card) => [`card-${card}`, stamped(emblemOf(card), -23, -43, 46, 46, 2.4)])),
  ...Object.fromEntries(
    names["resource"]!.map((key) => [`resource-${key}`, stamped(resourceMarks(key), 0, 0, 24, 24, 1.5)]),
  ),
  ...Object.fromEntries(
    SEATS.map((seat) => [`hat-${seat}`, { draw: Hat, props: { seat, size: 52 }, width: 52, height: 52 }]),
  ),
  coin: { draw: Coin, props: { size: 52 }, width: 52, height: 52 },
  back: { draw: Back, props: {}, width: 88, height: 128 },
})) satisfies Sprites;
