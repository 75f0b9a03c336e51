// Which of the engine's words does the client not know? Reads JSON from standard input, one object a game:
//   {"game", "lines": [...], "prompts": [...], "actions": [[text, words], ...]}
// and answers with what has no form, no verb or no message, as JSON. Run by tests/client.
import { readFileSync, readdirSync } from "node:fs";
import { reader } from "../src/games/forms.ts";
import * as empires from "../src/games/struggle-of-empires/forms.ts";
import * as struggle from "../src/games/imperial-struggle/forms.ts";

const GAMES = { "struggle-of-empires": { ...empires, prefix: "" }, "imperial-struggle": { ...struggle, prefix: "is-" } };
const messages = new URL("../messages/", import.meta.url);
const LANGUAGES = readdirSync(messages).filter((language) => language !== "en");
const ids = Object.fromEntries(
  LANGUAGES.map((language) => {
    const folder = new URL(`${language}/`, messages);
    const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
    return [language, new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))];
  }),
);

const unknown = [];
const missing = new Set();
for (const given of JSON.parse(readFileSync(0, "utf8"))) {
  const game = GAMES[given.game];
  const need = (id) => LANGUAGES.filter((language) => !ids[language].has(game.prefix + id)).forEach((language) => missing.add(`${language}: ${game.prefix}${id}`));
  const told = reader(game.FORMS, game.KINDS);
  for (const line of given.lines) if (!told(line)) unknown.push(`${given.game}, log: ${line}`);
  const asked = game.PROMPTS ? reader(game.PROMPTS, game.KINDS) : null;
  for (const [key, words] of given.prompts) {
    const found = asked ? asked(words) : { id: key };
    if (found) need(`prompt-${found.id}`);
    else unknown.push(`${given.game}, question: ${words}`);
  }
  for (const [id] of game.FORMS) need(`log-${id}`);
  for (const [id] of game.PROMPTS ?? []) need(`prompt-${id}`);
  const acts = game.ACTS ? reader(Object.entries(game.ACTS), game.KINDS) : null;
  for (const [text, words] of given.actions) {
    const verb = text.split(" ")[0];
    if (!acts) {
      const id = verb === "attack" ? "attack-power" : verb;
      need(`act-${id}`);
    } else if (reader([[verb, game.ACTS[verb] ?? ""]], game.KINDS)(words)) need(`act-${verb}`);
    else unknown.push(`${given.game}, action: ${text} (${words})`);
  }
}
console.log(JSON.stringify({ unknown, missing: [...missing] }));
