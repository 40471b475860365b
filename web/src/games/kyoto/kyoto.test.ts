import { describe, expect, it } from "vitest";
import { keyed, refusalNumber } from "./rows";
import { step } from "./step";
import type { KyotoView } from "./view";

const player = (row: string[] = []) => ({ row, total: 0, limit: 13, score_cards: 0, score_pile: null, bells: null });
const view = (): KyotoView => ({
  seat: 0,
  phase: "give",
  round: 1,
  first_player: 0,
  active: 0,
  receiver: null,
  turned: "e3",
  face_down: 2,
  served: [],
  pile: 90,
  pile_ran_out: false,
  discards: [],
  players: [player(["e1", "refuse"]), player()],
  ranking: null,
});

describe("how events look", () => {
  it("lays a card from the middle into a row", () => {
    const shown = step(view(), { kind: "place", seat: 1, card: "e3", total: 3, limit: 13 });
    expect(shown.flights).toEqual([{ card: "e3", from: "turned", to: "row-1" }]);
    expect(shown.view.players[1]).toMatchObject({ row: ["e3"], total: 3 });
    expect(shown.view.turned).toBeNull();
  });
  it("takes a whole row away from who stays out too late", () => {
    const shown = step(view(), { kind: "late", seat: 0, total: 14, limit: 13, returned: 1 });
    expect(shown.flights.map((flight) => flight.to)).toEqual(["discards", "discards"]);
    expect(shown.view.players[0]?.row).toEqual([]);
  });
  it("discards a refused card with the refusal that lay there", () => {
    const shown = step(view(), { kind: "refuse", seat: 0, card: "e3", place: 1 });
    expect(shown.view.players[0]?.row).toEqual(["e1"]);
    expect(shown.view.discards).toEqual(["e3", "refuse"]);
  });
  it("does not stumble over an event it does not know", () => {
    expect(step(view(), { kind: "earthquake" })).toEqual({ view: view(), flights: [] });
  });
});

describe("cards of a row", () => {
  it("have keys of their own though copies look alike", () => {
    expect(keyed(["e1", "e1", "back"]).map((each) => each.key)).toEqual(["e1#1", "e1#2", "back#1"]);
  });
  it("count refusals from the left", () => {
    expect(refusalNumber(["refuse", "e1", "refuse"], 2)).toBe(2);
  });
});
