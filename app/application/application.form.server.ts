import { applicationForm } from "../../domain/application/answers.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import type { Content } from "../../domain/content/content.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { opens } from "../../domain/application/access-token.server.ts";
import { intakeToApplyFor, openIntakeNow } from "../../domain/application/open-intake.server.ts";
import { submitApplication } from "../../domain/application/submit.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { inSameTime } from "../shell/form/same-time.server.ts";
import { applicationWords } from "./words.ts";

const applicationChoices = (_: Content, lang: Lang) =>
  Object.fromEntries(
    Object.entries(applicationWords.in(lang).choices).map(([field, labels]) => [
      field,
      Object.entries(labels).map(([id, label]) => ({ id, label })),
    ]),
  );

export const applicationActions = defineForm({
  form: "application",
  words: (lang) => applicationWords.in(lang),
  choices: applicationChoices,
  schema: applicationForm,
  async store({ db, secret, content, sender }, values) {
    const { email: _email, marketing: _marketing, intake, draft, seconds, ...answers } = values;
    const sent = { ...sender, answers, intake, seconds, draft: opens("application-draft", draft, secret) };
    const stored = await inSameTime(() => submitApplication(db, secret, sent, intakeRule(content)));
    if (stored.status !== "closed") return stored;
    return { status: "closed", next: intakeToApplyFor(await openIntakeNow(db, content), intakeRule(content)).id };
  },
});
