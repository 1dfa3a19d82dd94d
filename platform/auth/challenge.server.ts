import { randomBytes } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { readSigned, writeSigned } from "../installation/signed-id.server.ts";
import { take } from "../rate/bucket.server.ts";
import { digestOf } from "./secrets.server.ts";

/** The seconds within which a passkey challenge must be answered. */
export const challengeLasts = 15 * 60;
/**
 * The seconds for which a used challenge is remembered, longer than its validity because servers' clocks may differ.
 */
const remembered = 3_600;

const purposeOf = (about: string) => `challenge:${about}`;

/**
 * Returns a random, signed challenge for a passkey, valid only for the purpose `about`. The challenge is not stored.
 */
export function newChallenge(secret: string, about: string) {
  const text = `${Date.now().toString(36)}-${randomBytes(16).toString("base64url")}`;
  return Buffer.from(writeSigned(secret, purposeOf(about), text)).toString("base64url");
}

/** Checks that this site issued the challenge for the purpose `about` within the last 15 minutes. */
export function isChallenge(secret: string, about: string, challenge: string) {
  const text = readSigned(secret, purposeOf(about), Buffer.from(challenge, "base64url").toString());
  return text !== undefined && Math.abs(Date.now() - Number.parseInt(text, 36)) < challengeLasts * 1_000;
}

/** Marks a challenge as used. Returns true only for the first call with that challenge, even across several servers. */
export async function spendChallenge(db: Db, challenge: string) {
  const taken = await take(db, `challenge:${digestOf(challenge)}`, { capacity: 1, perSecond: 1 / remembered });
  return taken.allowed;
}
