import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "./person.table.ts";
import type { Seat } from "./seat.ts";
import { startup, startupSeat } from "./startup.table.ts";
import { isBlocked } from "./state.server.ts";

export async function contactOf(db: Db, id: string) {
  const [found] = await db
    .select({
      id: person.id,
      email: person.email,
      lang: person.lang,
      role: person.role,
      requestedPlan: person.requestedPlan,
    })
    .from(startup)
    .innerJoin(person, eq(person.id, startup.contact))
    .where(eq(startup.id, id));
  return found;
}

/**
 * Locks a startup until the transaction ends, so that concurrent changes of plan, numbers and seats run one after
 * another.
 */
export async function lockStartup(tx: Db, id: string) {
  await tx.select({ id: startup.id }).from(startup).where(eq(startup.id, id)).for("no key update");
}

export const bySeniority = [
  sql`case ${startupSeat.role} when 'owner' then 0 when 'editor' then 1 else 2 end`,
  asc(startupSeat.since),
  asc(startupSeat.person),
];

export const seatsOf = (db: Db, id: string) =>
  db
    .select({ person: startupSeat.person, role: startupSeat.role, since: startupSeat.since })
    .from(startupSeat)
    .where(eq(startupSeat.startup, id))
    .orderBy(...bySeniority);

/** For sorting: false for members who can sign in as founders, true for all others. */
const cannotEnter = sql`${isBlocked} or ${person.role} <> 'founder'`;

/** Returns the member who becomes owner and contact when `leaving` leaves; a blocked one only if there is no other. */
export async function successorOf(db: Db, id: string, leaving: string) {
  const [found] = await db
    .select({ person: person.id, role: startupSeat.role, name: person.name, email: person.email })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(eq(startupSeat.startup, id), ne(startupSeat.person, leaving)))
    .orderBy(cannotEnter, ...bySeniority)
    .limit(1);
  return found;
}

/**
 * Returns the member who is e-mailed for a startup: those who can sign in as founders come first, readers after the
 * others, then `first` and the contact.
 */
export async function memberToMail(db: Db, id: string, first: string | null) {
  const [found] = await db
    .select({ id: person.id, email: person.email, lang: person.lang })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .innerJoin(startup, eq(startup.id, startupSeat.startup))
    .where(eq(startupSeat.startup, id))
    .orderBy(
      cannotEnter,
      sql`${startupSeat.role} = 'reader'`,
      sql`${startupSeat.person} is distinct from ${first}::text`,
      sql`${startupSeat.person} is distinct from ${startup.contact}`,
      ...bySeniority,
    )
    .limit(1);
  return found;
}

export async function seatOf(db: Db, person: string): Promise<Seat | undefined> {
  const [found] = await db
    .select({ id: startupSeat.startup, role: startupSeat.role })
    .from(startupSeat)
    .where(eq(startupSeat.person, person));
  return found;
}

/** Checks whether a person is still a startup's owner or editor, and a founder whom the team has not blocked. */
export async function speaksFor(db: Db, id: string, who: string) {
  const its = and(eq(startupSeat.startup, id), eq(startupSeat.person, who), ne(startupSeat.role, "reader"));
  const found = await db
    .select({ id: person.id })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(its, sql`not (${cannotEnter})`));
  return found.length > 0;
}
