import { randomUUID } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import type { Subject } from "../personal-data/personal-data.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";

/** The erased person's applications go to the startup's contact, so that the startup keeps places and scores. */
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
    // Detaches the erased person's consents from the application, which now belongs to the startup's contact.
    await tx.update(leadConsent).set({ leadId: randomUUID(), subject: digest }).where(eq(leadConsent.leadId, id));
  }
}
