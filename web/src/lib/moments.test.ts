import { describe, expect, it } from "vitest";
import { entryAt, momentsOf, placeOf, roundOf, sinceTurnOf } from "./moments";
import type { EntryMessage } from "./wire";

const entry = (number: number, kind: string, events = 0): EntryMessage => ({
  type: "entry",
  number,
  at: 0,
  what: { kind },
  events: Array.from({ length: events }, () => ({ kind: "turn" })),
});
const entries = [
  entry(1, "created"),
  entry(2, "sat"),
  entry(3, "started", 2),
  entry(4, "chat"),
  entry(5, "moved", 3),
  entry(6, "undone"),
  entry(7, "moved", 1),
];

describe("the time machine", () => {
  it("stops where something happened on the table, not where somebody sat down or spoke", () => {
    expect(momentsOf(entries)).toEqual([3, 5, 6, 7]);
  });
  it("knows which moment lay on the table after any entry", () => {
    const moments = momentsOf(entries);
    expect([1, 3, 4, 5, 7, 99].map((at) => placeOf(moments, at))).toEqual([0, 0, 0, 1, 3, 3]);
    expect(placeOf([], 5)).toBe(0);
  });
  it("goes to the first moment at the earliest, and to the present at the last", () => {
    const moments = momentsOf(entries);
    expect([-5, 0, 1, 2, 3, 9].map((place) => entryAt(moments, place))).toEqual([3, 3, 5, 6, null, null]);
    expect(entryAt([], 0)).toBeNull();
  });
});

describe("what happened meanwhile", () => {
  const moved = (number: number, seat: number, ...kinds: string[]): EntryMessage => ({
    ...entry(number, "moved"),
    what: { kind: "moved", seats: [seat] },
    events: kinds.map((kind) => ({ kind, seat })),
  });
  const played = [
    entry(1, "started", 1),
    moved(2, 0, "give"),
    moved(3, 1, "give", "late"),
    entry(4, "chat"),
    moved(5, 2, "round", "give"),
    moved(6, 0, "give"),
  ];
  it("is what others did since one's last turn, also when the next has begun", () => {
    const numbers = (seat: number, upTo = 6) =>
      sinceTurnOf(
        seat,
        played.filter((each) => each.number <= upTo),
      ).map((each) => each.number);
    expect(numbers(0)).toEqual([3, 5]);
    expect(numbers(0, 5)).toEqual([3, 5]);
    expect(numbers(1)).toEqual([5, 6]);
    expect(numbers(3)).toEqual([]);
  });
  it("is what a round has told since it began", () => {
    expect(roundOf(played, "round").map((event) => event["kind"])).toEqual(["give", "give"]);
  });
});
