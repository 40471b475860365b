// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import { sealOf } from "./fairness";
import type { PromiseView } from "./wire";
import { Witness, type Memory } from "./witness";
import text from "../../../tests/vectors/verdicts.json?raw";

interface Case {
  name: string;
  memory: Memory;
  promise: PromiseView;
  verdict: string;
}
const cases = JSON.parse(text) as Case[];
const OTHER = "0b".repeat(32);

const open = (seals: string[], more: Partial<PromiseView> = {}) => ({
  status: "open" as const,
  promise: {
    edition: 2,
    commitment: "c0".repeat(32),
    luck: seals.map((seal) => (seal ? "sealed" : "none")),
    seals,
    ...more,
  } as PromiseView,
});
const dealing = (seals: string[], awaited: number[]) => open(seals, { dealing: awaited });

beforeEach(() => localStorage.clear());

describe("the verdict of a witness", () => {
  for (const { name, memory, promise, verdict } of cases)
    it(`is ${verdict} if ${name}`, async () => {
      localStorage.setItem("durbar.witness", JSON.stringify({ m: memory }));
      expect(await new Witness("m").verdict(promise)).toBe(verdict);
    });
});

describe("a witness", () => {
  it("seals at its first seat, once, and shows nothing of the nonce", async () => {
    const ada = new Witness("m");
    expect(await ada.answer(open(["", ""]), [])).toBeNull();
    const part = await ada.answer(open(["", "", ""]), [1, 2]);
    const [seal] = Object.keys(ada.memory.nonces) as [string];
    expect(part).toEqual({ do: "seal", seat: 1, seal });
    expect(seal).toBe(await sealOf(ada.memory.nonces[seal]!.nonce));
    expect(await ada.answer(open(["", seal, ""]), [1, 2], true)).toBeNull();
    expect(await new Witness("m").answer(open(["", seal, ""]), [1, 2], true)).toBeNull(); // after a reload
  });

  it("takes over from another device when it arrives, and not later", async () => {
    const ada = new Witness("m");
    expect(await ada.answer(open([OTHER]), [0])).toBeNull();
    expect(await ada.answer(open([OTHER]), [0], true)).toMatchObject({ do: "seal", seat: 0 });
  });

  it("reveals beside one list of seals, however often it is asked", async () => {
    const ada = new Witness("m");
    const seal = await ada.seal();
    const nonce = ada.memory.nonces[seal]!.nonce;
    const reveal = { do: "reveal", seat: 0, nonce };
    expect(await ada.answer(dealing([seal, OTHER], [0, 1]), [0])).toEqual(reveal);
    expect(ada.memory.deal).toEqual([seal, OTHER]);
    expect(await new Witness("m").answer(dealing([seal, OTHER], [0]), [0], true)).toEqual(reveal);
    expect(await ada.answer(dealing([seal, OTHER], [1]), [0])).toBeNull();
    // whoever knows the nonce has chosen another seal beside it
    expect(await ada.answer(dealing([seal, "0c".repeat(32)], [0, 1]), [0])).toBeNull();
    expect(ada.memory.deal).toEqual([seal, OTHER]);
  });

  it("seals anew what was spent, but not where it withheld", async () => {
    const ada = new Witness("m");
    const seal = await ada.seal();
    await ada.answer(dealing([seal, OTHER], [0, 1]), [0]);
    expect(await ada.answer(open(["", ""], { luck: ["none", "withheld"] }), [0])).toMatchObject({ do: "seal" });
    expect(await ada.answer(open([seal, ""], { luck: ["sealed", "withheld"] }), [0])).toMatchObject({ do: "seal" });
    expect(await ada.answer(open(["", ""], { luck: ["none", "withheld"] }), [1])).toBeNull();
  });

  it("does not let a server call off one deal after the other", async () => {
    const ada = new Witness("m");
    const deals = [];
    for (let deal = 0; deal < 6; deal++) {
      const part = await ada.answer(open(["", "", ""]), [0]);
      if (part?.do !== "seal") break;
      deals.push(await ada.answer(dealing([part.seal, OTHER, ""], [0, 1]), [0]));
    }
    expect(deals).toHaveLength(3);
  });

  it("remembers sixty matches", async () => {
    for (let match = 0; match < 70; match++) await new Witness(`m${match}`).seal();
    expect(Object.keys(JSON.parse(localStorage.getItem("durbar.witness")!) as object)).toHaveLength(60);
    expect(Object.keys(new Witness("m69").memory.nonces)).toHaveLength(1);
    expect(new Witness("m9").memory.nonces).toEqual({});
  });
});
