// What the earthquake left: broken bricks in the five colours, for the solo game.

import { fill, line, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { TONES, type Colour } from "./palette";
import { shapeOf } from "./shapes";

// One broken brick, on 40 by 24, its foot at y = 24.
const BLOCK = cut([3, 24], [1, 11], [9, 3], [21, 5], [29, 2], [38, 9], [39, 24]);
const LID = cut([1, 11], [9, 3], [21, 5], [29, 2], [38, 9], [27, 13], [14, 11]);

export function brick(colour: Colour): Mark[] {
  const tone = TONES[colour];
  return [
    fill(BLOCK, tone.main),
    fill(LID, tone.light),
    fill(cut([27, 13], [38, 9], [39, 24], [29, 24]), tone.dark),
    line("M2 15L7 18L5 24", tone.dark, 1.8),
    fill(shapeOf(colour, 17.5, 17.4, 4.1), tone.sign),
  ];
}
