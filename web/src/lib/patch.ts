// Patches: what an entry changed about a table, as `{ "due": [2], "view.players.1.hand": ["e4b2"] }`.

type Patch = Record<string, unknown>;

/** A value after a patch. What was there before is left as it is, and what did not change is shared with it. */
export function patched<T>(value: T, patch: Patch): T {
  return Object.entries(patch).reduce((old, [path, put]) => replaced(old, path.split("."), put) as T, value);
}

function replaced(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, put);
  return copy;
}
