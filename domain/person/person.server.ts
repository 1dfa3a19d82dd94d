import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { closeMailedLinks } from "./mailed-links.server.ts";
import type { Seat } from "./seat.ts";
import { openStartup } from "./open-startup.server.ts";
import { takeSeat } from "./take-seat.server.ts";
import { person } from "./person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

export type NewPerson = {
  /** Must be confirmed and in lower case. */
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  lang: Lang;
  requestedPlan?: PaidPlan | null;
  /** The existing startup that a new founder joins. If undefined, a new startup is created for the founder. */
  seat?: Seat | undefined;
};

export async function createPerson(tx: Db, { requestedPlan = null, seat, ...fields }: NewPerson) {
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(" ");
  const [made] = await tx
    .insert(person)
    .values({ id: randomUUID(), ...fields, name, requestedPlan, emailVerified: true })
    .onConflictDoNothing({ target: person.email })
    .returning({ id: person.id });
  if (made) await closeMailedLinks(tx, fields.email);
  if (made && fields.role === "founder") await (seat ? takeSeat(tx, made.id, seat) : openStartup(tx, made.id));
  return made?.id;
}

export async function personByEmail(db: Db, email: string) {
  const [found] = await db.select().from(person).where(eq(person.email, email));
  return found;
}

/** Locks a person's row, so that concurrent changes of the person's data run one after another. */
export async function holdPerson(tx: Db, id: string) {
  const [found] = await tx.select().from(person).where(eq(person.id, id)).for("update");
  if (!found) throw new Error("Whoever asks is gone");
  return found;
}
