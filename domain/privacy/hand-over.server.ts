import { randomUUID } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import type { Subject } from "../personal-data/personal-data.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";

/**
 * Gives the contact of a startup that goes on what the erased person sent for it: its applications to sessions keep
 * their place and their score, under the contact's name. The person's consents stay as proofs, by digest.
 */
export async function handOverApplications(tx: Db, { email, startups, digest }: Subject) {
  const sent = await tx
    .select({ id: lead.id, payload: lead.payload, to: person.email, name: person.name })
    .from(lead)
    .innerJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .innerJoin(startup, eq(startup.id, pitchApplication.founder))
    .innerJoin(person, eq(person.id, startup.contact))
    .where(and(eq(lead.email, email), notInArray(startup.id, startups)));
  for (const { id, payload, to, name } of sent) {
    await tx
      .update(lead)
      .set({ email: to, payload: { ...payload, fullName: name }, source: {} })
      .where(eq(lead.id, id));
    // The contact has not given these consents: they leave the lead.
    await tx.update(leadConsent).set({ leadId: randomUUID(), subject: digest }).where(eq(leadConsent.leadId, id));
  }
}
