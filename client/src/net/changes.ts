// A view from the one before it and a list of changes (docs/server.md); the old view stays as it was.

import type { ViewChange } from "../wire";

type Key = string | number;

function copied(thing: unknown): Record<Key, unknown> {
  return (Array.isArray(thing) ? [...(thing as unknown[])] : { ...(thing as object) }) as Record<Key, unknown>;
}

export function applied<T>(view: T, changes: ViewChange[]): T {
  const root = copied(view);
  const fresh = new Set<unknown>([root]);
  for (const [path, ...value] of changes) {
    let at = root;
    for (const key of path.slice(0, -1)) {
      let inner = at[key];
      if (!fresh.has(inner)) {
        inner = copied(inner);
        fresh.add(inner);
        at[key] = inner;
      }
      at = inner as Record<Key, unknown>;
    }
    const last = path[path.length - 1];
    if (value.length) at[last] = value[0];
    else delete at[last];
  }
  return root as T;
}
