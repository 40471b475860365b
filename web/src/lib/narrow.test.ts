import { describe, expect, it } from "vitest";
import { canPick, decided, narrow, pick } from "./narrow";
import type { Move } from "./wire";

const move = (id: number, kind: string, args: Record<string, string | number> = {}): Move => ({
  id,
  kind,
  args,
  notation: [kind, ...Object.values(args)].join(" "),
});
const moves = [
  move(0, "bid", { coin: 1, at: "N1" }),
  move(1, "bid", { coin: 1, at: "N2" }),
  move(2, "bid", { coin: 3, at: "N1" }),
  move(3, "pass"),
];

describe("narrowing", () => {
  it("leaves the moves that agree with every click", () => {
    expect(narrow(moves, { coin: 1 }).map((each) => each.id)).toEqual([0, 1]);
    expect(narrow(moves, { coin: 1, at: "N2" }).map((each) => each.id)).toEqual([1]);
  });
  it("lets glow only what still leads to a move", () => {
    expect(canPick(moves, { coin: 3 }, { at: "N1" })).toBe(true);
    expect(canPick(moves, { coin: 3 }, { at: "N2" })).toBe(false);
    expect(canPick([], {}, { kind: "pass" })).toBe(false);
  });
  it("begins anew with a click that contradicts the ones before", () => {
    expect(pick(moves, { coin: 3 }, { at: "N2" })).toEqual({ at: "N2" });
    expect(pick(moves, { coin: 1 }, { at: "N2" })).toEqual({ coin: 1, at: "N2" });
    expect(pick(moves, { coin: 1 }, { at: "S9" })).toEqual({ coin: 1 });
  });
  it("decides when one move is left, and never without a click", () => {
    expect(decided(moves, { kind: "pass" })?.id).toBe(3);
    expect(decided(moves, { coin: 1 })).toBeNull();
    expect(decided([moves[3]!], {})).toBeNull();
  });
});
