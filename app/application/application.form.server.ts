import type { RouterContextProvider } from "react-router";
import { applicationForm } from "../../domain/application/answers.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { opens } from "../../domain/application/access-token.server.ts";
import { submitApplication } from "../../domain/application/submit.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";

export function applicationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const rule = intakeRule(context.get(services).content);
  return defineForm({
    form: "application",
    schema: applicationForm,
    async store(db, secret, sender, values) {
      const { email: _email, marketing: _marketing, intake, draft, seconds, ...answers } = values;
      const stored = await submitApplication(
        db,
        secret,
        { ...sender, answers, intake, seconds, draft: opens("application-draft", draft, secret) },
        rule,
      );
      return stored.status === "closed" ? { status: "closed", next: stored.next.id } : stored;
    },
  });
}
