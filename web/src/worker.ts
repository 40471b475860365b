/// <reference lib="webworker" />
// The service worker: it shows the page where there is no network, and notices where there is no page.
//
// A page is asked for over the network first, so that a new release is seen at once; what it was last is shown without
// one. What lies under /assets has its hash in its name and is asked for once; when the page changes, what belonged to
// the page before is let go. The server's own answers (/api) never come this way. It imports nothing: it is one file.

declare const self: ServiceWorkerGlobalScope;
export {};

interface Notice {
  match: string;
  number: number;
  path: string;
  title: string;
  body: string;
}

const PAGE = "page";
const ASSETS = "assets";
const TOLD = "told"; // up to which entry of each match this device was told
const MOST_TOLD = 200; // matches
const PATIENCE = 5000; // milliseconds for the server to say how many wait
const DRAWN = ["/mark.svg", "/mark-turn.svg", "/icon-192.png", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function prepare(): Promise<void> {
  await page(new Request("/"));
  const cache = await caches.open(PAGE);
  await cache.addAll(DRAWN);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (DRAWN.includes(pathname)) event.respondWith(drawn(request));
});

// What a page loaded before this worker was there.
self.addEventListener("message", (event) => {
  const { assets } = event.data as { assets: string[] };
  event.waitUntil(Promise.all(assets.map((url) => asset(new Request(url)).catch(() => undefined))));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE);
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html"))
      await keep(cache, response.clone());
    if (response.status < 500) return response;
    return (await cache.match("/")) ?? response; // a proxy before a server that restarts
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function keep(cache: Cache, response: Response): Promise<void> {
  const before = await cache.match("/");
  const fresh = bare(await response.text());
  if ((await before?.text()) === fresh) return;
  await caches.delete(ASSETS);
  await cache.put("/", new Response(fresh, { headers: response.headers }));
}

/** The page without the preview in its head and its first words, which are of one address. */
const bare = (page: string): string =>
  page
    .replace(/<!-- preview -->[^]*?<!-- \/preview -->/, "<title>Durbar</title>")
    .replace(/<!-- first -->[^]*?<!-- \/first -->/, "");

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

async function drawn(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});

/** A server that crashed may tell the same twice: it is shown once. */
async function show({ match, number, path, title, body }: Notice): Promise<void> {
  const cache = await caches.open(TOLD);
  const kept = await cache.match(`/m/${match}`);
  if (kept && number <= Number(await kept.text())) return;
  await cache.put(`/m/${match}`, new Response(String(number)));
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST_TOLD).map((old) => cache.delete(old)));
  const options = { body, tag: match, renotify: true, icon: "/icon-192.png", data: path };
  await self.registration.showNotification(title, options as NotificationOptions);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ told: match }); // so that its title and icon say the same
  if ("setAppBadge" in self.navigator) await badge().catch(() => undefined);
}

/** How many tables wait for who is at this device, on the icon of the app; a dot where the server does not tell. */
async function badge(): Promise<void> {
  let count: number | undefined;
  try {
    const response = await fetch("/api/me/matches", { signal: AbortSignal.timeout(PATIENCE) });
    const mine = (await response.json()) as { yours?: boolean }[];
    count = mine.filter((match) => match.yours).length;
  } catch {
    // It waits for them, whether there is a number or not.
  }
  await self.navigator.setAppBadge(count);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** A browser may change the address of its notices by itself. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  const options = oldSubscription?.options;
  if (!newSubscription && !options) return;
  (event as ExtendableEvent).waitUntil(
    (newSubscription ? Promise.resolve(newSubscription) : self.registration.pushManager.subscribe(options)).then(tell),
  );
});

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const language = self.navigator.language.startsWith("fr") ? "fr" : "en";
  const body = { endpoint, key: keys?.["p256dh"], auth: keys?.["auth"], name: "?", language };
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me/notices/devices", { method: "POST", headers, body: JSON.stringify(body) });
}
