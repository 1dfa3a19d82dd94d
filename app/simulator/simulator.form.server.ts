import * as z from "zod";
import { simulatorProjectionEmail } from "../../domain/delivery/result.emails.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, ticked } from "../../platform/http/fields.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { multiplesOf } from "./embed.server.ts";
import { formatThousands, project } from "./projection.ts";
import { simulatorWords } from "./words.ts";

export const simulatorForm = z.object({
  monthlyRevenue: line(40, "revenueRequired").refine((typed) => /\d/.test(typed), "revenueRequired"),
  email: emailField,
  companyName: line(160, "companyTooLong").pipe(
    z.string().min(1, { error: "companyRequired", abort: true }).min(2, "companyTooShort"),
  ),
  marketing: ticked,
});

export const simulatorActions = defineForm({
  form: "simulator",
  words: (lang) => simulatorWords.in(lang),
  schema: simulatorForm,
  store({ db, secret, content, sender }, { companyName, monthlyRevenue }) {
    const { lang } = sender;
    const multiples = multiplesOf(content);
    const projection = project(monthlyRevenue, lang, multiples);
    return submitLead(db, secret, {
      ...sender,
      form: "simulator",
      payload: {
        companyName,
        monthlyRevenue: formatThousands(monthlyRevenue, lang),
        projectedRevenue: projection.central,
        growthMultiple: multiples.central,
      },
      begin: async () => simulatorProjectionEmail.with({ lang, ...projection }),
    });
  },
});
