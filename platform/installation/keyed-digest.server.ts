import { createHash } from "node:crypto";

type Words = [number, number, number, number, number, number, number, number];

const blockBytes = 64;
const primes: number[] = [];
for (let next = 2; primes.length < 64; next += 1) if (primes.every((prime) => next % prime !== 0)) primes.push(next);
const fractionOf = (root: number) => Math.floor((root % 1) * 2 ** 32);
const initial = fromWords(primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime))));
const constants = fromWords(primes.map((prime) => fractionOf(Math.cbrt(prime))));

function fromWords(words: readonly number[]) {
  const bytes = Buffer.alloc(4 * words.length);
  words.forEach((word, at) => bytes.writeUInt32BE(word >>> 0, 4 * at));
  return bytes;
}

const wordsOf = (state: Buffer) => Array.from({ length: 8 }, (_, at) => state.readUInt32BE(4 * at)) as Words;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Computes the compression function of SHA-256 (FIPS 180-4, 6.2.2). */
function compress(state: Buffer, block: Buffer) {
  const schedule = Buffer.alloc(256);
  block.copy(schedule);
  const at = (place: number) => schedule.readUInt32BE(4 * place);
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [at(t - 15), at(t - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule.writeUInt32BE((at(t - 16) + first + at(t - 7) + second) >>> 0, 4 * t);
  }
  let [a, b, c, d, e, f, g, h] = wordsOf(state);
  for (let t = 0; t < 64; t += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + constants.readUInt32BE(4 * t) + at(t);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const ended = [a, b, c, d, e, f, g, h];
  return fromWords(wordsOf(state).map((word, place) => word + (ended[place] ?? 0)));
}

/** Continues SHA-256 with `text`; `state` is the state after a first block of 64 bytes. */
function finish(state: Buffer, text: Buffer) {
  const padded = Buffer.alloc(Math.ceil((text.length + 9) / blockBytes) * blockBytes);
  text.copy(padded);
  padded[text.length] = 0x80;
  padded.writeBigUInt64BE(BigInt(8 * (blockBytes + text.length)), padded.length - 8);
  let ended = state;
  for (let at = 0; at < padded.length; at += blockBytes) ended = compress(ended, padded.subarray(at, at + blockBytes));
  return ended;
}

/**
 * Turns a key into two HMAC-SHA-256 states, which give the key's digests without revealing the key
 * (docs/decisions/0031).
 */
export function digestKeyOf(key: string) {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(blockBytes);
  (bytes.length > blockBytes ? createHash("sha256").update(bytes).digest() : bytes).copy(block);
  const half = (pad: number) => compress(initial, Buffer.from(block.map((byte) => byte ^ pad)));
  return Buffer.concat([half(0x36), half(0x5c)]).toString("base64url");
}

export function digestWith(digestKey: string, text: string) {
  const halves = Buffer.from(digestKey, "base64url");
  return finish(halves.subarray(32), finish(halves.subarray(0, 32), Buffer.from(text))).toString("base64url");
}
