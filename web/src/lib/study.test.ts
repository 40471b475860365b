import { expect, test } from "vitest";
import { grouped, isNotable, moved, reach, studyOf, type Thing } from "./study";

const thing = (event: string, name: string, effect: number, chance = 0): Thing => ({
  event,
  kind: "card",
  thing: name,
  share: 0.5,
  effect,
  low: effect - 0.1,
  high: effect + 0.1,
  chance,
});

test("things are grouped by what was done with them, and the strongest are shown", () => {
  const all = [thing("bank", "a", 0.3), thing("place", "b", -0.2), thing("bank", "c", -0.1), thing("bank", "d", 0.05)];
  expect(grouped(all, 2)).toEqual([
    ["bank", [all[0], all[2]]],
    ["place", [all[1]]],
  ]);
  expect(isNotable(thing("bank", "a", 0.3, 0.06))).toBe(false);
});

test("changes are told in per cent of what was before", () => {
  const change = { value: 5, low: 4, high: 6, n: 100 };
  expect(moved([{ arm: "x", measure: "moves", before: 50, after: 55, change, more: 0 }], "moves")).toEqual([
    { arm: "x", change: { value: 0.1, low: 0.08, high: 0.12, n: 100 }, settled: true },
  ]);
});

test("a picture reaches to zero", () => {
  expect(reach([{ low: 2, high: 3 }])).toEqual([0, 3]);
  expect(reach([])).toEqual([-1, 1]);
});

test("a game has the study that was committed, or none", async () => {
  expect((await studyOf("kyoto"))?.game).toBe("kyoto");
  expect(await studyOf("kuhn")).toBeNull();
});
