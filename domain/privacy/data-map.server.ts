import { getTableColumns, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { job, jobQueue } from "../../platform/jobs/job.table.ts";
import { addressKey } from "../../platform/installation/address-key.table.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import { rateBucket } from "../../platform/rate/bucket.table.ts";
import {
  application,
  applicationBooking,
  applicationCall,
  applicationDecision,
  applicationDraft,
  applicationDraftCount,
  applicationInvitation,
  applicationResume,
  applicationRevision,
  applicationSentDraft,
  applicationSubmission,
  applicationWithdrawal,
} from "../application/application.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { consentProof, consentWording } from "../consent/consent.table.ts";
import { contentRecord, contentRevision, contentVersion, image, imageRendition } from "../content/content.table.ts";
import { dateMail } from "../date-mail/date-mail.table.ts";
import { guide, guideDone, guideMail, guidePause } from "../guide/guide.table.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { visitCount } from "../visit/visit.table.ts";
import { deliveryDismissal } from "../outbox/dismissal.table.ts";
import { backupRun } from "../../platform/backup/backup.table.ts";
import { lead, leadConsent, leadNote, leadStatusChange } from "../lead/lead.table.ts";
import {
  newsletterEvent,
  newsletterIssue,
  newsletterMail,
  newsletterSubscription,
} from "../newsletter/newsletter.table.ts";
import {
  accountLink,
  credential,
  loginSession,
  personConsent,
  recoveryCode,
  secondFactor,
  signUp,
} from "../person/account.table.ts";
import { passkey } from "../person/passkey.table.ts";
import { investorDecision, person, personBlock } from "../person/person.table.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { post, postViews } from "../post/post.table.ts";
import { subscription } from "../subscription/subscription.table.ts";
import { suppression } from "../suppression/suppression.table.ts";
import type { Category } from "./privacy.ts";
import { inactivityWarning, privacyLink, privacyRequest, retentionRun, tombstone } from "./privacy.table.ts";
import { among, type Subject } from "./subject.server.ts";

type Columns<T extends PgTable> = Extract<keyof T["$inferSelect"], string>;

/** A table with rows about people: whose they are, what their owner is given, what becomes of them at an erasure. */
type Owned<T extends PgTable = PgTable> = {
  table: T;
  category: Category;
  /** The columns that name the owner, and by what. */
  owner: readonly (readonly [Columns<T>, keyof Subject])[];
  exported: readonly Columns<T>[];
  /** What the owner is not given, and why. */
  withheld: Partial<Record<Columns<T>, string>>;
  /** What is exported only where this column names the owner too: elsewhere it is somebody else's. */
  ownOnly?: Partial<Record<Columns<T>, readonly [Columns<T>, keyof Subject]>>;
  /** Rows that outlive an erasure: why, and what is written over in them (null empties). */
  kept?: { why: string; blanked: Partial<Record<Columns<T>, "null" | "digest">> };
};

type Impersonal = { table: PgTable; why: string };

const owned = <T extends PgTable>(entry: Owned<T>) => entry as unknown as Owned;

const ourId = "an id of ours that says nothing of the person";
const sameAddress = "the address that the export is about";
const opensReceipt = "a key that opens a page";
const secretOf = "what the sign-in is checked against; it would let somebody else in";
const folded = "the other columns once more, folded for the search";
const othersId = "names another person, an administrator";

/** Every table with rows about people; parents stand before what hangs on them. */
export const personalTables: readonly Owned[] = [
  owned({
    table: person,
    category: "account",
    owner: [["email", "email"]],
    exported: [
      "id",
      "email",
      "emailVerified",
      "name",
      "firstName",
      "lastName",
      "role",
      "lang",
      "requestedPlan",
      "verdict",
      "createdAt",
      "updatedAt",
      "lastSignInAt",
    ],
    withheld: { search: folded },
  }),
  owned({
    table: founderProfile,
    category: "account",
    owner: [["user_id", "people"]],
    exported: [
      "startup_name",
      "founder_name",
      "email",
      "phone",
      "siren",
      "region",
      "creation_date",
      "website",
      "sector",
      "description",
      "team_size",
      "co_founders",
      "team_presentation",
      "target_market",
      "business_model",
      "competitive_advantage",
      "current_stage",
      "annual_revenue",
      "funding_raised",
      "key_metrics",
      "major_clients",
      "funding_amount_needed",
      "funding_use",
      "growth_objectives",
      "pitch_deck_url",
      "business_plan_url",
      "financial_projections_url",
      "created_at",
      "updated_at",
    ],
    withheld: { id: ourId, user_id: ourId },
  }),
  owned({
    table: investorProfile,
    category: "account",
    owner: [["user_id", "people"]],
    exported: [
      "bio",
      "company_name",
      "investment_focus",
      "investment_stages",
      "linkedin_url",
      "preferred_sectors",
      "ticket_size_min",
      "ticket_size_max",
      "created_at",
      "updated_at",
    ],
    withheld: { id: ourId, user_id: ourId },
  }),
  owned({
    table: signUp,
    category: "account",
    owner: [["email", "email"]],
    exported: ["email", "firstName", "lastName", "role", "lang", "requestedPlan", "accepted", "createdAt", "sentAt"],
    withheld: { id: "a part of a link that works once", hash: secretOf },
  }),
  owned({
    table: credential,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["changedAt"],
    withheld: { personId: ourId, hash: secretOf },
  }),
  owned({
    table: secondFactor,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["confirmedAt"],
    withheld: { personId: ourId, secret: secretOf, lastStep: secretOf },
  }),
  owned({
    table: recoveryCode,
    category: "account",
    owner: [["personId", "people"]],
    exported: [],
    withheld: { personId: ourId, digest: secretOf },
  }),
  owned({
    table: passkey,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["name", "transports", "createdAt", "usedAt"],
    withheld: { id: ourId, personId: ourId, credentialId: secretOf, publicKey: secretOf, counter: secretOf },
  }),
  owned({
    table: loginSession,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["role", "stage", "createdAt", "seenAt", "address", "device"],
    withheld: { id: ourId, personId: ourId, digest: secretOf },
  }),
  owned({
    table: accountLink,
    category: "account",
    owner: [
      ["personId", "people"],
      ["email", "email"],
    ],
    exported: ["purpose", "email", "createdAt", "sentAt", "usedAt"],
    withheld: { id: "a part of a link that works once", personId: ourId },
  }),
  owned({
    table: personConsent,
    category: "consents",
    owner: [
      ["personId", "people"],
      ["subject", "digest"],
    ],
    exported: ["purpose", "version", "wording", "lang", "givenAt"],
    withheld: { id: ourId, personId: ourId, subject: "a keyed digest of the address" },
    kept: { why: "proof of a consent, five years, by the digest of the address alone", blanked: { subject: "digest" } },
  }),
  owned({
    table: inactivityWarning,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["warnedAt"],
    withheld: { personId: ourId },
  }),
  owned({
    table: investorDecision,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["verdict", "reason", "decidedAt"],
    withheld: { id: ourId, personId: ourId, author: othersId },
  }),
  owned({
    table: subscription,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["plan", "startsOn", "endsOn", "reason", "grantedAt", "endedOn", "endReason", "endedAt"],
    withheld: { id: ourId, personId: ourId, grantedBy: othersId, endedBy: othersId },
  }),
  owned({
    table: personBlock,
    category: "account",
    owner: [["personId", "people"]],
    exported: ["reason", "blockedAt", "liftedAt"],
    withheld: { id: ourId, personId: ourId, author: othersId, liftedBy: othersId },
  }),
  owned({
    table: lead,
    category: "forms",
    owner: [["email", "email"]],
    exported: ["id", "form", "email", "lang", "payload", "source", "spam", "told", "status", "createdAt"],
    withheld: { key: "a digest that makes a second sending the same", receipt: opensReceipt, search: folded },
  }),
  owned({
    table: leadStatusChange,
    category: "forms",
    owner: [["leadId", "leads"]],
    exported: ["leadId", "status", "changedAt"],
    withheld: { id: ourId, author: othersId },
  }),
  owned({
    table: dateMail,
    category: "messages",
    owner: [["leadId", "leads"]],
    exported: ["leadId", "date", "queuedAt"],
    withheld: {},
  }),
  owned({
    table: leadNote,
    category: "forms",
    owner: [["leadId", "leads"]],
    exported: ["leadId", "text", "writtenAt"],
    withheld: { id: ourId, author: othersId },
  }),
  owned({
    table: sessionPlace,
    category: "forms",
    owner: [["leadId", "leads"]],
    exported: ["leadId", "session", "acceptedAt", "takenBackAt"],
    withheld: { id: ourId, author: othersId, takenBackBy: othersId },
  }),
  owned({
    table: leadConsent,
    category: "consents",
    owner: [
      ["leadId", "leads"],
      ["subject", "digest"],
    ],
    exported: ["leadId", "purpose", "version", "wording", "given", "at"],
    withheld: { subject: "a keyed digest of the address" },
    kept: { why: "proof of a consent, five years, by the digest of the address alone", blanked: { subject: "digest" } },
  }),
  owned({
    table: application,
    category: "application",
    owner: [["email", "email"]],
    exported: ["id", "intake", "email", "lang", "standing", "sentAt", "callAt"],
    withheld: { search: folded },
  }),
  owned({
    table: applicationInvitation,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "times", "where", "invitedAt", "chosenTime", "chosenAt"],
    withheld: { id: ourId, author: othersId },
  }),
  owned({
    table: applicationBooking,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "startsAt", "minutes", "place", "changedAt", "cancelledAt"],
    withheld: { id: ourId, sequence: "how often the time was changed, for calendars" },
  }),
  owned({
    table: applicationSubmission,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "answers", "seconds", "submittedAt"],
    withheld: { id: ourId },
  }),
  owned({
    table: applicationRevision,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "answers", "sentAt", "confirmedAt"],
    withheld: { id: ourId },
  }),
  owned({
    table: applicationWithdrawal,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "withdrawnAt"],
    withheld: { id: ourId },
  }),
  owned({
    table: applicationDecision,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "step", "verdict", "reason", "line", "decidedAt"],
    withheld: { id: ourId, author: othersId },
  }),
  owned({
    table: applicationCall,
    category: "application",
    owner: [["applicationId", "applications"]],
    exported: ["applicationId", "slots", "phone", "requestedAt"],
    withheld: { id: ourId },
  }),
  owned({
    table: applicationDraft,
    category: "application",
    owner: [
      ["email", "email"],
      ["applicationId", "applications"],
    ],
    exported: ["applicationId", "email", "typed", "revision", "savedAt"],
    withheld: { id: "a part of the address that opens the draft" },
  }),
  owned({
    table: applicationSentDraft,
    category: "application",
    owner: [["leadId", "leads"]],
    exported: ["leadId", "sentAt"],
    withheld: { id: "a part of the address that opened the draft" },
  }),
  owned({
    table: applicationResume,
    category: "requests",
    owner: [["email", "email"]],
    exported: ["expiresAt", "usedAt"],
    withheld: { id: "a part of a link that works once", email: sameAddress },
  }),
  owned({
    table: confirmedAddress,
    category: "requests",
    owner: [["email", "email"]],
    exported: ["by", "confirmedAt"],
    withheld: { email: sameAddress },
  }),
  owned({
    table: guide,
    category: "guide",
    owner: [["email", "email"]],
    exported: ["id", "email", "lang", "firstName", "nextDay", "nextOn", "startedAt"],
    withheld: { leadId: ourId },
  }),
  owned({
    table: guideMail,
    category: "guide",
    owner: [["guideId", "guides"]],
    exported: ["day", "queuedAt"],
    withheld: { guideId: ourId },
  }),
  owned({
    table: guidePause,
    category: "guide",
    owner: [["guideId", "guides"]],
    exported: ["stoppedAt", "resumedAt"],
    withheld: { id: ourId, guideId: ourId },
  }),
  owned({
    table: guideDone,
    category: "guide",
    owner: [["guideId", "guides"]],
    exported: ["day", "doneAt"],
    withheld: { guideId: ourId },
  }),
  owned({
    table: newsletterSubscription,
    category: "newsletter",
    owner: [["email", "email"]],
    exported: ["email", "lang", "requestedAt", "confirmedAt", "unsubscribedAt", "bouncedAt"],
    withheld: { id: ourId, requestId: ourId, search: folded },
  }),
  owned({
    table: newsletterEvent,
    category: "newsletter",
    owner: [
      ["subscriptionId", "subscriptions"],
      ["subject", "digest"],
    ],
    exported: ["kind", "lang", "noticeVersion", "wording", "reason", "at"],
    withheld: {
      id: ourId,
      subscriptionId: ourId,
      subject: "a keyed digest of the address",
      receipt: opensReceipt,
      addressDigest: "a keyed digest of a network address, which nobody can read back",
    },
    kept: {
      why: "proof of a consent, five years, by the digest of the address alone",
      blanked: { subject: "digest", receipt: "null", addressDigest: "null" },
    },
  }),
  owned({
    table: newsletterMail,
    category: "newsletter",
    owner: [["subscriptionId", "subscriptions"]],
    exported: ["issueId"],
    withheld: { subscriptionId: ourId },
  }),
  owned({
    table: job,
    category: "messages",
    owner: [
      ["key", "email"],
      ["subject", "records"],
    ],
    exported: ["queue", "data", "state", "attempts", "createdAt", "lastAttemptAt", "finishedAt"],
    withheld: {
      id: ourId,
      seq: ourId,
      key: sameAddress,
      subject: ourId,
      runAt: "when our machinery tries next",
      firstAttemptAt: "when our machinery first tried",
      claimedBy: "a process of ours",
      leaseUntil: "a process of ours",
      lastError: "what another company's server answered ours",
    },
  }),
  owned({
    table: deliveryDismissal,
    category: "messages",
    owner: [["jobId", "jobs"]],
    exported: ["reason", "dismissedAt"],
    withheld: { jobId: ourId, author: othersId },
  }),
  owned({
    table: auditEntry,
    category: "log",
    owner: [
      ["actor", "people"],
      ["objectId", "people"],
      ["objectId", "leads"],
      ["objectId", "jobs"],
    ],
    exported: ["at", "action", "result", "address"],
    ownOnly: { address: ["actor", "people"] },
    withheld: {
      id: ourId,
      actor: "may name another person, an administrator",
      objectKind: ourId,
      objectId: ourId,
      before: "may be about others",
      after: "may be about others",
    },
    kept: {
      why: "security: twelve months; it names people by an id that leads nowhere once the account is gone",
      blanked: {},
    },
  }),
  owned({
    table: privacyLink,
    category: "requests",
    owner: [["email", "email"]],
    exported: ["expiresAt", "usedAt"],
    withheld: { id: "a part of a link that works once", email: sameAddress },
  }),
  owned({
    table: privacyRequest,
    category: "requests",
    owner: [["subject", "digest"]],
    exported: [
      "kind",
      "email",
      "lang",
      "via",
      "askedAt",
      "dueAt",
      "effectiveAt",
      "closedAt",
      "outcome",
      "records",
      "note",
      "answer",
    ],
    withheld: {
      id: ourId,
      subject: "a keyed digest of the address",
      enteredBy: othersId,
      answeredBy: othersId,
    },
    kept: {
      why: "the register of requests, five years, by the digest of the address alone",
      blanked: { email: "null", note: "null", answer: "null" },
    },
  }),
];

/** Tables without rows that belong to somebody, and why. */
export const impersonalTables: readonly Impersonal[] = [
  { table: contentRecord, why: "the site's own texts; people in them (team, testimonials) are changed on the desk" },
  {
    table: contentRevision,
    why: "changes of the site's own texts; their authors stand there by an id of their account",
  },
  { table: image, why: "the site's pictures, with what allows us to show them; they are changed on the desk" },
  { table: imageRendition, why: "the site's pictures" },
  { table: newsletterIssue, why: "which articles were announced" },
  { table: contentVersion, why: "a counter" },
  { table: consentWording, why: "our wordings" },
  {
    table: consentProof,
    why: "a choice about third parties under a random number that only the visitor's cookie holds: nothing leads from an address to it; the cookies page shows it to that browser, and it is deleted after five years",
  },
  { table: post, why: "published articles, signed by their authors" },
  { table: postViews, why: "counters" },
  { table: visitCount, why: "sums of visits" },
  { table: applicationDraftCount, why: "how many drafts were begun each day" },
  { table: backupRun, why: "when backups were made" },
  {
    table: addressKey,
    why: "the key of the address digests; it travels in every backup, the signing secret only in an encrypted one",
  },
  { table: installation, why: "what ties the database to its secret" },
  { table: jobQueue, why: "the state of our queues" },
  { table: rateBucket, why: "limits, gone within a day; e-mails stand in them as keyed digests" },
  { table: retentionRun, why: "counts of what was deleted" },
  {
    table: suppression,
    why: "keyed digests of erased addresses, so that nothing is mailed to them; no address can be read back, a known one can be tried by who has the key",
  },
  { table: tombstone, why: "keyed digests of erased addresses, so that a restored backup is erased again" },
];

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`No column ${name}`);
  return column;
}

/** The rows of a table that are somebody's. */
export function rowsOf({ table, owner }: Owned, subject: Subject): SQL | undefined {
  return or(...owner.map(([name, by]) => among(columnOf(table, name), subject, by)));
}

export type PersonalTable = Owned;
