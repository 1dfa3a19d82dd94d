import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { planAfter, planOn } from "./plan-grant.ts";
import { planGrant } from "./plan-grant.table.ts";
import { planEndedEmail } from "./plan-grant.emails.server.ts";
import { inFull, live, lockedStartup, shownGrantsOf } from "./current-plan.server.ts";

export type EndAnswer = { status: "stored" | "unchanged" | "overtaken" | "gone" };

/** `shownGrants` names the grants that the form showed. */
export type Ending = { reason: string; shownGrants?: string | undefined };

export async function endPlan(
  db: Db,
  actor: Actor,
  id: string,
  { reason, shownGrants }: Ending,
  now = new Date(),
): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: "gone" };
    const today = parisDay(now);
    const before = await live(tx, found.startup, today);
    const had = planOn(before, today);
    const next = planAfter(before, today);
    const ended = had.plan === "free" ? next : { plan: had.plan, from: had.from };
    if (!ended) return { status: "unchanged" };
    if (shownGrants !== undefined && shownGrants !== (await shownGrantsOf(tx, found.startup)))
      return { status: "overtaken" };
    for (const each of before)
      await tx
        .update(planGrant)
        .set({ endedOn: today, endedAt: now, endedBy: actor.viewer.id, endReason: reason })
        .where(eq(planGrant.id, each.id));
    const { email, lang } = found;
    // With no plan today, the e-mail is about the later plan alone.
    const planned =
      next && (had.plan === "free" ? { startsOn: next.from } : { later: { plan: next.plan, startsOn: next.from } });
    await enqueue(tx, [
      emailJob(planEndedEmail.with({ lang, plan: ended.plan, on: today, ...planned }), { key: email }),
    ]);
    await audit(tx, actor, {
      action: "person.plan-end",
      object: { kind: "person", id },
      before: inFull(had.plan === "free" && next ? next : had),
      after: { plan: "free" },
    });
    return { status: "stored" };
  });
}
