// Paper-cut pictures as data: a `Cut` is one piece of paper, a `Sheet` holds pieces that are moved or clipped together.
// `Marks.svelte` renders them. Nothing here knows a card.

import { EMBER, FLAME, GOLD, GOLD_DARK, GOLD_LIGHT, INK, LANTERN, MOON } from "./palette";

export interface Cut {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Sheet {
  of: Mark[];
  move?: string;
  clip?: string;
}

export type Mark = Cut | Sheet;

const round = (n: number): number => Math.round(n * 100) / 100;

/** A path from a template with numbers, rounded so that the markup stays short. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((d, part, i) => d + part + (i < numbers.length ? String(round(numbers[i] ?? 0)) : ""), "");
}

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const rect = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${h}h${-w}Z`;

export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const cut = (d: string, fill: string, opacity?: number): Cut =>
  opacity === undefined ? { d, fill } : { d, fill, opacity };

export const line = (d: string, stroke: string, width: number): Cut => ({ d, stroke, width });

export const at = (x: number, y: number, scale: number, of: Mark[], turn = 0): Sheet => ({
  of,
  move: path`translate(${x} ${y})` + (turn ? path`rotate(${turn})` : "") + (scale === 1 ? "" : path`scale(${scale})`),
});

/** A round gold grelot: band, slit and loop tell it from a coin. */
export function bell(x: number, y: number, r: number, shadow = true): Sheet {
  return at(x, y, r / 10, [
    ...(shadow ? [cut(circle(0.8, 1.4, 11), INK, 0.45)] : []),
    line("M0-13a2.6 2.6 0 1 0 .1 0Z", GOLD_DARK, 2.4),
    cut(circle(0, 0, 10.4), GOLD_DARK),
    cut("M-9.6 1A9.6 9.6 0 0 1 9.6 1Z", GOLD),
    cut("M-9.2 3.4H9.2A9.6 9.6 0 0 1-9.2 3.4Z", GOLD),
    cut("M-7.2-1.4A7.6 7.6 0 0 1-1.4-7.6 12 12 0 0 0-4-1.4Z", GOLD_LIGHT),
    cut("M-1.1 9.8V5.6A2.2 2.2 0 1 1 1.1 5.6V9.8Z", INK),
  ]);
}

/** A paper lantern of width w, hanging from (x, y). */
export function lantern(x: number, y: number, w: number, glow = 0.22): Mark[] {
  const h = w * 1.1;
  const c = y + h * 0.62;
  return [
    cut(circle(x, c, w * 1.05), LANTERN, glow),
    cut(rect(x - w * 0.28, y, w * 0.56, h * 1.24), INK),
    cut(
      path`M${x - w * 0.3} ${y + h * 0.1}h${w * 0.6}q${w * 0.2} ${h * 0.1} ${w * 0.2} ${h * 0.52}t${-w * 0.2} ${h * 0.52}h${-w * 0.6}q${-w * 0.2} ${-h * 0.1} ${-w * 0.2} ${-h * 0.52}t${w * 0.2} ${-h * 0.52}Z`,
      LANTERN,
    ),
    cut(oval(x, c, w * 0.24, h * 0.4), FLAME),
  ];
}

/** A large lantern to write on, centred on (0, 0), 46 wide and 52 tall. */
export function bigLantern(): Mark[] {
  return [
    cut(circle(0, 0, 34), LANTERN, 0.16),
    cut(circle(0, 0, 28), LANTERN, 0.2),
    cut("M-11-27h22v54h-22Z", INK),
    cut("M-13-22h26q10 3 10 22t-10 22h-26q-10-3-10-22t10-22Z", EMBER),
    cut("M-12-22h24q9 3 9.6 18h-43.2q.6-15 9.6-18ZM-21.6 4h43.2q-.6 15-9.6 18h-24q-9-3-9.6-18Z", LANTERN),
    cut("M-14-17.5h28q7 4 7 17.5t-7 17.5h-28q-7-4-7-17.5t7-17.5Z", FLAME),
  ];
}

/** The moon on a disc of radius 10: phase 0 is new (a ring), 5 is full. */
export function moon(phase: number): Mark[] {
  const dark = cut(circle(0, 0, 10), INK, 0.4);
  if (phase <= 0) return [dark, line(circle(0, 0, 8.9), MOON, 2.2)];
  if (phase >= 5) return [cut(circle(0, 0, 10), MOON), craters];
  // The terminator is half an ellipse: hollow before the half moon, bulging after it.
  const bulge = [0, 6.4, 2.6, 2.6, 6.6][phase] ?? 0;
  const sweep = phase < 3 ? 0 : 1;
  return [dark, cut(path`M0-10A10 10 0 0 1 0 10A${bulge} 10 0 0 ${sweep} 0-10Z`, MOON)];
}

const craters = cut(circle(-3.4, -2.6, 2.4) + circle(3, 3.6, 2.9) + circle(3.6, -4.4, 1.5), "#E3CFA6", 0.75);

export type Sign = "plus" | "cross" | "return";

const SIGNS: Record<Sign, string> = {
  plus: "M0-7.5V7.5M-7.5 0H7.5",
  cross: "M-6-6L6 6M6-6L-6 6",
  return: "M6.5 7V1Q6.5-4 1-4H-5M-1.5-9L-6.5-4L-1.5 1",
};

/** A little card with a sign on it, 26 wide: one more, one less, no thanks. A second card lies behind the plus. */
export function signCard(sign: Sign, colour: string): Mark[] {
  const marks: Mark[] = [cut(rounded(-11.5, -15, 26, 34, 4), INK, 0.4)];
  if (sign === "plus") marks.push(at(4, 1.5, 1, [cut(rounded(-13, -17, 26, 34, 4), "#C9B48E")], 14));
  marks.push(cut(rounded(-13, -17, 26, 34, 4), MOON), line(SIGNS[sign], colour, 5.4));
  return marks;
}

// The digits of the house's display face, Fraunces Black (SIL Open Font License), as outlines on the baseline, 40 tall and
// centred: so a card needs no font, and every numeral stands in the same box.
const DIGITS: Record<string, string> = {
  "0": "M0.2-41.1Q6.2-41.1 10.4-38.7Q14.7-36.2 16.9-31.5Q19.1-26.7 19.1-19.9Q19.1-13.5 16.7-8.8Q14.3-4 10-1.5Q5.7 1.1-0.2 1.1Q-6.2 1.1-10.4-1.3Q-14.7-3.8-16.9-8.5Q-19.1-13.3-19.1-20.1Q-19.1-26.5-16.7-31.2Q-14.3-36-10-38.5Q-5.7-41.1 0.2-41.1ZM5.6-18.5Q5.6-25.6 5-29.8Q4.4-34 3.1-35.9Q1.8-37.8-0.2-37.8Q-2.1-37.8-3.3-36.2Q-4.5-34.5-5-31Q-5.6-27.4-5.6-21.5Q-5.6-14.4-5-10.2Q-4.4-6-3.1-4.1Q-1.8-2.2 0.2-2.2Q2.1-2.2 3.3-3.8Q4.5-5.5 5.1-9Q5.6-12.6 5.6-18.5Z",
  "1": "M-9.9-33.4H-8.1Q-7.1-33.4-6.7-32.9Q-6.3-32.4-6.3-31V-7.1Q-6.3-5.9-6.7-5.4Q-7.2-4.8-8-4.6L-10.8-3.9Q-12.7-3.5-12.7-1.9Q-12.7-1-12.1-0.5Q-11.5 0-10.2 0H10.5Q11.6 0 12.2-0.5Q12.7-1 12.7-1.9Q12.7-3.5 11.1-3.9L8.6-4.6Q7.8-4.8 7.4-5.4Q7-5.9 7-7.1V-38.7Q7-40.9 4.7-40.9Q4-40.9 3.4-40.7Q2.8-40.6 2-40.2Q-0.4-39-2.3-38.4Q-4.3-37.8-7.2-37.8H-9.7Q-10.9-37.8-11.6-37.2Q-12.3-36.6-12.3-35.6Q-12.3-34.7-11.7-34Q-11.2-33.4-9.9-33.4Z",
  "2": "M-17.7-5.1Q-17.7-8.5-15-10.5Q-13.9-11.4-12.4-11.9L-8.6-13.8Q-5.5-15.4-3.3-17.5Q-1.1-19.6 0-22.4Q1.1-25.2 1.1-28.9Q1.1-32.4 0.7-34.4Q0.4-36.5-0.4-37.4Q-1.1-38.3-2.1-38.3Q-3.6-38.3-4.2-37Q-4.8-35.7-4.8-33.4V-29.4Q-4.8-26.7-6.4-25.2Q-8-23.6-10.8-23.6Q-13.6-23.6-15.2-25.3Q-16.8-26.9-16.8-30Q-16.8-32.9-15.1-35.4Q-13.4-38-9.8-39.5Q-6.3-41.1-0.8-41.1Q4.7-41.1 8.1-39.6Q11.6-38.1 13.3-35.5Q15-32.8 15-29.4Q15-26.3 13.2-23.8Q11.5-21.2 7.9-18.8Q4.3-16.5-1.4-14.1L-5.2-12.5Q-4.2-12.4-3.1-12.3Q-1.1-12 0.8-11.7Q2.7-11.3 4.7-11Q6.7-10.8 8.9-10.8Q10.8-10.8 12-11.5Q13.2-12.2 14.2-13.8Q14.6-14.5 15.1-14.8Q15.6-15.1 16.3-15.1Q17-15 17.4-14.4Q17.7-13.7 17.6-12.4Q17.3-7.5 15.9-4.5Q14.6-1.6 12.4-0.2Q10.2 1.1 7.2 1.1Q4.8 1.1 3 0.4Q1.2-0.2-0.1-1.8Q-1.4-3.3-2.3-6Q-2.8-7.4-3.1-7.9Q-3.5-8.3-4.1-8.3Q-4.8-8.3-5.3-7.6Q-5.7-7-5.9-5.5Q-6.1-3.1-6.9-1.6Q-7.7-0.1-9.1 0.5Q-10.5 1.1-12.4 1.1Q-14.7 1.1-16.2-0.6Q-17.7-2.3-17.7-5.1Z",
  "3": "M0-22.1Q0.1-22.1 0.2-22.1Q1-22.2 1.8-22.2Q5.9-22.2 9-21Q12.1-19.7 13.8-17.4Q15.5-15.1 15.5-11.8Q15.5-7.9 13.5-5Q11.5-2.1 7.8-0.5Q4.1 1.1-1.1 1.1Q-6.1 1.1-9.4-0.1Q-12.7-1.3-14.3-3.4Q-16-5.5-16-8.2Q-16-10.9-14.2-12.7Q-12.4-14.5-9.8-14.5Q-6.9-14.5-5.5-13Q-4-11.5-4-9V-5.9Q-4-4.2-3.3-3Q-2.5-1.9-1.2-1.9Q0.2-1.9 1.1-2.7Q2.1-3.5 2.6-5.3Q3.1-7.1 3.1-10Q3.1-14.4 1.7-16.3Q0.4-18.1-2-18.1H-4Q-5.2-18.1-5.8-18.7Q-6.3-19.2-6.3-20.1Q-6.3-20.9-6-21.4Q-5.7-22-4.8-22.7L3.8-30.3H-7Q-8.2-30.3-8.9-29.8Q-9.5-29.4-9.7-28.5L-10.3-26.2Q-10.5-25.4-11.1-24.9Q-11.6-24.4-12.6-24.4Q-13.6-24.4-14.3-25Q-14.9-25.5-14.8-26.6L-13.8-37.4Q-13.7-38.6-12.8-39.3Q-11.9-40-10.5-40H12.8Q14.5-40 15.3-39.6Q16-39.2 16-38.2Q16-37.6 15.5-36.8Q15.1-36.1 13.6-34.7Z",
  "4": "M-0.4-17.3Q-0.4-18.1-0.2-18.7Q0.1-19.3 0.6-19.7L8.6-26.8Q9.3-27.5 9.8-27.7Q10.3-27.9 10.8-27.9Q11.4-27.9 11.8-27.5Q12.2-27.2 12.2-26.3L12.2-13.7H16Q17-13.7 17.6-13.2Q18.3-12.8 18.3-11.9Q18.3-10 15.9-10H12.2V-6.5Q12.2-5.7 12.6-5.2Q13-4.8 13.6-4.6L15.6-3.9Q16.5-3.6 16.9-3.1Q17.4-2.7 17.4-1.9Q17.4-1 16.8-0.5Q16.2 0 15 0H-3.7Q-6.1 0-6.1-1.9Q-6.1-3.4-4.3-3.9L-1.8-4.6Q-1.1-4.8-0.8-5.2Q-0.4-5.6-0.4-6.5V-10H-15.8Q-17-10-17.6-10.6Q-18.3-11.2-18.3-12.2Q-18.3-12.7-17.9-13.4Q-17.5-14-16.6-14.9L-7.6-23Q-6.1-24.3-5.4-25.5Q-4.7-26.7-4.7-27.8Q-4.7-28.8-5-29.7Q-5.4-30.6-5.8-31.5Q-6.3-32.4-6.7-33.4Q-7-34.5-7-35.9Q-7-37.7-6.1-39.1Q-5.2-40.5-3.4-41.3Q-1.6-42.1 1.1-42.1Q4.4-42.1 6.3-40.5Q8.3-39 8.3-36.1Q8.3-34.9 7.9-33.6Q7.5-32.4 6.2-30.7Q5-29 2.4-26.7L-12.2-13.7H-0.4Z",
  "5": "M-15.9-8.1Q-15.9-10.8-14.1-12.6Q-12.2-14.5-9.6-14.5Q-6.8-14.5-5.3-12.9Q-3.9-11.4-3.9-8.9V-4.9Q-3.9-3.6-3.1-2.6Q-2.4-1.6-0.9-1.6Q0.8-1.6 2-3.7Q3.1-5.9 3.1-10.5Q3.1-15.6 1.4-17.8Q-0.3-20.1-3.2-20.1Q-4.1-20.1-4.9-19.9Q-5.7-19.7-6.5-19.2Q-7.4-18.7-8.4-17.9Q-9.2-17.2-9.9-17Q-10.5-16.7-11.2-16.7Q-12-16.7-12.6-17.2Q-13.3-17.6-13.3-18.6V-37.7Q-13.3-39.1-12.5-39.8Q-11.7-40.6-10-40.6Q-9.4-40.6-8.6-40.5Q-7.8-40.4-6.7-40Q-5.2-39.6-3.4-39.3Q-1.6-39 0.4-38.8Q2.4-38.7 4.3-38.7Q7.6-38.7 9.5-39.1Q11.4-39.6 12.4-40.4Q13.4-41.1 14-41.2Q14.6-41.3 15-41.2Q15.4-41.1 15.7-40.6Q16-40.1 15.8-39.1Q15.3-35.1 13.6-32.6Q12-30.1 9-29.1Q6-28 1.7-28Q-0.7-28-3.2-28.3Q-5.7-28.6-7.9-29.1Q-8.5-29.3-9-29.4V-21.5Q-8.2-22.1-7.4-22.5Q-5.7-23.4-3.8-23.8Q-1.9-24.2 0.7-24.2Q5.2-24.2 8.5-22.7Q11.9-21.3 13.8-18.5Q15.6-15.8 15.6-12.1Q15.6-7.8 13.5-4.9Q11.4-1.9 7.5-0.4Q3.7 1.1-1.5 1.1Q-6.3 1.1-9.5-0.1Q-12.7-1.3-14.3-3.4Q-15.9-5.4-15.9-8.1Z",
  "8": "M-1.6 1.1Q-7.2 1.1-10.7-0.2Q-14.2-1.5-15.8-3.8Q-17.4-6.1-17.4-8.9Q-17.4-11.2-16-13.1Q-14.5-14.9-11.4-16Q-9.9-16.6-7.9-16.9Q-12-18.5-14.2-20.8Q-17.2-23.9-17.2-27.8Q-17.2-31.2-15.3-34.3Q-13.3-37.3-9.2-39.2Q-5.1-41.1 1.3-41.1Q6.2-41.1 9.8-39.7Q13.3-38.3 15.3-35.8Q17.2-33.3 17.2-30Q17.2-27.6 15.7-25.4Q14.3-23.3 11.1-21.9Q9.8-21.3 8.3-20.9Q12.2-19.4 14.4-17.4Q17.4-14.5 17.4-10.8Q17.4-7.4 15.2-4.7Q13-2 8.8-0.4Q4.5 1.1-1.6 1.1ZM2.9-22.8Q3.1-23.1 3.2-23.3Q3.9-24.7 4.3-26.4Q4.7-28.1 4.7-30Q4.7-32.7 4.2-34.5Q3.6-36.3 2.5-37.3Q1.3-38.3-0.4-38.3Q-1.8-38.3-2.8-37.5Q-3.7-36.8-4.2-35.5Q-4.6-34.3-4.6-32.6Q-4.6-30-3.7-28Q-2.8-26-0.7-24.6Q0.8-23.6 2.9-22.8ZM-3.9-15.7Q-4.2-14.9-4.3-13.7Q-4.6-11.7-4.6-9.9Q-4.6-6-3.5-3.8Q-2.4-1.6-0.1-1.6Q2.1-1.6 3-3.1Q4-4.6 4-7.2Q4-9.1 3.3-10.8Q2.5-12.4 0.7-13.7Q-1-14.9-3.9-15.7Z",
};

export const digit = (n: number | string): string => DIGITS[String(n)] ?? "";

/** A numeral whose middle is at (x, y), `size` being the height of a digit. */
export function numeral(n: number, x: number, y: number, size: number, fill: string, shadow = true): Mark[] {
  const d = digit(n);
  const s = size / 40;
  const face = at(x, y + size / 2, s, [cut(d, fill)]);
  return shadow ? [at(x + 1.2, y + size / 2 + 1.8, s, [cut(d, INK, 0.5)]), face] : [face];
}

/** The 18 of the late pass, narrow enough for a lantern: 34 wide, 24 tall, centred on (0, 0). */
export const eighteen = (fill: string): Mark[] => [
  at(-9.6, 11.6, 0.58, [cut(digit(1), fill)]),
  at(6.4, 11.6, 0.58, [cut(digit(8), fill)]),
];
