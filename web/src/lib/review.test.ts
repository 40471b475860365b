import { expect, test } from "vitest";
import { choiceOf, kindOf, luckOf, percent, placeNear, pointsOf } from "./review";
import type { Review, Step } from "./wire";

const decision = { mark: "costly", loss: 2000, choices: 3, reasons: [], better: [] } as const;
const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  seat: 0,
  move: "give 1",
  before: [5000, 5000],
  between: [5000, 5000],
  after: [5000, 5000],
  decision: null,
  ...more,
});
const steps = [
  step(0),
  step(3, { between: [3000, 5500], after: [3100, 5500], decision: { ...decision, reasons: [], better: [] } }),
  step(6, { before: [3100, 5500], between: [3100, 5500], after: [0, 10_000] }),
];
const review = { seats: 2, steps } as unknown as Review;

test("luck and choices are told apart, seat by seat", () => {
  expect([choiceOf(steps[1]!, 0), luckOf(steps[1]!, 0)]).toEqual([-2000, 100]);
  expect([choiceOf(steps[2]!, 1), luckOf(steps[2]!, 1)]).toEqual([0, 4500]);
  expect(steps.map(kindOf)).toEqual(["quiet", "choice", "luck"]);
});

test("the curve ends with the result", () => {
  expect(pointsOf(review).map(({ number }) => number)).toEqual([0, 3, 6, 7]);
  expect(pointsOf(review).at(-1)?.chances).toEqual([0, 10_000]);
});

test("a link to a move that was not looked at leads to the nearest", () => {
  expect([0, 1, 2, 5, 99].map((number) => placeNear(review, number))).toEqual([0, 0, 1, 2, 2]);
});

test("percents are written as the language writes them", () => {
  expect(percent(2586, "en")).toBe("25.9%");
  expect(percent(750, "en", true)).toBe("+7.5%");
  expect(percent(-750, "en", true)).toBe("−7.5%");
  expect(percent(-1, "en", true)).toBe("0.0%");
  expect(percent(2586, "fr").replace(/\s/g, " ")).toBe("25,9 %");
});
