// Whole card faces, as marks on a card of 100 by 140. Each face is drawn once and kept.

import { at, box, disc, fill, line, path, type Mark } from "../../../art/marks";
import { parseCard, type Face, type Special } from "./cards";
import { CATS, catOf, shadowCat } from "./cats";
import { FIRE, INK, LANTERN, MOON, NIGHT } from "./palette";
import { roof, scene, STREET_COUNT } from "./scenes";
import { bell, lantern, numeral, signCard } from "./things";

const STAGES: Record<Special, { paper: string; halo: string; floor: string }> = {
  gift1: { paper: "#2F5B50", halo: "#5E8A6C", floor: "#1F443E" },
  gift2: { paper: "#2F5B50", halo: "#5E8A6C", floor: "#1F443E" },
  back: { paper: "#8C3A5C", halo: "#C9698A", floor: "#6C2A49" },
  late: { paper: "#191F47", halo: "#4B5196", floor: "#0E1230" },
  refuse: { paper: "#A33628", halo: "#D8654A", floor: "#7C251D" },
};

function symbols(face: Face): Mark[] {
  if (face.draw) return [at(24, 82, 1.1, signCard("plus", "#2F5B50"), -6)];
  if (face.bells === 1) return [bell(25, 81, 15)];
  if (face.bells === 2) return [bell(25, 115, 15), bell(25, 79, 15)];
  return [];
}

function exploration(face: Face, variant: number): Mark[] {
  const symbol = face.draw ? 3 : face.bells;
  return [...scene(face.value, symbol, variant), ...symbols(face), ...numeral(face.value, 28, 33, 42, MOON)];
}

function special(kind: Special, variant: number): Mark[] {
  const { paper, halo, floor } = STAGES[kind];
  const marks: Mark[] = [fill(box(0, 0, 100, 140), paper)];
  if (kind === "late")
    marks.push(
      fill(disc(60, 30, 1.5) + disc(72, 18, 1.2) + disc(94, 40, 1.5) + disc(10, 92, 1.5) + disc(22, 104, 1.2), MOON),
    );
  marks.push(fill(disc(60, 74, 42), halo));
  marks.push(kind === "back" ? fill(path`M0 132H100V140H0Z`, floor) : fill(roof(50, 122, 150, 30), floor));
  marks.push(...catOf(kind, variant));
  if (kind === "back") marks.push(at(22, 28, 1.06, signCard("return", INK), -6));
  if (kind === "refuse") marks.push(at(22, 28, 1.06, signCard("cross", FIRE), -6));
  return marks;
}

/** The back: a cat with its back to the moon, on tiles, between two lanterns. */
function down(): Mark[] {
  const tiles: Mark[] = [];
  for (let row = 0; row < 4; row++) {
    const y = 103 + row * 10;
    let d = "";
    for (let x = row % 2 ? -9 : 0; x <= 108; x += 18) d += disc(x, y, 10);
    tiles.push(fill(d, row % 2 ? "#2A3266" : "#384180"));
  }
  return [
    fill(box(0, 0, 100, 140), "#1B2148"),
    fill(disc(50, 56, 44), NIGHT),
    fill(disc(50, 56, 33), MOON),
    fill("M10 96Q50 82 90 96L100 108V140H0V108Z", INK),
    ...tiles,
    at(49, 101, 0.74, shadowCat(INK, LANTERN)),
    line("M0 12Q50 34 100 12", INK, 2.4),
    ...lantern(18, 19, 13, 0.14),
    ...lantern(82, 19, 13, 0.14),
  ];
}

const drawn = new Map<string, Mark[]>();

function draw(face: Face, variant: number): Mark[] {
  if (face.kind === "down") return down();
  return face.kind === "exploration" ? exploration(face, variant) : special(face.kind, variant);
}

/** All pieces of a card's face; `variant`, any whole number, picks the street or the cat. */
export function faceOf(key: string, variant: number): Mark[] {
  const face = parseCard(key);
  const choices = face.kind === "down" ? 1 : face.kind === "exploration" ? STREET_COUNT : CATS[face.kind].length;
  const chosen = Math.abs(Math.trunc(variant)) % choices;
  const name = `${key}/${chosen}`;
  const marks = drawn.get(name) ?? draw(face, chosen);
  drawn.set(name, marks);
  return marks;
}
