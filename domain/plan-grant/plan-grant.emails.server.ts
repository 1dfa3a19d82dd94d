import * as z from "zod";
import { planDeclined, planEnded, planEnding, planGranted, trialBegun, trialEnded } from "../../emails/plan.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { paidPlans, plans } from "../plan/plan.ts";

const plan = z.enum(paidPlans);

// Their dates are days in Paris.

export const planGrantedEmail = defineEmail({
  name: "plan-granted",
  purpose: "team",
  schema: z.object({ lang, plan, startsOn: z.iso.date(), endsOn: z.iso.date().nullable() }),
  write: (own, { branding }) => planGranted(own.lang, branding(own.lang), own),
});

export const planDeclinedEmail = defineEmail({
  name: "plan-declined",
  purpose: "team",
  schema: z.object({ lang, plan, line: z.string() }),
  write: (own, { branding }) => planDeclined(own.lang, branding(own.lang), own),
});

export const planEndedEmail = defineEmail({
  name: "plan-ended",
  purpose: "team",
  schema: z.object({ lang, plan, on: z.iso.date() }),
  write: (own, { branding }) => planEnded(own.lang, branding(own.lang), own),
});

export const planEndingEmail = defineEmail({
  name: "plan-ending",
  purpose: "team",
  // Mails queued by an earlier version name no plan that follows: theirs was the free one.
  schema: z.object({ lang, plan, endsOn: z.iso.date(), over: z.boolean(), next: z.enum(plans).optional() }),
  write: async ({ next = "free", ...own }, { branding }) => {
    const from = branding(own.lang);
    return {
      ...(await planEnding(own.lang, from, { ...own, next })),
      ...(from.contactEmail && { replyTo: from.contactEmail }),
    };
  },
});

export const trialBegunEmail = defineEmail({
  name: "trial-begun",
  purpose: "team",
  schema: z.object({ lang, endsOn: z.iso.date() }),
  write: (own, { branding }) => trialBegun(own.lang, branding(own.lang), own),
});

export const trialEndedEmail = defineEmail({
  name: "trial-ended",
  purpose: "team",
  schema: z.object({ lang, on: z.iso.date(), plan: z.enum(plans) }),
  write: (own, { branding }) => trialEnded(own.lang, branding(own.lang), own),
});

export const emails = [
  planGrantedEmail,
  planDeclinedEmail,
  planEndedEmail,
  planEndingEmail,
  trialBegunEmail,
  trialEndedEmail,
];
