import * as z from "zod";
import { conferenceReceipt } from "../../emails/conference-receipt.tsx";
import { contactReceipt } from "../../emails/contact-receipt.ts";
import { deckRequestReceipt } from "../../emails/deck-request-receipt.ts";
import type { EmailBranding, WrittenEmail } from "../../emails/email-layout.tsx";
import { investorReceipt } from "../../emails/investor-receipt.ts";
import { joinReceipt } from "../../emails/join-receipt.ts";
import { notifyMeReceipt } from "../../emails/notify-me-receipt.ts";
import { pitchApplicationReceipt } from "../../emails/pitch-application-receipt.ts";
import { writeReceipt } from "../../emails/receipt-email.tsx";
import { studioAuditReceipt } from "../../emails/studio-audit-receipt.ts";
import type { Lang } from "../../platform/language/language.ts";
import { defineEmail, type EmailAbout, emailLang as lang, type EmailToSend } from "./email.server.ts";
import type { LeadToDeliver } from "./lead-deliveries.ts";
import { operatorNotice } from "./operator-notice.emails.server.ts";
import { quizResultEmail, simulatorProjectionEmail } from "./result.emails.server.ts";

/** Returns the lead's id, used as the id of the subscription that the recipient can stop. */
const ofLead = (_: unknown, { subject }: EmailAbout) => subject;

const receipt = (name: string, write: (lang: Lang, from: EmailBranding) => Promise<WrittenEmail>) =>
  defineEmail({
    name,
    purpose: "other",
    schema: z.object({ lang }),
    write: (params, { branding }) => write(params.lang, branding(params.lang)),
  });

const receipts = {
  contact: receipt("contact-receipt", contactReceipt),
  "investor-registration": receipt("investor-receipt", investorReceipt),
  join: receipt("join-receipt", joinReceipt),
  "studio-audit": receipt("studio-audit-receipt", studioAuditReceipt),
  "deck-request": receipt("deck-request-receipt", deckRequestReceipt),
};

/** The receipt of a pitch application, for `session` or for the one after `after`. */
const pitchApplicationReceiptEmail = defineEmail({
  name: "pitch-application-receipt",
  purpose: "other",
  schema: z.object({ lang, session: z.string().optional(), after: z.string().optional() }),
  async write(params, { branding, session }) {
    const id = params.session ?? params.after;
    const named = id ? await session(id, params.lang) : null;
    const goal = named && { ...named, isAfter: params.session === undefined };
    return pitchApplicationReceipt(params.lang, branding(params.lang), goal);
  },
});

/** The receipt of the notify-me form; `after` is the id of the session that the form displayed. */
const notifyMeReceiptEmail = defineEmail({
  name: "notify-me-receipt",
  purpose: "other",
  schema: z.object({ lang, after: z.string().optional() }),
  stops: { kind: "session-date", of: ofLead, answersForm: true },
  async write(params, { branding, session }) {
    const after = params.after ? await session(params.after, params.lang) : null;
    return notifyMeReceipt(params.lang, branding(params.lang), after);
  },
});

const formReceipt = defineEmail({
  name: "form-receipt",
  purpose: "other",
  schema: z.object({ lang, form: z.string() }),
  async write(params, context) {
    const words = context.receipt(params.form, params.lang);
    return words ? writeReceipt(words, params.lang, context.branding(params.lang)) : null;
  },
});

const conferenceReceiptEmail = defineEmail({
  name: "conference-receipt",
  purpose: "other",
  schema: z.object({ lang, conference: z.string() }),
  stops: { kind: "conference-date", of: ofLead, answersForm: true },
  write: (params, context) =>
    conferenceReceipt(params.lang, context.branding(params.lang), context.conference(params.conference, params.lang)),
});

export function receiptOf({ form, lang, payload }: LeadToDeliver): EmailToSend {
  switch (form) {
    case "application":
    case "application-revision":
    case "guide":
      throw new Error(`What answers the form ${form} comes with what it begins`);
    case "quiz": {
      const [level = 0, score = 0, max = 0] = [payload.level, payload.score, payload.max].map(Number);
      return quizResultEmail.with({ lang, level, score, max });
    }
    case "pitch-application":
      return pitchApplicationReceiptEmail.with({
        lang,
        ...(payload.session && { session: String(payload.session) }),
        ...(payload.after && { after: String(payload.after) }),
      });
    case "notify-me":
      return notifyMeReceiptEmail.with({ lang, ...(payload.after && { after: String(payload.after) }) });
    case "conference":
      return conferenceReceiptEmail.with({ lang, conference: String(payload.conference) });
    case "simulator": {
      const central = Number(payload.projectedRevenue);
      // The figures come from the submitted payload, so that the e-mail repeats the projection shown on the page.
      return simulatorProjectionEmail.with({ lang, monthly: central / Number(payload.growthMultiple), central });
    }
    default:
      return form in receipts
        ? receipts[form as keyof typeof receipts].with({ lang })
        : formReceipt.with({ lang, form });
  }
}

export const emails = [
  ...Object.values(receipts),
  pitchApplicationReceiptEmail,
  notifyMeReceiptEmail,
  formReceipt,
  simulatorProjectionEmail,
  quizResultEmail,
  conferenceReceiptEmail,
  operatorNotice,
];
