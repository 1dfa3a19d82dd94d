import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { readAddressKey } from "../../platform/installation/address-key.server.ts";
import { digestWith } from "../../platform/installation/keyed-digest.server.ts";
import { suppression } from "./suppression.table.ts";

/** What stands for an e-mail address where the address itself may no longer stand. */
export async function digestOf(db: Db, email: string) {
  const key = await readAddressKey(db);
  if (!key) throw new Error("This database has no address key: no server has opened it yet");
  return digestWith(key, email.toLowerCase());
}

/** From now on nothing is mailed to this address. */
export async function suppress(tx: Db, email: string, now = new Date()) {
  await tx
    .insert(suppression)
    .values({ digest: await digestOf(tx, email), since: now })
    .onConflictDoUpdate({ target: suppression.digest, set: { since: now } });
}

/** The reader of this address, who has shown it by a mailed link, lets mail in again. No form that is filled in with it does. */
export async function liftSuppression(tx: Db, email: string) {
  await tx.delete(suppression).where(eq(suppression.digest, await digestOf(tx, email)));
}

export async function isSuppressed(db: Db, email: string) {
  const digest = await digestOf(db, email);
  return (await db.select().from(suppression).where(eq(suppression.digest, digest))).length > 0;
}
