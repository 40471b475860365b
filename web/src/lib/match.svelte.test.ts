// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { MatchStore } from "./match.svelte";
import type { Message, Move } from "./wire";

/** The other end of the socket that a match opens. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tells(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message as Message) });
  }
}

const move = (id: number, notation: string): Move => ({ id, kind: "give", args: {}, notation });
const TABLE = {
  number: 4,
  status: "running",
  promise: { edition: 1, commitment: "" },
  seats: [],
  due: [0],
  moves: [move(1, "give 1"), move(2, "give 2")],
  forced: false,
};
const welcome = (table: object): object => ({
  type: "welcome",
  match: {},
  you: { viewer: 0, seats: [0], host: false },
  presence: [],
  now: 0,
  table,
  entries: [],
  complete: true,
});

test("between a move that is kept and what came of it nothing can be played", async () => {
  vi.stubGlobal("WebSocket", Socket);
  const match = new MatchStore("m1", () => null);
  Socket.last.tells(welcome(TABLE));
  expect(match.moves).toHaveLength(2);
  const played = match.play(match.moves[0]!);
  expect(match.moves).toEqual([]);
  Socket.last.tells({ type: "ack", id: Socket.last.sent.at(-1)!["id"], number: 5 });
  await played;
  expect(match.sending).toBe(false);
  expect(match.moves).toEqual([]);
  const moves = [move(3, "keep")];
  Socket.last.tells({ type: "entry", number: 5, what: { kind: "moved" }, events: [], patch: { moves } });
  await vi.waitFor(() => expect(match.moves).toEqual(moves));
  match.close();
  vi.unstubAllGlobals();
});

test("of lone moves only those are played unasked of which the server says so", () => {
  vi.stubGlobal("WebSocket", Socket);
  const match = new MatchStore("m1", () => null);
  const moves = [move(7, "rebuild yellow")];
  Socket.last.tells(welcome({ ...TABLE, moves }));
  expect(match.forced).toBe(null);
  Socket.last.tells({ ...welcome({ ...TABLE, moves, forced: true }) });
  expect(match.forced).toEqual(moves[0]);
  match.close();
  vi.unstubAllGlobals();
});
