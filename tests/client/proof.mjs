// What the browser's proof makes of given letters and games. Reads JSON from standard input,
//   {"seals": [letter], "tickets": [[house, letters, number, total]], "games": [Fair], "plain": whether without WebCrypto}
// and answers with the same lists worked out by client/src/fair. Run by test_proof.py.
import { readFileSync } from "node:fs";
import { keyOf, prove, sealOf, ticketOf } from "../../client/src/fair/proof.js";
import { subtle } from "../../client/src/fair/plain.js";

const given = JSON.parse(readFileSync(0, "utf8"));
if (given.plain) Object.defineProperty(globalThis, "crypto", { value: { subtle } });

const tickets = [];
for (const [house, letters, number, total] of given.tickets) tickets.push((await ticketOf(await keyOf(house, letters), number, total)).ticket);
const games = [];
for (const fair of given.games) {
  const { broken, drawn, wrong } = await prove(fair);
  games.push({ broken, wrong, outcomes: drawn.map(({ text }) => text) });
}
console.log(JSON.stringify({ seals: await Promise.all(given.seals.map(sealOf)), tickets, games }));
