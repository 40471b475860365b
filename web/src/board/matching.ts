// Which legal move begins with which thing on the table. A move says what it is about by its arguments: a card, a player, a square,
// a zone. What is named by none of them is a button with its words.

import { narrow, type Arg, type Picks } from "../lib/narrow";
import type { Move } from "../lib/wire";
import { everyZone, singular, type Layout, type Thing, type Vocabulary, type Zone } from "./layout";

const ROWS = ["row", "y"];
const COLUMNS = ["column", "col", "x"];

/** What a click on something says about the move, if it can begin or go on with it. */
export class Matching {
  private readonly left: Move[];
  private readonly picks: Picks;

  constructor(
    moves: readonly Move[],
    picks: Picks,
    private readonly words: Vocabulary,
  ) {
    this.left = narrow(moves, picks);
    this.picks = picks;
  }

  /** The first argument of a move that is still open and true of something. */
  private find(isIt: (name: string, value: Arg, args: Picks) => boolean): Picks | null {
    for (const { args } of this.left)
      for (const [name, value] of Object.entries(args))
        if (!(name in this.picks) && isIt(name, value, args)) return { [name]: value };
    return null;
  }

  seat(seat: number): Picks | null {
    return this.find((name, value) => value === seat && this.isSeat(name));
  }

  thing({ key, kind }: Thing, field: string): Picks | null {
    if (key === null) return null;
    return this.find((name, value) => value === key && !this.isSeat(name) && this.isAbout(name, kind, field));
  }

  /** A zone as a whole, by its name: `{ from: "discards" }`. */
  zone({ form, field }: Zone): Picks | null {
    return form === "note" || form === "count" ? null : this.find((_, value) => value === field);
  }

  /** A square, by its row and column. */
  square(row: number, column: number): Picks | null {
    const place = this.find((name, value, args) => {
      const other = COLUMNS.find((each) => each in args);
      return ROWS.includes(name) && value === row && other !== undefined && args[other] === column;
    });
    const other = place && COLUMNS.find((each) => this.left.some((move) => each in move.args));
    return place && other ? { ...place, [other]: column } : null;
  }

  private isSeat(name: string): boolean {
    return name === "seat" || name === "to" || this.words.kind(name) === "seat";
  }

  private isAbout(name: string, kind: string | undefined, field: string): boolean {
    return kind === undefined ? name === field || name === singular(field) : (this.words.kind(name) ?? name) === kind;
  }

  /** The moves that nothing on the table stands for, at least not any further. */
  spoken(layout: Layout): Move[] {
    const shown = new Set<string>();
    const note = (picks: Picks | null) =>
      Object.entries(picks ?? {}).forEach(([name, value]) => shown.add(`${name} ${value}`));
    const zones = [...layout.middle, ...layout.hand, ...layout.players.flatMap((area) => area.zones)];
    for (const zone of everyZone(zones)) this.inZone(zone).forEach(note);
    for (const { seat } of layout.players) note(this.seat(seat));
    return this.left.filter(({ args }) => !Object.entries(args).some(([name, value]) => shown.has(`${name} ${value}`)));
  }

  private inZone(zone: Zone): (Picks | null)[] {
    const whole = this.zone(zone);
    if (zone.form === "things") return [whole, ...zone.things.map((thing) => this.thing(thing, zone.field))];
    if (zone.form === "grid")
      return zone.rows.flatMap((row, y) =>
        row.flatMap((thing, x) => [this.square(y, x), this.thing(thing, zone.field)]),
      );
    return [whole];
  }
}
