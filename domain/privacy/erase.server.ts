import { takeFiles } from "../application/review/hand-over.server.ts";
import { and, eq, gt, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { application } from "../application/application.table.ts";
import { raiseVersion } from "../content/content.server.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { cancelMeetingsOfErased } from "../introduction/meeting.server.ts";
import { tellOfClosing } from "../introduction/tell-of-closing.server.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { mentorsAt } from "../meeting/hosts.server.ts";
import { cancelAllOfHost, cancelAllOfStartup, cancelCallOfErased } from "../meeting/meeting-mails.server.ts";
import type { Subject } from "../personal-data/personal-data.ts";
import { rememberTrial } from "../plan-grant/trial-taken.server.ts";
import { lockMember, vacateSeat } from "../seat/succession.server.ts";
import { leaveAllSessions } from "../session-seat/reserve.server.ts";
import { digestOf, suppress } from "../suppression/suppression.server.ts";
import { eraseRows, isDeletion } from "./erase-rows.server.ts";
import { handOverApplications } from "../pitch-session/hand-over.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { isLastAdministrator } from "./last-administrator.server.ts";
import type { Held } from "./privacy.ts";
import { privacyRequest, tombstone } from "./privacy.table.ts";
import { subjectOf, subjectOfHeld } from "./subject.server.ts";

export type Erased =
  /** `emails`: the ids of the e-mails about the person. The caller must delete the stored files of these e-mails. */
  | { status: "erased"; records: number; emails: string[] }
  /** A job about the person is running, or the person is changing startups. The caller must try again later. */
  | { status: "busy" }
  /** The person is the last administrator, so the erasure must wait until there is another one. */
  | { status: "needed" };

type Order = {
  email: string;
  /** The subject of the CRM deletion job: the privacy request's id, or a random id without a request. */
  about: string;
  crm: boolean;
  /** True if the person requested the erasure, which is then repeated when an older backup is restored. */
  forGood: boolean;
};

/** Erases all data of an e-mail address. Legally required proofs keep only a digest of the address. */
export async function erase(tx: Db, order: Order, now = new Date()): Promise<Erased> {
  const { email, about, crm, forGood } = order;
  if (!(await lockMember(tx, email))) return { status: "busy" };
  const subject = await subjectOf(tx, email);
  await lock(tx, "erasure", subject.digest);
  if (await isLeaving(tx, subject)) return { status: "busy" };
  if (await isLastAdministrator(tx, subject.email)) return { status: "needed" };
  const former = await formerAddresses(tx, subject);
  const known = new Set<string>();
  for (const each of [subject.email, ...former]) if (await wasSentToCrm(tx, each)) known.add(each);
  await rememberTrial(tx, subject.email, now);
  for (const each of subject.people) await vacateSeat(tx, each, { by: each, kind: "left" }, now);
  for (const each of [...subject.people, ...(await mentorsAt(tx, subject.email))]) await cancelAllOfHost(tx, each, now);
  for (const each of subject.people) await takeFiles(tx, each, now);
  for (const each of subject.people) await leaveAllSessions(tx, each, now);
  for (const each of subject.people) await cancelMeetingsOfErased(tx, { investor: each }, now);
  await handOverApplications(tx, subject);
  // Handed-over applications no longer belong to the person, so the records are loaded a second time.
  const left = await subjectOf(tx, email);
  for (const each of left.startups) await cancelAllOfStartup(tx, each, now);
  for (const each of left.startups) await cancelMeetingsOfErased(tx, { startup: each }, now);
  for (const each of left.startups) await tellOfClosing(tx, each);
  for (const each of left.applications) await cancelCallOfErased(tx, each, now);
  const frees = await freesPlace(tx, left);
  const { records, emails } = await eraseRows(tx, left);
  if (frees) await raiseVersion(tx);
  if (forGood) {
    await suppress(tx, subject.email, now);
    await remember(tx, subject.digest, now);
  }
  const forgotten = [subject.email, ...former].filter((each) => known.has(each) || (crm && records > 0));
  await enqueue(
    tx,
    forgotten.map((each) => newJob(crmQueue, { forget: each }, { key: each, subject: about })),
  );
  return { status: "erased", records, emails };
}

/**
 * Erases what was sent from an address before another account took it. The account and its later records stay, so the
 * address is not suppressed, and an erasure log knows the earlier moment only.
 */
export async function eraseHeld(
  tx: Db,
  { email, about, crm }: Omit<Order, "forGood">,
  held: Held,
  now: Date,
): Promise<Erased> {
  const digest = await digestOf(tx, email);
  await lock(tx, "erasure", digest);
  const subject = await subjectOfHeld(tx, { email, digest }, held);
  if (await isLeaving(tx, subject)) return { status: "busy" };
  const handed = new Set(await handOverApplications(tx, { email, digest, startups: [] }, subject.leads));
  const left = { ...subject, leads: subject.leads.filter((each) => !handed.has(each)) };
  for (const each of left.applications) await cancelCallOfErased(tx, each, now);
  const frees = await freesPlace(tx, left);
  const { records, emails } = await eraseRows(tx, left);
  if (frees) await raiseVersion(tx);
  await remember(tx, digest, new Date(held.at));
  if (crm && records > 0) await enqueue(tx, [newJob(crmQueue, { forget: email }, { key: email, subject: about })]);
  return { status: "erased", records, emails };
}

/** Public pages show which sessions and intakes are full, so the cached pages must be renewed. */
async function freesPlace(tx: Db, { leads, applications }: Subject) {
  const atSession = await tx.$count(sessionPlace, and(isAmong(sessionPlace.leadId, leads), isTaken));
  const accepted = and(isAmong(application.id, applications), eq(application.shownStatus, "accepted"));
  return atSession > 0 || (await tx.$count(application, accepted)) > 0;
}

const remember = (tx: Db, digest: string, erasedAt: Date) =>
  tx.insert(tombstone).values({ digest, erasedAt }).onConflictDoUpdate({ target: tombstone.digest, set: { erasedAt } });

async function isLeaving(tx: Db, subject: Subject) {
  const theirs = or(eq(job.key, subject.email), isAmong(job.subject, subject.records));
  const [leaving] = await tx
    .select({ id: job.id })
    .from(job)
    .where(and(theirs, isNotNull(job.claimedBy), gt(job.leaseUntil, sql`now()`)))
    .limit(1);
  return leaving !== undefined;
}

/** Returns the account's earlier e-mail addresses, except addresses that now belong to another account. */
async function formerAddresses(tx: Db, { email, leads }: Subject) {
  const others = tx.select({ email: person.email }).from(person);
  const rows = await tx
    .selectDistinct({ email: lead.email })
    .from(lead)
    .where(and(isAmong(lead.id, leads), ne(lead.email, email), notInArray(lead.email, others)));
  return rows.map((row) => row.email);
}

async function wasSentToCrm(tx: Db, email: string) {
  const tried = and(eq(job.key, email), eq(job.queue, crmQueue.name), gt(job.attempts, 0), sql`not ${isDeletion}`);
  return (await tx.select({ id: job.id }).from(job).where(tried).limit(1)).length > 0;
}

/** Removes personal data from finished jobs of an erasure: the final e-mail and the CRM deletion. */
export async function forgetTraces(db: Db) {
  const erased = db
    .select({ id: privacyRequest.id })
    .from(privacyRequest)
    .where(and(eq(privacyRequest.kind, "erasure"), eq(privacyRequest.outcome, "done")));
  await db
    .update(job)
    .set({ key: "", data: {} })
    .where(and(inArray(job.subject, erased), inArray(job.state, ["done", "dismissed"]), ne(job.key, "")));
}
