// An owner's box as a form: every number, word and list of the components as a field. Things that lie in another, as the spots of
// a mat or what a goal needs, have a row each. Only how many there are is changed in the file.

export type Path = readonly (string | number)[];
type Plain = string | number | boolean;
export type Value = Plain | Plain[] | Plain[][];
interface Field {
  label: string;
  path: Path;
  value: Value;
}
export interface Row {
  name: string; // of the component; empty where the group is one
  part: string; // which of the things in it; empty for itself
  fields: Field[];
}

type Tree = Record<string, unknown>;
const SIDE_NOTES = new Set(["provenance", "known", "notes"]); // what is said about a component, and is no part of it
const NAMES = ["key", "id", "name"];

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Plain => ["string", "number", "boolean"].includes(typeof value);
const isList = <T>(value: unknown, is: (part: unknown) => part is T): value is T[] =>
  Array.isArray(value) && value.length > 0 && value.every(is);
const isPlainList = (value: unknown): value is Plain[] => isList(value, isPlain);
const isField = (value: unknown): value is Value => isPlain(value) || isPlainList(value) || isList(value, isPlainList);

/** The components of one group of the list, row by row. */
export function rowsOf(group: string, content: unknown): Row[] {
  if (isTree(content)) return rowsIn(content, [group], "", "");
  return isList(content, isTree)
    ? content.flatMap((each, place) => rowsIn(each, [group, place], called(each, place), ""))
    : [];
}

/** A component, and after it what lies in it. */
function rowsIn(tree: Tree, path: Path, name: string, part: string): Row[] {
  const fields = fieldsOf(tree, path, "");
  const inside = listsIn(tree, path, "").flatMap(([label, list, at]) =>
    list.flatMap((each, place) => rowsIn(each, [...at, place], name, words(part, label, called(each, place)))),
  );
  return fields.length ? [{ name, part, fields }, ...inside] : inside;
}

const words = (...all: string[]): string => all.filter(Boolean).join(" ");
const called = (tree: Tree, place: number): string =>
  String(NAMES.map((name) => tree[name]).find(Boolean) ?? place + 1);
const parts = (tree: Tree): [string, unknown][] =>
  Object.entries(tree).filter(([key]) => !SIDE_NOTES.has(key) && !NAMES.includes(key));

function fieldsOf(tree: Tree, path: Path, before: string): Field[] {
  return parts(tree).flatMap(([key, value]): Field[] => {
    const label = words(before, key);
    if (isTree(value)) return fieldsOf(value, [...path, key], label);
    return isField(value) ? [{ label, path: [...path, key], value }] : [];
  });
}

function listsIn(tree: Tree, path: Path, before: string): [string, Tree[], Path][] {
  return parts(tree).flatMap(([key, value]): [string, Tree[], Path][] => {
    const label = words(before, key);
    if (isTree(value)) return listsIn(value, [...path, key], label);
    return isList(value, isTree) ? [[label, value, [...path, key]]] : [];
  });
}

/** The same box with another value at that place. */
export function changed<T>(box: T, [first, ...rest]: Path, value: Value): T {
  if (first === undefined) return value as T;
  const inside = (box as never)[first] as unknown;
  const made = changed(inside, rest, value);
  return (Array.isArray(box) ? box.with(first as number, made) : { ...box, [first]: made }) as T;
}

/** What lies at a place of a box. */
export const valueAt = (box: unknown, path: Path): Value =>
  path.reduce<unknown>((inside, step) => (inside as never)[step], box) as Value;

/** A value as it is typed: the parts of a list between commas, and lists in a list between semicolons. */
export function written(value: Value): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((part) => written(part)).join(Array.isArray(value[0]) ? "; " : ", ");
}

/** What was typed into a field, as the kind of value that the list had there. */
export function typed(text: string, before: Value): Value {
  if (Array.isArray(before)) {
    const mark = Array.isArray(before[0]) ? ";" : ",";
    return text.split(mark).map((part) => typed(part.trim(), before[0]!)) as Plain[];
  }
  return typeof before === "number" && text.trim() && Number.isFinite(Number(text)) ? Number(text) : text;
}
