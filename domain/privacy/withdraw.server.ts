import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import type { CrmContact } from "../delivery/lead-deliveries.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { lead, leadConsent, withdrawn } from "../lead/lead.table.ts";
import { followLink } from "../newsletter/follow-link.server.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { writeToken } from "../newsletter/token.server.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import type { Withdrawable } from "./privacy.ts";
import { type Asker, closedRequest } from "./request.server.ts";
import { consentsOf, theirLeads } from "./consents.server.ts";

export async function withdraw(
  db: Db,
  secret: string,
  asker: Asker,
  { what, wording }: { what: Withdrawable; wording: string },
  now = new Date(),
) {
  const email = emailKey(asker.email);
  return db.transaction(async (tx) => {
    const { active } = await consentsOf(tx, email);
    if (!active.includes(what)) return false;
    if (what === "newsletter") await leaveNewsletter(tx, secret, email, asker.address);
    else {
      await takeBack(tx, email, what, wording, now);
      // Withdrawing the consent to news by e-mail also ends the newsletter, because people expect that.
      if (what === "marketing") await leaveNewsletter(tx, secret, email, asker.address);
    }
    await closedRequest(tx, asker, "withdrawal", now);
    return true;
  });
}

async function leaveNewsletter(tx: Db, secret: string, email: string, address: string) {
  const [found] = await tx
    .select({ id: newsletterSubscription.id })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email));
  if (found) await followLink(tx, secret, "unsubscribe", writeToken(secret, "unsubscribe", found.id), address);
}

const endings: Record<"marketing" | "phone", Pick<CrmContact, "tag" | "fields" | "phone">> = {
  marketing: { tag: "Marketing-withdrawn", fields: [["marketingConsent", "no"]] },
  phone: { tag: "Phone-withdrawn", fields: [], phone: "" },
};

async function takeBack(tx: Db, email: string, purpose: "marketing" | "phone", wording: string, now: Date) {
  const subjects = await digestsOf(tx, email);
  const [last] = await tx
    .select({ leadId: leadConsent.leadId })
    .from(leadConsent)
    .where(
      and(
        eq(leadConsent.purpose, purpose),
        or(inArray(leadConsent.subject, subjects), inArray(leadConsent.leadId, theirLeads(tx, email))),
      ),
    )
    .orderBy(desc(leadConsent.at))
    .limit(1);
  if (!last) return;
  const { leadId } = last;
  await tx
    .insert(leadConsent)
    .values({ leadId, subject: subjects[0], purpose, version: withdrawn, wording, given: false, at: now });
  // The phone number is deleted, because the person provided the number only for calls.
  if (purpose === "phone")
    await tx
      .update(lead)
      .set({ payload: sql`${lead.payload} - 'phone' - 'phoneConsent'` })
      .where(eq(lead.email, email));
  const ending = endings[purpose];
  await enqueue(tx, [newJob(crmQueue, { email, ...ending, note: ending.tag }, { key: email, subject: leadId })]);
}
