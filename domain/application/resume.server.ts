import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendPlaceholder } from "../delivery/placeholder.emails.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { takeAsking, limitedResult } from "../lead/form-limits.server.ts";
import { type BrowserPast, isOwners } from "../person/known-browser.server.ts";
import { application, applicationResume } from "./application.table.ts";
import { draftsOf, isBegun, takeOverDrafts } from "./draft.server.ts";
import { applicationResumeEmail, resumeEnds } from "./application.emails.server.ts";

type Asking = { email: string; lang: Lang; address: string; past?: BrowserPast };

export type ResumeAsked = { status: "asked" } | { status: "limited"; retryAfter: number };

/**
 * Requests are limited per network address instead of per e-mail address, so that strangers cannot block a person's
 * requests.
 */
export async function askResume(
  db: Db,
  { email, lang, address, past }: Asking,
  now = new Date(),
): Promise<ResumeAsked> {
  return db
    .transaction<ResumeAsked>(async (tx) => {
      await takeAsking(tx, "application-resume", address);
      const expiresAt = resumeEnds(now);
      const id = randomUUID();
      await tx.insert(applicationResume).values({ id, email, expiresAt });
      const isKept =
        (await isBegun(tx, email, now)) || (await tx.$count(application, eq(application.email, email))) > 0;
      const owner = past && (await isOwners(tx, past, email));
      if (isKept)
        await sendEmail(tx, applicationResumeEmail.with({ lang, resume: id }), { key: email, subject: id }, { owner });
      else await sendPlaceholder(tx, "application", email);
      return { status: "asked" };
    })
    .catch(limitedResult);
}

async function keptUnder(db: Db, email: string, now: Date) {
  const applications = await db
    .select({ id: application.id, intake: application.intake })
    .from(application)
    .where(eq(application.email, email))
    .orderBy(desc(application.intake));
  return { drafts: await draftsOf(db, email, now), applications };
}

const usable = (id: string, now: Date) =>
  and(eq(applicationResume.id, id), isNull(applicationResume.usedAt), gt(applicationResume.expiresAt, now));

/** Returns true if a link can still be used. Changes nothing. */
export async function isResumable(db: Db, id: string, now = new Date()) {
  return (await db.select({ id: applicationResume.id }).from(applicationResume).where(usable(id, now))).length > 0;
}

/** Marks a link as used and returns its drafts and applications; undefined if used before or expired. */
export async function resume(db: Db, id: string, now = new Date()) {
  return db.transaction(async (tx) => {
    const [used] = await tx.update(applicationResume).set({ usedAt: now }).where(usable(id, now)).returning();
    if (!used) return undefined;
    await confirmAddress(tx, used.email, "application");
    await takeOverDrafts(tx, used.email, now);
    return keptUnder(tx, used.email, now);
  });
}
