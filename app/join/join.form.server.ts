import * as z from "zod";
import type { RouterContextProvider } from "react-router";
import { choice, emailPattern, line, paragraphs, ticked } from "../../platform/http/fields.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";

export function joinForm(roles: readonly string[]) {
  return z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    joinAs: choice(roles, "joinAsRequired"),
    contribution: paragraphs(2_000, "contributionTooLong").pipe(z.string().min(1, "contributionRequired")),
    marketing: ticked,
  });
}

export function joinActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { roles } = context.get(services).content.page("join", "en");
  return defineForm({
    form: "join",
    schema: joinForm(roles.map(({ id }) => id)),
    payload: ({ fullName, joinAs, contribution }) => ({ fullName, joinAs, contribution }),
  });
}
