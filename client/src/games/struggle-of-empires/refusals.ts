// Why something is refused, in the language of the page: found by the form of the engine's reason (forms-refusals.ts).
import { inLanguage, type Args } from "../../text/text.svelte";
import { kindOf, reader } from "../forms";
import { nameOf, placeArgs } from "./deeds";
import { POWERS, REFUSAL_KINDS, REGIONS } from "./forms";
import { REFUSALS } from "./forms-refusals";
import { markerWords } from "./reading";
import { slug } from "./sentences";
import { markerOf, type View } from "./view";

const read = reader(REFUSALS, REFUSAL_KINDS);
const SINGLE: Record<string, string> = { armies: "army", navies: "navy", forts: "fort" };

function fill(view: View, hole: string, found: string): Args {
  const kind = kindOf(hole);
  if (kind === "power") return { [hole]: nameOf("power", POWERS[found]) };
  if (kind === "place" || kind === "region") return placeArgs(REGIONS[found.replace(/^in /, "")] ?? "home");
  if (kind === "number") return { [hole]: Number(found) };
  if (kind === "units") return { units: SINGLE[found] ?? found };
  if (kind === "tile" || kind === "alliance" || kind === "token") return { [hole]: nameOf(kind, slug(found)) };
  if (kind !== "marker") return { [hole]: found };
  const marker = markerOf(view, found);
  return marker ? { marker: markerWords(marker), ...placeArgs(marker.region) } : { marker: found, region: "", inRegion: "" };
}

/** The reason told anew; null where the page speaks English, or for a reason of the house. */
export function refusal(given: unknown, words: string): string | null {
  const found = read(words);
  if (!found) return null;
  const args: Args = {};
  for (const [hole, held] of found.holes) Object.assign(args, fill(given as View, hole, held));
  return inLanguage(`why-${found.id}`, args);
}
