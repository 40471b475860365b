// @vitest-environment jsdom
// Anybody's points, line by line, add up to what the rules gave at the end of real games (tests/core/test_accounts.py).

import { expect, test } from "vitest";
import ends from "../../../tests/vectors/accounts.json";
import { load } from ".";

const SLOW = 60_000; // milliseconds in which even a busy machine has read a game

test.each(ends)(
  "$game",
  async ({ game, view, contents, scores }) => {
    const { account } = await load(game);
    const sum = (seat: number): number =>
      account!(seat, view as never, contents as never).reduce((all, { points }) => all + (points ?? 0), 0);
    expect(scores.map((_, seat) => sum(seat))).toEqual(scores);
    expect(scores.some((score) => score !== 0)).toBe(true);
  },
  SLOW,
);

test("a mission that is hidden is no line with points", async () => {
  const { view, contents } = ends.find(({ game }) => game === "reviving")! as {
    view: { squares: object[] };
    contents: unknown;
  };
  const squares = view.squares.map((square) => ({ ...square, mission: "", met: [] }));
  const lines = (await load("reviving")).account!(1, { ...view, squares } as never, contents as never);
  expect(lines.at(-1)?.points).toBeNull();
});
