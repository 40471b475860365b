import { describe, expect, test } from "vitest";
import { contrast, pieces } from "../../../art/checks";
import { parseCard } from "./cards";
import { CATS } from "./cats";
import { faceOf } from "./faces";
import { MOON, SKIES } from "./palette";

const EXPLORATION = ["", "b1", "b2", "d"].flatMap((symbol) => [0, 1, 2, 3, 4, 5].map((value) => `e${value}${symbol}`));
const SPECIAL = ["gift1", "gift2", "back", "late", "refuse"];
const ALL = [...EXPLORATION, ...SPECIAL, ""];

describe("keys", () => {
  test("say value, bells and draw", () => {
    expect(parseCard("e3")).toEqual({ kind: "exploration", value: 3, bells: 0, draw: false });
    expect(parseCard("e5b2")).toEqual({ kind: "exploration", value: 5, bells: 2, draw: false });
    expect(parseCard("e0d")).toEqual({ kind: "exploration", value: 0, bells: 0, draw: true });
    expect(parseCard("gift2")).toEqual({ kind: "gift2", value: 0, bells: 2, draw: false });
  });
  test("nobody knows are shown face down", () => {
    for (const key of ["", "e6", "e1b3", "toString"]) expect(parseCard(key).kind).toBe("down");
  });
});

describe("faces", () => {
  test("are all different, variants too", () => {
    const faces = ALL.flatMap((key) => (key ? [0, 1, 2] : [0]).map((variant) => JSON.stringify(faceOf(key, variant))));
    expect(new Set(faces).size).toBe(faces.length);
  });
  test("take any whole number as variant", () => {
    for (const key of ALL) for (const variant of [-3, 0, 108]) expect(faceOf(key, variant).length).toBeGreaterThan(3);
  });
  test("and their frame are at most sixty elements, for a hundred cards on a phone", () => {
    for (const key of ALL)
      for (let v = 0; v < 8; v++) expect(pieces(faceOf(key, v)), `${key} ${v}`).toBeLessThanOrEqual(55);
  });
  test("keep the numeral readable on every sky", () => {
    for (const { sky } of SKIES) expect(contrast(MOON, sky)).toBeGreaterThan(4.5);
  });
  test("no two special cards share a cat", () => {
    const cats = Object.values(CATS)
      .flat()
      .map((cat) => JSON.stringify(cat));
    expect(new Set(cats).size).toBe(28);
  });
});
