// Play now: one request to be paired, which counts as long as the page shows it.

import { ask, post } from "./api";
import { listen } from "./feed";
import type {
  Bye,
  PairedMessage,
  PairingMessage,
  PairingState,
  PairingWish,
  StoppedMessage,
  WaitingGroup,
} from "./wire";

export type Wish = Omit<PairingWish, "request">;

class Pairing {
  wanted = $state.raw<Wish | null>(null); // by a click elsewhere: the page asks for it at once
  group = $state.raw<WaitingGroup | null>(null); // who waits for the same; nothing while nobody waits here
  botsAt = $state<number | null>(null);
  stopped = $state(false); // on another page of ours
  private close: (() => void) | undefined;

  /** Wait for opponents; the match when there is one. */
  async wait(wish: Wish, seated: (match: string) => void): Promise<void> {
    this.stop();
    this.stopped = false;
    const body = { ...wish, request: crypto.randomUUID() };
    const again = async (): Promise<boolean> => {
      const { match } = await post<PairingState>("/api/pairing", body);
      if (match) this.found(match, seated);
      return match === null;
    };
    if (!(await again())) return;
    this.close = listen<PairedMessage | PairingMessage | StoppedMessage | Bye>(
      `/api/pairing/events?request=${body.request}`,
      (message) => {
        if (message.type === "paired") return this.found(message.match, seated);
        if (message.type === "stopped") {
          this.stopped = true;
          return this.quit();
        }
        if (message.type !== "pairing") return; // the server says goodbye
        this.group = message.group;
        this.botsAt = message.bots_in === null ? null : Date.now() + message.bots_in;
      },
      () => void again().catch(() => undefined), // after a restart of the server it knows nothing of us
    );
  }

  private found(match: string, seated: (match: string) => void): void {
    this.quit();
    seated(match);
  }

  private quit(): void {
    this.close?.();
    this.close = undefined;
    this.group = null;
    this.botsAt = null;
  }

  /** Wait no more. */
  stop(): void {
    if (!this.close) return;
    this.quit();
    void ask("DELETE", "/api/pairing").catch(() => undefined); // the end of the stream says the same
  }
}

export const pairing = new Pairing();
