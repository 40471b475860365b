// The six seasoned architects: busts on 100 by 100, cut from the same pattern. What each holds tells the power: three cards to choose
// two from, two to choose one from, a brush that draws a new plan, a basket of what others threw away, a satchel of four rolls, a coin
// that counts one more.

import { at, disc, each, fill, line, oval, series, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { bust, type Bust } from "../../../art/portrait";
import { BRICK, GOLD, GOLD_DARK, INK, MARIGOLD, PAPER, WOOD, WOOD_DARK, WOOD_LIGHT } from "./palette";

const sheet = (x: number, y: number, turn: number, paper: string, sign: string): Mark =>
  at(
    x,
    y,
    1,
    [
      fill("M-8-12H8V12H-8Z", WOOD_DARK),
      fill("M-6.500-10.500H6.500V10.500H-6.500Z", paper),
      fill("M-4.500 3L0-4L4.500 3ZM-3.500 4H3.500V7.500H-3.500Z", sign),
    ],
    turn,
  );

const roll = (x: number, y: number, turn: number, tint: string): Mark =>
  at(
    x,
    y,
    1,
    [fill("M-4-20H4V16H-4Z", PAPER), fill(oval(0, -20, 4, 2.4), "#CBB898"), fill("M-4-6H4V-1H-4Z", tint)],
    turn,
  );

const glasses = (colour: string): Mark =>
  line(disc(42.5, 42, 5.4) + disc(57.5, 42, 5.4) + "M48 41q2-1.500 4 0", colour, 2);

const PEOPLE = {
  liliana: {
    paper: "#D5E2F1",
    ring: "#2F5DA8",
    skin: "#E8B48C",
    coat: "#2E7D5B",
    collar: PAPER,
    behind: [fill("M27 40C25 20 38 12 50 12S75 20 73 40C74 54 78 60 74 70H26C22 60 26 54 27 40Z", "#6B2F1C")],
    over: [
      fill("M33 40C34 24 44 21 56 23C64 25 67 32 67 40C60 36 56 32 54 28C50 34 42 38 33 40Z", "#6B2F1C"),
      fill(disc(32, 50, 2.6) + disc(68, 50, 2.6), GOLD),
    ],
    held: [sheet(57, 81, -18, PAPER, "#2F5DA8"), sheet(68, 78, 2, PAPER, BRICK), sheet(79, 80, 22, PAPER, "#2E7D5B")],
  },
  charles: {
    paper: "#E9DDC7",
    ring: "#8A5B3C",
    skin: "#F0C6A0",
    coat: "#44546B",
    collar: "#F6F1E7",
    behind: [],
    over: [
      fill("M32 38C31 26 40 20 50 20S69 26 68 38C66 33 62 30 60 30H40C38 30 34 33 32 38Z", "#B9B2A6"),
      fill("M28 28Q50 18 72 28L69 23Q67 9 50 9T31 23Z", "#6E5A45"),
      line("M30 25Q50 17 70 25", WOOD_DARK, 3),
      fill("M42 51Q46 48.500 50 51Q54 48.500 58 51Q56 56 50 54Q44 56 42 51Z", "#B9B2A6"),
      glasses(WOOD_DARK),
    ],
    held: [sheet(65, 80, -8, PAPER, BRICK), sheet(78, 79, 14, PAPER, "#2F5DA8")],
  },
  liu: {
    paper: "#F5D6CB",
    ring: "#C8402F",
    skin: "#F2CFA4",
    coat: "#932A1E",
    collar: GOLD,
    behind: [fill(disc(50, 12, 8), INK), line("M36 8L64 15", GOLD, 2.6)],
    over: [fill("M31 44C29 24 38 16 50 16S71 24 69 44C66 36 64 31 60 28Q50 33 40 28C36 31 34 36 31 44Z", INK)],
    held: [
      fill("M60 94L64 70H92L90 94Z", PAPER),
      line("M69 76H86M68 82H82", "#CBB898", 2.2),
      at(80, 74, 1, [fill("M-2-24H2V4H-2Z", WOOD_LIGHT), fill("M-3 3H3Q3 10 0 14Q-3 10-3 3Z", "#C8402F")], 28),
    ],
  },
  sophie: {
    paper: "#D3E6D8",
    ring: "#2E7D5B",
    skin: "#9A6240",
    coat: "#E6AE31",
    collar: "#C8402F",
    behind: [
      fill(
        each(series(0, 30, 12), (turn) =>
          disc(50 + Math.sin((turn * Math.PI) / 180) * 20, 32 - Math.cos((turn * Math.PI) / 180) * 17, 9),
        ),
        "#2A1A1A",
      ),
    ],
    over: [
      fill("M31 34Q50 22 69 34L68 26Q50 14 32 26Z", "#C8402F"),
      fill(
        each(series(36, 7, 5), (x, i) => disc(x, 27 - [0, 2.4, 3.2, 2.4, 0][i]!, 1.7)),
        GOLD,
      ),
      fill(disc(32, 53, 3) + disc(68, 53, 3), GOLD),
    ],
    held: [
      fill("M64 72l8-8l10 4l8-3l4 9Z", BRICK),
      fill("M71 66l7-7l9 5l-2 8H70Z", "#5E7C9E"),
      fill("M56 74H96L92 95H60Z", WOOD_LIGHT),
      line("M58 81H94M59 88H93M66 75L68 94M76 75V94M86 75L84 94", WOOD, 2),
      line("M56 74H96", WOOD, 3),
    ],
  },
  walter: {
    paper: "#DAD5DE",
    ring: "#443F50",
    skin: "#E6AE86",
    coat: "#5B3A29",
    collar: "#D8CAB0",
    behind: [roll(68, 62, -6, "#2F5DA8"), roll(76, 59, 0, BRICK), roll(83, 62, 7, "#2E7D5B"), roll(90, 67, 14, GOLD)],
    over: [
      fill("M33 46C30 66 40 70 50 70S70 66 67 46C65 52 60 54 56 51Q50 48 44 51C40 54 35 52 33 46Z", "#C9602E"),
      line("M45.500 55.500Q50 58.500 54.500 55.500", "#7A2F14", 2.2),
      fill("M32 38C30 24 40 18 50 18S70 24 68 38Q66 30 58 29Q44 31 38 28Q34 31 32 38Z", "#C9602E"),
      fill("M28 30Q50 22 72 30V26Q66 10 50 10T28 26Z", "#E6AE31"),
      fill("M47 9H53V25H47Z", "#B37E16"),
    ],
    held: [
      fill("M58 72H94V100H58Z", WOOD_LIGHT),
      fill("M58 72H94V81L76 87L58 81Z", WOOD_DARK),
      fill(disc(76, 85, 3), GOLD),
    ],
  },
  sara: {
    paper: "#FBEBC4",
    ring: "#B37E16",
    skin: "#C68A5E",
    coat: "#8440B0",
    collar: MARIGOLD,
    behind: [
      fill("M28 42C26 20 38 12 50 12S74 20 72 42C72 56 70 66 74 74H62V40H38V74H26C30 66 28 56 28 42Z", "#1E1B2E"),
    ],
    over: [
      fill("M33 42C33 26 40 21 50 21S67 26 67 42C64 34 58 28 50 26C42 28 36 34 33 42Z", "#1E1B2E"),
      fill(disc(50, 35.5, 2), "#C8402F"),
      fill(disc(69, 28, 6.5) + disc(64.5, 22.5, 5) + disc(73, 22, 5), MARIGOLD),
      fill(disc(69, 25, 3), "#C8402F"),
      fill(disc(32, 51, 2.6) + disc(68, 51, 2.6), GOLD),
    ],
    held: [
      fill(disc(78, 80, 15.5), GOLD_DARK),
      fill(disc(78, 80, 12.6), GOLD),
      fill(
        cut(
          [75.6, 72],
          [80.4, 72],
          [80.4, 77.6],
          [86, 77.6],
          [86, 82.4],
          [80.4, 82.4],
          [80.4, 88],
          [75.6, 88],
          [75.6, 82.4],
          [70, 82.4],
          [70, 77.6],
          [75.6, 77.6],
        ),
        WOOD_DARK,
      ),
    ],
  },
} satisfies Record<string, Bust>;

type ArchitectKey = keyof typeof PEOPLE;
export const ARCHITECTS = Object.keys(PEOPLE) as ArchitectKey[];

const isArchitect = (name: string): name is ArchitectKey => Object.hasOwn(PEOPLE, name);

/** The portrait of an architect; nothing for a name nobody knows. */
export const portrait = (name: string): Mark[] =>
  isArchitect(name) ? bust(PEOPLE[name], INK, "M40 66L50 84L60 66L58 60H42Z", "M45.5 53.5Q50 57 54.5 53.5") : [];
