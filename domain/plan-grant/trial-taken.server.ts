import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { person } from "../person/person.table.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import { planGrant, trialTaken } from "./plan-grant.table.ts";

/** The big hosts that deliver a mailbox's mail whatever dots its name is written with. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/** One name for a mailbox, however its owner may write it: what follows a plus is theirs to choose. */
function mailboxOf(email: string) {
  const [name = "", host = ""] = emailKey(email).split("@");
  const [before = ""] = name.split("+");
  const plain = before === "" ? name : before;
  return dotless.has(host) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}

/** Stands for the address as it is written, which its owner may ask about, and for its mailbox. */
async function theirDigests(db: Db, email: string) {
  return [...new Set([...(await digestsOf(db, email)), ...(await digestsOf(db, mailboxOf(email)))])];
}

/** Whether the owner of this mailbox has had their month free. */
export async function isTrialTaken(db: Db, email: string) {
  return (await db.$count(trialTaken, inArray(trialTaken.digest, await theirDigests(db, email)))) > 0;
}

/** Notes that a mailbox has its month free now; resolves to false where it had one. */
export async function takeTrial(tx: Db, email: string, now: Date) {
  const digests = await theirDigests(tx, email);
  const noted = await tx
    .insert(trialTaken)
    .values(digests.map((digest) => ({ digest, takenAt: now })))
    .onConflictDoNothing()
    .returning();
  return noted.length === digests.length;
}

/** Keeps of an account that is about to be erased that its month free was had, by the address that it has now. */
export async function rememberTrial(tx: Db, email: string, now = new Date()) {
  const [trial] = await tx
    .select({ id: planGrant.id })
    .from(planGrant)
    .innerJoin(person, eq(person.id, planGrant.personId))
    .where(and(eq(person.email, email), eq(planGrant.source, "trial")));
  if (trial) await takeTrial(tx, email, now);
}
