// Names of things. The engine and the views have them in English; other languages know them by that name.
import { inLanguage, t, type Args } from "../../text/text.svelte";
import { spaceOf, type View } from "./view";

export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A name in the language of the page: of a space, card, ministry, Advantage, tile, theater, war, commodity. */
export function named(name: string): string {
  const basic = /^Basic ([+-]\d+)$/.exec(name);
  if (basic) return t("is-basic-tile", { strength: basic[1] });
  const known = inLanguage(`is-name-${slug(name)}`);
  if (known) return known;
  const strong = /^(.+) ([+-]\d+)$/.exec(name);
  if (strong) return t("is-tile-strength", { name: named(strong[1]), strength: strong[2] });
  const kind = /^(.+) \((.+)\)$/.exec(name);
  return (kind && inLanguage(`is-kind-${slug(kind[2])}`, { name: named(kind[1]) })) || name;
}

export const sideName = (id: string): string => t(`is-side-${id}`);
export const typeName = (id: string): string => t(`is-type-${id}`);
export const regionName = (id: string): string => t(`is-region-${id}`);
export const commodityName = (id: string): string => t(`is-commodity-${id}`);
export const keywordName = (id: string): string => t(`is-keyword-${id}`);

/** All forms of a Region that sentences need. */
export function regionArgs(id: string): Args {
  return { region: regionName(id), inRegion: t(`is-region-${id}.in`) };
}

export function spaceName(view: View, id: string): string {
  if (id === "navy-box") return t("is-navy-box");
  const space = spaceOf(view, id);
  return space ? named(space.name) : id;
}

/** "Economic 4, Diplomatic 2" of an Investment tile by its id, as "inv-01-e4-d2". */
export function tileWords(id: string): string {
  const found = /^inv-\d+-([edm])(\d)-([edm])(\d)$/.exec(id);
  const types: Record<string, string> = { e: "economic", d: "diplomatic", m: "military" };
  if (!found) return id;
  return t("is-investment", {
    major: typeName(types[found[1]]),
    points: Number(found[2]),
    minor: typeName(types[found[3]]),
    less: Number(found[4]),
  });
}

/** A list as a sentence has it. */
export const listed = (words: string[]): string => words.join(t("is-comma"));
