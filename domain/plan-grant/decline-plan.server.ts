import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { person } from "../person/person.table.ts";
import { askedPlan } from "../person/state.server.ts";
import { planDeclinedEmail } from "./plan-grant.emails.server.ts";
import type { EndAnswer } from "./end-plan.server.ts";

/** Declines the plan request of the founder with this id. `line` is the required reason in the e-mail. */
export async function declinePlan(db: Db, actor: Actor, id: string, line: string): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const [found] = await tx
      .select({ email: person.email, lang: person.lang, plan: askedPlan })
      .from(person)
      .where(eq(person.id, id))
      .for("update");
    if (!found) return { status: "gone" };
    const { email, lang, plan } = found;
    if (!plan) return { status: "unchanged" };
    await tx
      .update(person)
      .set({ requestedPlan: null, updatedAt: sql`now()` })
      .where(eq(person.id, id));
    await enqueue(tx, [emailJob(planDeclinedEmail.with({ lang, plan, line }), { key: email })]);
    await audit(tx, actor, {
      action: "person.plan-decline",
      object: { kind: "person", id },
      before: { requestedPlan: plan },
      after: { requestedPlan: null },
    });
    return { status: "stored" };
  });
}
