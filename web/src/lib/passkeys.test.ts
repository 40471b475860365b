import { expect, test } from "vitest";
import { deviceName, read, toldApart, write } from "./passkeys";

test("bytes survive being written for an address", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, number) => number);
  expect(write(bytes.buffer)).toMatch(/^[\w-]+$/);
  expect([...read(write(bytes.buffer))]).toEqual([...bytes]);
});

test("a device is called what its owner would call it", () => {
  expect(deviceName("Mozilla/5.0 (Linux; Android 15; Pixel 9)")).toBe("Android");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")).toBe("iPhone");
  expect(deviceName("curl")).toBe("?");
});

test("two passkeys of one kind of device are told apart", () => {
  expect(toldApart("Linux", ["Android"])).toBe("Linux");
  expect(toldApart("Linux", ["Linux", "Linux 2"])).toBe("Linux 3");
});
