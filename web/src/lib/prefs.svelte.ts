// What a person likes: remembered on this device, without an account.

export type Sitter = "me" | "beside" | "friend" | "easy" | "medium" | "hard" | "master";

/** A table with bots in all seats but one. */
export interface Against {
  seats: number;
  level: "easy" | "medium" | "hard" | "master";
  options: Record<string, unknown>;
}

interface Prefs {
  language: "en" | "fr";
  theme: "system" | "light" | "dark";
  speed: 0 | 0.5 | 1 | 2; // 0 shows everything at once
  steps: boolean; // what others do stays until one goes on
  sound: boolean;
  text: boolean; // text mode
  confirm: boolean; // ask before a move that cannot be taken back
  forced: boolean; // what is the only move is played without being asked for
  reminders: boolean; // a coach's, at the first time of something after a lesson
  side: "auto" | "open" | "folded"; // the log and the chat beside a wide table
  chairs: Sitter[]; // who sat where at the last table made on this device
  played: Record<string, Against>; // of each game, how it was last played against bots
  hidden: string[]; // matches that need not be shown until it is one's turn there
  together: string[]; // matches whose people at this device want no curtain between them
}

const KEY = "durbar";
const isPhone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

function defaults(): Prefs {
  const language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  return {
    language,
    theme: "system",
    speed: calm ? 0 : 1,
    steps: false,
    sound: !isPhone,
    text: false,
    confirm: true,
    forced: true,
    reminders: true,
    side: "auto",
    chairs: [],
    played: {},
    hidden: [],
    together: [],
  };
}

function remembered(): Prefs {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return defaults();
  }
}

export const prefs = $state<Prefs>(remembered());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that forbids storage forgets
  }
}

/** How fast what happens is shown, by the names of the catalogue. */
export const PACES = ["slow", "normal", "fast", "steps", "once"] as const;
export type Pace = (typeof PACES)[number];
const SPEEDS: Record<Pace, Prefs["speed"]> = { slow: 0.5, normal: 1, fast: 2, steps: 1, once: 0 };

export const paceOf = (): Pace =>
  prefs.steps && prefs.speed ? "steps" : (PACES.find((pace) => SPEEDS[pace] === prefs.speed) ?? "normal");

export function setPace(pace: Pace): void {
  prefs.speed = SPEEDS[pace];
  prefs.steps = pace === "steps";
}

/** How long something lasts that takes so many milliseconds at normal speed. */
export const lasting = (milliseconds: number): number => (prefs.speed ? milliseconds / prefs.speed : 0);

const MOST_HIDDEN = 200;

/** Whether a match was sent away; it comes back when it is one's turn there. */
export const isHidden = (match: string): boolean => prefs.hidden.includes(match);

export function hide(match: string): void {
  prefs.hidden = [...prefs.hidden.filter((each) => each !== match), match].slice(-MOST_HIDDEN);
}

const MOST_TOGETHER = 20;

export const isTogether = (match: string): boolean => prefs.together.includes(match);

export function sitTogether(match: string, yes: boolean): void {
  const others = prefs.together.filter((each) => each !== match);
  prefs.together = yes ? [...others, match].slice(-MOST_TOGETHER) : others;
}
