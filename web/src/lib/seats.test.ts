import { describe, expect, test } from "vitest";
import { clockwise, othersOf, placesOf, toYou } from "./seats";

describe("around the table", () => {
  test("the viewer is first, and the others follow clockwise", () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  });
  test("who only watches sees all, from the first seat", () => {
    expect(clockwise(3, -1)).toEqual([0, 1, 2]);
    expect(othersOf(3, -1)).toEqual([0, 1, 2]);
  });
});

describe("places", () => {
  test("that are shared take up the next ones", () => {
    expect(placesOf([[3], [0, 2], [1]])).toEqual([
      { seat: 3, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
      { seat: 1, place: 4 },
    ]);
  });
  test("are nobody's while the game runs", () => {
    expect(placesOf(null)).toEqual([]);
  });
});

describe("a question", () => {
  test("does not call who is asked by name", () => {
    expect(toYou("Ada, who gets 3?", "Ada")).toBe("Who gets 3?");
    expect(toYou("Ève, à qui donner 3 ?", "Ève")).toBe("À qui donner 3 ?");
  });
  test("to others, or to all, stays as it is", () => {
    expect(toYou("Ada, who gets 3?", "Ben")).toBe("Ada, who gets 3?");
    expect(toYou("Everybody: build.", "Ada")).toBe("Everybody: build.");
    expect(toYou("Ada, who gets 3?", "")).toBe("Ada, who gets 3?");
  });
});
