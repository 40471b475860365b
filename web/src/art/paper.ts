// The scissors of the house: small functions that cut roofs, pagodas, ridges, waves and strings of flags out of paper, as path data.
// All shapes run clockwise, so that several overlapping ones may share one path.

export type Point = readonly [number, number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** A polygon. */
export const cut = (...points: Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;

/** A rectangle standing on y, centred on x. */
export const block = (x: number, y: number, half: number, height: number): string =>
  cut([x - half, y], [x - half, y - height], [x + half, y - height], [x + half, y]);

export const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** A doorway or window with a round head, standing on y. */
export const arch = (x: number, y: number, half: number, height: number): string =>
  `M${at(x - half, y)}V${n(y - height + half)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(y)}Z`;

/** The same small numbers for the same seed, so that a picture is always the same. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One hip roof: its eaves at y, its slopes hollow, its corners lifted. */
export function roof(x: number, y: number, half: number, height: number, ridge: number, lift: number): string {
  const bend = (half + ridge) * 0.45;
  return (
    `M${at(x - half, y - lift)}Q${at(x - bend, y - height * 0.34)} ${at(x - ridge, y - height)}H${n(x + ridge)}` +
    `Q${at(x + bend, y - height * 0.34)} ${at(x + half, y - lift)}Q${at(x + half * 0.86, y)} ${at(x + half * 0.7, y)}` +
    `H${n(x - half * 0.7)}Q${at(x - half * 0.86, y)} ${at(x - half, y - lift)}Z`
  );
}

/** The line of its eaves, to be stroked. */
export const eaves = (x: number, y: number, half: number, lift: number): string =>
  `M${at(x - half, y - lift)}Q${at(x - half * 0.86, y)} ${at(x - half * 0.7, y)}H${n(x + half * 0.7)}` +
  `Q${at(x + half * 0.86, y)} ${at(x + half, y - lift)}`;

/** The gilded top: a bell, a jar and a point. */
export function finial(x: number, y: number, size: number): string {
  const s = size;
  return (
    `M${at(x - s * 0.5, y)}Q${at(x - s * 0.42, y - s * 0.62)} ${at(x - s * 0.14, y - s * 0.72)}` +
    `Q${at(x - s * 0.34, y - s * 1.02)} ${at(x - s * 0.08, y - s * 1.24)}L${at(x, y - s * 2)}L${at(x + s * 0.08, y - s * 1.24)}` +
    `Q${at(x + s * 0.34, y - s * 1.02)} ${at(x + s * 0.14, y - s * 0.72)}Q${at(x + s * 0.42, y - s * 0.62)} ${at(x + s * 0.5, y)}Z`
  );
}

export interface Pagoda {
  plinth: string;
  stairs: string;
  walls: string;
  struts: string;
  roofs: string;
  eaves: string;
  windows: string;
  door: string;
  gold: string;
  /** Where the finial ends: strings of flags hang from here. */
  top: Point;
}

interface PagodaPlan {
  x: number;
  /** The ground. */
  y: number;
  /** Half the width of the lowest roof. */
  half: number;
  roofs: number;
  /** Steps of the plinth, and the height of one. */
  steps?: number;
  step?: number;
  /** How much narrower each roof is than the one under it. */
  taper?: number;
  /** The height of the lowest wall, as a part of `half`. */
  storey?: number;
}

/** A Newar pagoda, from the plinth to the finial. */
export function pagoda(plan: PagodaPlan): Pagoda {
  const { x, half, roofs, steps = 2, step = half * 0.12, taper = 0.76, storey = 0.56 } = plan;
  const parts: Pagoda = {
    plinth: "",
    stairs: "",
    walls: "",
    struts: "",
    roofs: "",
    eaves: "",
    windows: "",
    door: "",
    gold: "",
    top: [x, plan.y],
  };
  let y = plan.y;
  for (let i = 0; i < steps; i++) {
    parts.plinth += block(x, y, half * 0.78 + (steps - i) * step * 0.9, step + 0.5);
    y -= step;
  }
  if (steps > 0)
    parts.stairs = cut([x - half * 0.2, plan.y], [x - half * 0.13, y], [x + half * 0.13, y], [x + half * 0.2, plan.y]);
  let width = half;
  for (let i = 0; i < roofs; i++) {
    const wall = width * (i === 0 ? 0.62 : 0.56);
    const height = width * (i === 0 ? storey : 0.3);
    const slope = width * 0.46;
    const lift = width * 0.09;
    parts.walls += block(x, y + 1, wall, height + slope * 0.5);
    if (i === 0) {
      parts.door = arch(x, y + 1, width * 0.12, height * 0.74);
      for (const side of [-1, 1])
        parts.windows += block(x + side * width * 0.37, y - height * 0.3, width * 0.09, height * 0.34);
    } else {
      for (const side of [-1, 0, 1])
        parts.windows += block(x + side * wall * 0.56, y - height * 0.22, wall * 0.14, height * 0.42);
    }
    y -= height;
    const deep = Math.min(height * 0.6, width * 0.17);
    for (const side of [-1, 1])
      parts.struts += cut([x + side * wall, y + deep], [x + side * width * 0.84, y - 1], [x + side * wall, y - 1]);
    parts.struts += block(x, y + width * 0.06, wall, width * 0.06);
    parts.roofs += roof(x, y, width, slope, width * (i === roofs - 1 ? 0.07 : 0.48), lift);
    parts.eaves += eaves(x, y, width, lift);
    y -= slope * (i === roofs - 1 ? 1 : 0.94);
    width *= taper;
  }
  const size = Math.max(half * 0.15, width * 0.2);
  parts.gold = finial(x, y + 1, size);
  parts.top = [x, y - size * 2];
  return parts;
}

/** A ridge of hills through the points given, smooth, closed down to `floor`. */
export function hills(points: readonly Point[], floor: number): string {
  const first = points[0] ?? [0, floor];
  const last = points[points.length - 1] ?? first;
  let d = `M${at(first[0], floor)}L${at(first[0], first[1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i] ?? last;
    const middle = (x0 + x1) / 2;
    d += `C${at(middle, y0)} ${at(middle, y1)} ${at(x1, y1)}`;
  }
  return `${d}L${at(last[0], floor)}Z`;
}

/** A range of sharp peaks, closed down to `floor`. */
export const range = (points: readonly Point[], floor: number): string =>
  cut([points[0]?.[0] ?? 0, floor], ...points, [points[points.length - 1]?.[0] ?? 0, floor]);

/** The side of a peak that lies in shadow, down to the foot of its right slope. */
export const shade = (peak: Point, right: Point): string =>
  cut(
    peak,
    right,
    [peak[0] + (right[0] - peak[0]) * 0.42, right[1] + (right[1] - peak[1]) * 0.5],
    [peak[0] + (right[0] - peak[0]) * 0.18, peak[1] + (right[1] - peak[1]) * 0.62],
  );

/** The snow on one peak: its top, with a torn lower edge. `left` and `right` are where its slopes end. */
export function snow(peak: Point, left: Point, right: Point, share: number): string {
  const on = (to: Point, part: number): Point => [
    peak[0] + (to[0] - peak[0]) * part,
    peak[1] + (to[1] - peak[1]) * part,
  ];
  const a = on(left, share);
  const b = on(right, share * 0.86);
  const across = (part: number, drop: number): Point => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part + drop,
  ];
  const tear = Math.abs(b[0] - a[0]) * 0.2;
  return cut(
    peak,
    b,
    across(0.78, -tear * 0.5),
    across(0.62, tear),
    across(0.44, -tear * 0.3),
    across(0.26, tear * 0.7),
    across(0.14, -tear * 0.3),
    a,
  );
}

interface Garland {
  line: string;
  /** One path for each of the five colours: sky, air, fire, water, earth. */
  flags: readonly [string, string, string, string, string];
}

/** A string of prayer flags that hangs from one point to another. */
export function garland(from: Point, to: Point, sag: number, count: number, size: number, start = 0): Garland {
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const flags: [string, string, string, string, string] = ["", "", "", "", ""];
  for (let i = 0; i < count; i++) {
    const t0 = (i + 0.12) / count;
    const t1 = (i + 0.88) / count;
    const [x0, y0] = on(t0);
    const [x1, y1] = on(t1);
    const wave = (((i * 37) % 5) - 2) * size * 0.05;
    const colour = ((i + start) % 5) as 0 | 1 | 2 | 3 | 4;
    flags[colour] +=
      `M${at(x0, y0)}L${at(x1, y1)}L${at(x1 + wave, y1 + size)}` +
      `Q${at((x0 + x1) / 2 + wave, (y0 + y1) / 2 + size * 0.9 + wave)} ${at(x0 + wave, y0 + size)}Z`;
  }
  const [mx, my] = on(0.5);
  const line = `M${at(...from)}Q${at(2 * mx - (from[0] + to[0]) / 2, 2 * my - (from[1] + to[1]) / 2)} ${at(...to)}`;
  return { line, flags };
}

/** A row of overlapping waves, as fish scales: arcs to be stroked, over shapes to be filled. */
export function scales(x: number, y: number, radius: number, count: number): { body: string; rings: string } {
  let body = "";
  let rings = "";
  for (let i = 0; i < count; i++) {
    const cx = x + i * radius * 2;
    body += `M${at(cx - radius, y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0Z`;
    for (const part of [0.66, 0.33]) {
      const r = radius * part;
      rings += `M${at(cx - r, y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0`;
    }
  }
  return { body, rings };
}
