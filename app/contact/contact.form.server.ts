import * as z from "zod";
import type { RouterContextProvider } from "react-router";
import { emailPattern, line, paragraphs, ticked } from "../../platform/http/fields.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";

export function contactForm(topics: readonly string[]) {
  return z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    topic: line(60).pipe(z.string().refine((topic) => topics.includes(topic), "topicRequired")),
    message: paragraphs(5_000, "messageTooLong").pipe(z.string().min(1, "messageRequired")),
    marketing: ticked,
  });
}

export function contactActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { topics } = context.get(services).content.page("contact", "en").form;
  return defineForm({
    form: "contact",
    schema: contactForm(topics.map(({ id }) => id)),
    payload: ({ fullName, topic, message }) => ({ fullName, topic, message }),
  });
}
