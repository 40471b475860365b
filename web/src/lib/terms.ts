// Under what terms a table is played: its pace, and what is otherwise than usual.

import { house } from "./house.svelte";
import { prefs } from "./prefs.svelte";
import type { Days, Pace, Rating } from "./wire";
import { fact, say, words } from "./words.svelte";

export const PACES = {
  relaxed: null,
  quick: { bank: 300, increment: 5 },
  slow: { bank: 1200, increment: 15 },
} as const;

/** What a decision may take over days. */
export const HOURS = [12, 24, 48, 72, 168] as const;

interface Timed {
  pace?: Pace | null;
  days?: Days | null;
}

export function paceIn({ pace, days }: Timed): string {
  if (pace) return say("pace-each", { bank: long(pace.bank), seconds: pace.increment ?? 0 });
  return days ? fact(say("days-each"), say("days-hours", { hours: days.hours })) : say("pace-relaxed");
}

/** So many seconds as people say it: 5 min, 45 s, 1 min 30 s. */
function long(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes && say("fact-minutes", { minutes }), rest && `${rest} s`].filter(Boolean).join(" ");
}

/** What happens where play takes days and somebody's time is up, or has but one move; nothing elsewhere. */
export const lateIn = ({ days }: Timed): string =>
  days
    ? `${fact(say("days-late"), say(`days-late-${days.late ?? "bot"}`))}${days.forced ? ` · ${say("days-forced")}` : ""}`
    : "";

/** "1151 ± 84": numbers as they are, without the marks of thousands. */
export const ratingIn = ({ points, spread }: Rating): string =>
  say("rating-value", { points: String(points), spread: String(spread) });

/** What is played otherwise than usual. */
export function variantsIn(game: string, options: Record<string, unknown>): string[] {
  return (house.game(game)?.options ?? []).flatMap((option) => {
    const chosen = options[option.name];
    if (chosen === undefined || JSON.stringify(chosen) === JSON.stringify(option.default)) return [];
    const text = option.text[prefs.language] ?? option.name;
    const key = `option-${option.name}-${String(chosen)}`;
    if (typeof chosen === "boolean") return [chosen ? text : fact(text, say("no"))];
    return [fact(text, words.has(game, key) ? words.say(game, key) : String(chosen))];
  });
}
