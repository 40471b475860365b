import { describe, expect, test } from "vitest";
import { contrast, pieces } from "../../../art/checks";
import type { Mark } from "../../../art/marks";
import { borderOf } from "./borders";
import { BUILDINGS, emblemOf, familyOf, sceneOf } from "./buildings";
import { priceOf, stepOf, type Facts } from "./facts";
import { colourOf, FAMILIES, type Colour } from "./palette";
import { resourceMarks, RESOURCES } from "./resources";

// The box: 24 brown, 24 blue, 12 yellow and 10 green cards.
const COUNTS: [string, Colour, number][] = [
  ["br", "brown", 24],
  ["bl", "blue", 24],
  ["ye", "yellow", 12],
  ["gr", "green", 10],
];
const KEYS = COUNTS.flatMap(([prefix, , count]) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, "0")}`),
);
const COLOURS = Object.keys(FAMILIES) as Colour[];

const scene = (key: string): Mark[] => [...sceneOf(key).back, ...sceneOf(key).front];

describe("buildings", () => {
  test("are drawn for every card of the box, and for no other", () => {
    expect([...BUILDINGS].sort()).toEqual([...KEYS].sort());
  });
  test("belong to the family of their key", () => {
    for (const [prefix, colour] of COUNTS) expect(familyOf(`${prefix}01`)).toBe(colour);
  });
  test("are all different, scenes and emblems", () => {
    expect(new Set(KEYS.map((key) => JSON.stringify(sceneOf(key).front))).size).toBe(70);
    expect(new Set(KEYS.map((key) => JSON.stringify(emblemOf(key)))).size).toBe(70);
  });
  test("have no broken numbers and no empty piece", () => {
    for (const key of KEYS) {
      const text = JSON.stringify([scene(key), emblemOf(key)]);
      expect(text, key).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(text, key).not.toContain('{"d":"","stroke"');
    }
  });
  test("are few pieces, for thirty cards on a phone", () => {
    for (const key of KEYS) {
      expect(pieces(scene(key)), key).toBeLessThanOrEqual(90);
      expect(pieces(emblemOf(key)), key).toBeLessThanOrEqual(24);
    }
  });
  test("nobody knows are only land", () => {
    for (const key of ["", "xx99", "toString"]) {
      expect(sceneOf(key).front).toEqual([]);
      expect(sceneOf(key).back.length).toBeGreaterThan(2);
      expect(emblemOf(key)).toEqual([]);
    }
  });
});

describe("resources", () => {
  test("are ten, each with its own silhouette", () => {
    expect(RESOURCES.length).toBe(10);
    expect(new Set(RESOURCES.map((key) => JSON.stringify(resourceMarks(key)[0]))).size).toBe(10);
    for (const key of RESOURCES) expect(JSON.stringify(resourceMarks(key)), key).not.toMatch(/NaN|undefined/);
  });
  test("nobody knows are not drawn", () => {
    expect(resourceMarks("")).toEqual([]);
    expect(resourceMarks("constructor")).toEqual([]);
  });
});

describe("families", () => {
  test("have their own border and a name one can read", () => {
    expect(new Set(COLOURS.map(borderOf)).size).toBe(4);
    for (const colour of COLOURS)
      expect(contrast(FAMILIES[colour].band, FAMILIES[colour].text), colour).toBeGreaterThan(4.5);
  });
  test("nobody knows are blue", () => {
    expect(colourOf("green")).toBe("green");
    expect(colourOf("toString")).toBe("blue");
  });
});

describe("prices", () => {
  const facts: Facts = {
    name: "",
    colour: "yellow",
    cost: [],
    passive: "",
    slots: [],
    favours: [],
    prices: [8, 7, 7, 8],
    full: 4,
  };
  test("are what the workers leave to see", () => {
    expect([0, 1, 2, 3, 4].map((n) => priceOf(facts, n))).toEqual([8, 7, 7, 8, 4]);
  });
  test("say how they changed; the first says nothing", () => {
    expect([0, 1, 2, 3, 4].map((row) => stepOf(facts, row))).toEqual(["none", "down", "level", "up", "down"]);
  });
});
