// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLooking } from "./looking";

let state: DocumentVisibilityState = "visible";
const worker = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { serviceWorker: worker });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function turnsTo(other: DocumentVisibilityState): void {
  state = other;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("behind other pages it looks more seldom, and at once when it is seen again or something was told", () => {
  const look = vi.fn();
  const end = keepLooking(look, 10_000);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(4);
  turnsTo("hidden");
  vi.advanceTimersByTime(50_000);
  expect(look).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(70_000);
  expect(look).toHaveBeenCalledTimes(6);
  worker.dispatchEvent(new Event("message"));
  expect(look).toHaveBeenCalledTimes(7);
  turnsTo("visible");
  expect(look).toHaveBeenCalledTimes(8);
  end();
  vi.advanceTimersByTime(100_000);
  turnsTo("visible");
  worker.dispatchEvent(new Event("message"));
  expect(look).toHaveBeenCalledTimes(8);
});
