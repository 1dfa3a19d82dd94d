import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type Asker, createQueue } from "./hash-queue.server.ts";

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Computes at most two hashes at once, so that the server can still serve pages. */
export const { withSlot, crowdedFor } = createQueue({ atOnce: 2, waiting: 200, perSecond: 20, places: [3, 12] });

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

const bytesOf = (password: string) => Buffer.from(password.normalize("NFC"));

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/**
 * Returns the Argon2id hash in the PHC string format; for visitors' requests use hashWithSlot, which limits the load.
 */
export async function hashPassword(password: string) {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: bytesOf(password), nonce, ...cost });
  return `${prefix}${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Checks whether a hash was computed with other cost parameters than the current ones. */
export const isOutdated = (hash: string) => !hash.startsWith(prefix);
/** Waits for a place in the queue, then hashes the password; throws Crowded if the queue is full. */
export const hashWithSlot = (asker: Asker, password: string) =>
  withSlot(asker, async (turn) => {
    await turn();
    return hashPassword(password);
  });

/** Unknown e-mail addresses are checked against this hash, so that such a sign-in takes equally long. */
const nobodys = hashPassword(randomBytes(24).toString("base64url"));

/** Checks a password; a missing hash takes equally long, so that the time reveals nothing. Call inside withSlot. */
export async function isPassword(password: string, hash: string | undefined) {
  const [, memory, passes, parallelism, salt = "", tag = ""] = form.exec(hash ?? (await nobodys)) ?? [];
  const right = Buffer.from(tag, "base64");
  const given = await derive("argon2id", {
    message: bytesOf(password),
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: right.length,
  });
  return timingSafeEqual(given, right) && hash !== undefined;
}
