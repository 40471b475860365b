// Where the monuments of a player's square stand: tall ones behind, small ones in front, each row where it hides least of what
// stands behind it. The same list always gives the same square. The scene reaches from (0, TOP) to (WIDE, HIGH), the ground begins
// at GROUND.

import { block, roof } from "../../../art/paper";
import { floors, KINDS, kindOf, spread, type Kind } from "./monuments";

export const WIDE = 900;
export const TOP = 30;
export const HIGH = 470;
export const GROUND = 296;

export interface Built {
  id?: string; // the same for as long as it stands
  kind: string;
  sections: readonly string[]; // lowest first; "" or missing is not built yet
}

export interface Standing {
  id?: string | undefined;
  kind: Kind;
  sections: readonly string[];
  built: number;
  /** Where its foot is, its size, half its width and its height on the scene. */
  x: number;
  y: number;
  scale: number;
  half: number;
  tall: number;
}

// A real pagoda is larger still beside a Buddha; this keeps both worth looking at.
const SIZE: Record<Kind, number> = { pagoda: 1.12, stupa: 0.92, shrine: 0.84, buddha: 0.78 };
const DEPTH: readonly Kind[] = ["pagoda", "stupa", "shrine", "buddha"];
const MARGIN = 26;

/** The monuments from the tallest kind to the smallest, cut into rows; the ones behind are longer, so that the next can
 *  stand in their gaps. */
function rowsOf(monuments: readonly Built[]): Built[][] {
  const sorted = DEPTH.flatMap((kind) => monuments.filter((m) => kindOf(m.kind) === kind));
  const count = sorted.length < 4 ? 1 : sorted.length < 9 ? 2 : sorted.length < 22 ? 3 : 4;
  const width = (m: Built): number => spread(kindOf(m.kind)) * SIZE[kindOf(m.kind)];
  const total = sorted.reduce((sum, m) => sum + width(m), 0);
  const rows: Built[][] = Array.from({ length: count }, () => []);
  let sum = 0;
  for (const m of sorted) {
    rows[Math.min(count - 1, Math.floor(((sum + width(m) / 2) / total) ** 1.3 * count))]?.push(m);
    sum += width(m);
  }
  return rows.filter((row) => row.length > 0);
}

/** The largest in the middle, then one to the left and one to the right in turn. */
const centred = <T>(row: readonly T[]): T[] => row.reduce<T[]>((out, m, i) => (i % 2 ? [...out, m] : [m, ...out]), []);

const hides = (front: Standing, behind: Standing): number => {
  const across =
    Math.min(front.x + front.half, behind.x + behind.half) - Math.max(front.x - front.half, behind.x - behind.half);
  const up = Math.min(front.y, behind.y) - Math.max(front.y - front.tall, behind.y - behind.tall);
  return across > 0 && up > 0 ? across * up : 0;
};

/** The row moved aside and spread so that it hides as little as possible. */
function settle(row: readonly Standing[], behind: readonly Standing[]): Standing[] {
  const room = WIDE - 2 * MARGIN;
  const natural = row.reduce((sum, m) => sum + 2 * m.half, 0);
  let best: Standing[] = [];
  let cost = Infinity;
  for (const loose of [1.06, 1.25, 1.5, 1.9, 2.4, 3]) {
    const width = Math.min(natural * loose, room);
    const gap = (width - natural) / row.length;
    for (
      let shift = -(room - width) / 2;
      shift <= (room - width) / 2 + 0.1;
      shift += Math.max(20, (room - width) / 16)
    ) {
      let left = WIDE / 2 - width / 2 + shift;
      const placed = row.map((m) => {
        const x = left + gap / 2 + m.half;
        left += 2 * m.half + gap;
        return { ...m, x };
      });
      const hidden = placed.reduce((sum, m) => sum + behind.reduce((all, other) => all + hides(m, other), 0), 0);
      const price = hidden + Math.abs(shift) * 8 + Math.abs(loose - (behind.length ? 1.5 : 1.25)) * 200;
      if (price < cost) [best, cost] = [placed, price];
    }
  }
  return best;
}

/** The town behind the square, house beside house. */
export function town(throws: () => number): { houses: string; eaves: string; panes: string } {
  let [houses, eaves, panes] = ["", "", ""];
  const floor = GROUND + 4;
  for (let x = -16; x < WIDE + 16;) {
    const half = 17 + throws() * 17;
    const high = 30 + throws() * 34;
    houses += block(x + half, floor, half, high);
    eaves += roof(x + half, floor - high, half + 5, 11 + throws() * 5, half * 0.6, 2);
    for (const side of [-0.45, 0.45])
      for (const up of [0.3, 0.62])
        if (throws() > 0.25) panes += block(x + half + side * half, floor - high * up, 3.2, 7.5);
    x += half * 2 - 1;
  }
  return { houses, eaves, panes };
}

export function place(monuments: readonly Built[]): Standing[] {
  const rows = rowsOf(monuments);
  const grow = Math.min(1.7, Math.max(0.84, 1.72 - 0.06 * monuments.length));
  const standing: Standing[] = [];
  rows.forEach((row, i) => {
    const near = rows.length === 1 ? 0.6 : i / (rows.length - 1);
    const widths = row.reduce((sum, { kind }) => sum + 2 * (spread(kindOf(kind)) + 4) * SIZE[kindOf(kind)], 0);
    const y = GROUND + 26 + near * 112;
    const tallest = Math.max(...row.map(({ kind }) => -(floors(kindOf(kind)).at(-1) ?? 0) * SIZE[kindOf(kind)]));
    const fit = Math.min(grow * (0.94 + 0.12 * near), (WIDE - 2 * MARGIN) / widths, (y - TOP - 22) / tallest);
    const ready = centred(row).map(({ id, kind: name, sections }): Standing => {
      const kind = kindOf(name);
      const built = Math.min(sections.filter((colour) => colour !== "").length, KINDS[kind].length);
      const scale = fit * SIZE[kind];
      const ys = floors(kind);
      return {
        id,
        kind,
        sections,
        built,
        x: 0,
        y,
        scale,
        half: (spread(kind) + 4) * scale,
        tall: -(ys[built] ?? 0) * scale,
      };
    });
    standing.push(...settle(ready, standing));
  });
  const left = Math.min(...standing.map((m) => m.x - m.half));
  const right = Math.max(...standing.map((m) => m.x + m.half));
  return standing.map((m) => ({ ...m, x: m.x + (WIDE - left - right) / 2 }));
}
