// A match as the page knows it: what the server said last, what is on the screen now, and what was picked.

import type { GameModule, Rounds } from "./game";
import { get, Refused } from "./api";
import { called } from "./names";
import { canPick, decided, narrow, pick, type Picks } from "./narrow";
import { patched } from "./patch";
import { pause } from "./pause";
import { lasting, prefs } from "./prefs.svelte";
import { EventQueue, type Fact } from "./queue";
import { roundOf, sinceTurnOf } from "./moments";
import { play as playSound } from "./sound";
import { fly } from "./stage";
import { CommandRefused, Visit, type Connection, type Order } from "./visit";
import { Witness } from "./witness";
import { words } from "./words.svelte";
import type { EntryMessage, MatchInfo, Message, Move, Presence, Problem, Table, You } from "./wire";

const READING = 750; // milliseconds at normal speed in which somebody reads what another one did
const SUMMARY = 7000;

/** A moment of the past, in the time machine. */
interface Moment {
  number: number;
  table: Table;
}

export class MatchStore {
  info = $state.raw<MatchInfo | null>(null);
  you = $state.raw<You>({ viewer: -1, seats: [], host: false });
  table = $state.raw<Table | null>(null); // what the server said last
  shown = $state.raw<Table | null>(null); // the last one that has been shown to its end
  view = $state.raw<unknown>(null); // what is on the screen now
  entries = $state.raw<EntryMessage[]>([]);
  presence = $state.raw<Presence[]>([]);
  watching = $state(0);
  startAt = $state<number | null>(null); // when those who sit here may begin without the host, who is away
  agreed = $state.raw<number[]>([]); // the seats that want to
  connection = $state<Connection>("connecting");
  busy = $state(false); // events are being shown
  telling = $state.raw<Fact | null>(null); // the one that is being shown now
  private shownTo = $state(0); // the entry up to which everything has been shown
  isAgain = $state(false); // what is shown has been shown before
  waits = $state(false); // what is shown stays until somebody goes on
  summary = $state.raw<Fact[] | null>(null); // what a round that is over has brought
  private begunEntry: Fact[] = []; // what has been shown of an entry that is not over
  private wake: (() => void) | null = null;
  sending = $state(false);
  private ledTo = $state(0); // the entry that the last order led to
  picks = $state.raw<Picks>({});
  problem = $state.raw<Problem | null>(null);
  moment = $state.raw<Moment | null>(null);
  private lookAs = $state<number | null>(null); // a seat through whose eyes the past is seen, after the end; else all is open
  unasked = $state.raw<readonly number[]>([]); // the entries of moves that were played for this person
  missing = $state(false); // there is no such match, or not for us
  why = $state(""); // it is not for us
  guard: ((move: Move) => boolean) | null = null; // a coach, who may ask for another move first
  clockOffset = 0; // milliseconds the server's clock is ahead of ours

  readonly witness: Witness;
  private part: Promise<void> = Promise.resolve(); // ours in the making of the seed
  private partTaken = 0; // the entry to which it led last
  private asked = 0; // how often the time machine was used
  private readonly visit: Visit;
  private readonly queue: EventQueue;

  constructor(
    readonly id: string,
    private readonly module: () => GameModule | null,
    seat: number | null = null,
  ) {
    this.queue = new EventQueue(
      {
        event: (event, after) => this.show(event, after),
        table: (table) => this.put(table),
        told: (number) => ([this.shownTo, this.begunEntry] = [number, []]),
        hurried: () => prefs.speed === 0 || prefs.text || document.visibilityState === "hidden" || this.moment !== null,
      },
      (busy) => {
        this.busy = busy;
        if (busy) return;
        this.telling = null;
        this.isAgain = false;
      },
    );
    this.witness = new Witness(id);
    this.visit = new Visit(
      id,
      seat,
      (message) => this.hear(message),
      (connection) => this.connected(connection),
    );
  }

  close(): void {
    this.visit.close();
  }

  // What can be done

  get moves(): Move[] {
    return this.moment || this.busy || this.sending || this.isBehind ? [] : this.allowed;
  }

  private get allowed(): Move[] {
    const moves = (this.table?.moves ?? []) as Move[];
    return (moves.length > 0 && this.module()?.arrange?.(moves, this.table?.view as never)) || moves;
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat, number) => called(seat.name) || `${number + 1}`);
  }

  /** The seat to which sentences say "you": nobody's where several play at one device. */
  get reader(): number {
    return this.you.seats.length === 1 ? this.you.viewer : -1;
  }

  /** What happened, as the log tells it to who sits here. */
  tell(event: Fact): string {
    return words.logLine(this.info?.game ?? "", event, this.names, this.reader);
  }

  get chosen(): Move | null {
    return decided(this.moves, this.picks);
  }

  /** What a click narrows; once a move is decided and waits for its second click, any other may begin. */
  get begun(): Picks {
    return this.chosen ? {} : this.picks;
  }

  glows = (more: Picks): boolean => canPick(this.moves, this.begun, more);
  picked = (more: Picks): boolean => Object.entries(more).every(([name, value]) => this.picks[name] === value);
  seal = (more: Picks): boolean => {
    const left = narrow(this.moves, { ...this.begun, ...more });
    return left.length === 1 && (this.table?.final ?? []).includes(left[0]!.id);
  };

  /** A click. One that decides plays the move, unless that is asked first: then the same click once more does. */
  pick = (more: Picks): void => {
    this.problem = null;
    const asked = this.chosen;
    this.picks = pick(this.moves, this.picks, more);
    const move = this.chosen;
    if (move && (move === asked || !this.asksFirst(move))) void this.play(move);
  };

  /** The move that waits for a second click. */
  get toConfirm(): Move | null {
    return this.chosen && this.asksFirst(this.chosen) ? this.chosen : null;
  }

  confirm = (): void => {
    if (this.chosen) void this.play(this.chosen);
  };

  unpick = (): void => {
    this.picks = {};
  };

  /** Whether a move waits for a second click: one that cannot be taken back, unless the clock runs. */
  asksFirst(move: Move): boolean {
    return prefs.confirm && !this.guard && !this.info?.pace && (this.table?.final ?? []).includes(move.id);
  }

  /** Whether what came of the last order is kept, and not yet told: what could be played before it cannot any more. */
  private get isBehind(): boolean {
    return (this.table?.number ?? 0) < this.ledTo;
  }

  async play(move: Move): Promise<void> {
    if (this.guard && !this.guard(move)) return this.unpick();
    const seat = this.you.viewer;
    await this.do({ do: "move", seat, move: move.notation, after: this.table?.turn ?? null } as Order);
  }

  /** The only move there is, if it is played without being asked for: not as long as it would take away the chance to take
      the move before it back, and not in a lesson. */
  get forced(): Move | null {
    const only = this.moment || this.busy || !this.table?.forced ? null : this.allowed[0]; // it stays so while it is sent
    if (!prefs.forced || !only || this.guard || this.info?.lesson) return null;
    return this.isAlone || this.table?.undo !== "free" ? only : null;
  }

  async playForced(): Promise<void> {
    const move = this.forced;
    if (!move || this.sending || this.isBehind) return;
    const number = await this.send({
      do: "move",
      seat: this.you.viewer,
      move: move.notation,
      after: this.table?.turn ?? null,
    } as Order);
    if (number !== null) this.unasked = [...this.unasked, number];
  }

  /** Whether nobody but bots plays with who sits here. */
  private get isAlone(): boolean {
    return (this.table?.seats ?? []).every((seat, number) => seat.bot || this.you.seats.includes(number));
  }

  async do(order: Order): Promise<boolean> {
    return (await this.send(order)) !== null;
  }

  /** The number of the entry that came of it, or null if it was refused. */
  private async send(order: Order): Promise<number | null> {
    this.sending = true;
    this.problem = null;
    try {
      return (this.ledTo = await this.visit.do(order));
    } catch (error) {
      if (error instanceof CommandRefused) this.problem = error.problem;
      return null;
    } finally {
      this.sending = false;
      this.picks = {};
    }
  }

  // What is heard

  private connected(connection: Connection): void {
    this.connection = connection;
    if ((connection === "lost" && !this.info) || connection === "gone") void this.whyNot();
  }

  /** The socket cannot say why it was refused; a request can. */
  private async whyNot(): Promise<void> {
    try {
      await get(`/api/matches/${this.id}`);
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 429) {
        this.missing = true;
        if (error.status === 403) this.why = error.message;
        this.visit.close();
      }
    }
  }

  private hear(message: Message): void {
    if (message.type === "welcome") {
      const known = this.entries.length;
      this.info = message.match;
      this.you = message.you;
      this.presence = message.presence;
      this.clockOffset = message.now - Date.now();
      this.table = message.table;
      this.entries = message.complete ? [...this.entries, ...message.entries] : message.entries;
      if (known === 0 || !message.complete) {
        this.shownTo = message.table.number;
        this.put(message.table);
      } else for (const entry of message.entries) this.queue.push({ ...entry, table: null });
      if (known > 0) this.queue.push({ number: message.table.number, events: [], table: message.table });
    } else if (message.type === "entry") {
      const due = this.isDue;
      const asking = this.table?.asking?.seat;
      if (message.what["kind"] === "answered" && !message.what["yes"] && asking === this.you.viewer)
        this.problem = { code: "undo-refused", message: "", facts: { seat: Number(message.what["seat"]) } };
      this.entries = [...this.entries, message];
      this.table = this.table && patched({ ...this.table, number: message.number }, message.patch ?? {});
      if (!narrow(this.allowed, this.picks).length) this.picks = {}; // others may act meanwhile
      this.queue.push({ number: message.number, events: message.events, table: message.patch ? this.table : null });
      if (this.isDue && !due) playSound("turn");
      if (message.what["kind"] === "chat" && !message.what["muted"]) playSound("chat");
    } else if (message.type === "you") {
      this.you = message.you;
      this.table = message.table;
      this.put(message.table);
    } else if (message.type === "presence") {
      this.presence = message.seats;
      this.watching = message.watching;
      this.startAt = message.start_at;
      this.agreed = message.agreed;
    } else if (message.type === "refused" && message.table) {
      this.table = message.table;
      if (!this.busy) this.put(message.table);
    }
    if (this.table && message.type === "entry" && message.what["kind"] === "started")
      this.witness.note(this.table.promise);
    if (
      message.type === "welcome" ||
      (this.table?.status === "open" && ("table" in message || message.type === "entry"))
    )
      this.takePart(message.type === "welcome");
  }

  /** Seal a nonce, or reveal it, if it is time to: one after the other, each knowing what came of the one before. */
  private takePart(arrived: boolean): void {
    this.part = this.part.then(async () => {
      if (!this.table || this.visit.number < this.partTaken) return; // its entry is still to come
      const order = await this.witness.answer(this.table, this.you.seats, arrived);
      if (!order) return;
      try {
        this.partTaken = await this.visit.do(order);
      } catch {
        await pause(250); // the table may have changed meanwhile
        if (this.table?.promise.dealing) this.takePart(false);
      }
    });
  }

  private put(table: Table): void {
    if (this.moment && table.number !== this.moment.table.number) return; // the past stays on the screen
    this.shown = table;
    this.view = table.view;
  }

  get isDue(): boolean {
    return (this.table?.due ?? []).includes(this.you.viewer);
  }

  /** The entries that have been shown, which is what the log tells: it never runs ahead of the board. */
  get told(): EntryMessage[] {
    return this.busy && !this.isAgain ? this.entries.filter((entry) => entry.number <= this.shownTo) : this.entries;
  }

  skip = (): void => {
    this.queue.skip();
    this.wake?.();
  };

  /** Go on after what waits to be read. */
  goOn = (): void => this.wake?.();

  private async show(event: Fact, after: Table | null): Promise<void> {
    const module = this.module();
    if (!module || !this.view) return;
    if (module.rounds && event["kind"] === module.rounds.begins) await this.sumUp(module.rounds);
    this.telling = event;
    const step = module.step(this.view as never, event, (after?.view ?? null) as never);
    if (step.sound) playSound(step.sound);
    await fly(step.flights, module.Card, prefs.speed, step.lasts);
    this.view = step.view;
    this.begunEntry.push(event);
    const own = event["seat"] === this.you.viewer && !this.isAgain;
    if (!own && !module.quiet?.includes(String(event["kind"])))
      await this.rest(this.isToMe(event) ? 2 * READING : READING, prefs.steps);
  }

  /** Whether somebody else did this to who sits here: gave them a card, used their building, swapped their plan. */
  isToMe(event: Fact): boolean {
    return this.you.viewer >= 0 && event["to"] === this.you.viewer && event["seat"] !== this.you.viewer;
  }

  /** What a round has brought, before the next one begins. */
  private async sumUp({ begins, tells }: Rounds): Promise<void> {
    const lines = roundOf([...this.told, { events: this.begunEntry }], begins).filter((event) =>
      tells.includes(String(event["kind"])),
    );
    if (!lines.length || this.isAgain) return;
    this.summary = lines;
    await this.rest(SUMMARY, prefs.steps);
    this.summary = null;
  }

  /** A while in which something can be read; or until somebody goes on. */
  private async rest(milliseconds: number, wait: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = wait ? undefined : setTimeout(resolve, lasting(milliseconds));
      this.wake = () => (clearTimeout(timer), resolve());
      this.waits = wait;
    });
    this.wake = null;
    this.waits = false;
  }

  /** What others did between the last turn of this person and now, or the turn that goes on now. */
  get sinceOwn(): EntryMessage[] {
    return sinceTurnOf(this.you.viewer, this.entries);
  }

  /** Show once more what happened since this person played last. */
  async showAgain(): Promise<void> {
    const [first] = this.sinceOwn;
    if (!first || this.busy || this.moment) return;
    const entries = this.sinceOwn;
    try {
      const then = await get<Table>(`/api/matches/${this.id}/moments/${first.number - 1}${this.eyes}`);
      if (this.busy || this.moment || !this.table) return;
      this.isAgain = true;
      this.shown = then;
      this.view = then.view;
      for (const entry of entries) this.queue.push({ ...entry, table: null, again: true });
      this.queue.push({ number: this.table.number, events: [], table: this.table });
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
    }
  }

  /** Through whose eyes the table is seen: after the end the past can be seen through everybody's. */
  get viewer(): number {
    return (this.moment && this.lookAs) ?? this.you.viewer;
  }

  /** Whether the past lies open: what anybody saw then. */
  get isOpen(): boolean {
    return this.table?.status === "over" && this.lookAs === null;
  }

  async lookThrough(seat: number | null): Promise<void> {
    this.lookAs = seat;
    if (this.moment) await this.goTo(this.moment.number);
  }

  private get eyes(): string {
    const seat = this.lookAs ?? this.you.viewer;
    const asked = [...(seat >= 0 ? [`seat=${seat}`] : []), ...(this.isOpen ? ["open=1"] : [])];
    return asked.length ? `?${asked.join("&")}` : "";
  }

  // The time machine

  async goTo(number: number | null): Promise<void> {
    const asked = ++this.asked;
    if (number === null || number >= (this.table?.number ?? 0)) {
      this.moment = this.lookAs = null;
      if (this.table) this.put(this.table);
      return;
    }
    try {
      const table = await get<Table>(`/api/matches/${this.id}/moments/${Math.max(1, number)}${this.eyes}`);
      if (asked !== this.asked) return; // somebody went elsewhere meanwhile
      this.moment = { number, table };
      this.put(table);
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
    }
  }
}
