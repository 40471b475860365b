// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patiently, Refused } from "./api";

const trouble = (status: number) => new Refused({ code: "x", message: "x" }, status);

function failing(...statuses: number[]): () => Promise<string> {
  return () => {
    const status = statuses.shift();
    return status === undefined ? Promise.resolve("here") : Promise.reject(trouble(status));
  };
}

describe("patience", () => {
  const leaving = new AbortController();
  let told: boolean[] = [];
  const how = { signal: leaving.signal, cut: (cut: boolean) => told.push(cut) };

  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("asks again while the network or the server is in trouble, and says so", async () => {
    const answer = patiently(failing(0, 503, 429), how);
    await vi.advanceTimersByTimeAsync(240);
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe("here");
    expect(told).toEqual([true, true, true, false]);
  });

  it("does not wait once the network is back", async () => {
    const answer = patiently(failing(0, 0), how);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    expect(await answer).toBe("here");
  });

  it("takes a no for a no", async () => {
    await expect(patiently(failing(404), how)).rejects.toMatchObject({ status: 404 });
    expect(told).toEqual([]);
  });

  it("ends when nobody waits any more", async () => {
    const answer = expect(patiently(failing(0, 0, 0, 0, 0, 0), how)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    await answer;
    expect(told).toEqual([true]);
  });
});
