// The page without a network: a service worker keeps it, and what it loaded.

/** Have the service worker from now on, and tell it what was loaded before it was there. */
export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ assets: loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)) });
}
