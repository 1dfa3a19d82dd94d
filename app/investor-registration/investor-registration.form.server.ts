import * as z from "zod";
import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { linkedInAddress } from "../../platform/http/address.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { choice, choices, line, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { offeredChoices } from "./offered-choices.ts";
import { investorRegistrationWords } from "./words.ts";

type Offered = Record<"types" | "tickets" | "stages" | "sectors", readonly { id: string }[]>;

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

export function investorForm({ types, tickets, stages, sectors }: Offered) {
  return z.object({
    fullName: fullNameField,
    email: emailField,
    firm: line(160, "firmTooLong"),
    investorType: choice(ids(types), "typeRequired"),
    ticket: choice(ids(tickets), "ticketRequired"),
    stages: choices(ids(stages), "stagesRequired"),
    sectors: choices(ids(sectors), "sectorsRequired"),
    linkedin: linkedInAddress("linkedinInvalid"),
    risk: ticked.pipe(z.literal(true, "riskRequired")),
    marketing: ticked,
  });
}

const offered = (content: Content, lang: Lang) =>
  offeredChoices(content.page("investor-registration", lang), content.page("investors", lang));

export const investorRegistrationActions = defineForm({
  form: "investor-registration",
  words: (lang) => investorRegistrationWords.in(lang),
  choices(content, lang) {
    const { types, tickets, ...several } = offered(content, lang);
    return { investorType: types, ticket: tickets, ...several };
  },
  schema: (content) => investorForm(offered(content, "en")),
  many: ["stages", "sectors"],
  accepts: { purpose: "risk", consent: "investor-risk" },
  payload: ({ fullName, firm, investorType, ticket, stages, sectors, linkedin }) => ({
    fullName,
    ...(firm && { firm }),
    investorType,
    ticket,
    stages: stages.join(", "),
    sectors: sectors.join(", "),
    ...(linkedin && { linkedin }),
  }),
});
