import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { CrmContact } from "../delivery/lead-deliveries.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { isDecided, lead, leadConsent, withdrawn } from "../lead/lead.table.ts";
import { followLink } from "../newsletter/newsletter.server.ts";
import { newsletterEvent, newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { writeToken } from "../newsletter/token.server.ts";
import { personConsent } from "../person/person-consent.table.ts";
import { person } from "../person/person.table.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import type { Withdrawable } from "./privacy.ts";
import { type Asker, closedRequest } from "./request.server.ts";

type Purpose = (typeof leadConsent.$inferSelect | typeof personConsent.$inferSelect)["purpose"];
type NewsletterKind = (typeof newsletterEvent.$inferSelect)["kind"];

/** One thing that was shown, given or taken back, in the words of that day. */
type ConsentEntry = {
  at: Date;
  what: Purpose | `newsletter-${NewsletterKind}`;
  given: boolean;
  wording: string | null;
};

const theirLeads = (db: Db, email: string) => db.select({ id: lead.id }).from(lead).where(eq(lead.email, email));

async function formConsents(db: Db, email: string, digest: string) {
  const { leadId, subject, purpose, given, wording, at } = leadConsent;
  return db
    .select({ leadId, purpose, given, wording, at, decided: isDecided })
    .from(leadConsent)
    .where(or(eq(subject, digest), inArray(leadId, theirLeads(db, email))))
    .orderBy(asc(at));
}

/** Everything that somebody agreed to or was told, oldest first, and which of it they can take back now. */
export async function consentsOf(db: Db, address: string) {
  const email = address.toLowerCase();
  const digest = await digestOf(db, email);
  const forms = await formConsents(db, email, digest);
  const [subscription] = await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email));
  const events = await db
    .select()
    .from(newsletterEvent)
    .where(or(eq(newsletterEvent.subject, digest), subscription && eq(newsletterEvent.subscriptionId, subscription.id)))
    .orderBy(asc(newsletterEvent.at));
  const accounts = await db
    .select()
    .from(personConsent)
    .where(
      or(
        eq(personConsent.subject, digest),
        inArray(personConsent.personId, db.select({ id: person.id }).from(person).where(eq(person.email, email))),
      ),
    );
  const history: ConsentEntry[] = [
    ...accounts.map(({ givenAt, purpose, wording }) => ({ at: givenAt, what: purpose, given: true, wording })),
    ...forms.map(({ at, purpose, given, wording }) => ({ at, what: purpose, given, wording })),
    ...events.map(({ at, kind, wording }) => ({
      at,
      what: `newsletter-${kind}` as const,
      given: kind === "confirmed",
      wording,
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const holds = (purpose: "marketing" | "phone") =>
    forms.findLast((each) => each.purpose === purpose && each.decided)?.given === true;
  const subscribed = subscription?.confirmedAt && !subscription.unsubscribedAt;
  const active: Withdrawable[] = [
    ...(["marketing", "phone"] as const).filter(holds),
    ...(subscribed ? (["newsletter"] as const) : []),
  ];
  return { history, active };
}

/** Takes a consent back, in the words of the button that did it. False when there is none to take back. */
export async function withdraw(
  db: Db,
  secret: string,
  asker: Asker,
  what: Withdrawable,
  wording: string,
  now = new Date(),
) {
  const email = asker.email.toLowerCase();
  return db.transaction(async (tx) => {
    const { active } = await consentsOf(tx, email);
    if (!active.includes(what)) return false;
    if (what === "newsletter") await leaveNewsletter(tx, secret, email, asker.address);
    else {
      await takeBack(tx, email, what, wording, now);
      // Who takes "news by e-mail" back would be surprised by the next newsletter.
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

/** What the CRM is told of a consent that ended. */
const endings: Record<"marketing" | "phone", Pick<CrmContact, "tag" | "fields" | "phone">> = {
  marketing: { tag: "Marketing-withdrawn", fields: [["marketingConsent", "no"]] },
  phone: { tag: "Phone-withdrawn", fields: [], phone: "" },
};

async function takeBack(tx: Db, email: string, purpose: "marketing" | "phone", wording: string, now: Date) {
  const subject = await digestOf(tx, email);
  const [last] = await tx
    .select({ leadId: leadConsent.leadId })
    .from(leadConsent)
    .where(
      and(
        eq(leadConsent.purpose, purpose),
        or(eq(leadConsent.subject, subject), inArray(leadConsent.leadId, theirLeads(tx, email))),
      ),
    )
    .orderBy(desc(leadConsent.at))
    .limit(1);
  if (!last) return;
  const { leadId } = last;
  await tx.insert(leadConsent).values({ leadId, subject, purpose, version: withdrawn, wording, given: false, at: now });
  // The number was there for calls alone.
  if (purpose === "phone")
    await tx
      .update(lead)
      .set({ payload: sql`${lead.payload} - 'phone' - 'phoneConsent'` })
      .where(eq(lead.email, email));
  const ending = endings[purpose];
  await enqueue(tx, [newJob(crmQueue, { email, ...ending, note: ending.tag }, { key: email, subject: leadId })]);
}
