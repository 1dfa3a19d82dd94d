import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { person } from "../person/person.table.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { planGrant, trialTaken } from "./plan-grant.table.ts";

/** Also returns digests of the address without "+" suffix and Gmail dots, to find a trial under another spelling. */
async function theirDigests(db: Db, email: string) {
  return [...new Set([...(await digestsOf(db, email)), ...(await digestsOf(db, mailboxOf(email)))])];
}

export async function isTrialTaken(db: Db, email: string) {
  return (await db.$count(trialTaken, inArray(trialTaken.digest, await theirDigests(db, email)))) > 0;
}

export async function takeTrial(tx: Db, email: string, now: Date) {
  const digests = await theirDigests(tx, email);
  const noted = await tx
    .insert(trialTaken)
    .values(digests.map((digest) => ({ digest, takenAt: now })))
    .onConflictDoNothing()
    .returning();
  return noted.length === digests.length;
}

/** Must run before an erasure deletes the person's seat, through which the startup is found. */
export async function rememberTrial(tx: Db, email: string, now = new Date()) {
  const [trial] = await tx
    .select({ id: planGrant.id })
    .from(planGrant)
    .innerJoin(startupSeat, eq(startupSeat.startup, planGrant.startup))
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(eq(person.email, email), eq(planGrant.source, "trial")));
  if (trial) await takeTrial(tx, email, now);
}
