import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import {
  application,
  applicationCall,
  applicationDraft,
  applicationSubmission,
  applicationWithdrawal,
} from "../application/application.table.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { guide, guideDone, guidePause } from "../guide/guide.table.ts";
import { lead } from "../lead/lead.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { person } from "../person/person.table.ts";

/** SQL condition: the person has been active since the given time, or has an account or newsletter subscription. */
export function contactSince(db: Db, email: SQL, since: Date) {
  const one = { one: sql`1` };
  const other = alias(lead, "other");
  const pressed = alias(confirmedAddress, "pressed");
  const sameApplication = (
    table: typeof applicationSubmission | typeof applicationCall | typeof applicationWithdrawal,
  ) => and(eq(application.id, table.applicationId), eq(application.email, email));
  return or(
    sql`exists (${db
      .select(one)
      .from(other)
      .where(and(eq(other.email, email), gt(other.createdAt, since)))})`,
    sql`exists (${db.select(one).from(person).where(eq(person.email, email))})`,
    sql`exists (${db
      .select(one)
      .from(pressed)
      .where(and(eq(pressed.email, email), gt(pressed.confirmedAt, since)))})`,
    sql`exists (${db
      .select(one)
      .from(applicationDraft)
      .where(and(eq(applicationDraft.email, email), gt(applicationDraft.savedAt, since)))})`,
    sql`exists (${db.select(one).from(applicationSubmission).innerJoin(application, sameApplication(applicationSubmission)).where(gt(applicationSubmission.submittedAt, since))})`,
    sql`exists (${db.select(one).from(applicationCall).innerJoin(application, sameApplication(applicationCall)).where(gt(applicationCall.requestedAt, since))})`,
    sql`exists (${db.select(one).from(applicationWithdrawal).innerJoin(application, sameApplication(applicationWithdrawal)).where(gt(applicationWithdrawal.withdrawnAt, since))})`,
    sql`exists (${db
      .select(one)
      .from(guideDone)
      .innerJoin(guide, eq(guide.id, guideDone.guideId))
      .where(and(eq(guide.email, email), gt(guideDone.doneAt, since)))})`,
    sql`exists (${db
      .select(one)
      .from(guidePause)
      .innerJoin(guide, eq(guide.id, guidePause.guideId))
      .where(and(eq(guide.email, email), or(gt(guidePause.stoppedAt, since), gt(guidePause.resumedAt, since))))})`,
    sql`exists (${db
      .select(one)
      .from(newsletterSubscription)
      .where(
        and(
          eq(newsletterSubscription.email, email),
          isNotNull(newsletterSubscription.confirmedAt),
          isNull(newsletterSubscription.unsubscribedAt),
        ),
      )})`,
  );
}
