// Which pieces moved between two views: a loss in one place is paired with a gain of the same kind in another.
import type { Flight } from "../module";
import { UNITS, type View } from "./view";

type Counts = Map<string, number>;

function counts(view: View): Counts {
  const found: Counts = new Map();
  for (const power of view.powers) for (const unit of UNITS) found.set(`home/${power.id}/${unit}`, power.home[unit]);
  for (const region of view.regions) {
    for (const [power, units] of Object.entries(region.units))
      for (const unit of UNITS) found.set(`${region.id}/${power}/${unit}`, units[unit]);
  }
  return found;
}

export function flights(before: unknown, after: unknown): Flight[] {
  const then = counts(before as View);
  const now = counts(after as View);
  const gone = new Map<string, string[]>();
  const come = new Map<string, string[]>();
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const [place, power, unit] = key.split("/");
    const more = (now.get(key) ?? 0) - (then.get(key) ?? 0);
    const list = more > 0 ? come : gone;
    for (let i = 0; i < Math.abs(more); i++) list.set(`${power}/${unit}`, [...(list.get(`${power}/${unit}`) ?? []), place]);
  }
  const found: Flight[] = [];
  for (const [kind, places] of come) {
    const [power, unit] = kind.split("/");
    const from = gone.get(kind) ?? [];
    places.forEach((to, i) => {
      if (from[i]) found.push({ piece: unit, power, from: `unit/${from[i]}/${kind}`, to: `unit/${to}/${kind}` });
    });
  }
  return found;
}
