import type { RouterContextProvider } from "react-router";
import { services } from "../services.server.ts";
import { leadFormActions } from "../shell/form/receive.server.ts";
import { applicationForm } from "./application.schema.server.ts";
import { sessionToApplyFor } from "./session-to-apply-for.server.ts";

export function applicationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content } = context.get(services);
  const session = sessionToApplyFor(content, "en");
  return leadFormActions({
    form: "pitch-application",
    schema: applicationForm(content.page("pitch-application", "en").options),
    payload: ({ email: _, marketing: __, website, ...answers }) => ({
      ...answers,
      ...(website && { website }),
      ...(session && { session: session.id }),
    }),
  });
}
