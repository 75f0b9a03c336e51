// Parts of the page as the sources in the folder that this runs in make them. Reads JSON from standard input,
//   {"texts": {GAME: Fluent text}, "tables": {NAME: {"game": as the server tells it, "welcome": event}}, "asked": [question]}
// (GAME "" for what all games share) and answers each question:
//   {"draw": FILE, "props": {...}, "table": NAME, "past": moment}  a component as it is drawn, at a table or by itself
//   {"open": NAME}                                                 the open actions, as the board reads them
//   {"sent": NAME}                                                 what the page sends by itself when this comes in
import { readFileSync } from "node:fs";
import { nothing, withSources } from "./sources.mjs";

const { texts, tables, asked } = JSON.parse(readFileSync(0, "utf8"));
globalThis.document = { hidden: false, querySelector: () => null, addEventListener: nothing };
globalThis.window = { addEventListener: nothing };
globalThis.DOMRect = class {};
globalThis.fetch = async (address) => {
  const game = /^\/api\/(?:games\/([^/]+)\/)?messages\//.exec(address);
  return { ok: game !== null, text: async () => texts[game[1] ?? ""], json: async () => ({}) };
};

await withSources(["en"], async (load, draw) => {
  const { loadGame } = await load("/src/text/text.svelte.ts");
  const { board } = await load("/src/games/index.ts");
  const { TableSession } = await load("/src/table/session.svelte.ts");

  async function opened(name) {
    const { game, welcome } = tables[name];
    await loadGame(game.card.id);
    const sent = [];
    const channel = { ask: (wish) => (sent.push(wish), new Promise(nothing)), close: nothing };
    let hear = nothing;
    const listen = (given) => ((hear = given), channel);
    const table = new TableSession(welcome.table, game, await board(game.card.id, Promise.resolve(game)), "", null, listen);
    hear(welcome);
    return { table, sent };
  }

  async function answer({ draw: file, props, table, past, open, sent }) {
    if (open) return (await opened(open)).table.choice.open;
    if (sent) return (await opened(sent)).sent;
    const at = table ? (await opened(table)).table : null;
    if (past) at.past = past;
    return draw(file, { go: nothing, remove: nothing, name: String, ...props, ...(at ? { table: at } : {}) });
  }

  const answers = [];
  for (const question of asked) answers.push(await answer(question));
  console.log(JSON.stringify(answers));
});
