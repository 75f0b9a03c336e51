// What does the client lack to tell reasons, rules and effects in a language? Reads JSON from standard input,
//   {"reasons": {GAME: [words]}, "languages": [id], "messages": [id or id.attribute], "actions": [words]}
// and answers with reasons that have no form, messages that a language lacks, and messages that do not fit their form.
// An action that a bot names must be one of "actions". Run by tests/client.
import { readdirSync, readFileSync } from "node:fs";
import { kindOf, reader } from "../src/games/forms.ts";
import * as struggle from "../src/games/imperial-struggle/forms.ts";
import { REFUSALS as STRUGGLE } from "../src/games/imperial-struggle/forms-refusals.ts";
import { HOUSE_KINDS, HOUSE_REFUSALS } from "../src/text/house-forms.ts";
import { GROUNDS, REASON_KINDS, REASONS } from "../src/text/reason-forms.ts";

const GAMES = {
  "imperial-struggle": { forms: STRUGGLE, kinds: struggle.REFUSAL_KINDS, prefix: "is-why-" },
  house: { forms: HOUSE_REFUSALS, kinds: HOUSE_KINDS, prefix: "why-house-" },
  bots: { forms: REASONS, kinds: REASON_KINDS, prefix: "reason-" },
  grounds: { forms: GROUNDS, kinds: {}, prefix: "reason-for-" },
};
const PLACE = ["region", "inRegion", "toRegion", "fromRegion"];
/** Arguments that a hole becomes, by its kind, where they are not called like the hole. */
const ARGS = { place: () => PLACE, region: () => PLACE, regionid: () => PLACE, marker: () => ["marker", ...PLACE], type: (hole) => [hole, `${hole}Id`], points: () => [] };
/** Kinds of holes that a sentence may leave unsaid: words that are clear without them. */
const CLEAR = new Set(["points", "unit", "type"]);
const argsOf = (hole) => (ARGS[kindOf(hole)] ?? ((name) => [name]))(hole);

const given = JSON.parse(readFileSync(0, "utf8"));
const messages = new URL("../messages/", import.meta.url);

/** The messages of a language, each with all that belongs to it. */
function read(language) {
  const found = new Map();
  for (const file of readdirSync(new URL(`${language}/`, messages))) {
    const text = readFileSync(new URL(`${language}/${file}`, messages), "utf8");
    for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
      const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
      if (id) found.set(id, part.replace(/^#.*$/gm, ""));
    }
  }
  return found;
}

const unknown = [];
const house = reader(HOUSE_REFUSALS, HOUSE_KINDS);
for (const [game, reasons] of Object.entries(given.reasons)) {
  const told = reader(GAMES[game].forms, GAMES[game].kinds);
  for (const words of reasons) {
    const found = told(words) ?? house(words);
    const named = (found?.holes ?? []).filter(([hole]) => kindOf(hole) === "action").map(([, held]) => held);
    if (!found || named.some((held) => !given.actions.includes(held))) unknown.push(`${game}: ${words}`);
  }
}

const missing = [];
const unfit = [];
for (const language of given.languages) {
  const has = read(language);
  for (const id of given.messages) {
    const [name, attribute] = id.split(".");
    if (!has.has(name) || (attribute && !new RegExp(`^\\s+\\.${attribute} =`, "m").test(has.get(name)))) missing.push(`${language}: ${id}`);
  }
  for (const { forms, prefix } of Object.values(GAMES)) {
    for (const [id, text] of forms) {
      const body = has.get(prefix + id);
      if (body === undefined) {
        missing.push(`${language}: ${prefix}${id}`);
        continue;
      }
      const holes = [...text.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole);
      const used = new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => name));
      for (const name of used) if (!holes.some((hole) => argsOf(hole).includes(name))) unfit.push(`${language}: ${prefix}${id} knows no $${name}`);
      for (const hole of holes) if (!CLEAR.has(kindOf(hole)) && !argsOf(hole).some((name) => used.has(name))) unfit.push(`${language}: ${prefix}${id} leaves out {${hole}}`);
    }
  }
  // Fluent drops a message that it cannot read: braces pair off, and every choice has its default.
  for (const [id, body] of has) {
    const count = (mark) => body.split(mark).length - 1;
    if (count("{") !== count("}") || count("->") !== count("*[")) unfit.push(`${language}: ${id} is not well formed`);
  }
}
console.log(JSON.stringify({ unknown, missing: [...new Set(missing)], unfit: [...new Set(unfit)] }));
