// Reading a view: who would score what, in which order pieces stand, and what a person or a screen reader is told.
import { t } from "../../text/text.svelte";
import { nameOf } from "./deeds";
import { type Marker, type Power, type Region, type Unit, UNITS, type View } from "./view";

export interface Rank {
  value: number;
  powers: [power: string, markers: number][];
}

/** The values of a region with the powers that would score each now, as the server has counted; the rest have none. */
export function ranking(region: Region): Rank[] & { rest: [string, number][] } {
  const groups = new Map<number, [string, number][]>();
  for (const [power, count] of Object.entries(region.control)) groups.set(count, [...(groups.get(count) ?? []), [power, count]]);
  const order = [...groups.keys()].sort((a, b) => b - a).map((count) => groups.get(count)!);
  const scoring = order.filter((group) => group.some(([power]) => region.points[power] > 0));
  const rest = order.filter((group) => !scoring.includes(group)).flat();
  const values = region.values.filter((value) => value > 0);
  const ranks = values.map((value, i) => ({ value, powers: scoring[i] ?? [] }));
  return Object.assign(ranks, { rest });
}

export interface Standing {
  power: string;
  unit: Unit;
  count: number;
  nonplayer: boolean;
}

/** The pieces of a region: own first, then by the order of the powers; land and sea apart. */
export function standing(view: View, units: Record<string, Record<Unit, number>>, kinds: Unit[]): Standing[] {
  const powers = [...view.powers].sort((a, b) => Number(b.id === view.seat) - Number(a.id === view.seat));
  return powers.flatMap((power) =>
    kinds
      .filter((unit) => (units[power.id]?.[unit] ?? 0) > 0)
      .map((unit) => ({ power: power.id, unit, count: units[power.id][unit], nonplayer: !power.player })),
  );
}

export function unitWords(unit: Unit, count: number): string {
  return t(`count-${unit}`, { count });
}

export function markerWords(marker: Marker): string {
  const what = t(`marker-${marker.kind}`, { strength: marker.strength });
  if (marker.gold) return t("marker-with-gold", { marker: what, gold: marker.gold });
  return marker.victory_points ? t("marker-with-points", { marker: what, points: marker.victory_points }) : what;
}

/** A region in sentences: control, units, markers, alliances. */
export function regionLines(view: View, region: Region): string[] {
  const lines: string[] = [];
  const values = region.values.filter((value) => value > 0).join(", ");
  lines.push(t("region-values", { values }));
  for (const power of view.powers) {
    const markers = region.control[power.id] ?? 0;
    const units = UNITS.filter((unit) => (region.units[power.id]?.[unit] ?? 0) > 0).map((unit) =>
      unitWords(unit, region.units[power.id][unit]),
    );
    if (!markers && !units.length) continue;
    const has = [...(markers ? [t("count-control", { count: markers })] : []), ...units];
    lines.push(
      t("region-holds", { power: nameOf("power", power.id), things: has.join(", "), points: region.points[power.id] ?? 0 }),
    );
  }
  for (const id of region.markers) {
    const marker = view.markers.find((one) => one.id === id);
    if (marker) lines.push(markerWords(marker));
  }
  for (const alliance of view.alliances.filter((one) => region.alliances.includes(one.id)))
    lines.push(allianceLine(view, alliance.id));
  for (const token of view.tokens.filter((one) => one.region === region.id)) {
    lines.push(t("token-holds", { token: nameOf("token", token.id), power: token.holds ? nameOf("power", token.holds) : "" }));
  }
  if (region.blockade) lines.push(t("region-blockade", { power: nameOf("power", region.blockade) }));
  return lines;
}

export function allianceLine(view: View, id: string): string {
  const alliance = view.alliances.find((one) => one.id === id)!;
  const args = {
    alliance: nameOf("alliance", id),
    reach: alliance.land && alliance.naval ? "both" : alliance.naval ? "sea" : "land",
    gold: alliance.gold,
  };
  return alliance.holder ? t("alliance-held", { ...args, power: nameOf("power", alliance.holder) }) : t("alliance-free", args);
}

export function tilePrice(tile: { gold: number; population: number; unrest: number }): string {
  const parts = (["gold", "population", "unrest"] as const)
    .filter((key) => tile[key] > 0)
    .map((key) => t(`price-${key}`, { count: tile[key] }));
  return parts.length ? parts.join(", ") : t("price-nothing");
}

export function powerLines(power: Power): string[] {
  const lines: string[] = [];
  if (!power.player) return [t("power-nobody")];
  if (power.gold !== null) lines.push(t("power-gold", { count: power.gold }));
  lines.push(t("power-population", { count: power.population ?? 0 }));
  lines.push(t("power-points", { count: power.victory_points ?? 0, preview: power.points_preview ?? 0 }));
  if (power.unrest) {
    const known = power.unrest.points;
    lines.push(
      known === null
        ? t("power-unrest-hidden", { gains: power.unrest.gains })
        : t("power-unrest", { count: known, gains: power.unrest.gains }),
    );
  }
  lines.push(t("power-income", { income: power.income ?? 0, maintenance: power.maintenance ?? 0, taxation: power.taxation ?? 0 }));
  return lines;
}
