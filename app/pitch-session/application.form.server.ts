import type { RouterContextProvider } from "react-router";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { applicationForm } from "../../domain/pitch-session/application-form.server.ts";
import { fullSessions } from "../../domain/pitch-session/session-place.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";
import { sessionToApplyFor } from "./session-to-apply-for.server.ts";

export function applicationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content } = context.get(services);
  const form = "pitch-application";
  return defineForm({
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
