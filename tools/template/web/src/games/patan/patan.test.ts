import { describe, expect, it } from "vitest";
import { playedBy, step } from "./step";
import type { PatanView } from "./view";

const view: PatanView = {
  seat: 0,
  phase: "play",
  leader: 1,
  low: false,
  trick: ["c4"],
  hand: ["c1", "c9"],
  hand_sizes: [2, 1],
  points: [0, 0],
  pile: 9,
  discards: [],
  ranking: null,
};

describe("how events look", () => {
  it("plays a card from the hand into the trick", () => {
    const shown = step(view, { kind: "play", seat: 0, card: "c9" });
    expect(shown.flights).toEqual([{ card: "c9", from: "hand-0", to: "trick-0" }]);
    expect(shown.view).toMatchObject({ hand: ["c1"], hand_sizes: [1, 1], trick: ["c4", "c9"] });
    expect([0, 1].map((seat) => playedBy(shown.view, seat))).toEqual(["c9", "c4"]);
  });
  it("shows a drawn card only to who drew it", () => {
    expect(step(view, { kind: "draw", seat: 0, count: 1, cards: "c7" }).view.hand).toEqual(["c1", "c9", "c7"]);
    expect(step(view, { kind: "draw", seat: 1, count: 1 }).view).toMatchObject({
      hand: ["c1", "c9"],
      hand_sizes: [2, 2],
      pile: 8,
    });
  });
  it("does not stumble over an event it does not know", () => {
    expect(step(view, { kind: "earthquake" })).toEqual({ view, flights: [] });
  });
});
