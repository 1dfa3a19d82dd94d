import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { planDeclinedEmail } from "./plan-grant.emails.server.ts";
import type { EndAnswer } from "./end-plan.server.ts";
import { forgetRequest, lockedStartup } from "./current-plan.server.ts";

/** Declines a founder's plan request. `line` is the required reason in the e-mail to the founder. */
export async function declinePlan(db: Db, actor: Actor, id: string, line: string): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: "gone" };
    const { email, lang, requestedPlan: plan } = found;
    if (!plan) return { status: "unchanged" };
    await forgetRequest(tx, found.startup);
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
