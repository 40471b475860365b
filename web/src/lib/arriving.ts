// What is loaded only when it is wanted: a dialog, a drawer, what explains the table, with its words.

import { pause } from "./pause";
import { words } from "./words.svelte";

const PATIENCE = [1000, 2000, 4000, 8000] as const; // milliseconds; then the last again and again

/** What was wanted, as soon as it can be had: where the connection is cut, it comes when that is back. */
export async function arriving<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await pause(PATIENCE[tries] ?? PATIENCE[3]);
      if (await isOutOfDate()) location.reload();
      await renewStyles();
    }
  }
}

/** A part of the client, once the words of the house that it says are here too. */
export const worded = async <T>(part: string, module: Promise<T>): Promise<T> =>
  (await Promise.all([module, words.loadPart("house", part)]))[0];

/** Whether the server has become another release since this page was loaded. Then it has other files, by other names. */
async function isOutOfDate(): Promise<boolean> {
  const own = document.querySelector("script[type=module]")?.getAttribute("src") ?? ""; // any page holds that
  const page = await fetch("/", { cache: "no-store" }).catch(() => null);
  return page?.ok === true && !(await page.text()).includes(own);
}

/** A style sheet that did not arrive is not asked for again by who asks for its module again. */
async function renewStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter((link) => !link.sheet);
  await Promise.all(
    failed.map(async (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const arrived = new Promise((resolve) => {
        again.onload = again.onerror = resolve;
      });
      link.replaceWith(again);
      await arrived;
    }),
  );
}
