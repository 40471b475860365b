// Cards that travel: a copy of the card flies from zone to zone over the board, then the board shows it there.

import { mount, unmount, type Component } from "svelte";
import type { Flight } from "./game";
import { pause } from "./pause";

const LENGTH = 300; // milliseconds at normal speed
const STAGGER = 60;

type CardArt = Component<{ card: string; label?: string; variant?: number }>;

export async function fly(flights: readonly Flight[], Card: CardArt, speed: number, glance = 60): Promise<void> {
  if (flights.length === 0) return pause(speed > 0 ? glance / speed : 0);
  await Promise.all(flights.map((flight, index) => flyOne(flight, Card, speed, index)));
}

async function flyOne(flight: Flight, Card: CardArt, speed: number, index: number): Promise<void> {
  const from = placeOf(flight.from);
  const to = placeOf(flight.to);
  if (!from || !to || speed === 0) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const half = `translate(${(from.left - to.left) / 2}px, ${(from.top - to.top) / 2}px)`;
  const delay = (index * STAGGER) / speed;
  if (flight.turn) {
    await glide(Card, "", to, [start, `${half} scaleX(0.02)`], LENGTH / 2 / speed, delay);
    await glide(Card, flight.card, to, [`${half} scaleX(0.02)`, "none"], LENGTH / 1.5 / speed, 0);
  } else {
    await glide(Card, flight.card, to, [start, "none"], LENGTH / speed, delay);
  }
}

/** Let a card glide over the page from one transform to the other. */
async function glide(
  Card: CardArt,
  card: string,
  to: DOMRect,
  transforms: string[],
  duration: number,
  delay: number,
): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  place(ghost, to);
  document.body.append(ghost);
  const art = mount(Card, { target: ghost, props: { card } });
  const frames = transforms.map((transform) => ({ transform }));
  const animation = ghost.animate(frames, { duration, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" });
  try {
    await animation.finished;
  } finally {
    await unmount(art);
    ghost.remove();
  }
}

/** Where a zone is. A zone with a slot marked `data-next` receives its cards there. */
function placeOf(zone: string): DOMRect | null {
  const element = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  const slot = element?.querySelector("[data-next]") ?? element;
  const box = slot?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

function place(ghost: HTMLElement, box: DOMRect): void {
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  ghost.style.width = `${box.width}px`;
}
