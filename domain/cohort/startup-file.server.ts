import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { mentorRequest } from "../mentor/mentor-request.table.ts";
import { mayHandlePeople } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";
import { isPublished, publicationOf } from "../publication/publication.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { readinessScan, scoreReview } from "../readiness/readiness.table.ts";

/** Of each list, the latest. */
const most = 12;

/** What a founder's cockpit holds, as the desk sees it: check-ins, scans, alerts, publication and what they asked for. */
export async function startupFileOf(db: Db, founder: string, actor: Actor, now = new Date()) {
  mayHandlePeople(actor);
  const { history, ...figures } = await figuresOf(db, founder, now);
  const publication = await publicationOf(db, founder);
  return {
    figures,
    checkIns: history.toReversed().slice(0, most),
    scans: await db
      .select({ id: readinessScan.id, score: readinessScan.score, scannedAt: readinessScan.scannedAt })
      .from(readinessScan)
      .where(eq(readinessScan.founder, founder))
      .orderBy(desc(readinessScan.scannedAt), desc(readinessScan.id))
      .limit(most),
    alerts: await db
      .select({
        id: kpiAlert.id,
        kind: kpiAlert.kind,
        level: kpiAlert.level,
        openedAt: kpiAlert.openedAt,
        closedAt: kpiAlert.closedAt,
      })
      .from(kpiAlert)
      .where(eq(kpiAlert.founder, founder))
      .orderBy(sql`${kpiAlert.closedAt} is not null`, desc(kpiAlert.openedAt))
      .limit(most),
    publication: publication && {
      publishedAt: publication.publishedAt,
      confirmedAt: publication.confirmedAt,
      withdrawnAt: publication.withdrawnAt,
      /** Its plan may have ended since. */
      isSeen: await isPublished(db, founder, now),
      isLookedAt: publication.name !== null,
    },
    asked: {
      mentors: await db
        .select({
          id: mentorRequest.id,
          mentor: mentorRequest.mentor,
          askedAt: mentorRequest.askedAt,
          answeredAt: mentorRequest.answeredAt,
        })
        .from(mentorRequest)
        .where(eq(mentorRequest.founder, founder))
        .orderBy(desc(mentorRequest.askedAt))
        .limit(most),
      reviews: await db
        .select({ id: scoreReview.id, askedAt: scoreReview.askedAt, answeredAt: scoreReview.answeredAt })
        .from(scoreReview)
        .where(eq(scoreReview.founder, founder))
        .orderBy(desc(scoreReview.askedAt))
        .limit(most),
      sessions: await db
        .select({
          lead: pitchApplication.lead,
          session: pitchApplication.session,
          score: pitchApplication.score,
          sentAt: pitchApplication.sentAt,
        })
        .from(pitchApplication)
        .where(eq(pitchApplication.founder, founder))
        .orderBy(desc(pitchApplication.sentAt))
        .limit(most),
    },
  };
}

export type StartupFile = Awaited<ReturnType<typeof startupFileOf>>;
