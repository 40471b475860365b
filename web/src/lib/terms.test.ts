import { beforeAll, expect, test } from "vitest";
import { paceIn } from "./terms";
import { words } from "./words.svelte";

beforeAll(() => words.load("house", "en"));

test("a pace says minutes and seconds as they are, however few", () => {
  const said = [300, 60, 45, 90].map((bank) => paceIn({ pace: { bank, increment: 5 } }));
  expect(said).toEqual(["5 min", "1 min", "45 s", "1 min 30 s"].map((bank) => `Pace: ${bank} each, plus 5 s a move`));
});
