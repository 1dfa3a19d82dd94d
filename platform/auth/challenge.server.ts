import { randomBytes } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { readSigned, writeSigned } from "../installation/signed-id.server.ts";
import { take } from "../rate/bucket.server.ts";
import { digestOf } from "./secrets.server.ts";

/** Seconds in which a challenge has to be answered. */
export const challengeLasts = 15 * 60;
/** Longer than a challenge lasts on two servers whose clocks differ. */
const remembered = 3_600;

const purposeOf = (about: string) => `challenge:${about}`;

/** What an authenticator is asked to sign: random, ours, and good for what `about` names alone. It stands in no table. */
export function newChallenge(secret: string, about: string) {
  const text = `${Date.now().toString(36)}-${randomBytes(16).toString("base64url")}`;
  return Buffer.from(writeSigned(secret, purposeOf(about), text)).toString("base64url");
}

/** Whether we gave this challenge for the same, within the last quarter of an hour. */
export function isChallenge(secret: string, about: string, challenge: string) {
  const text = readSigned(secret, purposeOf(about), Buffer.from(challenge, "base64url").toString());
  return text !== undefined && Math.abs(Date.now() - Number.parseInt(text, 36)) < challengeLasts * 1_000;
}

/** Uses a challenge up: true once, on every server. */
export async function spendChallenge(db: Db, challenge: string) {
  const taken = await take(db, `challenge:${digestOf(challenge)}`, { capacity: 1, perSecond: 1 / remembered });
  return taken.allowed;
}
