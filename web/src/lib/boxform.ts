// An owner's box as a form: every number, word and plain list of the components as a field. What is nested deeper is changed in
// the file.

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | (string | number)[];
export interface Field {
  label: string;
  path: Path;
  value: Value;
}
export interface Row {
  name: string; // of the component; empty where the group is one
  fields: Field[];
}

type Tree = Record<string, unknown>;
const SIDE_NOTES = new Set(["provenance", "known", "notes"]); // what is said about a component, and is no part of it
const NAMES = ["key", "id", "name"];

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);
const isField = (value: unknown): value is Value =>
  isPlain(value) || (Array.isArray(value) && value.length > 0 && value.every(isPlain));

/** The components of one group of the list, row by row. */
export function rowsOf(group: string, content: unknown): Row[] {
  const trees: [Path, string, Tree][] = Array.isArray(content)
    ? content.filter(isTree).map((each, place) => [[group, place], nameOf(each) || String(place + 1), each])
    : isTree(content)
      ? [[[group], "", content]]
      : [];
  return trees
    .map(([path, name, tree]) => ({ name, fields: fieldsOf(tree, path, "") }))
    .filter((row) => row.fields.length);
}

const nameOf = (tree: Tree): string => String(NAMES.map((name) => tree[name]).find(Boolean) ?? "");

function fieldsOf(tree: Tree, path: Path, before: string): Field[] {
  return Object.entries(tree).flatMap(([key, value]): Field[] => {
    if (SIDE_NOTES.has(key) || NAMES.includes(key)) return [];
    const label = before ? `${before} ${key}` : key;
    if (isTree(value)) return fieldsOf(value, [...path, key], label);
    return isField(value) ? [{ label, path: [...path, key], value }] : [];
  });
}

/** The same box with another value at that place. */
export function changed<T>(box: T, [first, ...rest]: Path, value: Value): T {
  if (first === undefined) return value as T;
  const inside = (box as never)[first] as unknown;
  const made = changed(inside, rest, value);
  return (Array.isArray(box) ? box.with(first as number, made) : { ...box, [first]: made }) as T;
}

/** What was typed into a field, as the kind of value that was there. */
export function typed(text: string, before: Value): Value {
  if (Array.isArray(before)) return text.split(",").map((part) => typed(part.trim(), before[0]!) as string | number);
  return typeof before === "number" && text.trim() && Number.isFinite(Number(text)) ? Number(text) : text;
}
