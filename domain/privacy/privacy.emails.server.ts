import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { accountUnused, privacyEmail } from "../../emails/privacy.tsx";
import type { Lang } from "../../platform/language/language.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { printRetention, retentionRules } from "../retention/rules.ts";
import { privacyLink, privacyRequest } from "./privacy.table.ts";

const worksFor = retentionRules.mailed_links.keep * 3_600_000;

export const linkEnds = (now = new Date()) => new Date(now.getTime() + worksFor);

const timesIn = (of: Lang) => ({
  link: printRetention("mailed_links", of),
  proofs: printRetention("consent_proofs", of),
  log: printRetention("audit_log", of),
});

// The id of the link or request is called `pass`, because jobs stored earlier use that name.

/** True if the request was entered by hand. Jobs stored earlier have no such field. */
const byHand = z.boolean().optional();

export const privacyLinkEmail = defineEmail({
  name: "privacy-link",
  purpose: "ownData",
  schema: z.object({ lang, pass: z.uuid() }),
  reachesErased: true,
  write: (params, { branding, url }) =>
    privacyEmail("privacy-link", params.lang, branding(params.lang), {
      address: url("privacy-link", params.pass, params.lang),
      ...timesIn(params.lang),
    }),
  leaves: async (db, { pass }) => {
    await db.update(privacyLink).set({ expiresAt: linkEnds() }).where(eq(privacyLink.id, pass));
  },
});

export const privacyExportEmail = defineEmail({
  name: "privacy-export",
  purpose: "owner",
  schema: z.object({ lang, pass: z.uuid(), byHand }),
  reachesErased: true,
  write: (params, { branding, url }) =>
    privacyEmail("privacy-export", params.lang, branding(params.lang), {
      address: url("privacy-export", params.pass, params.lang),
      byHand: params.byHand,
      ...timesIn(params.lang),
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
  schema: z.object({ lang, pass: z.uuid(), on: z.iso.date(), byHand }),
  reachesErased: true,
  write: (params, { branding, url }) =>
    privacyEmail("privacy-erasure", params.lang, branding(params.lang), {
      address: url("privacy-erasure", params.pass, params.lang),
      on: params.on,
      byHand: params.byHand,
      ...timesIn(params.lang),
    }),
});

export const privacyErasedEmail = defineEmail({
  name: "privacy-erased",
  purpose: "owner",
  schema: z.object({ lang, byHand }),
  reachesErased: true,
  write: (params, { branding }) =>
    privacyEmail("privacy-erased", params.lang, branding(params.lang), {
      byHand: params.byHand,
      ...timesIn(params.lang),
    }),
});

export const accountUnusedEmail = defineEmail({
  name: "account-unused",
  purpose: "owner",
  schema: z.object({ lang, on: z.iso.date() }),
  write: (params, { branding }) => {
    const from = branding(params.lang);
    return accountUnused(params.lang, from, from.signInUrl, params.on);
  },
});

export const emails = [
  privacyLinkEmail,
  privacyExportEmail,
  privacyErasureEmail,
  privacyErasedEmail,
  accountUnusedEmail,
];
