import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { person } from "../person/person.table.ts";
import { addressKeyIn, digestsWith } from "../suppression/suppression.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { eliteOn } from "./opens-to.server.ts";
import { planGrant, trialTaken } from "./plan-grant.table.ts";

/** Also returns digests of the address without "+" suffix and Gmail dots, to find a trial under another spelling. */
const theirDigests = (key: string, email: string) => [
  ...new Set([...digestsWith(key, email), ...digestsWith(key, mailboxOf(email))]),
];

export async function isTrialTaken(db: Db, email: string) {
  return (await trialsTaken(db, [email])).length > 0;
}

/** Returns those of the e-mail addresses with which a trial was started. */
async function trialsTaken(db: Db, emails: readonly string[]) {
  const key = await addressKeyIn(db);
  const each = emails.map((email) => ({ email, digests: theirDigests(key, email) }));
  const digests = each.flatMap((one) => one.digests);
  const found = await db
    .select({ digest: trialTaken.digest })
    .from(trialTaken)
    .where(sql`${trialTaken.digest} = any(${sql.param(digests)}::text[])`);
  const taken = new Set(found.map(({ digest }) => digest));
  return each.filter((one) => one.digests.some((digest) => taken.has(digest))).map(({ email }) => email);
}

/**
 * Returns the people who ask for Elite and can start the free trial of it themselves, so that the team has nothing to
 * answer.
 */
export async function askersWhoMayTry(db: Db, now = new Date()) {
  const askers = await db
    .select({ id: person.id, email: person.email })
    .from(person)
    .innerJoin(startupSeat, eq(startupSeat.person, person.id))
    .where(
      and(
        eq(person.requestedPlan, "elite"),
        eq(startupSeat.role, "owner"),
        sql`${startupSeat.startup} not in (select g.startup from plan_grant g where g.source = 'trial')`,
        sql`${startupSeat.startup} not in ${eliteOn(parisDay(now))}`,
      ),
    );
  if (askers.length === 0) return [];
  const taken = new Set(
    await trialsTaken(
      db,
      askers.map(({ email }) => email),
    ),
  );
  return askers.filter(({ email }) => !taken.has(email)).map(({ id }) => id);
}

export async function takeTrial(tx: Db, email: string, now: Date) {
  const digests = theirDigests(await addressKeyIn(tx), email);
  const noted = await tx
    .insert(trialTaken)
    .values(digests.map((digest) => ({ digest, takenAt: now })))
    .onConflictDoNothing()
    .returning();
  return noted.length === digests.length;
}

const roleThen = sql`(select e.role from seat_event e
  where e.person = ${startupSeat.person} and e.startup = ${startupSeat.startup}
    and e.kind in ('joined', 'role', 'contact') and e.at <= ${planGrant.grantedAt}
  order by e.at desc limit 1)`;

/**
 * SQL condition: the member started the trial or was an owner then. Who opened the startup is an owner without an event
 * in its history.
 */
const hadTheTrial = sql`(${planGrant.grantedBy} = ${startupSeat.person}
  or ${startupSeat.since} <= ${planGrant.grantedAt} and coalesce(${roleThen}, 'owner') = 'owner')`;

/**
 * Remembers a startup's trial for a member who goes, so that they get no second one with a new startup. Must run before
 * the person's seat is deleted, through which the startup is found.
 */
export async function rememberTrial(tx: Db, email: string, now = new Date()) {
  const [trial] = await tx
    .select({ id: planGrant.id })
    .from(planGrant)
    .innerJoin(startupSeat, eq(startupSeat.startup, planGrant.startup))
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(eq(person.email, email), eq(planGrant.source, "trial"), hadTheTrial));
  if (trial) await takeTrial(tx, email, now);
}
