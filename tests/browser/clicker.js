// What somebody in front of a page sees, and where the hand goes. Every page of the browser tests has it, and `board`:
// what there is to click at a game, and what a move changes there (players.py).

window.clicker = (() => {
  const PATIENCE = 30_000; // milliseconds after which a slow machine is not the reason
  const PAUSE = 20; // milliseconds between two looks, which cost the page its time
  const MORE = [".confirm:enabled", "dialog[open] .act"]; // what a move may have to be said with, after a first click
  const ALWAYS = [".prompt", ".choices li, .panel .stack li", ".end .result", ".curtain"]; // what a move can change

  const all = (things) => (things ? [...document.querySelectorAll(things)] : []);
  const visible = (things) => all(things).filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const words = (thing) => [thing.ariaLabel, thing.textContent];
  const isDue = () => document.querySelector(".prompt.mine") !== null;

  /** What a look finds, as soon as it finds something. */
  async function until(look, what) {
    for (const end = performance.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, PAUSE))) {
      const found = look();
      if (found) return found;
      if (performance.now() > end) throw new Error(what());
    }
  }

  /** Whether the match is over, or something can be played. */
  function looks() {
    if (document.querySelector(".end")) return "over";
    return isDue() && visible(board.glows).length > 0 ? "ready" : "";
  }

  /** All that a move can change, and what is picked for one. */
  const before = () => ({
    seen: JSON.stringify([all(".side .log li").length, ...[...ALWAYS, board.shows].map((part) => all(part).map(words))]),
    picked: JSON.stringify(all(".centre [aria-pressed=true]").map(words)),
  });

  /** What came of a click: more is asked, or it is done and one can go on. What waits for the server glows no more. */
  function answered({ seen, picked }) {
    const more = MORE.find((each) => document.querySelector(each));
    if (more) return more;
    if (isDue() && visible(board.glows).length === 0) return "";
    const now = before();
    return now.seen !== seen || !["[]", picked].includes(now.picked) ? "done" : "";
  }

  /** A point of one of these things where the hand meets it; of the first kind that is there at all. */
  function aim(kinds, luck) {
    const found = kinds.map(visible).find((things) => things.length > 0);
    if (!found) return { gone: true };
    const target = found[Math.floor(luck * found.length)];
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const place = `${box.x} ${box.y}`;
    const isStill = place === clicker.place || document.getAnimations().length === 0;
    clicker.place = place;
    if (!isStill) return null;
    for (const [x, y] of [[box.x + box.width / 2, box.y + box.height / 2], [box.x + 6, box.y + 8]]) { // or its corner
      const top = document.elementFromPoint(x, y);
      if ((target.closest("button") ?? target).contains(top)) return { x, y, before: before() };
      clicker.covered = `${target.outerHTML} is covered by ${top?.outerHTML}`;
    }
    return null;
  }

  return {
    looks,
    before,
    ready: () => until(looks, () => "nothing can be played"),
    answered: (before) => until(() => answered(before), () => `nothing came of it: ${before.seen}`),
    aim: (kinds, luck) => until(() => aim(kinds, luck), () => clicker.covered ?? "it does not lie still"),
  };
})();
