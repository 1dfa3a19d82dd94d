import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import { leadNotes } from "../lead/note.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { isClosedTo } from "../audit/closed.server.ts";
import { readForTeam } from "./application.server.ts";
import { needsTimes } from "./list.server.ts";
import { opensWords } from "./review/proposed-lines.server.ts";
import {
  application,
  applicationCall,
  applicationDecision,
  applicationInvitation,
  applicationSubmission,
  applicationWithdrawal,
} from "./application.table.ts";

/** Leaves out other people's decision texts for a person who must still review, because these texts reveal reviews. */
export async function readApplicationDetail(db: Db, actor: Actor, id: string) {
  mustHave(actor, "applications");
  const found = await readForTeam(db, id);
  if (!found || (await isClosedTo(db, actor, id))) return undefined;
  const { draft: _, first, final, ...shown } = found;
  const [asks] = await db.select({ needsTimes }).from(application).where(eq(application.id, id));
  const submissions = await db
    .select({
      id: applicationSubmission.id,
      answers: applicationSubmission.answers,
      seconds: applicationSubmission.seconds,
      submittedAt: applicationSubmission.submittedAt,
    })
    .from(applicationSubmission)
    .where(eq(applicationSubmission.applicationId, id))
    .orderBy(desc(applicationSubmission.submittedAt));
  const isBlind = !(await opensWords(db, actor, id));
  const hides = (decision: { by: string | null }) => isBlind && decision.by !== actor.viewer.id;
  const decided = await db
    .select({
      id: applicationDecision.id,
      step: applicationDecision.step,
      verdict: applicationDecision.verdict,
      reason: applicationDecision.reason,
      line: applicationDecision.line,
      decidedAt: applicationDecision.decidedAt,
      leavesAt: applicationDecision.leavesAt,
      releasedAt: applicationDecision.releasedAt,
      recalledAt: applicationDecision.recalledAt,
      by: applicationDecision.author,
      author: nameOf,
    })
    .from(applicationDecision)
    .leftJoin(person, eq(person.id, applicationDecision.author))
    .where(and(eq(applicationDecision.applicationId, id), isBlind ? isNull(applicationDecision.recalledAt) : undefined))
    .orderBy(asc(applicationDecision.decidedAt));
  const decisions = decided.map(({ reason, line, ...each }) =>
    hides(each) ? { ...each, reason: null, line: null } : { ...each, reason, line },
  );
  const invitations = await db
    .select({
      id: applicationInvitation.id,
      times: applicationInvitation.times,
      where: applicationInvitation.where,
      invitedAt: applicationInvitation.invitedAt,
      chosenTime: applicationInvitation.chosenTime,
      chosenAt: applicationInvitation.chosenAt,
      leavesAt: applicationInvitation.leavesAt,
      releasedAt: applicationInvitation.releasedAt,
      recalledAt: applicationInvitation.recalledAt,
      author: nameOf,
    })
    .from(applicationInvitation)
    .leftJoin(person, eq(person.id, applicationInvitation.author))
    .where(eq(applicationInvitation.applicationId, id))
    .orderBy(asc(applicationInvitation.invitedAt));
  const calls = await db
    .select()
    .from(applicationCall)
    .where(eq(applicationCall.applicationId, id))
    .orderBy(asc(applicationCall.requestedAt));
  const withdrawals = await db
    .select({ id: applicationWithdrawal.id, withdrawnAt: applicationWithdrawal.withdrawnAt })
    .from(applicationWithdrawal)
    .where(eq(applicationWithdrawal.applicationId, id))
    .orderBy(asc(applicationWithdrawal.withdrawnAt));
  await recordAccess(db, actor, { kind: "application", id });
  const described = (decision: typeof first) =>
    decision && hides({ by: decision.author }) ? { ...decision, reason: "", line: "" } : decision;
  return {
    ...shown,
    first: described(first),
    final: described(final),
    needsTimes: asks?.needsTimes ?? false,
    submissions,
    decisions,
    invitations,
    calls,
    withdrawals,
    notes: await leadNotes(db, actor, [id]),
  };
}

export type ApplicationDetail = NonNullable<Awaited<ReturnType<typeof readApplicationDetail>>>;
