import { randomUUID } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import type { Subject } from "../personal-data/personal-data.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/**
 * The applications of a person who has left a startup or is erased go to its contact, so that the startup keeps places,
 * scores and answers. `startups` are those that stay the person's own; with `only`, other leads are left alone. Returns
 * the leads that were handed over.
 */
export async function handOverApplications(
  tx: Db,
  { email, startups, digest }: Pick<Subject, "email" | "startups" | "digest">,
  only?: readonly string[],
) {
  const sent = await tx
    .select({ id: lead.id, payload: lead.payload, to: person.email, name: person.name })
    .from(lead)
    .innerJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .innerJoin(startup, eq(startup.id, pitchApplication.founder))
    .innerJoin(person, eq(person.id, startup.contact))
    .where(and(eq(lead.email, email), notInArray(startup.id, startups), only && isAmong(lead.id, only)));
  for (const { id, payload, to, name } of sent) {
    await tx
      .update(lead)
      .set({ email: to, payload: { ...payload, fullName: name }, source: {} })
      .where(eq(lead.id, id));
    // Detaches the person's consents from the application, which now belongs to the startup's contact.
    await tx.update(leadConsent).set({ leadId: randomUUID(), subject: digest }).where(eq(leadConsent.leadId, id));
  }
  return sent.map(({ id }) => id);
}
