import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Submission } from "../lead/submission.ts";
import { lead } from "../lead/lead.table.ts";
import { mustOwn, mustRead } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { lastScanOf } from "../readiness/readiness.server.ts";
import { planOf } from "../plan-grant/current-plan.server.ts";
import { agreedFor } from "./participation-fee.server.ts";
import { isIncluded } from "./settled-fees.server.ts";
import type { PlaceFee } from "./participation-fee.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { sessionPlace } from "./session-place.table.ts";

export async function ownPitchApplications(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  const { session, score, sentAt } = pitchApplication;
  const rows = await db
    .select({
      ...{ session, score, sentAt },
      acceptedAt: sessionPlace.acceptedAt,
      refusedAt: pitchAnswer.answeredAt,
      isIncluded: isIncluded(now),
      amount: participationFee.amount,
      agreedAt: participationFee.agreedAt,
    })
    .from(pitchApplication)
    .innerJoin(lead, eq(lead.id, pitchApplication.lead))
    .leftJoin(
      sessionPlace,
      and(eq(sessionPlace.leadId, lead.id), eq(sessionPlace.session, session), isNull(sessionPlace.takenBackAt)),
    )
    .leftJoin(pitchAnswer, eq(pitchAnswer.lead, lead.id))
    .leftJoin(participationFee, agreedFor)
    .where(eq(pitchApplication.founder, founder))
    .orderBy(desc(sentAt));
  return rows.map(({ acceptedAt, refusedAt, isIncluded: included, amount, agreedAt, ...row }) => ({
    ...row,
    hasPlace: acceptedAt !== null,
    /** Rejected, and not given a place since. */
    isRefused: refusedAt !== null && acceptedAt === null,
    fee: {
      isIncluded: included,
      agreed: amount === null || agreedAt === null ? null : { amount, agreedAt },
    } satisfies PlaceFee,
  }));
}

type PitchRequest = {
  session: string;
  threshold: number;
  feeText: string;
  submission: Omit<Submission, "form" | "begin" | "email" | "account">;
};

export type PitchApplied =
  | { status: "stored" }
  | { status: "limited"; retryAfter: number }
  | { status: "not-ready" | "already" };

class AlreadyApplied extends Error {}

/**
 * Applies to a session from the cockpit: creates the same lead as the public form, linked to the founder and to the
 * founder's last scan. A founder can apply once per session.
 */
export async function applyToPitch(
  db: Db,
  actor: Actor,
  secret: string,
  { session, threshold, feeText, submission }: PitchRequest,
  now = new Date(),
): Promise<PitchApplied> {
  const founder = mustOwn(actor);
  const scan = await lastScanOf(db, founder);
  if (!scan || scan.score < threshold) return { status: "not-ready" };
  const { plan } = await planOf(db, founder, now);
  try {
    const stored = await submitLead(
      db,
      secret,
      {
        ...submission,
        form: "pitch-application",
        email: actor.viewer.email,
        account: actor.viewer.id,
        payload: { ...submission.payload, session },
        async begin(tx, { id }) {
          await lockStartup(tx, founder);
          const [tied] = await tx
            .insert(pitchApplication)
            .values({ lead: id, founder, session, scan: scan.id, score: scan.score, plan, feeText, sentAt: now })
            .onConflictDoNothing()
            .returning();
          if (!tied) throw new AlreadyApplied();
          return undefined;
        },
      },
      now.getTime(),
    );
    return stored.status === "limited" ? stored : { status: "stored" };
  } catch (error) {
    if (error instanceof AlreadyApplied) return { status: "already" };
    throw error;
  }
}
