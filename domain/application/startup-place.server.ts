import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { memberToMail } from "../person/startup-contact.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import type { Application } from "./application.server.ts";

type Held = Pick<Application, "email" | "startup" | "final">;

const seatOfApplicant = (db: Db, email: string, startup: string) =>
  db
    .select({ role: startupSeat.role })
    .from(startupSeat)
    .innerJoin(person, eq(person.id, startupSeat.person))
    .where(and(eq(person.email, email), eq(startupSeat.startup, startup)));

/** Returns true if the applicant may withdraw: a place that belongs to a startup is given up only by its owners. */
export async function mayWithdraw(db: Db, { email, startup, final }: Held) {
  if (startup === null || final?.verdict !== "yes") return true;
  const [seat] = await seatOfApplicant(db, email, startup);
  return seat?.role === "owner";
}

/** Returns who is told that a place is lost: the applicant, unless they have left the startup, and its contact. */
export async function readersOfLoss(db: Db, { email, startup }: Held) {
  const contact = startup === null ? undefined : await memberToMail(db, startup, null);
  if (startup === null || !contact) return { applicant: email, contact: null };
  const [seat] = await seatOfApplicant(db, email, startup);
  return { applicant: seat ? email : null, contact: contact.email === email ? null : contact.email };
}
