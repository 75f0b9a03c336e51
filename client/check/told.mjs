// Which of the engine's words does the client not know? Reads JSON from standard input, one object a game,
//   {"game", "lines": [sentence], "prompts": [[key, words]], "actions": [[text, words]], "options": [message id]}
// and answers with what has no form, and with messages that a language lacks. Run by tests/client.
import { readdirSync, readFileSync } from "node:fs";
import { reader } from "../src/games/forms.ts";
import * as struggle from "../src/games/imperial-struggle/forms.ts";

const GAMES = { "imperial-struggle": { ...struggle, prefix: "is-" } };
const messages = new URL("../messages/", import.meta.url);
const texts = (language) => readdirSync(new URL(`${language}/`, messages)).map((file) => readFileSync(new URL(`${language}/${file}`, messages), "utf8"));
const OTHERS = readdirSync(messages).filter((language) => language !== "en");
const ids = Object.fromEntries(OTHERS.map((language) => [language, new Set([...texts(language).join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))]));

const unknown = [];
const missing = new Set();

function need(game, id) {
  for (const language of OTHERS) if (!ids[language].has(game.prefix + id)) missing.add(`${language}: ${game.prefix}${id}`);
}

/** An attack is worded by what it is aimed at. */
const worded = (verb) => (verb === "attack" ? ["attack-power", "attack-marker", "attack-token"] : [verb]);

for (const given of JSON.parse(readFileSync(0, "utf8"))) {
  const game = GAMES[given.game];
  const told = reader(game.FORMS, game.KINDS);
  for (const line of given.lines) if (!told(line)) unknown.push(`${given.game}, log: ${line}`);
  for (const [id] of game.FORMS) need(game, `log-${id}`);
  const asked = game.PROMPTS ? reader(game.PROMPTS, game.KINDS) : null;
  for (const [key, words] of given.prompts) {
    const found = asked ? asked(words)?.id : key;
    if (found) need(game, `prompt-${found}`);
    else unknown.push(`${given.game}, question ${key}: ${words}`);
  }
  for (const [id] of game.PROMPTS ?? []) need(game, `prompt-${id}`);
  for (const [text, words] of given.actions) {
    const verb = text.split(" ")[0];
    if (game.ACTS && !reader([[verb, game.ACTS[verb] ?? "-"]], game.KINDS)(words)) unknown.push(`${given.game}, action ${text}: ${words}`);
    for (const id of worded(verb)) need(game, `act-${id}`);
  }
  for (const id of given.options) need({ prefix: "" }, id);
}
console.log(JSON.stringify({ unknown, missing: [...missing] }));
