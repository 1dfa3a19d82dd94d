import * as z from "zod";
import type { RouterContextProvider } from "react-router";
import { choice, emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";

export function deckRequestForm(startups: readonly { id: string }[]) {
  return z.object({
    startup: choice(
      startups.map(({ id }) => id),
      "startupUnknown",
    ),
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    firm: line(160, "firmTooLong"),
    marketing: ticked,
  });
}

export function deckRequestActions({ context }: { context: Readonly<RouterContextProvider> }) {
  return defineForm({
    form: "deck-request",
    schema: deckRequestForm(context.get(services).content.list("startup", "fr")),
    payload: ({ startup, fullName, firm }) => ({ startup, fullName, ...(firm && { firm }) }),
    receiptAt: "french-receipt",
  });
}
