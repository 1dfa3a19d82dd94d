import { randomUUID } from "node:crypto";
import { lead } from "../../domain/lead/lead.table.ts";
import { loginSession } from "../../domain/person/account.table.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { openStartup } from "../../domain/person/open-startup.server.ts";
import { person } from "../../domain/person/person.table.ts";
import type { Seat } from "../../domain/person/seat.ts";
import { takeSeat } from "../../domain/person/take-seat.server.ts";
import type { Role } from "../../domain/person/viewer.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** A signed-in actor for tests of domain functions, without a session in the database. */
export const signedIn = (role: Role, id = "someone", functions: readonly TeamFunction[] = []): Actor => ({
  viewer: {
    id,
    email: `${id}@lab.test`,
    firstName: "Camille",
    lastName: "Martin",
    role,
    functions,
    approved: true,
    startup: role === "founder" ? { id, role: "owner" } : null,
    sessionId: "session",
  },
  address: "10.0.0.1",
});

/** Creates an account and returns it as an actor; properties that the test does not set are invented. */
export async function aPerson(
  db: Db,
  role: Role,
  { id = randomUUID(), seat, ...more }: Partial<typeof person.$inferInsert> & { seat?: Seat } = {},
): Promise<Actor> {
  const { viewer, address } = signedIn(role, id);
  const { email, firstName, lastName } = { ...viewer, ...more };
  const name = `${firstName} ${lastName}`.trim();
  await db
    .insert(person)
    .values({ id, email, firstName, lastName, name, role, lang: "fr", emailVerified: true, ...more });
  if (role === "founder") await (seat ? takeSeat(db, id, seat) : openStartup(db, id));
  return { viewer: { ...viewer, email, firstName, lastName, startup: seat ?? viewer.startup }, address };
}

/** Signs a person in and returns the actor of the new session. */
export async function aSession(db: Db, { viewer, address }: Actor): Promise<Actor> {
  const sessionId = randomUUID();
  const { id: personId, role } = viewer;
  await db
    .insert(loginSession)
    .values({ id: sessionId, personId, digest: randomUUID(), role, stage: "open", address, device: "" });
  return { viewer: { ...viewer, sessionId }, address };
}

/** Inserts a lead as a public form does, but without sending e-mails or updating the CRM; resolves to the lead's id. */
export async function aLead(db: Db, more: Partial<typeof lead.$inferInsert> = {}) {
  const id = more.id ?? randomUUID();
  const email = `${id}@startup.example`;
  await db.insert(lead).values({
    ...{ id, key: id, receipt: id, form: "contact", email, lang: "fr", payload: {}, source: {} },
    ...more,
  });
  return id;
}
