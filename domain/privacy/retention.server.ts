import { forgetInvitations } from "../colleague/invitation.server.ts";
import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, ne } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { forgetDeclined, forgetDrafts, forgetResumeLinks } from "../application/retention.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { forgetChats } from "../copilot/conversation.server.ts";
import { introduction } from "../introduction/introduction.table.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { forgetUnconfirmed } from "../newsletter/forget.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { notification } from "../notification/notification.table.ts";
import { loginSession } from "../person/account.table.ts";
import { seatInvitation } from "../person/startup.table.ts";
import { keptSince, retentionNames, type RetentionRule } from "../retention/rules.ts";
import { forgetLinks } from "./link.server.ts";
import { retentionRun } from "./privacy.table.ts";
import { databaseTime, type OwnData } from "./watch.server.ts";
import { forgetInactive, forgetLeads, forgetUnverified } from "./forget-people.server.ts";
import { deleteOld, type Forget } from "./delete-old.server.ts";
import { forgetProofs, forgetRequests, forgetReviews } from "./forget-proofs.server.ts";
import { forgetGuests, forgetTopics } from "./forget-sessions.server.ts";
import {
  forgetAgreements,
  forgetDeckVisits,
  forgetInvestorInvitations,
  forgetViews,
} from "./forget-deal-room.server.ts";

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
  // This rule limits how long network addresses are stored; the sessions themselves expire much earlier.
  sessions: deleteOld("sessions", loginSession, loginSession.seenAt),
  // A database trigger prevents the deletion of entries that are less than a year old.
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

/** Runs every retention rule once a day. An error in one rule does not stop the remaining rules. */
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

async function forgetSpam(db: Db, now: Date) {
  const old = and(lead.spam, lt(lead.createdAt, keptSince("spam", now)));
  const gone = await db.delete(lead).where(old).returning({ id: lead.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(leadConsent).where(isAmong(leadConsent.leadId, ids));
  return ids.length;
}

/** Removes only content and recipient, because the row of a job is part of a lead's history. */
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
