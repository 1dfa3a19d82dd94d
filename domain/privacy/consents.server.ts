import { asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { isDecided, lead, leadConsent } from "../lead/lead.table.ts";
import { isTickConfirmed, subscriptionOf } from "../newsletter/newsletter.server.ts";
import { newsletterEvent } from "../newsletter/newsletter.table.ts";
import { personConsent } from "../person/person-consent.table.ts";
import { person } from "../person/person.table.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import type { Withdrawable } from "./privacy.ts";

type Purpose = (typeof leadConsent.$inferSelect | typeof personConsent.$inferSelect)["purpose"];
type NewsletterKind = (typeof newsletterEvent.$inferSelect)["kind"];

type ConsentEntry = {
  at: Date;
  what: Purpose | `newsletter-${NewsletterKind}`;
  given: boolean;
  wording: string | null;
};

export const theirLeads = (db: Db, email: string) => db.select({ id: lead.id }).from(lead).where(eq(lead.email, email));

async function formConsents(db: Db, email: string, digests: readonly string[]) {
  const { leadId, subject, purpose, given, wording, at } = leadConsent;
  return db
    .select({ leadId, purpose, given, wording, at, decided: isDecided })
    .from(leadConsent)
    .where(or(inArray(subject, digests), inArray(leadId, theirLeads(db, email))))
    .orderBy(asc(at));
}

export async function consentsOf(db: Db, address: string) {
  const email = emailKey(address);
  const digests = await digestsOf(db, email);
  const forms = await formConsents(db, email, digests);
  const subscription = await subscriptionOf(db, email);
  const events = await db
    .select()
    .from(newsletterEvent)
    .where(
      or(
        inArray(newsletterEvent.subject, digests),
        subscription && eq(newsletterEvent.subscriptionId, subscription.id),
      ),
    )
    .orderBy(asc(newsletterEvent.at));
  const accounts = await db
    .select()
    .from(personConsent)
    .where(
      or(
        inArray(personConsent.subject, digests),
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
  // Unsubscribing also withdraws the consent to news, unless the person gives the consent again afterwards.
  const lastNews = forms.findLast((each) => each.purpose === "marketing" && each.decided)?.at;
  const hasLeft = lastNews !== undefined && (subscription?.unsubscribedAt ?? lastNews) > lastNews;
  const subscribed = subscription?.confirmedAt && !subscription.unsubscribedAt;
  const active: Withdrawable[] = [
    ...(["marketing", "phone"] as const).filter((purpose) => holds(purpose) && !(purpose === "marketing" && hasLeft)),
    ...(subscribed ? (["newsletter"] as const) : []),
  ];
  // Until it is confirmed, the consent to news can be withdrawn, but nothing may be sent.
  const newsUnconfirmed =
    active.includes("marketing") && lastNews !== undefined && !isTickConfirmed(subscription, lastNews);
  return { history, active, newsUnconfirmed };
}
