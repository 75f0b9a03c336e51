// What a thing on the board is: for hovering, long pressing, and screen readers.
import type { Explanation } from "../module";
import { allianceLine, markerWords, powerLines, regionLines, tilePrice, unitsOf } from "./descriptions";
import { markerOf, powerOf, regionOf, type Tile, tileOf, type Unit, type View } from "./view";
import { nameOf, say, t, thing } from "./text.svelte";

export const tileEffect = (tile: Tile): string => say(tile.effect);

function tileWords(view: View, id: string): Explanation | null {
  const tile = tileOf(view, id);
  if (!tile) return null;
  const lines = [
    tileEffect(tile),
    t("tile-price", { price: tilePrice(tile) }),
    t("tile-left", { left: tile.display, copies: tile.copies }),
  ];
  return { title: nameOf("tile", id), lines };
}

export function explain(given: unknown, thingId: string): Explanation | null {
  const view = given as View;
  const [kind, first, second, third] = thingId.split("/");
  if (kind === "region") {
    if (first === "home") return homeWords(view, view.seat ?? "");
    const region = regionOf(view, first);
    return region ? { title: nameOf("region", first), lines: regionLines(view, region) } : null;
  }
  if (kind === "home") return homeWords(view, first);
  if (kind === "unit") {
    const units = first === "home" ? powerOf(view, second)?.home : regionOf(view, first)?.units[second];
    const count = units?.[third as Unit] ?? 0;
    return {
      title: t("piece-of", { power: thing("power", second), pieces: unitsOf(third as Unit, count) }),
      lines: [t(`unit-${third}.about`)],
    };
  }
  if (kind === "marker") {
    const marker = markerOf(view, first);
    return marker ? { title: markerWords(marker), lines: [t(`marker-${marker.kind}.about`)] } : null;
  }
  if (kind === "alliance") return { title: nameOf("alliance", first), lines: [allianceLine(view, first)] };
  if (kind === "token") {
    const token = view.tokens.find((one) => one.id === first);
    return token ? { title: nameOf("token", first), lines: [say(token.effect)] } : null;
  }
  if (kind === "tile" || kind === "own-tile") return tileWords(view, first);
  if (kind === "power") {
    const power = powerOf(view, first);
    return power ? { title: nameOf("power", first), lines: powerLines(power) } : null;
  }
  return null;
}

function homeWords(view: View, id: string): Explanation | null {
  const power = powerOf(view, id);
  if (!power) return { title: t("home-of", { power: thing("power", id) }), lines: [t("home-box")] };
  const units = (["army", "navy", "fort"] as const)
    .filter((unit) => power.home[unit] > 0)
    .map((unit) => say(unitsOf(unit, power.home[unit])));
  return { title: t("home-of", { power: thing("power", id) }), lines: units.length ? [units.join(", ")] : [t("home-empty")] };
}

/** Texts of actions worth asking about when a verb is refused: the thing pointed at first, then what lies on the table. */
export function examples(given: unknown, verb: string, thingId: string | null): string[] {
  const view = given as View;
  const [kind, place] = thingId?.split("/") ?? [];
  const where = kind === "region" || kind === "unit" ? place : null;
  const regions = where && where !== "home" ? view.regions.filter((region) => region.id === where) : view.regions;
  const own = view.seat ?? "";
  switch (verb) {
    case "build":
      return ["build army", "build navy", "build fort"];
    case "move":
      if (where) return ["army", "navy", "fort"].map((unit) => `move ${unit} ${where}`);
      return ["move army home", "move navy home"];
    case "attack":
      return regions
        .flatMap((region) => [
          ...Object.keys(region.control)
            .filter((power) => power !== own)
            .map((power) => `attack ${region.id} ${power}`),
          ...region.markers.map((marker) => `attack ${region.id} ${marker}`),
        ])
        .slice(0, 5);
    case "colonize":
    case "commerce": {
      const found = view.markers.filter(
        (marker) => marker.place === "map" && marker.kind === verb && (!where || marker.region === where),
      );
      const any = view.markers.filter((marker) => marker.kind === verb);
      return (found.length ? found : any.slice(0, 1)).slice(0, 3).map((marker) => `${verb} ${marker.id}`);
    }
    case "ally":
      return view.alliances
        .filter((one) => !where || one.regions.includes(where))
        .slice(0, 4)
        .map((one) => `ally ${one.id}`);
    case "claim":
      return kind === "tile" ? [`claim ${place}`] : view.tiles.slice(0, 3).map((tile) => `claim ${tile.id}`);
    case "incite":
      return view.tokens
        .flatMap((token) =>
          regions.slice(0, 2).flatMap((region) =>
            Object.keys(region.control)
              .filter((power) => power !== own)
              .slice(0, 1)
              .map((power) => `incite ${token.id} ${region.id} ${power}`),
          ),
        )
        .slice(0, 4);
    case "to":
      return where ? [`to ${where}`] : [];
    case "place":
      return where ? ["army", "navy", "fort"].map((unit) => `place ${unit} ${where}`) : [];
    default:
      return [verb];
  }
}

/** What pointing at a thing would mean before a verb is chosen: to attack it, to settle it, to move it. */
export function asksAbout(given: unknown, thingId: string): string[] {
  const view = given as View;
  const [kind, first, second] = thingId.split("/");
  const own = view.seat ?? "";
  if (kind === "tile") return [`claim ${first}`];
  if (kind === "alliance") return [`ally ${first}`];
  if (kind === "token") return [`attack ${first}`];
  if (kind === "home") return [`move army home-${first}`];
  const marker = kind === "marker" ? view.markers.find((one) => one.id === first) : undefined;
  if (marker) return marker.kind === "attack" ? [`attack ${marker.region} ${first}`] : [`${marker.kind} ${first}`];
  if ((kind === "unit" || kind === "force") && second !== own) return [`attack ${first} ${second}`];
  if (kind === "unit" || kind === "force" || kind === "region") return examples(view, "move", `region/${first}`);
  return [];
}

/** Colonize and Commerce without a marker on the map: the reason would name a marker that nobody sees. */
export function nothing(given: unknown, verb: string): string | null {
  if (verb !== "colonize" && verb !== "commerce") return null;
  const there = (given as View).markers.some((marker) => marker.place === "map" && marker.kind === verb);
  return there ? null : t(`nothing-${verb}`);
}

/** Before a covert act: what each token does, and whether it can be had. */
export function notes(given: unknown, verb: string): string[] {
  if (verb !== "incite") return [];
  const view = given as View;
  return view.tokens.map((token) => {
    const state = token.region
      ? t("token-lies", { region: thing("region", token.region) })
      : token.barred.includes(view.seat ?? "")
        ? t("token-banned")
        : t("token-free");
    return t("token-note", { token: nameOf("token", token.id), effect: say(token.effect), cost: t("token-costs"), state });
  });
}
