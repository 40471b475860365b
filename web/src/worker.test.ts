import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const listeners = new Map<string, (event: unknown) => void>();
const showNotification = vi.fn(() => Promise.resolve());
const setAppBadge = vi.fn((_count?: number) => Promise.resolve());
const postMessage = vi.fn();
const navigator: { setAppBadge?: typeof setAppBadge } = {};
const told = new Map<string, Response>();
const cache = {
  match: (key: string) => Promise.resolve(told.get(key)?.clone()),
  put: (key: string, value: Response) => Promise.resolve(void told.set(key, value)),
  keys: () => Promise.resolve([...told.keys()]),
};

beforeAll(async () => {
  const addEventListener = (kind: string, listener: (event: unknown) => void) => void listeners.set(kind, listener);
  const location = { origin: "https://a.org" };
  const clients = { matchAll: () => Promise.resolve([{ postMessage }]) };
  vi.stubGlobal("self", { addEventListener, clients, location, navigator, registration: { showNotification } });
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache), delete: () => Promise.resolve(true) });
  await import("./worker");
});
beforeEach(() => {
  vi.clearAllMocks();
  told.clear();
  navigator.setAppBadge = setAppBadge;
});
afterAll(() => vi.unstubAllGlobals());

/** A push comes, and the server answers the worker so. */
async function pushed(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(answer));
  let done: unknown;
  const notice = { match: "one", number: 7, path: "/m/one", title: "Your turn", body: "" };
  listeners.get("push")!({ data: { json: () => notice }, waitUntil: (work: unknown) => (done = work) });
  await done;
}
test("the page that is kept names nobody of the address at which it was seen", async () => {
  const page = (title: string, words: string) =>
    `<!-- preview --><title>${title}</title><!-- /preview --><p><!-- first -->${words}<!-- /first --></p>`;
  const headers = { "content-type": "text/html", "x-kept": "yes" };
  const served = page("Ada", "Ada and Ben");
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(served, { headers }))),
  );
  let answer: unknown;
  const request = { method: "GET", url: "https://a.org/m/one", mode: "navigate" };
  listeners.get("fetch")!({ request, respondWith: (given: unknown) => (answer = given) });
  expect(await ((await answer) as Response).text()).toBe(served);
  const kept = told.get("/")!;
  expect(await kept.text()).toBe("<title>Durbar</title><p></p>");
  expect(kept.headers.get("x-kept")).toBe("yes");
});

const answers = (mine: object[]) => () => Promise.resolve(Response.json(mine));

test("a notice puts the number of tables that wait on the icon of the app, once", async () => {
  await pushed(answers([{ yours: true }, {}, { yours: true }, { yours: false }]));
  await pushed(answers([{ yours: true }]));
  expect(showNotification).toHaveBeenCalledOnce();
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  expect(postMessage.mock.calls).toEqual([[{ told: "one" }]]);
});

test("where the server does not tell, something waits", async () => {
  for (const answer of [() => Promise.reject(new TypeError("no network")), answers({} as object[])]) {
    told.clear();
    await pushed(answer);
  }
  expect(setAppBadge.mock.calls).toEqual([[undefined], [undefined]]);
});

test("what cannot be put on an icon is told all the same", async () => {
  setAppBadge.mockRejectedValueOnce(new Error("not installed"));
  await pushed(answers([]));
  delete navigator.setAppBadge;
  told.clear();
  await pushed(answers([]));
  expect(showNotification).toHaveBeenCalledTimes(2);
  expect(setAppBadge).toHaveBeenCalledOnce();
});
