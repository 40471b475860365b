// What tests ask of pictures.

import type { Component } from "svelte";
import { render } from "svelte/server";
import type { Mark } from "./marks";

export const text = (marks: readonly Mark[]): string => JSON.stringify(marks);

/** What the text of a picture has in it where a number or a path went wrong. */
export const BROKEN = /NaN|undefined|Infinity|null|"d":""/;

/** How many elements are drawn; a clip is two more. */
export const pieces = (marks: readonly Mark[]): number =>
  marks.reduce((n, mark) => n + 1 + ("of" in mark ? pieces(mark.of) + (mark.clip ? 2 : 0) : 0), 0);

export const show = <P extends Record<string, unknown>>(what: Component<P>, props: P): string =>
  render(what, { props } as never).body;

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG has it. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
