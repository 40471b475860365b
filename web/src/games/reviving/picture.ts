// A square as a picture to keep: its drawing in a wooden frame with a name under it, as SVG and, drawn on a canvas, as PNG.

import { flushSync, mount, unmount } from "svelte";
import Square from "./art/Square.svelte";
import type { Built } from "./art/square";

export const WIDE = 960;
export const HIGH = 584;
const SHARP = 2; // pixels of the PNG for each unit
const [SCENE_WIDE, SCENE_HIGH, RIM] = [900, 440, 30];

export interface Caption {
  title: string; // whose square
  line: string; // what it brought
  mark: string; // the game
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A drawn square, freed from what belongs to the page, where the frame wants it. */
export const hung = (square: string): string =>
  square
    .replace(/ (class|aria-hidden)="[^"]*"/g, "")
    .replace("<svg", `<svg x="${RIM}" y="${RIM}" width="${SCENE_WIDE}" height="${SCENE_HIGH}"`);

/** The scene by day or in the evening, without any need for a style sheet. */
export function sceneOf(monuments: readonly Built[], time: "day" | "evening"): string {
  const target = document.createElement("div");
  const drawn = mount(Square, { target, props: { monuments, time, scaffold: false } });
  flushSync();
  const markup = target.querySelector("svg")?.outerHTML ?? "<svg></svg>";
  void unmount(drawn);
  return hung(markup);
}

export function pictureOf(scene: string, { title, line, mark }: Caption): string {
  const text = (x: number, y: number, size: number, words: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-family="Fraunces, Georgia, serif" font-size="${size}" fill="#FBF5E9"${more}>${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE * SHARP}" height="${HIGH * SHARP}">`,
    `<title>${escaped(`${title}: ${line}`)}</title>`,
    `<rect width="${WIDE}" height="${HIGH}" rx="18" fill="#4D2F20"/>`,
    `<rect x="9" y="9" width="${WIDE - 18}" height="${HIGH - 18}" rx="12" fill="none" stroke="#A5734A" stroke-width="3"/>`,
    scene,
    `<rect x="${RIM}" y="${RIM}" width="${SCENE_WIDE}" height="${SCENE_HIGH}" fill="none" stroke="#2F1C13" stroke-width="4"/>`,
    text(RIM + 6, 514, 34, title, ' font-weight="600"'),
    text(RIM + 6, 550, 22, line),
    text(WIDE - RIM - 6, 550, 20, mark, ' text-anchor="end" opacity=".85"'),
    "</svg>",
  ].join("");
}

/** The picture in pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`; // the only kind of address the page may load besides its own
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE * SHARP, HIGH * SHARP];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

export function save(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
