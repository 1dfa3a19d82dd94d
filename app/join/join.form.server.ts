import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { choice, paragraphs, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { joinWords } from "./words.ts";

export function joinForm(roles: readonly string[]) {
  return z.object({
    fullName: fullNameField,
    email: emailField,
    joinAs: choice(roles, "joinAsRequired"),
    contribution: paragraphs(2_000, "contributionTooLong").pipe(z.string().min(1, "contributionRequired")),
    marketing: ticked,
  });
}

export const joinActions = defineForm({
  form: "join",
  words: (lang) => joinWords.in(lang),
  choices: (content, lang) => ({ joinAs: content.page("join", lang).roles }),
  schema: (content) => joinForm(content.page("join", "en").roles.map(({ id }) => id)),
  payload: ({ fullName, joinAs, contribution }) => ({ fullName, joinAs, contribution }),
});
