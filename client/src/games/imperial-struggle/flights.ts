// What moved on the map between two views: flags that came, Squadrons that sailed, Forts built, Conflict markers put down.
import type { Flight } from "../module";
import { type Flag, spaceOf, type View } from "./view";

const box = (side: Flag, seat: string | null): string => (side === seat ? "squadron/navy-box" : `navy/${side}`);

export function flights(before: unknown, after: unknown): Flight[] {
  const then = before as View;
  const now = after as View;
  const found: Flight[] = [];
  const sailed: { side: Flag; from: string }[] = [];
  for (const space of now.spaces) {
    const old = spaceOf(then, space.id);
    if (space.kind === "naval" && old?.flag && old.flag !== space.flag) sailed.push({ side: old.flag, from: space.id });
  }
  for (const space of now.spaces) {
    const old = spaceOf(then, space.id);
    const to = `space/${space.id}`;
    if (!old) continue;
    if (space.flag && space.flag !== old.flag) {
      if (space.kind === "naval") {
        const at = sailed.findIndex((one) => one.side === space.flag);
        const from = at < 0 ? box(space.flag, now.seat) : `space/${sailed.splice(at, 1)[0].from}`;
        found.push({ piece: "squadron", power: space.flag, from, to });
      } else found.push({ piece: space.kind === "fort" ? "fort" : "flag", power: space.flag, from: `region/${space.region}`, to });
    }
    if (space.conflict && !old.conflict) found.push({ piece: "conflict", power: "neutral", from: `region/${space.region}`, to });
  }
  for (const { side, from } of sailed)
    found.push({ piece: "squadron", power: side, from: `space/${from}`, to: box(side, now.seat) });
  return found;
}
