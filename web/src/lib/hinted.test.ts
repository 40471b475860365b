import { expect, test } from "vitest";
import { isFollowed, playedSince } from "./hinted";
import type { EntryMessage } from "./wire";

const entry = (number: number, what: Record<string, unknown>): EntryMessage => ({
  type: "entry",
  number,
  at: 0,
  what,
  events: [],
});
const moved = (number: number, seat: number, move: string): EntryMessage =>
  entry(number, { kind: "moved", seats: [seat], moves: [move] });

test("a line is followed move by move, whatever others do meanwhile", () => {
  const line = ["worker br01", "card br02", "build br03"];
  const entries = [moved(4, 0, "stop"), entry(5, { kind: "chat" }), moved(6, 0, "worker br01"), moved(7, 1, "end")];
  expect(playedSince(entries, 5, 0)).toEqual(["worker br01"]);
  expect(isFollowed(["worker br01"], line)).toBe(true);
  expect(isFollowed([], line)).toBe(true);
});

test("something else, a move that is taken back, or the end of the line ends it", () => {
  const line = ["worker br01", "card br02"];
  expect(isFollowed(["end"], line)).toBe(false);
  expect(isFollowed(line, line)).toBe(false);
  expect(playedSince([moved(6, 0, "worker br01"), entry(7, { kind: "undone", seat: 0, moves: 3 })], 5, 0)).toBeNull();
  expect(isFollowed(null, line)).toBe(false);
});

test("where several choose at once a choice is told with all its moves so far", () => {
  const chose = (number: number, moves: string[]): EntryMessage =>
    entry(number, { kind: "chose", seat: 2, ready: false, moves });
  expect(playedSince([chose(6, ["build b01"]), chose(7, ["build b01", "ready"])], 5, 2)).toEqual([
    "build b01",
    "ready",
  ]);
  expect(playedSince([entry(6, { kind: "chose", seat: 1, ready: true })], 5, 2)).toEqual([]);
});
