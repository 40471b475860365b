import { describe, expect, it } from "vitest";
import { nearest } from "./nearest";

const at = (left: number, top: number) => ({ getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }) });

describe("the nearest of some things", () => {
  it("is measured from middle to middle", () => {
    const [one, other] = [at(0, 0), at(50, 0)];
    expect(nearest([one, other], { left: 30, top: 0, width: 10, height: 10 })).toBe(other);
    expect(nearest([one, other], { left: 0, top: 0, width: 30, height: 10 })).toBe(one);
    expect(nearest([], { left: 0, top: 0, width: 1, height: 1 })).toBeUndefined();
  });
});
