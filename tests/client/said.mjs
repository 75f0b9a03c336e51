// Says messages as the browser does. Reads JSON from standard input,
//   {"texts": {LANGUAGE: {GAME: Fluent text}}, "messages": [message]}  (GAME "" for what all games share)
// and answers {LANGUAGE: [sentence]}. Run by tests/messages, which hold it against what Python says.
import { readFileSync } from "node:fs";
import { Book, sentence } from "../../client/src/text/speech.ts";

const { texts, messages } = JSON.parse(readFileSync(0, "utf8"));
const said = {};
for (const [language, games] of Object.entries(texts)) {
  const books = {};
  for (const [game, text] of Object.entries(games)) books[game] = new Book(language, game ? [games[""], text] : [text]);
  said[language] = messages.map((message) => sentence((game) => books[game] ?? books[""], message));
}
console.log(JSON.stringify(said));
