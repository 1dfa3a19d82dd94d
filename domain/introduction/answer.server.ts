import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { mustEdit } from "../startup/access.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { type Limited, mustStillEdit, takeChange } from "./change.server.ts";
import { mayPropose, type Slot, writeSlots } from "./meeting.server.ts";
import { stateOf, type Verdict } from "./introduction.ts";
import { introductionYesEmail } from "./introduction.emails.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";

export type Answered = { status: "stored" | "closed" | "gone" | "slots" } | Limited;

/**
 * An owner or editor answers a request, once: whatever is committed first counts. A yes mails both their addresses; a no
 * tells nobody, and the request runs out as if it had not been read. "gone" where it is none of the startup's.
 */
export async function answerIntroduction(
  db: Db,
  actor: Actor,
  { id: sent, verdict, slots = [] }: { id: string; verdict: Verdict; slots?: readonly Slot[] },
  now = new Date(),
): Promise<Answered> {
  const startup = mustEdit(actor);
  const limited = await takeChange(db, actor.viewer.id);
  if (limited) return limited;
  if (verdict === "yes" && slots.length > 0 && !mayPropose(slots, now)) return { status: "slots" };
  return db.transaction(async (tx): Promise<Answered> => {
    const its = and(sql`${introduction.id}::text = ${sent}`, eq(introduction.founder, startup), isShownToStartup);
    const { id: ownId, investor } = introduction;
    const [asked] = await tx.select({ id: ownId, investor }).from(introduction).where(its);
    if (!asked) return { status: "gone" };
    const { id } = asked;
    await lockSides(tx, { startup, investor: asked.investor });
    await mustStillEdit(tx, actor);
    const [found] = await tx.select().from(introduction).where(its).for("update");
    if (!found) return { status: "gone" };
    if (stateOf(found, now) !== "sent") return { status: "closed" };
    const by = actor.viewer.id;
    const [answer] = await tx
      .insert(introductionAnswer)
      .values({ introduction: id, side: "startup", verdict, by, at: now })
      .onConflictDoNothing()
      .returning({ side: introductionAnswer.side });
    if (!answer) return { status: "closed" };
    await audit(tx, actor, {
      action: "introduction.answer",
      object: { kind: "startup", id: startup },
      after: { verdict },
    });
    if (verdict === "yes" && slots.length > 0) await writeSlots(tx, id, slots);
    if (verdict === "yes") await introduce(tx, { id, investor: found.investor, answering: by }, now);
    return { status: "stored" };
  });
}

/** Closes a request with a yes and mails each side the other's address. */
export async function introduce(
  tx: Db,
  { id, investor, answering }: { id: string; investor: string; answering: string },
  now: Date,
) {
  await tx.update(introduction).set({ closedAt: now, ending: "yes" }).where(eq(introduction.id, id));
  for (const [side, to] of [
    ["investor", investor],
    ["startup", answering],
  ] as const) {
    const [reader] = await tx.select({ email: person.email, lang: person.lang }).from(person).where(eq(person.id, to));
    if (!reader) continue;
    const email = introductionYesEmail.with({ lang: reader.lang, introduction: id, side });
    await enqueue(tx, [emailJob(email, { key: reader.email })]);
  }
  await notify(tx, investor, { kind: "introduction", event: `yes:${id}`, data: { state: "yes" }, mailed: true }, now);
}
