// The six characters: busts on 100 by 100, cut from the same pattern. What each holds tells the ability: an ice axe over the mountains,
// a sheaf for the yaks, two lamps at once, a scale for the whole market, a barrier that opens, a brush.

import { at, box, disc, fill, line, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { bust, type Bust } from "../../../art/portrait";
import { GOODS, lamp } from "./goods";
import { BRICK, GOLD, GOLD_DARK, GREEN, INK, PAPER, RED, ROCK, SNOW, WOOD, WOOD_DARK } from "./palette";
import { RESOURCE_SIGNS } from "./resources";

const PEAK = [
  fill(cut([-6, 96], [22, 30], [44, 74], [62, 44], [106, 96]), "#A9B8C8"),
  fill(
    cut([22, 30], [13, 51], [19, 47], [24, 54], [30, 46]) + cut([62, 44], [53, 57], [61, 54], [66, 60], [72, 55]),
    SNOW,
  ),
];

const PEOPLE = {
  alpinist: {
    paper: "#D6E4EE",
    ring: "#47668A",
    skin: "#EFC29A",
    coat: "#D9622B",
    collar: "#2F5DA8",
    behind: PEAK,
    over: [
      fill("M30 36C29 18 38 11 50 11S71 18 70 36Q50 29 30 36Z", "#2F6E8E"),
      line("M31 34Q50 27 69 34", SNOW, 5),
      fill(disc(50, 9, 5.5), SNOW),
      fill(box(33, 37, 34, 11, 5), INK),
      fill(box(35.5, 39, 13, 7, 3) + box(51.5, 39, 13, 7, 3), "#F0A12E"),
      line("M38 41.5l4-1M54 41.5l4-1", "#FBE39A", 1.8),
    ],
    held: [
      line("M80 94L78 52", INK, 6),
      line("M80 94L78 52", "#C99A5B", 3.4),
      fill("M60 50Q78 42 95 56L92 58Q80 50 62 55Z", INK),
      fill("M63 50.5Q78 44.5 91 54.5Q79 48.5 63.5 53Z", ROCK),
    ],
  },
  yak_guide: {
    paper: "#E9DCC0",
    ring: "#7A5230",
    skin: "#C98A5C",
    coat: "#6B3F2A",
    collar: "#E8D3AE",
    behind: [],
    over: [
      fill(
        "M27 40C26 18 38 10 50 10S74 18 73 40Q76 46 72 52L67 46Q68 36 62 31Q50 27 38 31Q32 36 33 46L28 52Q24 46 27 40Z",
        "#8A5A36",
      ),
      line("M29 39Q35 30 50 28.5T71 39", "#E8D3AE", 4.6),
      line("M43 50.5Q46.5 48.5 50 50.5Q53.5 48.5 57 50.5", WOOD_DARK, 2.6),
      fill(disc(39, 49, 3) + disc(61, 49, 3), "#E07A5A", 0.5),
    ],
    held: [
      at(62, 56, 1.5, RESOURCE_SIGNS.fodder("#7A5A14", "#C8402F")),
      at(61.5, 55, 1.5, RESOURCE_SIGNS.fodder("#E3BF5A", "#C8402F")),
    ],
  },
  monk: {
    paper: "#F6DFA8",
    ring: "#9A3A22",
    skin: "#D29A6A",
    coat: "#8E2B24",
    collar: "#E2A82B",
    ownFace: true,
    behind: [fill(disc(50, 42, 32), "#FBEFC9")],
    over: [
      fill("M34 34Q36 22 50 21.5T66 34Q60 27 50 27T34 34Z", "#7A5A44", 0.4),
      line("M38.5 42.5q4 2.6 8 0M53.5 42.5q4 2.6 8 0", INK, 2.2),
      line("M44 53Q50 58 56 53", "#7A2F24", 2.2),
      fill("M58 66Q84 70 92 96H70Q70 78 54 70Z", "#E2A82B"),
      line("M60 69Q74 78 76 96M70 70Q84 82 86 96", GOLD_DARK, 2),
    ],
    held: [at(12, 62, 0.66, lamp(GOLD, GOLD_DARK)), at(37, 66, 0.66, lamp(GOLD, GOLD_DARK))],
  },
  merchant: {
    paper: "#DCE6CC",
    ring: "#2E7D5B",
    skin: "#B97F52",
    coat: "#2E6B57",
    collar: "#F1E6D2",
    behind: [],
    over: [
      fill("M33 33L38 12Q52 6 66 15L68 33Q50 26 33 33Z", "#7A2438"),
      line("M37 17l4 12M46 13l2 13M56 12l1 14M64 17l0 12", GOLD, 2.4),
      line("M34 32Q50 25 68 32", INK, 2.4),
      fill(
        "M37 50Q43 46.5 50 50Q57 46.5 63 50Q66 47 68 47Q65 55 57 54Q52 53.5 50 52Q48 53.5 43 54Q35 55 32 47Q34 47 37 50Z",
        INK,
      ),
    ],
    held: [
      line("M76 90V58M61 62Q76 55 91 62M61 62L55 76M61 62L67 76M91 62L85 76M91 62L97 76", WOOD_DARK, 2.4),
      fill("M53 76H69Q67 84 61 84T53 76ZM83 76H99Q97 84 91 84T83 76Z", GOLD),
      fill(disc(61, 74, 3.6), GOLD_DARK),
      at(83.5, 60, 0.32, GOODS.spices),
    ],
  },
  border_guard: {
    paper: "#D9D6DE",
    ring: "#3E4660",
    skin: "#E3AE80",
    coat: "#3E5A4A",
    collar: "#2B3F35",
    behind: [],
    over: [
      fill("M29 30Q31 15 50 14T71 30L67 35H33Z", "#3E5A4A"),
      fill("M31 33Q50 26 69 33Q72 38 69 40Q50 32 31 40Q28 38 31 33Z", INK),
      fill("M50 16l2 4.2l4.6.6l-3.4 3.2l.8 4.6l-4-2.2l-4 2.2l.8-4.6l-3.4-3.2l4.6-.6Z", GOLD),
      line("M40 51.5q5-3.5 10 0q5-3.5 10 0", "#6B4A2C", 3.4),
      fill("M24 73H38V76H24ZM62 73H76V76H62Z", GOLD),
    ],
    held: [
      line("M4 92L98 70", INK, 10),
      line("M4 92L98 70", PAPER, 7),
      line("M10 90.6l12-2.8M34 85l12-2.8M58 79.4l12-2.8M82 73.8l10-2.3", RED, 7),
    ],
  },
  artist: {
    paper: "#F3D9D2",
    ring: "#6E4596",
    skin: "#EBBB92",
    coat: "#6E4596",
    collar: "#F7EEDA",
    behind: [fill("M27 42C24 22 36 14 50 14S76 22 73 42C73 58 78 64 76 74H24C22 64 27 58 27 42Z", "#3A2117")],
    over: [
      fill("M33 42C33 28 40 24 50 24S67 28 67 42C62 37 58 33 55 29C48 35 40 38 33 42Z", "#3A2117"),
      fill("M26 26Q30 8 54 9T76 22Q70 30 50 27T26 26Z", BRICK),
      line("M53 9.5q1-4 4-4.5", BRICK, 3),
      fill(disc(40, 50, 2.6) + disc(61, 50, 2.6), "#E07A5A", 0.5),
      fill("M58 47l6 1.5l-1 3Z", "#2F6E8E"),
    ],
    held: [
      line("M89 52L72 90", INK, 5.4),
      line("M89 52L72 90", "#C99A5B", 3),
      fill("M85.5 54Q86 45 93 42Q94 50 91 56Z", GREEN),
      at(44, 68, 1.25, RESOURCE_SIGNS.paint(WOOD, "#C8402F")),
      fill(disc(57.75, 76.5, 2.5), "#F0C23C"),
      fill(disc(64.6, 78, 2.5), "#2F6E8E"),
      fill(disc(52.8, 88, 2.5), GREEN),
    ],
  },
} satisfies Record<string, Bust>;

type CharacterKey = keyof typeof PEOPLE;
export const CHARACTERS = Object.keys(PEOPLE) as CharacterKey[];
const isCharacter = (name: string): name is CharacterKey => Object.hasOwn(PEOPLE, name);

/** The portrait of a character; nothing for a name nobody knows. */
export const portrait = (name: string): Mark[] =>
  isCharacter(name) ? bust(PEOPLE[name], INK, "M39 65L50 84L61 65L58 59H42Z", "M45.5 54.5Q50 57.5 54.5 54.5") : [];
