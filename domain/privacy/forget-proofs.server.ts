import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { rankingLook, reviewAssignment, reviewLook } from "../application/review/review.table.ts";
import { consentProof } from "../consent/consent.table.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { forgetNewsletterProofs } from "../newsletter/forget.server.ts";
import { personConsent } from "../person/person-consent.table.ts";
import { person } from "../person/person.table.ts";
import { keptSince } from "../retention/rules.ts";
import { privacyRequest, retentionRun } from "./privacy.table.ts";

export async function forgetReviews(db: Db, now: Date) {
  const since = keptSince("reviews", now);
  await db.delete(reviewLook).where(lt(reviewLook.lookedAt, since));
  await db.delete(rankingLook).where(lt(rankingLook.lookedAt, since));
  const gone = await db
    .delete(reviewAssignment)
    .where(lt(reviewAssignment.assignedAt, since))
    .returning({ id: reviewAssignment.id });
  return gone.length;
}

export async function forgetProofs(db: Db, now: Date) {
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

export async function forgetRequests(db: Db, now: Date) {
  const old = lt(privacyRequest.closedAt, keptSince("privacy_requests", now));
  const gone = await db.delete(privacyRequest).where(old).returning({ id: privacyRequest.id });
  await db.delete(retentionRun).where(lt(retentionRun.startedAt, keptSince("privacy_requests", now)));
  return gone.length;
}
