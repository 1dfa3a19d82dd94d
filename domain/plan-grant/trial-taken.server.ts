import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import { planGrant, trialTaken } from "./plan-grant.table.ts";

/** Keeps of an account that is about to be erased that its month free was had, by the address that it has now. */
export async function rememberTrial(tx: Db, email: string, now = new Date()) {
  const [trial] = await tx
    .select({ id: planGrant.id })
    .from(planGrant)
    .innerJoin(person, eq(person.id, planGrant.personId))
    .where(and(eq(person.email, email), eq(planGrant.source, "trial")));
  if (!trial) return;
  await tx
    .insert(trialTaken)
    .values({ digest: await digestOf(tx, email), takenAt: now })
    .onConflictDoNothing();
}
