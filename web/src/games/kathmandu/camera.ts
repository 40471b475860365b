// How one looks at the map: `scale` is screen pixels for each unit of the picture, `x` and `y` the point of the picture in the middle of
// the screen. All by plain numbers, so that fingers, wheels, keys and tests do the same.

import type { Box } from "./art/map";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

interface Frame {
  w: number; // of the window on the map, in pixels
  h: number;
}

export const CLOSEST = 2.4; // pixels for each unit: a space is 96 wide
export const HAND = 0.95; // at which a finger meets a space
const DESK = 0.8;
const ALL = 0.85; // at which nobody wishes to be nearer
const READABLE = 0.56;
const OVERLOOKED = 0.4; // one sees which way leads where
const FILLED = 0.6; // of the window's height
const NARROW = 640; // pixels

interface Point {
  x: number;
  y: number;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The scale at which all of the map is seen. */
export const whole = (page: Box, frame: Frame): number => Math.min(frame.w / page.w, frame.h / page.h) || 0.1;

/** The same look, but never beyond the edges of the map, nor too near or too far. */
export function steady(camera: Camera, page: Box, frame: Frame): Camera {
  const scale = between(whole(page, frame), camera.scale, Math.max(CLOSEST, whole(page, frame)));
  const along = (value: number, from: number, length: number, seen: number): number =>
    seen >= length ? from + length / 2 : between(from + seen / 2, value, from + length - seen / 2);
  return {
    scale,
    x: along(camera.x, page.x, page.w, frame.w / scale),
    y: along(camera.y, page.y, page.h, frame.h / scale),
  };
}

/** Nearer or farther by a factor; the point of the picture under (px, py), pixels from the middle, stays there. */
export function zoom(camera: Camera, factor: number, page: Box, frame: Frame, px = 0, py = 0): Camera {
  const scale = between(whole(page, frame), camera.scale * factor, Math.max(CLOSEST, whole(page, frame)));
  const shift = 1 / camera.scale - 1 / scale;
  return steady({ scale, x: camera.x + px * shift, y: camera.y + py * shift }, page, frame);
}

/** Moved by so many pixels of the finger. */
export const pan = (camera: Camera, dx: number, dy: number, page: Box, frame: Frame): Camera =>
  steady({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, page, frame);

/** The CSS transform of the picture, whose natural width is that of the window. */
export function transformOf(camera: Camera, page: Box, frame: Frame): string {
  const factor = (camera.scale * page.w) / frame.w;
  const [left, top] = [
    frame.w / 2 - (camera.x - page.x) * camera.scale,
    frame.h / 2 - (camera.y - page.y) * camera.scale,
  ];
  return `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${factor.toFixed(4)})`;
}

/** Whether all these points can be seen, with some room around them. */
export function sees(camera: Camera, frame: Frame, points: readonly Point[], room = 20): boolean {
  const [w, h] = [frame.w / camera.scale / 2 - room, frame.h / camera.scale / 2 - room];
  return points.every((point) => Math.abs(point.x - camera.x) <= w && Math.abs(point.y - camera.y) <= h);
}

/** A look that holds all these points, not nearer than `nearest`. */
export function around(points: readonly Point[], nearest: number, page: Box, frame: Frame, room = 60): Camera {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(nearest, frame.w / (x1 - x0 + 2 * room), frame.h / (y1 - y0 + 2 * room));
  return steady({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, scale }, page, frame);
}

/** How one begins to look: at all of the map while one chooses where to start, and later too if it can be read so and fills the window;
    else at what is wanted, so near that a long land fills the height. */
export function opening(wanted: readonly Point[], starting: boolean, page: Box, frame: Frame): Camera {
  const all = whole(page, frame);
  const low = all * page.h < FILLED * frame.h;
  if (all >= ALL || (starting && all >= OVERLOOKED) || (!low && all >= READABLE))
    return { x: page.x, y: page.y, scale: 0 };
  return around(wanted, low ? Math.max(HAND, frame.h / page.h) : frame.w < NARROW ? HAND : DESK, page, frame, 70);
}

export type Corner = "nw" | "ne" | "sw"; // in the south-east are the tools

/** The corner of the window in which something of this size hides the least: each point weighs what it is worth. */
export function freest(
  size: { w: number; h: number },
  points: readonly (Point & { weight: number })[],
  camera: Camera,
  frame: Frame,
): Corner {
  const hidden = (corner: Corner): number =>
    points.reduce((sum, { x, y, weight }) => {
      const [left, top] = [frame.w / 2 + (x - camera.x) * camera.scale, frame.h / 2 + (y - camera.y) * camera.scale];
      const across = corner === "ne" ? left > frame.w - size.w && left < frame.w : left > 0 && left < size.w;
      const down = corner === "sw" ? top > frame.h - size.h && top < frame.h : top > 0 && top < size.h;
      return sum + (across && down ? weight : 0);
    }, 0);
  return (["sw", "ne", "nw"] as const).reduce((best, each) => (hidden(each) < hidden(best) ? each : best));
}
