// Steady: a small engine for Tricorne in JavaScript. It speaks the protocol of docs/engines.md over standard input and
// output, and knows no rule of any game: it plays the verb that it has played least, so that it does a bit of everything.
//
//   tricorne simulate imperial-struggle --bots "engine:node examples/engines/steady.mjs,random" --games 2

import { createInterface } from "node:readline";

const played = new Map(); // how often each verb was played
let random = 1;
let patience = 0;

function say(line) {
  process.stdout.write(line + "\n");
}

// A small generator of its own: the seed makes the same game the same again.
function below(limit) {
  random = (random * 48271) % 2147483647;
  return random % limit;
}

function verb(text) {
  return text.split(" ")[0];
}

function decide({ legal }) {
  const count = (text) => played.get(verb(text)) ?? 0;
  const least = Math.min(...legal.map(([, text]) => count(text)));
  const best = legal.filter(([, text]) => count(text) <= least + patience);
  const [, text] = best[below(best.length)];
  played.set(verb(text), count(text) + 1);
  say("info " + JSON.stringify({ value: 1 / (least + 2), line: [text], text: `played ${least} times before` }));
  say("play " + text);
}

const answers = {
  hello() {
    say("id name Steady");
    say("id author the makers of Tricorne");
    say("option patience number 0");
    say("ready");
  },
  set(rest) {
    const [name, value] = rest.split(" ");
    if (name === "patience") patience = Number(value);
  },
  game(rest) {
    random = 1 + (JSON.parse(rest).seed % 2147483646);
    played.clear();
  },
  go(rest) {
    decide(JSON.parse(rest));
  },
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  answers[word]?.(space < 0 ? "" : line.slice(space + 1));
});
