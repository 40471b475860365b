// The event queue: entries arrive at once, but are shown one event after the other, and can be skipped.

import type { EntryMessage, Table } from "./wire";

export type Fact = Record<string, string | number>;

export interface Screen {
  /** Show one event and wait until it has been seen. */
  event(event: Fact): Promise<void>;
  /** Show the table as it is after an entry. */
  table(table: Table): void;
  /** Whether to take the time at all. */
  hurried(): boolean;
}

const FAR_BEHIND = 8; // entries after which showing each would only bore

export class EventQueue {
  private readonly waiting: EntryMessage[] = [];
  private running = false;
  private skipping = false;

  constructor(
    private readonly screen: Screen,
    private readonly changed: (busy: boolean) => void,
  ) {}

  push(entry: EntryMessage): void {
    this.waiting.push(entry);
    void this.run();
  }

  /** Show at once whatever waits. */
  skip(): void {
    this.skipping = this.running;
  }

  get busy(): boolean {
    return this.running;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.changed(true);
    for (let entry = this.waiting.shift(); entry; entry = this.waiting.shift()) {
      for (const event of entry.events as Fact[]) {
        if (this.skipping || this.screen.hurried() || this.waiting.length > FAR_BEHIND) break;
        await this.screen.event(event);
      }
      if (entry.table) this.screen.table(entry.table);
    }
    this.running = false;
    this.skipping = false;
    this.changed(false);
  }
}
