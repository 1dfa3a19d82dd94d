import type { RouterContextProvider } from "react-router";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { fullSessions } from "../../domain/pitch-session/session-place.server.ts";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { applicationForm } from "./application.schema.server.ts";
import { sessionToApplyFor } from "./session-to-apply-for.server.ts";

export function applicationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content } = context.get(services);
  const form = "pitch-application";
  return leadFormActions({
    form,
    schema: applicationForm(content.page("pitch-application", "en").options),
    async store(db, secret, sender, { email: _, marketing: __, website, ...answers }) {
      const session = sessionToApplyFor(content, "en", await fullSessions(db, content.list("event", "en")));
      return submitLead(db, secret, {
        ...sender,
        form,
        payload: { ...answers, ...(website && { website }), ...(session && { session: session.id }) },
      });
    },
  });
}
