// Portraits: busts on 100 by 100, all cut from the same pattern.

import { disc, fill, line, oval, type Mark } from "./marks";

export interface Bust {
  paper: string;
  ring: string;
  skin: string;
  coat: string;
  collar: string;
  /** Drawn behind the head, over it, and in the hands. */
  behind: Mark[];
  over: Mark[];
  held: Mark[];
  /** What is drawn over the head has eyes and a mouth of its own. */
  ownFace?: true;
}

/** A bust with the ink, the cut of the collar and the mouth that are usual in its game. */
export const bust = (who: Bust, ink: string, collar: string, mouth: string): Mark[] => [
  fill(disc(50, 50, 48), who.paper),
  ...who.behind,
  fill("M8 96C8 74 30 68 42 66H58C70 68 92 74 92 96Z", who.coat),
  fill(collar, who.collar),
  fill("M43 54H57V66L50 75L43 66Z", who.skin),
  fill("M43 60Q50 66 57 60V63Q50 69 43 63Z", ink, 0.18),
  fill(oval(50, 42, 17.5, 20.5), who.skin),
  fill(oval(32.5, 44, 3, 4.6) + oval(67.5, 44, 3, 4.6), who.skin),
  ...(who.ownFace
    ? []
    : [
        fill(disc(42.5, 42.5, 2.1) + disc(57.5, 42.5, 2.1), ink),
        line("M39 37Q42.5 35 46 37M54 37Q57.5 35 61 37", ink, 1.9),
        line(mouth, "#7A2F24", 2.2),
      ]),
  ...who.over,
  ...who.held,
  line(disc(50, 50, 48), who.ring, 4),
];
