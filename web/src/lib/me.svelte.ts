// Who is at this device, as the server knows them.

import { get, put, Refused } from "./api";
import type { Mine } from "./wire";
import { say } from "./words.svelte";

class Me {
  name = $state("");
  member = $state(false);
  known = $state(false);

  set(mine: Mine): void {
    this.name = mine.name;
    this.member = mine.member ?? false;
    this.known = true;
  }

  async load(): Promise<void> {
    this.set(await get<Mine>("/api/me"));
  }

  async rename(name: string): Promise<void> {
    this.set(await put<Mine>("/api/me", { name }));
  }
}

export const me = new Me();

/** What went wrong, in a sentence; a device that made no passkey says nothing that a person could use. */
export function trouble(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof DOMException)
    return say(error.name === "InvalidStateError" ? "passkey-known" : "passkey-cancelled");
  throw error;
}
