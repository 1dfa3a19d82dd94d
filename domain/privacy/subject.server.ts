import { and, eq, isNull, lte, not, notExists, or } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { application } from "../application/application.table.ts";
import { deckReader } from "../deck/reading.table.ts";
import { guide } from "../guide/guide.table.ts";
import { lead } from "../lead/lead.table.ts";
import { mentorsAt } from "../meeting/hosts.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { person } from "../person/person.table.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import type { Subject } from "../personal-data/personal-data.ts";
import { startupSeat } from "../person/startup.table.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import type { Held } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";

export async function subjectOf(db: Db, address: string): Promise<Subject> {
  const email = emailKey(address);
  const digests = await digestsOf(db, email);
  const idsIn = async <T extends PgTable & { id: PgColumn }>(table: T, column: PgColumn, ...values: string[]) =>
    (
      await db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(isAmong(column, values))
    ).map(({ id }) => String(id));
  const people = await idsIn(person, person.email, email);
  const startups = await soleStartups(db, people);
  const sent = await idsIn(lead, lead.email, email);
  // Adds all applications of the person's own startups, because some may contain another e-mail address.
  const tied = await db
    .select({ id: pitchApplication.lead })
    .from(pitchApplication)
    .where(isAmong(pitchApplication.founder, startups));
  const leads = [...new Set([...sent, ...tied.map(({ id }) => id)])];
  const applications = await idsIn(application, application.email, email);
  const guides = await idsIn(guide, guide.email, email);
  const subscriptions = await idsIn(newsletterSubscription, newsletterSubscription.email, email);
  const readers = [
    ...(await idsIn(deckReader, deckReader.email, email)),
    ...(await idsIn(deckReader, deckReader.person, ...people)),
  ];
  const mentored = await idsIn(meeting, meeting.host, ...(await mentorsAt(db, email)));
  const records = [...leads, ...applications, ...guides, ...subscriptions];
  const requests = await idsIn(privacyRequest, privacyRequest.subject, ...digests);
  records.push(...requests);
  const jobs = await db
    .select({ id: job.id })
    .from(job)
    .where(or(eq(job.key, email), isAmong(job.subject, records)));
  return {
    email,
    digest: digests[0],
    digests,
    people,
    startups,
    leads,
    applications,
    guides,
    subscriptions,
    readers,
    mentored,
    jobs: jobs.map(({ id }) => id),
    records,
  };
}

/** Who had an address before an account took it: known by the records of that time alone, not by the address. */
export async function subjectOfHeld(
  db: Db,
  { email, digest }: { email: string; digest: string },
  held: Held,
): Promise<Subject> {
  const { id, requestedAt } = newsletterSubscription;
  const subscriptions = await db
    .select({ id })
    .from(newsletterSubscription)
    .where(and(isAmong(id, held.subscriptions), lte(requestedAt, new Date(held.at))));
  const readers = await db
    .select({ id: deckReader.id })
    .from(deckReader)
    .where(and(isAmong(deckReader.id, held.readers), isNull(deckReader.person)));
  const { leads, applications, guides } = held;
  const own = { leads, applications, guides, subscriptions: subscriptions.map((each) => each.id) };
  const records = Object.values(own).flat();
  const jobs = await db.select({ id: job.id }).from(job).where(isAmong(job.subject, records));
  return {
    // The address is the account's now, so no row is found by it.
    email: `before ${email}`,
    ...{ digest, digests: [], people: [], startups: [], mentored: [] },
    ...own,
    readers: readers.map((each) => each.id),
    jobs: jobs.map((each) => each.id),
    records,
  };
}

async function soleStartups(db: Db, people: readonly string[]) {
  const others = alias(startupSeat, "others");
  const sharedWith = db
    .select({ person: others.person })
    .from(others)
    .where(and(eq(others.startup, startupSeat.startup), not(isAmong(others.person, people))));
  const seats = await db
    .select({ id: startupSeat.startup })
    .from(startupSeat)
    .where(and(isAmong(startupSeat.person, people), notExists(sharedWith)));
  return seats.map(({ id }) => id);
}

export function among(column: PgColumn, subject: Subject, by: keyof Subject) {
  const value = subject[by === "digest" ? "digests" : by];
  return typeof value === "string" ? eq(column, value) : isAmong(column, value);
}
