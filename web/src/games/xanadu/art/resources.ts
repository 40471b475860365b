// The ten resources, each on a square of 24 by 24. The first piece is the whole silhouette in its dark colour: it must be told
// from the nine others in black at 16 pixels. What lies on it is only colour and light.

import { box, disc, fill, line, oval, type Mark } from "../../../art/marks";
import { AZURE, BARK, CINNABAR, CLAY, COBALT, EARTH, JADE, LACQUER, PINE, PORCELAIN, SLATE, SUN } from "./palette";

const DRAGON = "M13.2 6.6Q6 4.6 4.6 10.4Q4 14.4 8.6 14.6L13 14.2Q16 14.2 15.6 16.6Q14.8 19.4 9.6 19.2";

const PICTURES = {
  wood: [
    fill("M5.2 8H9.2L5.6 2.4L9.6 1.2L13.6 8H18.6A4 5.8 0 0 1 18.6 19.6H5.2A4 5.8 0 0 1 5.2 8Z", BARK),
    fill("M5.4 10H15.2Q13.8 13.8 15.2 17.6H5.4Q3.2 13.8 5.4 10Z", EARTH),
    fill(oval(18.4, 13.8, 2.6, 4.2), "#E0BC8A"),
    line("M6.6 12.4H11M8.4 15.4H13", BARK, 1.2),
    fill(oval(18.4, 13.8, 1, 1.8), EARTH),
  ],
  stone: [
    fill("M3 19.8L1.6 11.4L7 4L15.6 2.6L21.8 8.4L22.4 16.6L17.6 21H6.4Z", SLATE),
    fill("M7.8 6L15 4.8L19.4 8.8L11.2 10.6L4.4 10.8Z", "#C6D0DC"),
    fill("M3.8 12.6L10.4 12.4L11.4 19.2H7L4.8 18.4Z", "#A7B2C2"),
    fill("M12.4 12.2L20.2 10.4L20.6 15.8L16.8 19.2H13.4Z", "#8592A6"),
  ],
  clay: [
    fill(box(6.2, 3.6, 11.6, 7.6) + box(0.8, 12.8, 10.4, 7.8) + box(12.8, 12.8, 10.4, 7.8), "#7E3A22"),
    fill(box(7.6, 5, 8.8, 3.2) + box(2.2, 14.2, 7.6, 3.2) + box(14.2, 14.2, 7.6, 3.2), "#E09268"),
    fill(box(7.6, 8.2, 8.8, 1.6) + box(2.2, 17.4, 7.6, 1.8) + box(14.2, 17.4, 7.6, 1.8), CLAY),
  ],
  water: [
    fill("M12 1.4C15.4 6.8 20 10.4 20 15A8 8 0 0 1 4 15C4 10.4 8.6 6.8 12 1.4Z", "#215C9E"),
    fill("M12 4.8C14.4 8.6 18.2 11.6 18.2 15A6.2 6.2 0 0 1 5.8 15C5.8 11.6 9.6 8.6 12 4.8Z", "#4F9AD8"),
    fill("M8 13.6A4.4 4.4 0 0 0 11.6 19A5.4 5.4 0 0 1 8 13.6Z", "#D6ECFA"),
  ],
  bronze: [
    fill("M.8 7.4Q4.6 8.4 6.4 11Q7 5 12 5T17.6 11Q19.4 8.4 23.2 7.4Q23 20 12 20T.8 7.4Z", "#6E4118"),
    fill("M8 11.6Q8 6.8 12 6.8T16 11.6Q12 13.4 8 11.6Z", "#E3A968"),
    fill("M2.8 9.8Q5.4 12.4 7 13.2Q12 15.4 17 13.2Q18.6 12.4 21.2 9.8Q20.2 18.2 12 18.2T2.8 9.8Z", "#B9783A"),
  ],
  silk: [
    fill("M4 1.6H18V6.4H16.6Q18 11.6 16.8 17.2H18V22H4V17.2H5.2Q4 11.6 5.4 6.4H4Z", LACQUER),
    line("M17 14.8Q21.8 15 21.2 21.4", LACQUER, 2),
    fill(box(5.4, 2.8, 11.2, 2.4) + box(5.4, 18.4, 11.2, 2.4), "#E6C08C"),
    fill("M7 6.4H15Q16.4 11.8 15.2 17.2H6.8Q5.6 11.8 7 6.4Z", "#DD5A45"),
    line("M7 9.2L15 8M6.6 12.4L15.4 11M7 15.6L15.2 14.2", LACQUER, 1.2),
  ],
  porcelain: [
    fill(
      "M7.4 1H16.6V3.6Q14.6 4.6 15 6.2Q21 8 21 12.4Q21 16.4 16.6 20.2V23H7.4V20.2Q3 16.4 3 12.4Q3 8 9 6.2Q9.4 4.6 7.4 3.6Z",
      COBALT,
    ),
    fill(
      "M10.6 2.6H13.4Q12.8 5 13.6 7.4Q19.2 9 19.2 12.4Q19.2 15.6 15 19.4V21.4H9V19.4Q4.8 15.6 4.8 12.4Q4.8 9 10.4 7.4Q11.2 5 10.6 2.6Z",
      PORCELAIN,
    ),
    fill("M5 11.4Q8.4 9.6 12 11.8T19 11.4Q19.4 13.4 17.8 15.8Q15 14 12 15.8T6.2 15.8Q4.6 13.4 5 11.4Z", AZURE),
  ],
  gold: [
    fill(disc(12, 12, 10.4) + "M8.8 8.8V15.2H15.2V8.8Z", "#7C5508"),
    fill(disc(12, 12, 8.8) + "M7.4 7.4V16.6H16.6V7.4Z", SUN),
    fill("M7.6 4.4A8.8 8.8 0 0 0 3.4 10.4L5.6 10.8A6.4 6.4 0 0 1 8.8 6.4Z", "#FFF0C0"),
  ],
  ivory: [
    fill("M1 11.8L8.2 8Q10.8 14.6 15.8 12.4Q20 10.2 20.4 1.6Q25.4 14.6 17 20Q7 24.6 1 11.8Z", "#6E5528"),
    fill("M7.4 10.2Q10.4 16.6 16 14.2Q19.8 12.4 21 7.4Q21.6 14.6 16 18.4Q9.4 21 4.6 12.4Z", "#F7ECD0"),
    fill("M2.8 12.4L7 10.2L8.8 13.2L4.8 16Z", CINNABAR),
    line("M10.2 17Q14.6 17.8 18 14.4", "#D3BB85", 1.4),
  ],
  jade: [
    line(DRAGON, PINE, 4.8),
    fill("M9.6 21.6Q4.6 22.4 1.4 17.4Q6 18.4 9 16.8ZM4 12.4L.6 10L4 8.4L2.4 4.8L6.2 5.4L7 1.6L10.2 4.6Z", PINE),
    fill("M11.6 3.4L12.4.6L15 2.8L18.2.8L17.6 3.8Q20.4 4.4 23.4 8.2L18.6 8L22 11.4Q17 12.4 14 10.4L11 9.2Z", PINE),
    fill("M7.6 13.6L5.6 17.4L9.8 16ZM15.4 13.6L20.6 14.6L17.2 18.4Z", PINE),
    line(DRAGON, "#6CC39A", 1.9),
    fill("M13 4.8L17.4 5Q19.6 5.6 20.8 6.9L15.6 7.4L17.4 10Q14.6 9.8 12.6 8.2Z", JADE),
    fill(disc(16, 5.6, 0.9), PORCELAIN),
  ],
} satisfies Record<string, Mark[]>;

export type Resource = keyof typeof PICTURES;

export const RESOURCES = Object.keys(PICTURES) as Resource[];

const isResource = (key: string): key is Resource => Object.hasOwn(PICTURES, key);

/** The picture of a resource; nothing for a key nobody knows. */
export const resourceMarks = (key: string): Mark[] => (isResource(key) ? PICTURES[key] : []);
