// The mask of Bhairav, the fierce one, in one of the five colours: crown, three eyes, moustache and tusks, on 100 by 120.

import { disc, each, fill, line, oval, path, type Mark } from "../../../art/marks";
import { GOLD, GOLD_DARK, INK, MARIGOLD, PAPER, TONES, type Flag } from "./palette";
import { shapeOf } from "./shapes";

const LEAF = (x: number, y: number, w: number, h: number): string =>
  path`M${x - w} ${y}Q${x - w * 1.2} ${y - h * 0.6} ${x} ${y - h}Q${x + w * 1.2} ${y - h * 0.6} ${x + w} ${y}Z`;

export function mask(colour: Flag): Mark[] {
  const tone = TONES[colour];
  const line2 = colour === "white" ? "#8C7A5C" : tone.dark;
  return [
    // Flames behind, then the crown of five leaves.
    fill(
      "M10 104C-4 80 2 60 6 50L14 58L12 36L24 44L28 22L40 32L50 6L60 32L72 22L76 44L88 36L86 58L94 50C98 60 104 80 90 104Z",
      "#E2632E",
    ),
    fill(LEAF(22, 52, 9, 30) + LEAF(78, 52, 9, 30) + LEAF(35, 48, 10, 36) + LEAF(65, 48, 10, 36), GOLD_DARK),
    fill(LEAF(50, 48, 13, 44), GOLD),
    fill("M14 66C12 52 30 44 50 44S88 52 86 66C88 92 74 116 50 116S12 92 14 66Z", tone.main),
    fill("M14 62C16 50 32 43 50 43S84 50 86 62Q68 52 50 52T14 62Z", GOLD),
    fill(
      each([24, 37, 63, 76], (x) => disc(x, 52.5 + Math.abs(x - 50) * 0.08, 3.2)),
      "#C8402F",
    ),
    fill(shapeOf(colour, 50, 30, 7.4), colour === "white" ? PAPER : colour === "yellow" ? tone.sign : tone.dark),
    // Ears with rings.
    fill(oval(12, 76, 6, 11) + oval(88, 76, 6, 11), tone.main),
    line(disc(11, 92, 5) + disc(89, 92, 5), GOLD, 3.4),
    // Brows like flames, round eyes, the third one upright.
    fill(
      "M44 66C36 56 26 58 20 66C28 63 36 66 42 70ZM56 66C64 56 74 58 80 66C72 63 64 66 58 70Z",
      colour === "red" ? GOLD : "#C8402F",
    ),
    fill(disc(34, 75, 8.4) + disc(66, 75, 8.4), PAPER),
    fill(disc(35, 76, 4.6) + disc(65, 76, 4.6), INK),
    line(disc(34, 75, 8.4) + disc(66, 75, 8.4), line2, 2),
    fill("M50 55Q55.500 61 50 68Q44.500 61 50 55Z", PAPER),
    fill(disc(50, 61.5, 2.4), INK),
    fill("M45 72H55C58 82 59 86 56 88H44C41 86 42 82 45 72Z", tone.dark),
    fill("M50 91C40 86 26 88 20 96C30 94 40 98 50 97S70 94 80 96C74 88 60 86 50 91Z", INK),
    fill("M30 98Q50 94 70 98Q66 112 50 112T30 98Z", "#5E1414"),
    fill("M36 97.500H64V102H36Z", PAPER),
    fill("M36 97l-3 10l8-7ZM64 97l3 10l-8-7Z", PAPER),
    fill("M42 106Q50 101 58 106Q56 114 50 114T42 106Z", "#D9503C"),
    line("M41 97.500V102M46 97.500V102M50.500 97.500V102M55 97.500V102M60 97.500V102", line2, 1.3),
    fill(
      each([-1, 1], (side) => disc(50 + side * 25, 90, 4)),
      MARIGOLD,
      0.6,
    ),
  ];
}
