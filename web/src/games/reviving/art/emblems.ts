// The emblems of the six players, each on a square of 24 by 24, cut so that it is told from the five others in black.

import { around, disc, each, fill, line, oval, path, series, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import type { Player } from "./palette";

/** `ink` is the emblem, `face` what shows through its holes. */
type Emblem = (ink: string, face: string) => Mark[];

const PETALS = each(series(0, 45, 8), (turn) => disc(...around(12, 12, 8.1, turn), 3.1));

export const EMBLEMS: Record<Player, { name: string; draw: Emblem }> = {
  yellow: {
    name: "wheel", // a prayer wheel: a drum on a stick, its weight on a chain
    draw: (ink, face) => [
      line("M11 18V23M15 9Q20 5 21.500 10", ink, 2),
      fill("M4 7Q11-2 18 7ZM4 8.200H18V16.500H4ZM5.500 17.500H16.500L13 20H9Z" + disc(21, 12, 2.3), ink),
      line("M7.500 10.500V14.200M11 10.500V14.200M14.500 10.500V14.200", face, 1.9),
    ],
  },
  white: {
    name: "bowl", // a singing bowl and its mallet
    draw: (ink, face) => [
      line("M14.500 8.500L20.500 1.800", ink, 3),
      fill(
        "M1.500 10H22.500C22.500 17 18.500 20.500 15.500 20.500H8.500C5.500 20.500 1.500 17 1.500 10ZM7 21.500H17V23.500H7Z",
        ink,
      ),
      line("M5 13.500H19", face, 1.7),
    ],
  },
  purple: {
    name: "mandala",
    draw: (ink, face) => [
      fill(PETALS + disc(12, 12, 8), ink),
      fill(disc(12, 12, 6), face),
      fill(cut([12, 7], [17, 12], [12, 17], [7, 12]), ink),
      fill(disc(12, 12, 1.9), face),
    ],
  },
  red: {
    name: "eyes",
    draw: (ink) => [
      line("M1.500 7Q5.500 3.500 10 7M22.500 7Q18.500 3.500 14 7", ink, 2),
      line("M1 12Q5.500 8 10.500 11.500M23 12Q18.500 8 13.500 11.500", ink, 2),
      fill(
        "M1.500 12.500Q5.500 17 10.500 12L8.500 10.800Q6 14.500 3.500 10.800ZM22.500 12.500Q18.500 17 13.500 12L15.500 10.800Q18 14.500 20.500 10.800Z" +
          disc(6, 12.2, 1.8) +
          disc(18, 12.2, 1.8),
        ink,
      ),
      line("M12 14.500c3 0 2.500 4 0 4s-2 3 .4 3", ink, 1.9),
      fill(disc(12, 3.5, 1.7), ink),
    ],
  },
  green: {
    name: "vajra", // the thunderbolt: two flowers of prongs on one grip
    draw: (ink, face) => [
      {
        of: [
          fill(disc(0, 0, 3) + "M-2 1H2L3 4H-3ZM-2-1H2L3-4H-3Z" + "M0 12.200L-2 4H2ZM0-12.200L-2-4H2Z", ink),
          line(
            "M-2.500 4.500C-8 5-7 10.500-1 11M2.500 4.500C8 5 7 10.500 1 11M-2.500-4.500C-8-5-7-10.500-1-11M2.500-4.500C8-5 7-10.500 1-11",
            ink,
            2.1,
          ),
          fill(disc(0, 0, 1.1), face),
        ],
        move: "translate(12 12)rotate(45)",
      },
    ],
  },
  blue: {
    name: "bell", // the ritual bell with its crowned grip
    draw: (ink, face) => [
      fill(
        oval(12, 3.4, 2.6, 3) +
          path`M10.6 5.5H13.4V10H10.6Z` +
          "M5.500 20C7.500 17.500 6.500 9.500 12 9.500S16.500 17.500 18.500 20ZM4 21H20V23.200H4Z",
        ink,
      ),
      line("M8.800 15.500H15.200", face, 1.8),
      fill(disc(12, 3.4, 1), face),
    ],
  },
};
