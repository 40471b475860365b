// Requests to the server. Whatever is wrong comes back as one `Refused` with a sentence.

import { pause } from "./pause";
import { inWords } from "./problem";
import type { Problem } from "./wire";
import { say } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(inWords(problem));
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.headers = { "Content-Type": "application/json" };
      init.body = JSON.stringify(body);
    }
    response = await fetch(path, init);
  } catch {
    throw new Refused({ code: "offline", message: say("offline") }, 0);
  }
  if (!response.ok) throw new Refused(await problemOf(response), response.status);
  return (response.headers.get("content-type") ?? "").startsWith("application/json")
    ? ((await response.json()) as Answer)
    : ((await response.text()) as Answer);
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: "unknown", message: say("server-status", { status: response.status }) };
  }
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown) => ask<Answer>("POST", path, body);
export const put = <Answer>(path: string, body: unknown) => ask<Answer>("PUT", path, body);

const LONGEST_WAIT = 5000; // milliseconds between attempts
const passes = (status: number) => status === 0 || status === 429 || status >= 500;

export interface Patience {
  signal: AbortSignal; // nobody waits for it any more
  cut: (cut: boolean) => void; // told whether the server could be asked
}

/** Ask again and again while it is only the network or a server in trouble. */
export async function patiently<Answer>(what: () => Promise<Answer>, { signal, cut }: Patience): Promise<Answer> {
  for (let wait = 250; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      const answer = await what();
      cut(false);
      return answer;
    } catch (error) {
      if (signal.aborted || !(error instanceof Refused && passes(error.status))) throw error;
      cut(true);
      await Promise.race([pause(wait), new Promise((back) => window.addEventListener("online", back, { once: true }))]);
      signal.throwIfAborted();
    }
  }
}
