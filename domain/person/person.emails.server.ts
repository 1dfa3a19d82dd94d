import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { accountBlocked } from "../../emails/account-blocked.tsx";
import { accountEmail } from "../../emails/account.tsx";
import { roleChanged } from "../../emails/role-changed.tsx";
import { type SignInChange, signInChange, signInChanges } from "../../emails/sign-in-change.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { signUp } from "./account.table.ts";
import { startLink } from "./link.server.ts";
import { givenRoles } from "./viewer.ts";

export const accountConfirmEmail = defineEmail({
  name: "account-confirm",
  purpose: "security",
  /** `isAnother`: the address has another unconfirmed sign-up, whose link also works. */
  schema: z.object({ lang, signUp: z.uuid(), isAnother: z.boolean().optional() }),
  write: ({ isAnother, ...params }, { branding, url }) =>
    accountEmail(isAnother ? "account-confirm-another" : "account-confirm", params.lang, branding(params.lang), {
      url: url("account-confirm", params.signUp, params.lang),
    }),
  leaves: async (db, params) => {
    await db
      .update(signUp)
      .set({ sentAt: sql`now()` })
      .where(eq(signUp.id, params.signUp));
  },
});

const linkEmail = (name: "password-reset" | "email-change") =>
  defineEmail({
    name,
    purpose: "security",
    schema: z.object({ lang, link: z.uuid() }),
    write: (params, { branding, url }) =>
      accountEmail(name, params.lang, branding(params.lang), { url: url(name, params.link, params.lang) }),
    leaves: (db, { link }) => startLink(db, link),
  });

export const passwordResetEmail = linkEmail("password-reset");
export const emailChangeEmail = linkEmail("email-change");

export const accountKnownEmail = defineEmail({
  name: "account-known",
  purpose: "security",
  schema: z.object({ lang }),
  sparable: true,
  write: (params, { branding }) => {
    const from = branding(params.lang);
    return accountEmail("account-known", params.lang, from, { url: from.signInUrl });
  },
});

export const accountWelcomeEmail = defineEmail({
  name: "account-welcome",
  purpose: "owner",
  schema: z.object({
    lang,
    firstName: z.string(),
    type: z.enum(["startup", "investor"]),
    invited: z.boolean().optional(),
  }),
  write: (params, { branding }) => {
    const from = branding(params.lang);
    const which = params.invited ? "account-welcome-invited" : "account-welcome";
    return accountEmail(which, params.lang, from, { url: from.signInUrl, name: params.firstName });
  },
});

export const passwordChangedEmail = defineEmail({
  name: "password-changed",
  purpose: "owner",
  schema: z.object({ lang, secondFactorStands: z.boolean().optional() }),
  write: (params, { branding }) => {
    const from = branding(params.lang);
    const which = params.secondFactorStands ? "password-changed-code" : "password-changed";
    return accountEmail(which, params.lang, from, { url: from.signInUrl });
  },
});

export const emailChangedEmail = defineEmail({
  name: "email-changed",
  purpose: "owner",
  schema: z.object({ lang }),
  write: (params, { branding }) => {
    const from = branding(params.lang);
    return accountEmail("email-changed", params.lang, from, { url: from.homeUrl });
  },
});

export const secondFactorResetEmail = defineEmail({
  name: "second-factor-reset",
  purpose: "owner",
  schema: z.object({ lang }),
  write: (params, { branding }) => {
    const from = branding(params.lang);
    return accountEmail("second-factor-reset", params.lang, from, { url: from.signInUrl });
  },
});

export const signInChangeEmail = (name: SignInChange) =>
  defineEmail({
    name,
    purpose: "owner",
    schema: z.object({ lang }),
    write: (params, { branding }) => signInChange(name, params.lang, branding(params.lang)),
  });

export const roleChangedEmail = defineEmail({
  name: "role-changed",
  purpose: "team",
  schema: z.object({ lang, role: z.enum(givenRoles) }),
  write: (params, { branding }) => roleChanged(params.lang, branding(params.lang), params.role),
});

export const accountBlockedEmail = defineEmail({
  name: "account-blocked",
  purpose: "team",
  schema: z.object({ lang, line: z.string() }),
  write: (params, { branding }) => accountBlocked(params.lang, branding(params.lang), params),
});

export const emails = [
  accountConfirmEmail,
  passwordResetEmail,
  emailChangeEmail,
  accountKnownEmail,
  accountWelcomeEmail,
  passwordChangedEmail,
  emailChangedEmail,
  secondFactorResetEmail,
  ...signInChanges.map(signInChangeEmail),
  roleChangedEmail,
  accountBlockedEmail,
];
