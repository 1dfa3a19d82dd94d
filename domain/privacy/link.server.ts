import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { isAmong } from "../../platform/db/among.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Lang } from "../../platform/language/language.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { takeAsking, limitedResult } from "../lead/form-limits.server.ts";
import { type BrowserPast, isOwners } from "../person/known-browser.server.ts";
import { privacyLink } from "./privacy.table.ts";
import { linkEnds, privacyLinkEmail } from "./privacy.emails.server.ts";

const hour = 3_600_000;
export const visitLasts = hour;

type Asking = { email: string; lang: Lang; address: string; past?: BrowserPast };
export type LinkAsked = { status: "asked" } | { status: "limited"; retryAfter: number };

/** Unknown addresses get the same e-mail, so that neither result nor response time reveals whether data is stored. */
export async function askLink(db: Db, { email, lang, address, past }: Asking, now = new Date()): Promise<LinkAsked> {
  return db
    .transaction<LinkAsked>(async (tx) => {
      await takeAsking(tx, "my-data", address);
      const id = randomUUID();
      await tx.insert(privacyLink).values({ id, email, expiresAt: linkEnds(now) });
      const owner = past && (await isOwners(tx, past, email));
      await sendEmail(tx, privacyLinkEmail.with({ lang, pass: id }), { key: email, subject: id }, { owner });
      return { status: "asked" };
    })
    .catch(limitedResult);
}

const usable = (id: string, now: Date) =>
  and(eq(privacyLink.id, id), isNull(privacyLink.usedAt), gt(privacyLink.expiresAt, now));

export async function isLinkUsable(db: Db, id: string, now = new Date()) {
  return (await db.select({ id: privacyLink.id }).from(privacyLink).where(usable(id, now))).length > 0;
}

export async function openLink(db: Db, id: string, now = new Date()) {
  const used = await db
    .update(privacyLink)
    .set({ usedAt: now })
    .where(usable(id, now))
    .returning({ id: privacyLink.id });
  return used.length > 0;
}

/** Returns the link's e-mail address and the end of the visit, or undefined if the visit is over. */
export async function visitEnds(db: Db, id: string, now = new Date()) {
  const [found] = await db
    .select({ email: privacyLink.email, usedAt: privacyLink.usedAt })
    .from(privacyLink)
    .where(and(eq(privacyLink.id, id), gt(privacyLink.usedAt, new Date(now.getTime() - visitLasts))));
  return found?.usedAt ? { email: found.email, until: new Date(found.usedAt.getTime() + visitLasts) } : undefined;
}

/** Ends an address's visits in all browsers, as if each had begun an hour ago. Links not opened yet stay usable. */
export async function endVisits(tx: Db, email: string, now = new Date()) {
  const over = new Date(now.getTime() - visitLasts);
  await tx
    .update(privacyLink)
    .set({ usedAt: over })
    .where(and(eq(privacyLink.email, email), gt(privacyLink.usedAt, over)));
}

/** Deletes links whose expiry is longer ago than `visitLasts`, so that no page that they opened is still usable. */
export async function forgetLinks(db: Db, now = new Date()) {
  const over = lt(privacyLink.expiresAt, new Date(now.getTime() - visitLasts));
  const links = (await db.delete(privacyLink).where(over).returning({ id: privacyLink.id })).map(({ id }) => id);
  if (links.length === 0) return { links: 0, emails: [] };
  const emails = await db.delete(job).where(isAmong(job.subject, links)).returning({ id: job.id });
  return { links: links.length, emails: emails.map(({ id }) => id) };
}
