// The whole proof that the dice of a finished game follow from its letters; docs/fairness.md says why that is enough.
// It runs in any browser and in Node. `fair` is what GET /api/tables/{id}/fair answers.
const bytes = (words) => new TextEncoder().encode(words);
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const hmac = async (key, words) => {
  const secret = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", secret, bytes(words));
};

/** The seal on a letter. */
export const sealOf = async (letter) => hex(await crypto.subtle.digest("SHA-256", bytes(`tricorne/${letter}`)));

/** All letters stirred together: that of the house, then those of the people in the order of the seats. */
export const keyOf = (house, letters) => hmac(bytes(house), ["tricorne/dice/1", ...letters].join("/"));

/** A number below `total` for outcome `number`, each as likely as the others: six bytes, and more if they would favour one. */
export async function ticketOf(key, number, total) {
  for (let block = 0; ; block++) {
    const code = hex(await hmac(key, `outcome/${number}/${block}`));
    const value = parseInt(code.slice(0, 12), 16);
    if (value < 2 ** 48 - (2 ** 48 % total)) return { code, value, block, ticket: value % total };
  }
}

/** What outcome `number` must be, of all that could come: in alphabetical order, each as likely as its weight. */
export async function outcomeOf(key, number, texts, weights) {
  const could = texts.map((text, at) => ({ text, weight: weights[at] })).sort((one, other) => (one.text < other.text ? -1 : 1));
  const drawn = await ticketOf(
    key,
    number,
    could.reduce((sum, { weight }) => sum + weight, 0),
  );
  let rest = drawn.ticket;
  return { ...drawn, text: could.find(({ weight }) => (rest -= weight) < 0).text };
}

/** Open every seal and work out every outcome: whose seal is broken, what must have come, which numbers are wrong. */
export async function prove(fair) {
  const opened = fair.letters.filter(({ letter }) => letter);
  const broken = (await sealOf(fair.seed)) === fair.commitment ? [] : [""];
  for (const { seat, seal, letter } of opened) if ((await sealOf(letter)) !== seal) broken.push(seat);
  const key = await keyOf(
    fair.seed,
    opened.map(({ letter }) => letter),
  );
  const drawn = await Promise.all(fair.draws.map(({ texts, weights }, at) => outcomeOf(key, at + 1, texts, weights)));
  const wrong = drawn.flatMap(({ text }, at) => (text === fair.draws[at].outcome ? [] : [at + 1]));
  return { broken, drawn, wrong };
}
