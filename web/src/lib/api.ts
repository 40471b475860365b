// Requests to the server. Whatever is wrong comes back as one `Refused` with a sentence.

import type { Problem } from "./wire";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
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
    throw new Refused({ code: "offline", message: "The server cannot be reached." }, 0);
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
    return { code: "unknown", message: `The server answers with status ${response.status}.` };
  }
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown) => ask<Answer>("POST", path, body);
export const put = <Answer>(path: string, body: unknown) => ask<Answer>("PUT", path, body);
