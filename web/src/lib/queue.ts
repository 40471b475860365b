// The event queue: entries arrive at once, but are shown one event after the other, and can be skipped.

import type { Table } from "./wire";

export type Fact = Record<string, string | number>;

/** What happened in the entry `number`, and the table after it where it looks otherwise. */
export interface Told {
  number: number;
  events: readonly Record<string, unknown>[];
  table: Table | null;
  again?: boolean; // somebody wants to see it once more, however much it is
}

interface Screen {
  /** Show one event and wait until it has been seen; `after` is the table behind its entry, where that is known. */
  event(event: Fact, after: Table | null): Promise<void>;
  /** Show the table as it is after an entry. */
  table(table: Table): void;
  /** All of this entry has been shown. */
  told(number: number): void;
  /** Whether to take the time at all. */
  hurried(): boolean;
}

const FAR_BEHIND = 60; // entries after which showing each would only bore

export class EventQueue {
  private readonly waiting: Told[] = [];
  private running = false;
  private skipping = false;

  constructor(
    private readonly screen: Screen,
    private readonly changed: (busy: boolean) => void,
  ) {}

  push(told: Told): void {
    this.waiting.push(told);
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
    for (let told = this.waiting.shift(); told; told = this.waiting.shift()) {
      for (const event of told.events as Fact[]) {
        if (this.skipping || this.screen.hurried() || (this.waiting.length > FAR_BEHIND && !told.again)) break;
        await this.screen.event(event, told.table);
      }
      if (told.table) this.screen.table(told.table);
      this.screen.told(told.number);
    }
    this.running = false;
    this.skipping = false;
    this.changed(false);
  }
}
