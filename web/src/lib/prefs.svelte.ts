// What a person likes: remembered on this device, without an account.

export interface Prefs {
  language: "en" | "fr";
  theme: "system" | "light" | "dark";
  speed: 0 | 0.5 | 1 | 2; // 0 shows everything at once
  sound: boolean;
  text: boolean; // text mode
  confirm: boolean; // ask before a move that cannot be taken back
}

const KEY = "durbar";
const isPhone = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

function defaults(): Prefs {
  const language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  return { language, theme: "system", speed: calm ? 0 : 1, sound: !isPhone, text: false, confirm: true };
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
