// What the board adds to a line of the log: dice, a mark for the slider, and the pieces that it speaks of.
import { thingOf } from "../../text/speech";
import type { Arg, Message } from "../../wire";
import type { Sentence } from "../module";
import { nameOf, t } from "./text.svelte";
import { UNITS } from "./view";

const idOf = (kind: string, value: Arg | undefined): string | null => {
  const thing = value === undefined ? null : thingOf(value);
  return thing?.kind === kind ? thing.id : null;
};

const numbers = (value: Arg | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Whose home is meant, the powers of the line tell. */
const HOME = "region/home";

/** The pieces of a power in a region stand for what the line says of them there. */
function pieces(args: Message["args"]): string[] {
  const found: string[] = [];
  for (const region of [args.region, args.region2].map((one) => idOf("region", one)))
    for (const power of [args.power, args.power2].map((one) => idOf("power", one))) {
      if (!region || !power) continue;
      const unit = idOf("unit", args.unit);
      if (region === "home") found.push(`home/${power}`);
      if (!unit) found.push(...UNITS.map((one) => `unit/${region}/${power}/${one}`));
      else if (power === idOf("power", args.power)) found.push(`unit/${region}/${power}/${unit}`);
    }
  return found;
}

export function line({ args }: Message, plain: Sentence): Sentence {
  const things = plain.thingIds.filter((thingId) => !thingId.startsWith("unit/") && thingId !== HOME);
  const made: Sentence = { ...plain, thingIds: [...things, ...pieces(args)] };
  if (args.dice !== undefined) {
    made.place = nameOf("region", idOf("region", args.region) ?? "");
    made.dice = [
      { power: idOf("power", args.side), faces: numbers(args.dice), total: Number(args.total) },
      { power: idOf("power", args.side2), faces: numbers(args.dice2), total: Number(args.total2) },
    ];
  }
  if (plain.kind === "war") made.mark = t("war-number", { war: args.war });
  return made;
}
