import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { person } from "../person/person.table.ts";
import { lockedRequest } from "./current-plan.server.ts";
import { planDeclinedEmail } from "./plan-grant.emails.server.ts";
import type { EndAnswer } from "./end-plan.server.ts";

/** `reason` is required and e-mailed. `shownRequest` is the request that the form showed, "" for none. */
export type Declining = { reason: string; shownRequest?: string | undefined };

/** Declines the plan request of the founder with this id. */
export async function declinePlan(
  db: Db,
  actor: Actor,
  id: string,
  { reason: line, shownRequest }: Declining,
): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const found = await lockedRequest(tx, id);
    if (!found) return { status: "gone" };
    const { email, lang, plan } = found;
    if (shownRequest !== undefined && shownRequest !== (plan ?? "")) return { status: "overtaken" };
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
