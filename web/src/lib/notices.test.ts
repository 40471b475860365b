import { expect, test } from "vitest";
import { bodyOf, idOf, minuteOf, timeOf } from "./notices";

test("a clock time is a minute of the day and back", () => {
  for (const [time, minute] of [
    ["00:00", 0],
    ["08:05", 485],
    ["22:30", 1350],
    ["23:59", 1439],
  ] as const) {
    expect(minuteOf(time)).toBe(minute);
    expect(timeOf(minute)).toBe(time);
  }
});

test("a device is called by the hash of its endpoint", async () => {
  expect(await idOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the server is told where notices go and how to encrypt them", () => {
  const told = bodyOf({ endpoint: "https://push.example.org/a", keys: { p256dh: "BA", auth: "cd" } });
  expect(told).toMatchObject({ endpoint: "https://push.example.org/a", key: "BA", auth: "cd", language: "en" });
});
