// What cannot be read on a page as it is drawn: words too small for the eye, words over other words, buttons too small for what they say.
// `smallest` is in pixels on the screen, whatever a picture or a map was scaled by.

window.readable = (smallest) => {
  const NEAR = 2; // pixels by which two lines of words may touch
  const FLOATS = ["fixed", "sticky"]; // what lies over the page, and may cover it

  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isHidden = (element) =>
    element.closest(".visually-hidden, [inert], defs, title, desc, option, script, style") ||
    getComputedStyle(element).clipPath.startsWith("inset(50%");
  const inWindow = (box) => box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

  /** By how much the picture or the box around this was scaled. */
  function scaleOf(element) {
    const picture = element.closest("svg");
    if (picture && element !== picture) {
      const { a, b } = element.getScreenCTM();
      return Math.hypot(a, b);
    }
    const box = element.closest("*:not(svg *)");
    const scale = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
    return Math.abs(scale - 1) < 0.03 ? 1 : scale; // widths are whole numbers
  }

  /** What floats over the page and holds this element, if anything does. */
  function layerOf(element) {
    for (let each = element; each; each = each.parentElement)
      if (FLOATS.includes(getComputedStyle(each).position) || each.matches("dialog, .flying")) return each;
    return null;
  }

  /** The part of a box that the boxes around it let through. */
  function seenOf(element, { left, top, right, bottom }) {
    for (let each = element.closest("*:not(svg *)"); each; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === "visible" || each === document.documentElement) continue;
      const frame = each.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  const found = [];
  const lines = []; // of words: where they are drawn
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const words = node.textContent.trim();
    if (!words || isHidden(element) || !isSeen(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => seenOf(element, box))
      .filter((box) => box.width > 1 && box.height > NEAR && inWindow(box));
    if (!boxes.length) continue;
    if (size < smallest - 0.05) found.push(`${size.toFixed(1)} px: “${words.slice(0, 40)}” in ${element.cloneNode().outerHTML.slice(0, 110)}`);
    if (!element.closest("svg")) lines.push(...boxes.map((box) => ({ box, words, element, layer: layerOf(element) })));
  }

  for (const [place, one] of lines.entries())
    for (const two of lines.slice(place + 1)) {
      if (one.layer !== two.layer || one.element === two.element) continue;
      const [a, b] = [one.box, two.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > NEAR && down > NEAR + 3) found.push(`“${one.words.slice(0, 30)}” lies over “${two.words.slice(0, 30)}” (${across.toFixed()} x ${down.toFixed()})`);
    }

  for (const button of document.querySelectorAll("button, .button, .chip")) {
    const box = button.getBoundingClientRect();
    if (!box.width || !inWindow(box) || isHidden(button) || !isSeen(button)) continue;
    for (const part of button.querySelectorAll("*:not(svg, svg *)")) {
      const inner = part.getBoundingClientRect();
      if (!part.innerText.trim() || part.querySelector("svg") || isHidden(part) || getComputedStyle(part).position === "absolute" || !inner.width) continue;
      if (inner.right > box.right + NEAR || inner.bottom > box.bottom + NEAR || inner.left < box.left - NEAR)
        found.push(`out of its button: ${part.cloneNode().outerHTML.slice(0, 80)} in “${button.textContent.trim().slice(0, 30)}” ${button.className}`);
    }
  }
  return [...new Set(found)];
};
