import type { RouterContextProvider } from "react-router";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { contactForm } from "./contact.schema.server.ts";

export function contactActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { topics } = context.get(services).content.page("contact", "en").form;
  return leadFormActions({
    form: "contact",
    schema: contactForm(topics.map(({ id }) => id)),
    payload: ({ fullName, topic, message }) => ({ fullName, topic, message }),
  });
}
