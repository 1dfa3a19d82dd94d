import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, paragraphs, ticked } from "../../platform/http/fields.server.ts";
import { fullNameField } from "../../platform/http/name-fields.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { contactWords } from "./words.ts";

export function contactForm(topics: readonly string[]) {
  return z.object({
    fullName: fullNameField,
    email: emailField,
    topic: line(60).pipe(z.string().refine((topic) => topics.includes(topic), "topicRequired")),
    message: paragraphs(5_000, "messageTooLong").pipe(z.string().min(1, "messageRequired")),
    marketing: ticked,
  });
}

export const contactActions = defineForm({
  form: "contact",
  words: (lang) => contactWords.in(lang),
  choices: (content, lang) => ({ topic: content.page("contact", lang).form.topics }),
  schema: (content) => contactForm(content.page("contact", "en").form.topics.map(({ id }) => id)),
  payload: ({ fullName, topic, message }) => ({ fullName, topic, message }),
});
