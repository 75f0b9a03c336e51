// Browsers keep their cryptography from pages that came over plain http, as in a house without a certificate. There this file
// stands in for the three calls that letters and proofs need: SHA-256, and HMAC with it. Elsewhere it is never loaded.
const PRIMES = [];
for (let at = 2; PRIMES.length < 64; at++) if (PRIMES.every((prime) => at % prime)) PRIMES.push(at);
/** The first 32 bits behind the point of a root. */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** SHA-256 of bytes. */
export function sha256(given) {
  const padded = new Uint8Array(Math.ceil((given.length + 9) / 64) * 64);
  padded.set(given);
  padded[given.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(given.length / 2 ** 29));
  view.setUint32(padded.length - 4, (given.length * 8) % 2 ** 32);
  const sum = [...START];
  const words = new Int32Array(64);
  for (let from = 0; from < padded.length; from += 64) {
    let [a, b, c, d, e, f, g, h] = sum;
    for (let at = 0; at < 64; at++) {
      if (at < 16) words[at] = view.getInt32(from + 4 * at);
      else {
        const [far, near] = [words[at - 15], words[at - 2]];
        const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
        const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
        words[at] = words[at - 16] + low + words[at - 7] + high;
      }
      const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at];
      const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (sum[at] = (sum[at] + word) | 0));
  }
  const result = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => result.setInt32(4 * at, word));
  return new Uint8Array(result.buffer);
}

const join = (one, other) => Uint8Array.from([...one, ...other]);

/** HMAC-SHA-256 of bytes. */
export function hmac(key, given) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      given,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** As much of `crypto.subtle` as proof.js uses. */
export const subtle = {
  digest: async (_name, given) => sha256(given).buffer,
  importKey: async (_form, key) => new Uint8Array(key),
  sign: async (_name, key, given) => hmac(key, given).buffer,
};
