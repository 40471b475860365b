import { describe, expect, it } from "vitest";
import { askFor, peopleHere } from "./curtain";

const person = { bot: null };
const bot = { bot: "easy" };
const table = (due: number[], seats = [person, person, bot, person]) => ({ status: "running" as const, due, seats });
const you = { seats: [0, 1] };

describe("the curtain", () => {
  it("asks for who must act, unless they have the device", () => {
    expect(askFor(table([1]), you, 0)).toEqual([1]);
    expect(askFor(table([1]), you, 1)).toEqual([]);
    expect(askFor(table([1]), you, null)).toEqual([1]);
  });

  it("stays open while bots and people elsewhere act", () => {
    expect(askFor(table([2]), you, 0)).toEqual([]);
    expect(askFor(table([3]), you, 1)).toEqual([]);
  });

  it("asks who is there where nobody has said so", () => {
    expect(askFor(table([2]), you, null)).toEqual([0, 1]);
    expect(askFor(table([2]), you, 3)).toEqual([0, 1]);
  });

  it("asks for those who act at once one after the other", () => {
    expect(askFor(table([0, 1]), you, null)).toEqual([0]);
    expect(askFor(table([0, 1]), you, 1)).toEqual([]);
    expect(askFor(table([0]), you, 1)).toEqual([0]);
  });

  it("is for nobody who is alone at the device, watches, or is done", () => {
    expect(askFor(table([1]), { seats: [1] }, null)).toEqual([]);
    expect(askFor(table([0]), { seats: [] }, null)).toEqual([]);
    expect(askFor(table([0]), { seats: [0, 2] }, null)).toEqual([]);
    expect(askFor({ ...table([]), status: "over" }, you, null)).toEqual([]);
    expect(askFor({ ...table([]), status: "open" }, you, null)).toEqual([]);
  });

  it("asks for nobody who left the seat to a bot", () => {
    expect(peopleHere(table([]), { seats: [0, 2] })).toEqual([0]);
    expect(askFor(table([1]), { seats: [0, 1, 2] }, 2)).toEqual([1]);
  });
});
