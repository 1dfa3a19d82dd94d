import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { Limited } from "./limits.server.ts";
import { countOwnChange } from "./own-changes.server.ts";
import { person } from "./person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";

export async function ownAccount(db: Db, personId: string) {
  const { email, role, lang, requestedPlan } = person;
  const [own] = await db.select({ email, role, lang, requestedPlan }).from(person).where(eq(person.id, personId));
  if (!own) throw new Error("A person who is signed in is gone");
  return own;
}

export async function requestPlan(
  db: Db,
  personId: string,
  requestedPlan: PaidPlan,
  address: string,
): Promise<{ status: "stored" } | Limited> {
  return db.transaction(async (tx) => {
    const its = eq(person.id, personId);
    const [before] = await tx.select({ requestedPlan: person.requestedPlan }).from(person).where(its).for("update");
    if (!before || before.requestedPlan === requestedPlan) return { status: "stored" };
    const refused = await countOwnChange(tx, personId, "plan");
    if (refused) return refused;
    await tx
      .update(person)
      .set({ requestedPlan, updatedAt: sql`now()` })
      .where(its);
    await writeAudit(tx, {
      actor: personId,
      action: "person.plan",
      object: { kind: "person", id: personId },
      before,
      after: { requestedPlan },
      address,
    });
    return { status: "stored" };
  });
}

export async function changeLanguage(db: Db, personId: string, lang: Lang) {
  await db
    .update(person)
    .set({ lang, updatedAt: sql`now()` })
    .where(eq(person.id, personId));
}
