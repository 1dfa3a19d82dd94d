import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { type Application, isHeld, lockForTeam } from "./application.server.ts";
import { applicationDecision, applicationInvitation } from "./application.table.ts";
import { syncStatus } from "./status.server.ts";

/** "left": the decision was already sent; "recalled": recalled before, or by what the applicant did meanwhile. */
export type Recalled = { status: "stored" | "left" | "recalled" | "gone" };

const isStillHeld = (table: typeof applicationDecision | typeof applicationInvitation, id: string) =>
  and(eq(table.applicationId, id), isNull(table.releasedAt), isNull(table.recalledAt));

/** Lock the application before calling this function; `by` is null if the applicant has withdrawn or changed the answers. */
export async function recallHeld(tx: Db, id: string, by: string | null, now: Date) {
  const recalled = { recalledAt: now, recalledBy: by };
  const decisions = await tx
    .update(applicationDecision)
    .set(recalled)
    .where(isStillHeld(applicationDecision, id))
    .returning({ id: applicationDecision.id });
  const invitations = await tx
    .update(applicationInvitation)
    .set(recalled)
    .where(isStillHeld(applicationInvitation, id))
    .returning({ id: applicationInvitation.id });
  const ids = decisions.map((each) => each.id);
  if (ids.length > 0)
    await tx.update(applicationDecision).set({ replacedBy: null }).where(inArray(applicationDecision.replacedBy, ids));
  return decisions.length + invitations.length > 0;
}

async function answerNamed(tx: Db, id: string, answer: string) {
  for (const table of [applicationDecision, applicationInvitation]) {
    const [found] = await tx
      .select({ releasedAt: table.releasedAt, recalledAt: table.recalledAt })
      .from(table)
      .where(and(eq(table.id, answer), eq(table.applicationId, id)));
    if (found) return found;
  }
  return undefined;
}

/** `answer` is the id of the decision or invitation, which another team member may have made. */
export async function recall(
  db: Db,
  actor: Actor,
  { application, answer }: { application: string; answer: string },
  now = new Date(),
): Promise<Recalled> {
  mustHave(actor, "applications");
  return db.transaction(async (tx): Promise<Recalled> => {
    if (await isClosedTo(tx, actor, application)) return { status: "gone" };
    const found = await lockForTeam(tx, application);
    const named = found && (await answerNamed(tx, application, answer));
    if (!named) return { status: "gone" };
    if (!isHeld(named)) return { status: named.releasedAt ? "left" : "recalled" };
    await recallAll(tx, actor, found, now);
    return { status: "stored" };
  });
}

async function recallAll(tx: Db, actor: Actor, { id, final, first }: Application, now: Date) {
  await recallHeld(tx, id, actor.viewer.id, now);
  await syncStatus(tx, id);
  await audit(tx, actor, {
    action: "application.recall",
    object: { kind: "application", id },
    before: { verdict: final?.verdict ?? first?.verdict ?? null },
  });
}

/** Recalls what the actor decided and has not been sent. The caller must have locked the round. */
export async function recallOwn(tx: Db, actor: Actor, id: string, now: Date) {
  mustHave(actor, "applications");
  const found = await lockForTeam(tx, id);
  const isOwn = (answer: Pick<NonNullable<Application["final"]>, "author" | "releasedAt" | "recalledAt"> | null) =>
    isHeld(answer) && answer?.author === actor.viewer.id;
  if (found && [found.first, found.final, found.invitation].some(isOwn)) await recallAll(tx, actor, found, now);
}
