// Reminders: what a coach says in a real game at the first time of something. Each is told once in this browser, and only of games
// whose lesson somebody has been through here.

import type { EntryMessage, Reminder } from "./wire";

const KEY = "durbar.reminders";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

function keep(game: string, told: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: told }));
  } catch {
    // a browser that forbids storage forgets
  }
}

/** What has been told of a game; null if nobody has been through its lesson here. */
export const toldOf = (game: string): string[] | null => kept()[game] ?? null;

/** From now on this game's reminders are told; those that have been stay so. */
export const remindOf = (game: string): void => keep(game, toldOf(game) ?? []);

export const noteTold = (game: string, say: string): void => keep(game, [...(toldOf(game) ?? []), say]);

/** The reminders about these events, as who sits here knows them. */
export const aboutEvents = (reminders: readonly Reminder[], events: EntryMessage["events"], seat: number): Reminder[] =>
  reminders.filter(({ event, mine }) =>
    events.some((each) => each["kind"] === event && (!mine || each["seat"] === seat || each["to"] === seat)),
  );

/** The reminders about what is asked; about nothing, if nothing is. */
export const aboutQuestion = (reminders: readonly Reminder[], key: string): Reminder[] =>
  reminders.filter(({ asked }) => asked !== "" && asked === key);

/** Which of those that wait speak of a question that has been answered: now another is asked. */
export const outlived = (reminders: readonly Reminder[], waiting: readonly string[], key: string): string[] =>
  waiting.filter((said) => reminders.some((each) => each.say === said && each.asked && each.asked !== key));
