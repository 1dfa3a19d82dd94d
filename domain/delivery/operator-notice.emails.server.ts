import * as z from "zod";
import { operatorLead } from "../../emails/operator-lead.tsx";
import type { Lang } from "../../platform/language/language.ts";
import { defineEmail } from "./email.server.ts";
import { applicationEvents } from "./lead-deliveries.ts";
import { formLabels, leadForms } from "../form/forms.ts";
import { fieldWords as en } from "./lead-field-words.en.ts";
import { fieldWords as fr } from "./lead-field-words.fr.ts";

const fieldWords: Record<Lang, Record<string, string>> = { en, fr };

export const operatorNotice = defineEmail({
  name: "operator-notice",
  purpose: "operator",
  schema: z.object({
    to: z.string(),
    form: z.enum([...leadForms, ...applicationEvents]),
    fields: z.array(z.tuple([z.string(), z.string()])),
    /** True if the operator was already notified of this lead. */
    again: z.boolean().optional(),
  }),
  reachesErased: true,
  async write({ to, form, fields, again }, { branding, teamLang, deskUrl, chosen }, { key, subject }) {
    const params = await teamLang(to);
    const words = fieldWords[params];
    const choice = chosen(form, params);
    const named = fields.map(([name, value]): [string, string] => [words[name] ?? name, choice(name, value)]);
    const called = form === "application-revision" ? form : (formLabels(params)[form] ?? form);
    const record = applicationEvents.some((event) => event === form) ? "application" : "lead";
    const desk = subject ? deskUrl(record, subject, params) : null;
    return {
      ...(await operatorLead(params, branding(params), { form: called, fields: named, again, desk })),
      to,
      replyTo: key,
    };
  },
});
