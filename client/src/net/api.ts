// Requests to the server (docs/server.md). A refusal becomes a Refusal with the words for the person.
import type { Message, Problem } from "../wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** Why; null where the server could not be asked. */
    readonly said: Message | null,
    readonly rules: string[],
  ) {
    super(code);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(0, "offline", null, []);
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { error?: Problem } | null;
    throw new Refusal(answer.status, said?.error?.code ?? "broken", said?.error?.message ?? null, said?.error?.rules ?? []);
  }
  return (await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);

/** Parts of an address, each made safe. */
export const path = (...parts: (string | number)[]): string => parts.map((part) => `/${encodeURIComponent(part)}`).join("");
