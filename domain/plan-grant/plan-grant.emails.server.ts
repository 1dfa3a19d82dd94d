import * as z from "zod";
import { planDeclined, planEnded, planEnding, planGranted, trialBegun, trialEnded } from "../../emails/plan.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { paidPlans, plans } from "../plan/plan.ts";

const plan = z.enum(paidPlans);

// All dates in these e-mails are days in Paris time.

export const planGrantedEmail = defineEmail({
  name: "plan-granted",
  purpose: "team",
  schema: z.object({
    lang,
    plan,
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    trialUntil: z.iso.date().optional(),
    replaces: z.literal("elite").optional(),
  }),
  write: (params, { branding }) => planGranted(params.lang, branding(params.lang), params),
});

export const planDeclinedEmail = defineEmail({
  name: "plan-declined",
  purpose: "team",
  schema: z.object({ lang, plan, line: z.string() }),
  write: (params, { branding }) => planDeclined(params.lang, branding(params.lang), params),
});

export const planEndedEmail = defineEmail({
  name: "plan-ended",
  purpose: "team",
  schema: z.object({
    ...{ lang, plan, on: z.iso.date(), startsOn: z.iso.date().optional() },
    later: z.object({ plan, startsOn: z.iso.date() }).optional(),
  }),
  write: (params, { branding }) => planEnded(params.lang, branding(params.lang), params),
});

export const planEndingEmail = defineEmail({
  name: "plan-ending",
  purpose: "team",
  // `next` is missing in e-mails queued by an earlier version, in which the free plan always followed.
  schema: z.object({ lang, plan, endsOn: z.iso.date(), over: z.boolean(), next: z.enum(plans).optional() }),
  write: async ({ next = "free", ...params }, { branding }) => {
    const from = branding(params.lang);
    return {
      ...(await planEnding(params.lang, from, { ...params, next })),
      ...(from.contactEmail && { replyTo: from.contactEmail }),
    };
  },
});

export const trialBegunEmail = defineEmail({
  name: "trial-begun",
  purpose: "team",
  schema: z.object({ lang, endsOn: z.iso.date() }),
  write: (params, { branding }) => trialBegun(params.lang, branding(params.lang), params),
});

export const trialEndedEmail = defineEmail({
  name: "trial-ended",
  purpose: "team",
  schema: z.object({
    ...{ lang, on: z.iso.date(), plan: z.enum(plans) },
    later: z.object({ plan, startsOn: z.iso.date() }).optional(),
  }),
  write: (params, { branding }) => trialEnded(params.lang, branding(params.lang), params),
});

export const emails = [
  planGrantedEmail,
  planDeclinedEmail,
  planEndedEmail,
  planEndingEmail,
  trialBegunEmail,
  trialEndedEmail,
];
