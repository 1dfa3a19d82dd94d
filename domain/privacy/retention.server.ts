import { forgetInvitations } from "../colleague/invitation.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, ne, not, notExists, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetDeclined, forgetDrafts, forgetResumeLinks } from "../application/retention.server.ts";
import { rankingLook, reviewAssignment, reviewLook } from "../application/review/review.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { forgetChats } from "../copilot/conversation.server.ts";
import { consentProof } from "../consent/consent.table.ts";
import { dealView, dealViewing } from "../deal/deal.table.ts";
import { deckAgreement, deckAgreementAccepted } from "../deck/agreement.table.ts";
import { deckLink } from "../deck/link.table.ts";
import { deckReader, deckVisit } from "../deck/reading.table.ts";
import { deckReport } from "../deck/report.table.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { fund, fundInvitation, fundSeat } from "../fund/fund.table.ts";
import { introduction } from "../introduction/introduction.table.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { forgetNewsletterProofs, forgetUnconfirmed } from "../newsletter/newsletter.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { notification } from "../notification/notification.table.ts";
import { loginSession } from "../person/account.table.ts";
import { seatInvitation } from "../person/startup.table.ts";
import { personConsent } from "../person/person-consent.table.ts";
import { person } from "../person/person.table.ts";
import { sessionLink, sessionPresence } from "../session-day/session-day.table.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { sessionInterest } from "../session-wish/session-wish.table.ts";
import { keptSince, retentionNames, type RetentionRule } from "../retention/rules.ts";
import { forgetLinks } from "./link.server.ts";
import { privacyRequest, retentionRun } from "./privacy.table.ts";
import { databaseTime, type OwnData } from "./watch.server.ts";
import { forgetInactive, forgetLeads, forgetUnverified } from "./forget-people.server.ts";

type Forget = (db: Db, now: Date, ownData: OwnData) => Promise<number>;

/** Deletes the rows of a table whose date is older than the rule allows. */
function deleteOld(rule: RetentionRule, table: PgTable, date: PgColumn): Forget {
  return async (db, now) =>
    (
      await db
        .delete(table)
        .where(lt(date, keptSince(rule, now)))
        .returning({ date })
    ).length;
}

/** The deletions of each rule. They can run several times a day and resolve to the number of deleted records. */
const jobs: Record<RetentionRule, Forget> = {
  leads: forgetLeads,
  drafts: forgetDrafts,
  declined_applications: forgetDeclined,
  reviews: forgetReviews,
  newsletter_unconfirmed: forgetUnconfirmed,
  consent_proofs: forgetProofs,
  spam: forgetSpam,
  delivery_data: forgetDeliveryData,
  chats: forgetChats,
  unverified_accounts: forgetUnverified,
  inactive_accounts: forgetInactive,
  // Sessions end long before; this limits how long network addresses are stored.
  sessions: deleteOld("sessions", loginSession, loginSession.seenAt),
  // A trigger of the database refuses to delete entries that are less than a year old.
  audit_log: deleteOld("audit_log", auditEntry, auditEntry.at),
  mailed_links: forgetMailedLinks,
  notifications: deleteOld("notifications", notification, notification.notifiedAt),
  seat_invitations: deleteOld("seat_invitations", seatInvitation, seatInvitation.createdAt),
  meetings: deleteOld("meetings", meeting, meeting.endsAt),
  meeting_topics: forgetTopics,
  investor_invitations: forgetInvestorInvitations,
  session_guests: forgetGuests,
  deal_views: forgetViews,
  deck_visits: forgetDeckVisits,
  deck_agreements: forgetAgreements,
  introductions: deleteOld("introductions", introduction, introduction.closedAt),
  privacy_requests: forgetRequests,
};

/**
 * Runs every rule once per day in Paris, on whichever server is first, and stores the result. A failing rule is
 * recorded and does not stop the others.
 */
export async function runRetention(db: Db, log: Log, ownData: OwnData, at?: Date) {
  const now = at ?? (await databaseTime(db));
  for (const rule of retentionNames) {
    const id = randomUUID();
    const [begun] = await db
      .insert(retentionRun)
      .values({ id, rule, day: parisDay(now), startedAt: now })
      .onConflictDoNothing({ target: [retentionRun.rule, retentionRun.day] })
      .returning({ id: retentionRun.id });
    if (!begun) continue;
    const its = eq(retentionRun.id, id);
    try {
      const removed = await jobs[rule](db, now, ownData);
      await db.update(retentionRun).set({ removed, finishedAt: now }).where(its);
      if (removed > 0) log.info({ rule, removed }, "records past their time were deleted");
    } catch (error) {
      log.error({ error, rule }, "records past their time could not be deleted");
      const why = error instanceof Error ? error.name : "unknown";
      await db.update(retentionRun).set({ error: why }).where(its);
    }
  }
}

async function forgetReviews(db: Db, now: Date) {
  const since = keptSince("reviews", now);
  await db.delete(reviewLook).where(lt(reviewLook.lookedAt, since));
  await db.delete(rankingLook).where(lt(rankingLook.lookedAt, since));
  const gone = await db
    .delete(reviewAssignment)
    .where(lt(reviewAssignment.assignedAt, since))
    .returning({ id: reviewAssignment.id });
  return gone.length;
}

async function forgetProofs(db: Db, now: Date) {
  const since = keptSince("consent_proofs", now);
  const alive = db
    .select({ one: sql`1` })
    .from(lead)
    .where(eq(lead.id, leadConsent.leadId));
  const forms = await db
    .delete(leadConsent)
    .where(and(lt(leadConsent.at, since), notExists(alive)))
    .returning({ id: leadConsent.leadId });
  const personExists = db
    .select({ one: sql`1` })
    .from(person)
    .where(eq(person.id, personConsent.personId));
  const accounts = await db
    .delete(personConsent)
    .where(and(lt(personConsent.givenAt, since), notExists(personExists)))
    .returning({ id: personConsent.id });
  const choices = await db.delete(consentProof).where(lt(consentProof.at, since)).returning({ id: consentProof.id });
  return forms.length + accounts.length + choices.length + (await forgetNewsletterProofs(db, now));
}

/** Days after a session until its helpers’ links are deleted: they open nothing from six hours after it. */
const daysOfLinks = 30;

async function forgetGuests(db: Db, now: Date) {
  const old = db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(lt(sessionPlan.startsOn, parisDay(keptSince("session_guests", now))));
  await db.delete(sessionPresence).where(inArray(sessionPresence.session, old));
  const over = db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(lt(sessionPlan.startsOn, daysLater(parisDay(now), -daysOfLinks)));
  await db.delete(sessionLink).where(inArray(sessionLink.session, over));
  await db.delete(sessionInterest).where(inArray(sessionInterest.session, old));
  const gone = await db
    .delete(sessionGuest)
    .where(inArray(sessionGuest.session, old))
    .returning({ id: sessionGuest.id });
  return gone.length;
}

async function forgetSpam(db: Db, now: Date) {
  const old = and(lead.spam, lt(lead.createdAt, keptSince("spam", now)));
  const gone = await db.delete(lead).where(old).returning({ id: lead.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(leadConsent).where(inArray(leadConsent.leadId, ids));
  return ids.length;
}

/** Blanks the content and recipient of old finished jobs; the row stays as the lead's record. */
async function forgetDeliveryData(db: Db, now: Date, { forgetEmails }: OwnData) {
  const old = and(
    inArray(job.state, ["done", "dismissed"]),
    lt(job.finishedAt, keptSince("delivery_data", now)),
    ne(job.key, ""),
  );
  for (let removed = 0; ;) {
    const some = db.select({ id: job.id }).from(job).where(old).limit(1_000);
    const gone = await db.update(job).set({ key: "", data: {} }).where(inArray(job.id, some)).returning({ id: job.id });
    await forgetEmails(gone.map(({ id }) => id));
    removed += gone.length;
    if (gone.length < 1_000) return removed;
  }
}

async function forgetMailedLinks(db: Db, now: Date, { forgetEmails }: OwnData) {
  const { links, emails } = await forgetLinks(db, now);
  await forgetEmails(emails);
  return links + (await forgetResumeLinks(db, now)) + (await forgetInvitations(db, now));
}

/**
 * Deletes unconfirmed and ended invitations after the retention period; a confirmed one is kept until its reader stops
 * it.
 */
async function forgetInvestorInvitations(db: Db, now: Date) {
  const since = keptSince("investor_invitations", now);
  const { confirmedAt, createdAt, endedAt } = followInvitation;
  const follows = await db
    .delete(followInvitation)
    .where(or(and(isNull(confirmedAt), lt(createdAt, since)), lt(endedAt, since)))
    .returning({ id: followInvitation.id });
  const old = lt(fundInvitation.createdAt, since);
  const seats = await db.delete(fundInvitation).where(old).returning({ id: fundInvitation.id });
  // Funds without a current member, for example because the last one was erased.
  const live = db.select({ id: fundSeat.fund }).from(fundSeat).where(isNull(fundSeat.endedAt));
  const funds = await db
    .delete(fund)
    .where(not(inArray(fund.id, live)))
    .returning({ id: fund.id });
  return follows.length + seats.length + funds.length;
}

async function forgetViews(db: Db, now: Date) {
  const since = keptSince("deal_views", now);
  await db.delete(dealViewing).where(lt(dealViewing.lastCountedAt, since));
  return (await db.delete(dealView).where(lt(dealView.at, since)).returning({ id: dealView.id })).length;
}

async function forgetDeckVisits(db: Db, now: Date) {
  const old = lt(deckVisit.openedAt, keptSince("deck_visits", now));
  const gone = await db.delete(deckVisit).where(old).returning({ id: deckVisit.id });
  const ended = sql`least(${deckLink.cutAt}, ${deckLink.expiresAt})`;
  await db.delete(deckLink).where(lt(ended, keptSince("deck_visits", now).toISOString()));
  await db.delete(deckReport).where(lt(deckReport.at, keptSince("deck_visits", now)));
  await db.delete(deckReader).where(sql`id not in (select reader from deck_visit where reader is not null)`);
  return gone.length;
}

/** Deletes old proofs of agreements, and texts as old that no link asks for and nobody accepted. */
async function forgetAgreements(db: Db, now: Date) {
  const since = keptSince("deck_agreements", now);
  const gone = await db
    .delete(deckAgreementAccepted)
    .where(lt(deckAgreementAccepted.at, since))
    .returning({ agreement: deckAgreementAccepted.agreement });
  await db
    .delete(deckAgreement)
    .where(
      and(
        lt(deckAgreement.at, since),
        sql`id not in (select agreement from deck_link where agreement is not null)`,
        sql`id not in (select agreement from deck_agreement_accepted)`,
      ),
    );
  return gone.length;
}

async function forgetTopics(db: Db, now: Date) {
  const old = and(ne(meeting.topic, ""), lt(meeting.endsAt, keptSince("meeting_topics", now)));
  return (await db.update(meeting).set({ topic: "" }).where(old).returning({ id: meeting.id })).length;
}

async function forgetRequests(db: Db, now: Date) {
  const old = lt(privacyRequest.closedAt, keptSince("privacy_requests", now));
  const gone = await db.delete(privacyRequest).where(old).returning({ id: privacyRequest.id });
  await db.delete(retentionRun).where(lt(retentionRun.startedAt, keptSince("privacy_requests", now)));
  return gone.length;
}
