// The texts of the game, in the language of the page.
import { gameText } from "../../text/text.svelte";
import type { Arg } from "../../wire";

const GAME = "imperial-struggle";
const text = gameText(GAME);

export const { t, maybe, say, nameOf } = text;

/** A text about things, which may ask for other forms of their names: tell("points-none", { type: "type/military" }). */
export const tell = (id: string, args: Record<string, Arg>): string => text.say({ key: `${GAME}/${id}`, args });

/** The name of a thing: name("space", "havana"). */
export const name = (kind: string, id: string, form = ""): string => text.nameOf(`${kind}/${id}`, form);
