// What lies on the table of any game, read from its view alone: by the names and the kinds of its fields, and by the words the game
// has for them. A field whose name the catalogue does not know is not drawn. (docs/adding-a-game.md has the table of it.)

/** What the words of a game say about its view. */
export interface Vocabulary {
  /** The label of a field; nothing if it is not to be drawn. */
  label(field: string): string | undefined;
  /** The kind of thing a field or an argument names: `card`, `seat`, or nothing. A key may tell where the game does not. */
  kind(field: string, key?: string): string | undefined;
  /** What people call a thing of this kind, or a word in this field. */
  name(kind: string, key: string): string;
}

/** Something that lies there: a card, a token, a word. Without a key nobody sees what it is. */
export interface Thing {
  id: string; // tells it from the others in its zone
  key: string | number | null;
  kind: string | undefined; // without one it is only a word or a number
  name: string;
  facts: Zone[]; // what is said about it
}

interface Named {
  field: string;
  label: string;
}
export interface Things extends Named {
  form: "things";
  things: Thing[];
}
interface Count extends Named {
  form: "count" | "pile"; // a pile is face down
  count: number;
}
interface Note extends Named {
  form: "note";
}
interface Grid extends Named {
  form: "grid";
  rows: Thing[][];
}
interface Group extends Named {
  form: "group";
  zones: Zone[];
}
export type Zone = Things | Count | Note | Grid | Group;

/** What belongs to one player. */
export interface Area {
  seat: number;
  zones: Zone[];
}

export interface Layout {
  middle: Zone[];
  players: Area[];
  hand: Things[]; // the viewer's own, within the thumb's reach
}

/** What one of several is called: `card` of `cards`. */
export const singular = (field: string): string => field.replace(/ies$/, "y").replace(/s$/, "");

type Value = unknown;
type Fields = Record<string, Value>;

const KNOWN = ["seat", "ranking", "phase", "players"]; // shown by the house, or as the players' areas
const isObject = (value: Value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isHand = (field: string): boolean => /^(own_)?hand(_|$)/.test(field);
const isPile = (field: string): boolean => /(^|_)(pile|deck|stock|bag)s?$/.test(field);

export function layoutOf(view: Fields, seats: number, words: Vocabulary): Layout {
  const players = Array.from({ length: seats }, (_, seat): Area => ({ seat, zones: [] }));
  const layout: Layout = { middle: [], players, hand: [] };
  const own = Array.isArray(view["players"]) ? (view["players"] as Value[]) : [];
  for (const [field, value] of Object.entries(view)) {
    const label = words.label(field);
    if (KNOWN.includes(field) || label === undefined) continue;
    if (words.kind(field) === "seat" && typeof value === "number") players[value]?.zones.push(note(field, label));
    else if (isForEachSeat(field, value, seats, words))
      for (const area of players) area.zones.push(...zonesOf(field, value[area.seat], words));
    else {
      const zones = zonesOf(field, value, words);
      const held = zones.filter((zone): zone is Things => zone.form === "things" && isHand(field));
      layout.hand.push(...held);
      layout.middle.push(...zones.filter((zone) => !held.includes(zone as Things)));
    }
  }
  own.forEach((player, seat) => players[seat]?.zones.push(...(isObject(player) ? fieldsOf(player, words) : [])));
  return layout;
}

/** Numbers and signs as many as there are seats are one for each; lists too, unless they are the rows of a board. */
function isForEachSeat(field: string, value: Value, seats: number, words: Vocabulary): value is Value[] {
  if (!Array.isArray(value) || value.length !== seats || words.kind(field)) return false;
  return (
    value.every((each) => ["number", "boolean"].includes(typeof each)) || (value.every(Array.isArray) && !isGrid(value))
  );
}

const isGrid = (value: Value[]): value is Value[][] =>
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 1 && row.length === (value[0] as Value[]).length);

const fieldsOf = (fields: Fields, words: Vocabulary): Zone[] =>
  Object.entries(fields).flatMap(([field, value]) => zonesOf(field, value, words));

const note = (field: string, label: string): Note => ({ form: "note", field, label });

/** The zone of one field: none if it has no label, or if there is nothing to say. */
function zonesOf(field: string, value: Value, words: Vocabulary): Zone[] {
  const label = words.label(field);
  if (label === undefined || value === null || value === undefined || value === false) return [];
  if (value === true) return [note(field, label)];
  if (typeof value === "number") return [{ form: isPile(field) ? "pile" : "count", field, label, count: value }];
  if (typeof value === "string")
    return value === "" ? [] : [{ form: "things", field, label, things: thingsOf(field, [value], words) }];
  if (Array.isArray(value)) {
    if (isGrid(value)) return [{ form: "grid", field, label, rows: value.map((row) => thingsOf(field, row, words)) }];
    return [{ form: "things", field, label, things: thingsOf(field, value.flat(), words) }];
  }
  return [{ form: "group", field, label, zones: fieldsOf(value as Fields, words) }];
}

function thingsOf(field: string, values: readonly Value[], words: Vocabulary): Thing[] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const thing = isObject(value) ? describedThing(field, value, words) : plainThing(field, value, words);
    const name = String(thing.key);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return { ...thing, id: `${name}.${seen.get(name)}` };
  });
}

function plainThing(field: string, value: Value, words: Vocabulary): Thing {
  const key = typeof value === "string" || typeof value === "number" ? value : null;
  const kind = words.kind(field, typeof key === "string" ? key : undefined);
  if (key === null || key === "") return { id: "", key: null, kind, name: "", facts: [] };
  return { id: "", key, kind, name: words.name(kind ?? singular(field), String(key)), facts: [] };
}

/** An entry with several fields is the thing that one of them names, and the rest is said about it. */
function describedThing(field: string, entry: Fields, words: Vocabulary): Thing {
  const naming = Object.keys(entry).find((each) => typeof entry[each] === "string" && words.kind(each));
  if (naming === undefined)
    return { id: "", key: null, kind: words.kind(field), name: "", facts: fieldsOf(entry, words) };
  const { [naming]: key, ...rest } = entry;
  return { ...plainThing(naming, key, words), facts: fieldsOf(rest, words) };
}

/** Every zone of a table, with those inside of others. */
export function* everyZone(zones: readonly Zone[]): Iterable<Zone> {
  for (const zone of zones) {
    yield zone;
    if (zone.form === "group") yield* everyZone(zone.zones);
  }
}
