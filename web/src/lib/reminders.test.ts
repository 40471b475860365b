// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { aboutEvents, aboutQuestion, noteTold, outlived, remindOf, toldOf } from "./reminders";

// As they come from the server: what a reminder is not about is empty.
const SALE = { say: "remind-sell", event: "", asked: "sell", mine: false };
const LATE = { say: "remind-late", event: "late", asked: "", mine: false };
const BANK = { say: "remind-bank", event: "bank", asked: "", mine: true };

beforeEach(() => localStorage.clear());

test("only games whose lesson was given here are reminded of, each thing once", () => {
  expect(toldOf("kyoto")).toBeNull();
  remindOf("kyoto");
  expect(toldOf("kyoto")).toEqual([]);
  noteTold("kyoto", "remind-late");
  remindOf("kyoto"); // another lesson forgets nothing
  expect(toldOf("kyoto")).toEqual(["remind-late"]);
  expect(toldOf("xanadu")).toBeNull();
});

test("a reminder is about an event, of anybody or of one's own, or about a question", () => {
  const all = [SALE, LATE, BANK];
  expect(aboutEvents(all, [{ kind: "late", seat: 2 }], 0)).toEqual([LATE]);
  expect(aboutEvents(all, [{ kind: "bank", seat: 2 }], 0)).toEqual([]);
  expect(aboutEvents(all, [{ kind: "bank", seat: 0 }], 0)).toEqual([BANK]);
  expect(aboutEvents([{ ...BANK, event: "worker" }], [{ kind: "worker", seat: 1, to: 0 }], 0)).toHaveLength(1);
  expect(aboutQuestion(all, "sell")).toEqual([SALE]);
  expect(aboutQuestion(all, "")).toEqual([]);
});

test("a reminder about a question gives way when another is asked, one about an event waits to be read", () => {
  const waiting = ["remind-sell", "remind-late"];
  expect(outlived([SALE, LATE], waiting, "sell")).toEqual([]);
  expect(outlived([SALE, LATE], waiting, "work")).toEqual(["remind-sell"]);
});
