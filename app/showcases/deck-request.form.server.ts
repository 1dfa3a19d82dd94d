import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { choice, line, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import { optionsOf } from "../shell/form/lead-form.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { showcasesWords } from "./words.ts";

export function deckRequestForm(startups: readonly { id: string }[]) {
  return z.object({
    startup: choice(
      startups.map(({ id }) => id),
      "startupUnknown",
    ),
    fullName: fullNameField,
    email: emailField,
    firm: line(160, "firmTooLong"),
    marketing: ticked,
  });
}

export const deckRequestActions = defineForm({
  form: "deck-request",
  words: (lang) => showcasesWords.in(lang).deck,
  choices: (content, lang) => ({ startup: optionsOf(content.list("startup", lang)) }),
  schema: (content) => deckRequestForm(content.list("startup", "fr")),
  payload: ({ startup, fullName, firm }) => ({ startup, fullName, ...(firm && { firm }) }),
  receiptAt: "french-receipt",
});
