// What is lit on the board: things by the names that boards give them, and where on the screen they are.

const MARGIN = 6; // pixels around a thing

/** Things that have a name. */
export const NAMED = "[data-lesson], [data-zone]";

/** What is called so: a zone of the board, a thing marked for lessons, or a part of one ("lot-br16:cost"). */
const called = (name: string): string =>
  name
    .split(":")
    .map((part) => `:is([data-lesson~="${CSS.escape(part)}"], [data-zone="${CSS.escape(part)}"])`)
    .join(" ");

/** What is only for screen readers has one pixel. */
export const isSeen = (thing: Element): boolean => thing.getBoundingClientRect().width > 1;

/** The thing of this name that can be seen. */
export const thingCalled = (name: string): Element | undefined =>
  name ? [...document.querySelectorAll(called(name))].find(isSeen) : undefined;

/** Where a thing is, with a little room around it. */
export function boxOf(thing: Element): DOMRect {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return new DOMRect(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How high something is that covers an edge of the window, as it was measured. */
export const heightOf = (name: "--prompt" | "--bar"): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
