// The tables that wait for who is at this device: how many they are is told by the title, the icon of the page and, where
// it is installed, the app's.

import { get } from "./api";
import type { OwnSummary } from "./wire";

class Turns {
  waiting = $state.raw<OwnSummary[]>([]);

  /** What the server last said about my tables. A lesson waits, but calls nobody. */
  note(mine: readonly OwnSummary[]): void {
    this.waiting = mine.filter((match) => match.yours && !match.lesson);
    mark(this.waiting.length);
  }

  async look(): Promise<void> {
    this.note(await get<OwnSummary[]>("/api/me/matches"));
  }
}

export const turns = new Turns();

/** The number before a title. */
export const counted = (title: string): string => (turns.waiting.length ? `(${turns.waiting.length}) ${title}` : title);

/** Who is at a table has read what this device was told of it. */
export async function closeNotices(match: string): Promise<void> {
  if (!("serviceWorker" in navigator && "Notification" in window)) return;
  const notices = await (await navigator.serviceWorker.getRegistration())?.getNotifications({ tag: match });
  notices?.forEach((notice) => notice.close());
}

function mark(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = count ? "/mark-turn.svg" : "/mark.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined); // only where it is installed
}
