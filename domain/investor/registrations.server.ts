import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";

const most = 12;

/** The registrations for pitch sessions sent with the e-mail that an investor has proven to read, newest first. */
export async function ownRegistrations(db: Db, actor: Actor) {
  mustBe(actor, "investor");
  return db
    .select({ id: lead.id, sentAt: lead.createdAt })
    .from(lead)
    .where(and(eq(lead.email, actor.viewer.email), eq(lead.form, "investor-registration"), eq(lead.spam, false)))
    .orderBy(desc(lead.createdAt))
    .limit(most);
}
