// What sticks to an edge of the window covers part of the page, so the page has to know how high it is.

import type { Attachment } from "svelte/attachments";

/** The height of an element as a property of the page's styles: `--prompt`, `--tray`, `--tools` and `--foot`
    (see theme.css). */
export function measured(name: "prompt" | "tray" | "tools" | "foot"): Attachment<HTMLElement> {
  return (element) => {
    const style = document.documentElement.style;
    const watch = new ResizeObserver(() => style.setProperty(`--${name}`, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(`--${name}`);
    };
  };
}
