import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, lt, ne, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { confirmedAddress } from "../confirmed-address/confirmed-address.table.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { lead } from "../lead/lead.table.ts";
import { signUp } from "../person/account.table.ts";
import { startup } from "../person/startup.table.ts";
import { person } from "../person/person.table.ts";
import { keptSince } from "../retention/rules.ts";
import { erase } from "./erase.server.ts";
import { inactivityWarning } from "./privacy.table.ts";
import type { OwnData } from "./watch.server.ts";
import { accountUnusedEmail } from "./privacy.emails.server.ts";
import { contactSince } from "./last-contact.server.ts";

const batch = 200;
const warningDays = 30;
const day = 24 * 3_600_000;

/** People with an account are left out; the rule `inactive_accounts` applies to them. */
export async function forgetLeads(db: Db, now: Date, ownData: OwnData) {
  const since = keptSince("leads", now);
  const pressed = and(
    lt(confirmedAddress.confirmedAt, since),
    not(contactSince(db, sql`${confirmedAddress.email}`, since) ?? sql`false`),
  );
  const people = new Set<string>();
  for (let last: { createdAt: Date; id: string } | undefined; ;) {
    const after =
      last && or(gt(lead.createdAt, last.createdAt), and(eq(lead.createdAt, last.createdAt), gt(lead.id, last.id)));
    const old = await db
      .select({ id: lead.id, email: lead.email, createdAt: lead.createdAt })
      .from(lead)
      .where(and(lt(lead.createdAt, since), after, not(contactSince(db, sql`${lead.email}`, since) ?? sql`false`)))
      .orderBy(asc(lead.createdAt), asc(lead.id))
      .limit(batch);
    for (const { email } of old) people.add(email);
    last = old.at(-1);
    if (old.length < batch) break;
  }
  const confirmations = await db.delete(confirmedAddress).where(pressed).returning({ by: confirmedAddress.by });
  return confirmations.length + (await forgetEach(db, people, ownData, now));
}

/** An error with one person does not stop the others; the first one is thrown at the end, so that the desk shows it. */
async function forgetEach(db: Db, emails: Iterable<string>, ownData: OwnData, now: Date) {
  let removed = 0;
  const failures: unknown[] = [];
  for (const email of emails)
    await forgetPerson(db, email, ownData, now).then(
      (records) => (removed += records),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
  return removed;
}

async function forgetPerson(db: Db, email: string, { crm, forgetEmails }: OwnData, now: Date) {
  const erased = await db.transaction((tx) => erase(tx, { email, about: randomUUID(), crm, forGood: false }, now));
  // Nothing was erased, for example because an e-mail is being sent. A later run tries again.
  if (erased.status !== "erased") return 0;
  await forgetEmails(erased.emails);
  return erased.records;
}

export async function forgetUnverified(db: Db, now: Date) {
  const since = keptSince("unverified_accounts", now);
  const waiting = await db.delete(signUp).where(lt(signUp.createdAt, since)).returning({ id: signUp.id });
  const old = and(not(person.emailVerified), lt(person.createdAt, since));
  const gone = await db.transaction(async (tx) => {
    const theirs = tx.select({ id: person.id }).from(person).where(old);
    await tx.delete(startup).where(inArray(startup.contact, theirs));
    return tx.delete(person).where(old).returning({ id: person.id });
  });
  return waiting.length + gone.length;
}

/** Warns owners of unused accounts by e-mail, `warningDays` days before the accounts are erased. */
export async function forgetInactive(db: Db, now: Date, ownData: OwnData) {
  const since = keptSince("inactive_accounts", now);
  const soon = new Date(since.getTime() + warningDays * day);
  await db.delete(inactivityWarning).where(
    sql`exists (${db
      .select({ one: sql`1` })
      .from(person)
      .where(and(eq(person.id, inactivityWarning.personId), gt(person.lastSignInAt, soon)))})`,
  );
  const warned = db.select({ id: inactivityWarning.personId }).from(inactivityWarning);
  const toWarn = await db
    .select({ id: person.id, email: person.email, lang: person.lang })
    .from(person)
    .where(and(lt(person.lastSignInAt, soon), ne(person.role, "admin"), not(inArray(person.id, warned))))
    .limit(batch);
  const on = parisDay(new Date(now.getTime() + warningDays * day));
  for (const { id, email, lang } of toWarn)
    await db.transaction(async (tx) => {
      const [fresh] = await tx
        .insert(inactivityWarning)
        .values({ personId: id, warnedAt: now })
        .onConflictDoNothing()
        .returning({ id: inactivityWarning.personId });
      if (fresh) await sendEmail(tx, accountUnusedEmail.with({ lang, on }), { key: email });
    });
  const unused = await db
    .select({ email: person.email })
    .from(person)
    .innerJoin(inactivityWarning, eq(inactivityWarning.personId, person.id))
    .where(
      and(lt(person.lastSignInAt, since), lt(inactivityWarning.warnedAt, new Date(now.getTime() - warningDays * day))),
    )
    .limit(batch);
  return forgetEach(
    db,
    unused.map(({ email }) => email),
    ownData,
    now,
  );
}
