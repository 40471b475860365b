import { describe, expect, it, vi } from "vitest";
import { askedAfter, keepReading, placeOf, readingOf } from "./lesson";

const step = (begins: number, ...moves: string[]) => ({ say: "", at: "", do: moves, begins });
// Two things to read, a move that two others follow, one that is followed by nothing, and a last word.
const STEPS = [step(0), step(0), step(0, "give 1"), step(3, "give 0"), step(4)];

describe("the place in a lesson", () => {
  it("begins with its first step, and goes on as one reads", () => {
    expect(placeOf(STEPS, 0, -1)).toEqual({ step: 0, waits: false });
    expect(placeOf(STEPS, 0, 0)).toEqual({ step: 1, waits: false });
  });
  it("does not go past a move that is asked for", () => {
    expect(placeOf(STEPS, 0, 7)).toEqual({ step: 2, waits: false });
  });
  it("waits while the others play", () => {
    expect(placeOf(STEPS, 1, 1)).toEqual({ step: 2, waits: true });
    expect(placeOf(STEPS, 3, 1)).toEqual({ step: 3, waits: false });
  });
  it("goes back with a move that is taken back", () => {
    expect(placeOf(STEPS, 0, 4)).toEqual({ step: 2, waits: false });
  });
  it("ends after its last word, or its last move", () => {
    expect(placeOf(STEPS, 4, 3)).toEqual({ step: 4, waits: false });
    expect(placeOf(STEPS, 4, 4)).toEqual({ step: 5, waits: false });
    expect(placeOf(STEPS.slice(0, 4), 4, 3)).toEqual({ step: 4, waits: false });
  });
  it("is the same on another device, but for what was only read", () => {
    expect(placeOf(STEPS, 3, -1)).toEqual({ step: 3, waits: false });
  });
});

it("a move is asked for also before one has read all that comes before", () => {
  expect(askedAfter(STEPS, 0)).toEqual(["give 1"]);
  expect(askedAfter(STEPS, 4)).toEqual([]);
});

it("what was read is remembered for the last matches", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  for (let match = 0; match < 30; match++) keepReading(`m${match}`, { read: match, away: false });
  expect(readingOf("m29").read).toBe(29);
  expect(readingOf("m1").read).toBe(-1);
});
