// What the server lays on a landscape of Kathmandu that it draws.

import { fill, type Mark } from "../../art/marks";
import { stamped, type Sprites } from "../../lib/sprites";
import { weather } from "./art/cards";
import { GOODS, lamp } from "./art/goods";
import { CELL, TEXTURES } from "./art/landscapes";
import { LANDSCAPES, PLAYERS, SEATS, TONES } from "./art/palette";
import { CAMP, CLOTH, KATHMANDU, PEAKS, rose, stormFigure, TEMPLE, TEMPLE_TILE } from "./art/scenery";
import { yak } from "./art/yaks";

const SHARP = 1.6;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
const ground = (base: string, texture: readonly Mark[]): Mark[] => [
  fill(`M0 0H${2 * CELL}V${2 * CELL}H0Z`, base),
  ...texture,
];
const centred = (marks: readonly Mark[], half: number, sharp = SHARP) =>
  stamped(marks, -half, -half, 2 * half, 2 * half, sharp);

export default (() => ({
  ...Object.fromEntries(
    LANDSCAPES.flatMap((land) =>
      CORNERS.map(([x, y], i) => [
        `land-${land}-${i}`,
        stamped(ground(TONES[land].base, TEXTURES[land]), x * CELL, y * CELL, CELL, CELL, SHARP),
      ]),
    ),
  ),
  ...Object.fromEntries(PEAKS.map((marks, i) => [`peak-${i}`, stamped(marks, -20, -28, 40, 48, SHARP)])),
  temple: centred(TEMPLE, 20),
  "temple-tile": centred(TEMPLE_TILE, 20),
  camp: centred(CAMP, 20),
  town: centred(CLOTH, 20),
  kathmandu: centred(KATHMANDU, 60),
  storm: stamped(stormFigure(0.6), 0, 0, 48, 48, 2),
  ...Object.fromEntries(
    (["n", "e", "s", "w"] as const).map((way) => [`needle-${way}`, centred(rose(way.toUpperCase() as "N"), 24, 1.5)]),
  ),
  ...Object.fromEntries(SEATS.map((player, seat) => [`yak-${seat}`, stamped(yak(player), 0, -4, 48, 52, 2)])),
  ...Object.fromEntries(
    SEATS.map((player, seat) => [
      `lamp-${seat}`,
      stamped(lamp(PLAYERS[player].main, PLAYERS[player].dark), 0, 0, 48, 48, 0.75),
    ]),
  ),
  ...Object.fromEntries(Object.entries(GOODS).map(([good, marks]) => [`good-${good}`, stamped(marks, 0, 0, 48, 48)])),
  storm_tile: stamped(weather("storm"), 0, 0, 48, 48, 1.25),
  sun_tile: stamped(weather("sun"), 0, 0, 48, 48, 1.25),
})) satisfies Sprites;
