// Looking again: what a page knows of the house stays true while it is open. Also behind other pages, where its title and
// its icon are still seen.

const HIDDEN = 60_000; // milliseconds between two looks at a page that is hidden

/** Look now and from now on so often; at once when the page is seen again, or the worker was told something. */
export function keepLooking(look: () => void, milliseconds: number): () => void {
  let looked = 0;
  const now = (): void => {
    looked = Date.now();
    look();
  };
  const isSeen = (): boolean => document.visibilityState !== "hidden";
  const seen = (): void => void (isSeen() && now());
  const timer = setInterval(() => (isSeen() || Date.now() - looked >= HIDDEN) && now(), milliseconds);
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  document.addEventListener("visibilitychange", seen);
  worker?.addEventListener("message", now);
  now();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    worker?.removeEventListener("message", now);
  };
}
