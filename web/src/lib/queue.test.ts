import { describe, expect, it } from "vitest";
import { EventQueue, type Fact, type Told } from "./queue";
import type { Table } from "./wire";

const table = (number: number): Table => ({ number }) as Table;
const entry = (number: number, ...kinds: string[]): Told => ({
  number,
  events: kinds.map((kind) => ({ kind })),
  table: table(number),
});

function stage(hurried = () => false) {
  const seen: string[] = [];
  let release: (() => void) | null = null;
  let idle = true;
  let told = 0;
  const queue = new EventQueue(
    {
      event: (event: Fact) =>
        new Promise<void>((resolve) => {
          seen.push(String(event["kind"]));
          release = resolve;
        }),
      table: (shown) => seen.push(`table ${shown.number}`),
      told: (number) => (told = number),
      hurried,
    },
    (busy) => (idle = !busy),
  );
  const next = async () => {
    release?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, seen, next, idle: () => idle, told: () => told };
}

describe("the event queue", () => {
  it("shows one event after the other, then the table", async () => {
    const { queue, seen, next, idle, told } = stage();
    queue.push(entry(1, "turn", "give"));
    queue.push(entry(2, "turn"));
    expect(seen).toEqual(["turn"]);
    await next();
    expect(told()).toBe(0); // the log waits for the board
    await next();
    expect(told()).toBe(1);
    expect(seen).toEqual(["turn", "give", "table 1", "turn"]);
    expect(idle()).toBe(false);
    await next();
    expect(seen.at(-1)).toBe("table 2");
    expect(idle()).toBe(true);
  });
  it("skips to the last table", async () => {
    const { queue, seen, next, idle } = stage();
    queue.push(entry(1, "a", "b", "c"));
    queue.push(entry(2, "d"));
    queue.skip();
    await next();
    expect(seen).toEqual(["a", "table 1", "table 2"]);
    expect(idle()).toBe(true);
  });
  it("takes no time when hurried, and catches up when far behind", async () => {
    const hurried = stage(() => true);
    hurried.queue.push(entry(1, "a"));
    expect(hurried.seen).toEqual(["table 1"]);
    const behind = stage();
    for (let number = 1; number <= 70; number++) behind.queue.push(entry(number, "x"));
    await behind.next();
    expect(behind.seen.filter((each) => each === "x").length).toBeLessThan(70);
  });
});
