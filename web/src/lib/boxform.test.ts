import { describe, expect, it } from "vitest";
import { changed, rowsOf, typed, valueAt, written } from "./boxform";

const BOX = {
  card: [
    { key: "br01", cost: ["wood", "clay"], rows: [["wood"], ["silk"]], full: 1, provenance: "reconstructed" },
    { value: 3, draw: false, count: 8 },
  ],
  game: { limit: 13, provenance: "rulebook", many: { coins: 2 } },
};

describe("a box as a form", () => {
  it("has a field for what can be typed, and no other", () => {
    expect(rowsOf("card", BOX.card)).toEqual([
      {
        name: "br01",
        part: "",
        fields: [
          { label: "cost", path: ["card", 0, "cost"], value: ["wood", "clay"] },
          { label: "rows", path: ["card", 0, "rows"], value: [["wood"], ["silk"]] },
          { label: "full", path: ["card", 0, "full"], value: 1 },
        ],
      },
      {
        name: "2",
        part: "",
        fields: [
          { label: "value", path: ["card", 1, "value"], value: 3 },
          { label: "draw", path: ["card", 1, "draw"], value: false },
          { label: "count", path: ["card", 1, "count"], value: 8 },
        ],
      },
    ]);
    expect(rowsOf("game", BOX.game)[0]?.fields.map((field) => field.label)).toEqual(["limit", "many coins"]);
  });
  it("has a row for each thing that lies in another", () => {
    const needs = [{ kind: "stupa", sections: ["any"] }, { kind: "buddha" }];
    const found = rowsOf("objective", [{ key: "o1", level: 2, needs }]);
    expect(found.map(({ name, part }) => [name, part])).toEqual([
      ["o1", ""],
      ["o1", "needs 1"],
      ["o1", "needs 2"],
    ]);
    expect(found[1]?.fields[1]).toEqual({
      label: "sections",
      path: ["objective", 0, "needs", 0, "sections"],
      value: ["any"],
    });
    const mat = { provenance: "rulebook", spots: [{ key: "n1", x: 0 }] };
    expect(rowsOf("mat", mat)).toEqual([
      { name: "", part: "spots n1", fields: [{ label: "x", path: ["mat", "spots", 0, "x"], value: 0 }] },
    ]);
    expect(changed({ mat }, ["mat", "spots", 0, "x"], 5).mat.spots).toEqual([{ key: "n1", x: 5 }]);
  });
  it("is changed at one place, and the rest is the same", () => {
    const other = changed(BOX, ["card", 1, "count"], 7);
    expect(other.card[1]).toEqual({ value: 3, draw: false, count: 7 });
    expect(other.card[0]).toBe(BOX.card[0]);
    expect(BOX.card[1]?.count).toBe(8);
  });
  it("reads a number as one again after nonsense was typed in its place", () => {
    const path = ["card", 1, "count"];
    const nonsense = changed(BOX, path, typed("many", valueAt(BOX, path)));
    expect(valueAt(nonsense, path)).toBe("many");
    expect(valueAt(changed(nonsense, path, typed("7", valueAt(BOX, path))), path)).toBe(7);
  });
  it("reads what was typed as what was there; nonsense stays, for the server to refuse", () => {
    expect(typed("7", 8)).toBe(7);
    expect(typed("wood, stone", ["clay"])).toEqual(["wood", "stone"]);
    expect(typed("1, 2", [3])).toEqual([1, 2]);
    expect(typed("many", 8)).toBe("many");
    const rows = [["wood"], ["wood", "silk"]];
    expect(written(rows)).toBe("wood; wood, silk");
    expect(typed("wood; wood, silk", [["clay"]])).toEqual(rows);
    expect(typed("m01, m06", [["m02"]])).toEqual([["m01", "m06"]]);
  });
});
