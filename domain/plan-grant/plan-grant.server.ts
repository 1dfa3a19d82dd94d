import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import { mustHave } from "../audit/access.ts";
import { lastDayOf, planOn } from "./plan-grant.ts";
import { planGrant } from "./plan-grant.table.ts";
import { planGrantedEmail } from "./plan-grant.emails.server.ts";
import { forgetRequest, inFull, live, lockedRequest, lockedStartup, shownGrantsOf } from "./current-plan.server.ts";

/**
 * Days are in Paris time; `endsOn` is the last day, or null without an end. `shownGrants` and `shownRequest` are what the
 * form showed of the plan and of the founder's request.
 */
export type Grant = { plan: PaidPlan; startsOn: string; endsOn: string | null; reason: string } & Partial<
  Record<"shownGrants" | "shownRequest", string | undefined>
>;

export type GrantAnswer = { status: "stored" | "unchanged" | "overtaken" | "no-founder" | "gone" };

/** The new plan replaces all earlier grants except a free trial, which continues in parallel. */
export async function grantPlan(
  db: Db,
  actor: Actor,
  id: string,
  grant: Grant,
  now = new Date(),
): Promise<GrantAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<GrantAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: (await tx.$count(person, eq(person.id, id))) > 0 ? "no-founder" : "gone" };
    if (found.role !== "founder") return { status: "no-founder" };
    const { startup } = found;
    const { plan, startsOn, endsOn, reason, shownGrants, shownRequest } = grant;
    const today = parisDay(now);
    // Grants that have already ended are loaded too, because the new grant may begin in the past.
    const before = await live(tx, startup, startsOn < today ? startsOn : today);
    const same = before.some(
      (each) => each.plan === plan && each.startsOn === startsOn && lastDayOf(each) === endsOn && !each.endedOn,
    );
    if (same) return { status: "unchanged" };
    if (shownGrants !== undefined && shownGrants !== (await shownGrantsOf(tx, startup))) return { status: "overtaken" };
    if (shownRequest !== undefined && shownRequest !== ((await lockedRequest(tx, id))?.plan ?? ""))
      return { status: "overtaken" };
    // A free trial continues until its last day, and a grant that ends before the new grant begins does not change.
    const replaced = before.filter((each) => each.source !== "trial" && (lastDayOf(each) ?? startsOn) >= startsOn);
    for (const each of replaced) {
      const endedOn = each.startsOn < startsOn ? startsOn : each.startsOn;
      await tx
        .update(planGrant)
        .set({ endedOn, endedAt: now, endedBy: actor.viewer.id })
        .where(eq(planGrant.id, each.id));
    }
    await tx.insert(planGrant).values({
      id: randomUUID(),
      startup,
      ...{ plan, startsOn, endsOn, reason },
      grantedBy: actor.viewer.id,
      grantedAt: now,
    });
    const requested = await forgetRequest(tx, { id, startup }, plan);
    const { requestedPlan } = found;
    // The e-mail mentions the trial only if the trial includes more rights than the granted plan.
    const trial = plan === "elite" ? undefined : before.find(({ source }) => source === "trial");
    const last = trial && lastDayOf(trial);
    const trialUntil = last && last >= startsOn && last >= today ? last : undefined;
    const replaces = plan !== "elite" && replaced.some((each) => each.plan === "elite") ? "elite" : undefined;
    const readers = [found, ...requested.filter((each) => each.id !== found.id)];
    await enqueue(
      tx,
      readers.map(({ lang, email }) =>
        emailJob(planGrantedEmail.with({ lang, plan, startsOn, endsOn, trialUntil, replaces }), { key: email }),
      ),
    );
    await audit(tx, actor, {
      action: "person.plan-grant",
      object: { kind: "person", id },
      before: { ...inFull(planOn(before, today)), requestedPlan },
      after: { plan, startsOn, endsOn },
    });
    return { status: "stored" };
  });
}
