import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { notify } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { mustEdit } from "../startup/access.ts";
import { isShownToStartup } from "./active-investor.server.ts";
import { stateOf, type Verdict } from "./introduction.ts";
import { introductionYesEmail } from "./introduction.emails.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { introduction, introductionAnswer } from "./introduction.table.ts";

const day = 24 * 3_600;
const attempts = { capacity: 100, perSecond: 100 / day };

export type Answered = { status: "stored" | "closed" | "gone" } | { status: "limited"; retryAfter: number };

/**
 * An owner or editor answers a request, once: whatever is committed first counts. A yes mails both their addresses; a no
 * tells nobody, and the request runs out as if it had not been read. "gone" where it is none of the startup's.
 */
export async function answerIntroduction(
  db: Db,
  actor: Actor,
  { id: sent, verdict }: { id: string; verdict: Verdict },
  now = new Date(),
): Promise<Answered> {
  const startup = mustEdit(actor);
  const taken = await take(db, `introduction:answer:${actor.viewer.id}`, attempts);
  if (!taken.allowed) return { status: "limited", retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
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
    if (verdict === "yes") await introduce(tx, { id, investor: found.investor, answering: by }, now);
    return { status: "stored" };
  });
}

/** Asks again that the actor may write for the startup: their seat may have changed since the request began. */
async function mustStillEdit(tx: Db, actor: Actor) {
  const seat = (await seatOf(tx, actor.viewer.id)) ?? null;
  if (mustEdit({ ...actor, viewer: { ...actor.viewer, startup: seat } }) !== actor.viewer.startup?.id)
    throw new NotAllowed("this is for the seat editor");
}

/** Closes a request with a yes and mails each side the other's address. */
async function introduce(
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
