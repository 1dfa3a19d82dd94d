import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { mentorRequest } from "../mentor/mentor-request.table.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { isPublished, publicationOf } from "../publication/publication.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { readinessScan, scoreReview } from "../readiness/readiness.table.ts";

/** `inAll` is the number of entries that a list would have without this maximum. */
const most = 12;

export async function startupFileOf(db: Db, actor: Actor, founder: string, now = new Date()) {
  mustHave(actor, "startups");
  const { history, ...figures } = await figuresOf(db, founder, now);
  const publication = await publicationOf(db, founder);
  return {
    figures,
    checkIns: history
      .toReversed()
      .slice(0, most)
      .map((each) => ({ ...each, inAll: history.length })),
    scans: await db
      .select({ id: readinessScan.id, score: readinessScan.score, scannedAt: readinessScan.scannedAt, inAll })
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
        inAll,
      })
      .from(kpiAlert)
      .where(eq(kpiAlert.founder, founder))
      .orderBy(sql`${kpiAlert.closedAt} is not null`, desc(kpiAlert.openedAt))
      .limit(most),
    publication: publication && {
      publishedAt: publication.publishedAt,
      confirmedAt: publication.confirmedAt,
      withdrawnAt: publication.withdrawnAt,
      /**
       * Whether investors can currently see the publication; false, for example, after the startup's plan has ended.
       */
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
          inAll,
        })
        .from(mentorRequest)
        .where(eq(mentorRequest.founder, founder))
        .orderBy(sql`${mentorRequest.answeredAt} is not null`, desc(mentorRequest.askedAt))
        .limit(most),
      reviews: await db
        .select({ id: scoreReview.id, askedAt: scoreReview.askedAt, answeredAt: scoreReview.answeredAt, inAll })
        .from(scoreReview)
        .where(eq(scoreReview.founder, founder))
        .orderBy(sql`${scoreReview.answeredAt} is not null`, desc(scoreReview.askedAt))
        .limit(most),
      sessions: await db
        .select({
          lead: pitchApplication.lead,
          session: pitchApplication.session,
          score: pitchApplication.score,
          sentAt: pitchApplication.sentAt,
          inAll,
        })
        .from(pitchApplication)
        .where(eq(pitchApplication.founder, founder))
        .orderBy(desc(pitchApplication.sentAt))
        .limit(most),
    },
  };
}

export type StartupFile = Awaited<ReturnType<typeof startupFileOf>>;
