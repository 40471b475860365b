// Who is at this device, as the server knows them.

import { ask, get, put, Refused } from "./api";
import type { Mine, Warning } from "./wire";
import { say } from "./words.svelte";

class Me {
  name = $state("");
  member = $state(false);
  admin = $state(false);
  known = $state(false);
  warning = $state.raw<Warning | null>(null); // that was not read

  set(mine: Mine): void {
    this.admin = mine.admin ?? false;
    this.warning = mine.warning ?? null;
    this.name = mine.name;
    this.member = mine.member ?? false;
    this.known = true;
  }

  /** Who is here, perhaps nobody: who only looks at a page is no guest yet. */
  async look(): Promise<void> {
    this.set(await get<Mine>("/api/me?look=1"));
  }

  async load(): Promise<void> {
    this.set(await get<Mine>("/api/me"));
  }

  /** Who is banned is told that, and may still go: what is kept about them says who they are. */
  async loadToGo(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      if (error instanceof Refused && error.problem.code === "banned") this.set(await get<Mine>("/api/me/export"));
      throw error;
    }
  }

  async readWarning(): Promise<void> {
    if (this.warning) this.set(await ask<Mine>("DELETE", `/api/me/warnings/${this.warning.id}`));
  }

  async rename(name: string): Promise<void> {
    this.set(await put<Mine>("/api/me", { name }));
  }
}

export const me = new Me();

/** What went wrong, in a sentence; a device that made no passkey says nothing that a person could use.

    A page that still shows a member who was signed out elsewhere learns it here. */
export function trouble(error: unknown): string {
  if (error instanceof Refused && error.problem.code === "not-a-member" && me.member) {
    void me.load().catch(() => undefined);
    return say("signed-out");
  }
  if (error instanceof Refused) return error.message;
  if (error instanceof DOMException)
    return say(error.name === "InvalidStateError" ? "passkey-known" : "passkey-cancelled");
  throw error;
}
