import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { accountUnused, privacyEmail } from "../../emails/privacy.tsx";
import type { Lang } from "../../platform/language/language.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { printRetention, retentionRules } from "../retention/rules.ts";
import { privacyLink, privacyRequest } from "./privacy.table.ts";

const worksFor = retentionRules.mailed_links.keep * 3_600_000;

/** How long a link that leaves now will work. */
export const linkEnds = (now = new Date()) => new Date(now.getTime() + worksFor);

const timesIn = (of: Lang) => ({
  link: printRetention("mailed_links", of),
  proofs: printRetention("consent_proofs", of),
  log: printRetention("audit_log", of),
});

// About somebody's own data: they also reach an address that was erased, because who reads it has asked, or learns the end.
// Jobs are stored with `pass`, so their data keeps that name for the token.

export const privacyLinkEmail = defineEmail({
  name: "privacy-link",
  purpose: "ownData",
  schema: z.object({ lang, pass: z.uuid() }),
  reachesErased: true,
  write: (own, { branding, url }) =>
    privacyEmail("privacy-link", own.lang, branding(own.lang), {
      address: url("privacy-link", own.pass, own.lang),
      ...timesIn(own.lang),
    }),
  leaves: async (db, { pass }) => {
    await db.update(privacyLink).set({ expiresAt: linkEnds() }).where(eq(privacyLink.id, pass));
  },
});

export const privacyExportEmail = defineEmail({
  name: "privacy-export",
  purpose: "owner",
  schema: z.object({ lang, pass: z.uuid() }),
  reachesErased: true,
  write: (own, { branding, url }) =>
    privacyEmail("privacy-export", own.lang, branding(own.lang), {
      address: url("privacy-export", own.pass, own.lang),
      ...timesIn(own.lang),
    }),
  leaves: async (db, { pass }) => {
    await db
      .update(privacyRequest)
      .set({ effectiveAt: linkEnds() })
      .where(and(eq(privacyRequest.id, pass), isNull(privacyRequest.closedAt)));
  },
});

export const privacyErasureEmail = defineEmail({
  name: "privacy-erasure",
  purpose: "owner",
  /** `on` is the day of the erasure. */
  schema: z.object({ lang, pass: z.uuid(), on: z.iso.date() }),
  reachesErased: true,
  write: (own, { branding, url }) =>
    privacyEmail("privacy-erasure", own.lang, branding(own.lang), {
      address: url("privacy-erasure", own.pass, own.lang),
      on: own.on,
      ...timesIn(own.lang),
    }),
});

export const privacyErasedEmail = defineEmail({
  name: "privacy-erased",
  purpose: "owner",
  schema: z.object({ lang }),
  reachesErased: true,
  write: (own, { branding }) => privacyEmail("privacy-erased", own.lang, branding(own.lang), timesIn(own.lang)),
});

/** Nobody uses the account: on this day it will be deleted. */
export const accountUnusedEmail = defineEmail({
  name: "account-unused",
  purpose: "owner",
  schema: z.object({ lang, on: z.iso.date() }),
  write: (own, { branding }) => {
    const from = branding(own.lang);
    return accountUnused(own.lang, from, from.signInUrl, own.on);
  },
});

export const emails = [
  privacyLinkEmail,
  privacyExportEmail,
  privacyErasureEmail,
  privacyErasedEmail,
  accountUnusedEmail,
];
