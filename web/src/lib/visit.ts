// A connection to a match that survives a bad network: it reconnects, resumes after the last entry it saw, and sends
// again what was not acknowledged. The server applies each command once. Who leaves for the rematch leaves the socket to
// the visit there.

import type { Command, Message, Problem } from "./wire";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Order = Without<Command>;
const KEPT_OUT = 4003; // by which the server ends the connections of who is banned
export type Connection = "connecting" | "open" | "lost" | "gone";

interface Waiting {
  text: string;
  done: (number: number) => void;
  failed: (problem: Problem) => void;
}

const LONGEST_WAIT = 1500; // milliseconds between attempts
const SILENCE = 25000; // after which a connection that should be heard is asked for a sign of life

const FOLLOW = "follow"; // the id of that command, which is never sent again
const HANDED_ON = 5000; // milliseconds that a socket waits for the visit to the rematch

/** A socket on the way to a rematch. */
let spare: { match: string; socket: WebSocket } | null = null;

function handOn(match: string, socket: WebSocket): void {
  spare = { match, socket };
  socket.onmessage = null;
  socket.onclose = null;
  setTimeout(() => spare?.socket === socket && take(match)?.close(), HANDED_ON);
}

function take(match: string): WebSocket | null {
  if (spare?.match !== match) return null;
  const { socket } = spare;
  spare = null;
  return socket.readyState === WebSocket.OPEN ? socket : null;
}

export class CommandRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export class Visit {
  number = 0;
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private following = false; // until the rematch welcomes us, what is said is about the match before
  private rematch: string | null = null;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    readonly match: string,
    private readonly seat: number | null,
    private readonly hear: (message: Message) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const { socket, rematch } = this;
    const follows = rematch !== null && location.pathname === `/m/${rematch}`;
    if (follows && socket?.readyState === WebSocket.OPEN) handOn(rematch, socket);
    else socket?.close();
  }

  /** Send a command; resolves when it is kept for good, over as many connections as that takes. */
  do(order: Order): Promise<number> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...order, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, done: resolve, failed: (problem) => reject(new CommandRefused(problem)) });
      this.send(text);
    });
  }

  get unacknowledged(): number {
    return this.waiting.size;
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private connect(): void {
    const socket = take(this.match) ?? this.open();
    this.socket = socket;
    this.following = socket.readyState === WebSocket.OPEN;
    if (this.following) this.send(JSON.stringify({ do: "follow", id: FOLLOW, seat: this.seat }));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) =>
      this.socket === socket && (event.code === KEPT_OUT ? this.changed("gone") : this.lost());
  }

  private open(): WebSocket {
    const query = new URLSearchParams({ after: String(this.number) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/socket?${query}`);
  }

  private receive(message: Message): void {
    this.listenFor(SILENCE);
    if (this.following && message.type === "refused") return this.restart();
    if (this.following && message.type !== "welcome") return;
    this.following = false;
    if (message.type === "welcome") {
      this.attempt = 0;
      this.rematch = message.table.rematch;
      this.changed("open");
      for (const { text } of this.waiting.values()) this.send(text);
    }
    if (message.type === "entry" && message.number <= this.number) return;
    if (message.type === "entry") this.number = message.number;
    if (message.type === "entry" && message.what["kind"] === "rematch") this.rematch = String(message.what["match"]);
    if (message.type === "welcome") this.number = Math.max(this.number, message.table.number);
    if (message.type === "ack") this.settle(message.id, (waiting) => waiting.done(message.number));
    if (message.type === "refused" && message.id !== null && message.error.code !== "closing") {
      const { error } = message;
      this.settle(message.id, (waiting) => waiting.failed(error));
    }
    this.hear(message);
  }

  private settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private lost(): void {
    if (this.closed) return;
    this.changed("lost");
    this.attempt += 1;
    const wait = Math.min(LONGEST_WAIT, 50 * 2 ** Math.min(this.attempt, 10)) * (0.5 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A connection that says nothing for so long may be dead without our knowing: begin a new one. */
  private listenFor(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.waiting.size === 0 && navigator.onLine) return;
      this.restart();
    }, milliseconds);
  }

  /** The network or the person is back: do not wait for the next attempt, nor trust a socket from before. */
  private hurry = (event: Event): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (event.type === "online" || (this.socket?.readyState !== WebSocket.OPEN && this.attempt > 0)) this.restart();
  };

  private restart(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.timer);
    this.connect();
  }
}
