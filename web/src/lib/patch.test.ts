import { expect, test } from "vitest";
import { patched } from "./patch";

test("a patch changes what its paths lead to, and nothing else", () => {
  const before = { due: [1], view: { players: [{ hand: ["a"] }, { hand: ["b"] }], pile: 3 }, prompt: null };
  const after = patched(before, {
    due: [2],
    "view.players.1.hand": [],
    "view.players.2": { hand: [] },
    prompt: { key: "x" },
  });
  expect(after).toEqual({
    due: [2],
    view: { players: [{ hand: ["a"] }, { hand: [] }, { hand: [] }], pile: 3 },
    prompt: { key: "x" },
  });
  expect(before.view.players).toEqual([{ hand: ["a"] }, { hand: ["b"] }]);
  expect(after.view.players[0]).toBe(before.view.players[0]);
});

test("an empty patch changes nothing", () => {
  const table = { due: [1] };
  expect(patched(table, {})).toBe(table);
});
