// What the server lays on a table of Reviving Kathmandu that it draws.

import { stamped, type Sprites } from "../../lib/sprites";
import Coin from "./art/Coin.svelte";
import { brick } from "./art/debris";
import { drawSection, SECTIONS, type SectionKey } from "./art/monuments";
import { COLOURS, SEATS } from "./art/palette";
import { token } from "./art/shapes";

const ALL = [...COLOURS, "wild"] as const;
const SHARP = 1.25;

export default (() => ({
  ...Object.fromEntries(
    (Object.keys(SECTIONS) as SectionKey[]).flatMap((key) =>
      ALL.map((colour) => {
        const [half, height] = [SECTIONS[key].half + 6, SECTIONS[key].height];
        return [
          `${key}-${colour}`,
          stamped(drawSection(key, colour), -half, -height - 40, 2 * half, height + 50, SHARP),
        ];
      }),
    ),
  ),
  ...Object.fromEntries(ALL.map((colour) => [`shape-${colour}`, stamped(token(colour, 12, 12, 9), 0, 0, 24, 24, 2)])),
  ...Object.fromEntries(COLOURS.map((colour) => [`debris-${colour}`, stamped(brick(colour), 0, 0, 48, 48)])),
  ...Object.fromEntries(
    SEATS.flatMap((player, seat) =>
      [undefined, 1, 2, 3, 4, 5, 6, 7].map((value) => [
        `coin-${seat}-${value ?? 0}`,
        { draw: Coin, props: { player, value, size: 56 }, width: 56, height: 56 },
      ]),
    ),
  ),
})) satisfies Sprites;
