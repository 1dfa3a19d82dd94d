import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { suppression } from "./suppression.table.ts";

/** What stands for an e-mail address where the address itself may no longer stand. */
export const digestOf = (secret: string, email: string) => sign(secret, "erased-address", email.toLowerCase());

/** From now on nothing is mailed to this address. */
export async function suppress(tx: Db, secret: string, email: string, now = new Date()) {
  await tx
    .insert(suppression)
    .values({ digest: digestOf(secret, email), since: now })
    .onConflictDoUpdate({ target: suppression.digest, set: { since: now } });
}

/** Whoever reads this address, and has shown it by a mailed link, lets mail in again. No form that is filled in with it does. */
export async function liftSuppression(tx: Db, secret: string, email: string) {
  await tx.delete(suppression).where(eq(suppression.digest, digestOf(secret, email)));
}

export async function isSuppressed(db: Db, secret: string, email: string) {
  const digest = digestOf(secret, email);
  return (await db.select().from(suppression).where(eq(suppression.digest, digest))).length > 0;
}
