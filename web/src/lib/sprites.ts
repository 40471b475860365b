// A sprite is a picture of a thing on the table, made once by tools/previews.py: the server lays them on the tables it draws for chat
// programs and replays. A game's are in its `sprites.ts`; none of this is in the client that people load.

import type { Component } from "svelte";
import Picture from "../art/Picture.svelte";
import type { Mark } from "../art/marks";

export interface Sprite {
  // Each component takes props of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  draw: Component<any>;
  props: Record<string, unknown>;
  width: number; // pixels
  height: number;
}

/** What the game calls things: for each kind the names of all there are. */
export type Names = Readonly<Record<string, readonly string[]>>;
export type Sprites = (names: Names) => Record<string, Sprite>;

/** Of marks that lie in this part of a drawing, with so many pixels for each unit. */
export const stamped = (marks: readonly Mark[], x: number, y: number, w: number, h: number, sharp = 1): Sprite => ({
  draw: Picture,
  props: { marks, box: `${x} ${y} ${w} ${h}`, width: Math.round(w * sharp), height: Math.round(h * sharp) },
  width: Math.round(w * sharp),
  height: Math.round(h * sharp),
});
