// The texts of this game. Things among the facts of a text are given by their paths ("power/britain") and said by their
// names; where an owner of the game has given a thing a name of his own, the view tells, and it is said everywhere.
import { gameText } from "../../text/text.svelte";
import { thingOf } from "../../text/speech";
import type { Arg, Message } from "../../wire";
import type { View } from "./view";

const GAME = "struggle-of-empires";
const own = gameText(GAME);

export type Facts = Record<string, Arg>;
export type Kind = "power" | "region" | "tile" | "alliance" | "token" | "unit" | "side";

let renamed = $state.raw<Record<string, string>>({});

/** Take the names over that the owner of this table's game has corrected. */
export function learnNames(view: View): void {
  const found: Record<string, string> = {};
  for (const { name } of [...view.powers, ...view.regions, ...view.tiles, ...view.alliances, ...view.tokens]) {
    const thing = thingOf(name);
    if (thing?.name) found[`${thing.kind}/${thing.id}`] = thing.name;
  }
  if (JSON.stringify(found) !== JSON.stringify(renamed)) renamed = found;
}

/** A thing as a fact of a text. */
export function thing(kind: Kind, id: string): Arg {
  const path = `${kind}/${id}`;
  return path in renamed ? { thing: path, name: renamed[path] } : path;
}

/** A place as a fact: a region, or the home country of whoever is spoken of. */
export const place = (id: string): Arg => thing("region", id);

/** The name of a thing, or another form of it: "short", "in", "label" ... */
export const nameOf = (kind: Kind, id: string, form = ""): string => own.nameOf(thing(kind, id), form);

/** A text of the game's own as a message. */
export const message = (id: string, args: Facts = {}): Message => ({ key: `${GAME}/${id}`, args });

export function maybe(id: string, args: Facts = {}): string | null {
  const said = own.say(message(id, args));
  return said === `${GAME}/${id}` ? own.maybe(id) : said;
}

export const t = (id: string, args: Facts = {}): string => maybe(id, args) ?? id;

export const say = own.say;
