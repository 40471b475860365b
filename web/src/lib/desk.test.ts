import { describe, expect, test } from "vitest";
import { deskOf } from "./desk";

describe("a desk", () => {
  let given = { view: "before", pick: (): string => "picked" };
  const desk: { view: string; pick: () => string; looking: string } = deskOf(() => given, {
    get looking() {
      return `at ${given.view}`;
    },
  });
  test("has what the board was given and what it adds, as they are now", () => {
    expect([desk.view, desk.looking]).toEqual(["before", "at before"]);
    given = { ...given, view: "after" };
    expect([desk.view, desk.looking, desk.pick()]).toEqual(["after", "at after", "picked"]);
  });
});
