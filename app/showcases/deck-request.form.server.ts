import type { RouterContextProvider } from "react-router";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { deckRequestForm } from "./deck-request.schema.server.ts";

export function deckRequestActions({ context }: { context: Readonly<RouterContextProvider> }) {
  return leadFormActions({
    form: "deck-request",
    schema: deckRequestForm(context.get(services).content.list("startup", "fr")),
    payload: ({ startup, fullName, firm }) => ({ startup, fullName, ...(firm && { firm }) }),
    receiptAt: "french-receipt",
  });
}
