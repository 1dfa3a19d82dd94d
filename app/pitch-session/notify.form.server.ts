import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { ticked } from "../../platform/http/fields.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { sessionToTell } from "../../domain/pitch-session/session-dates.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { notifyWords } from "./notify-words.ts";
import { datedSessions } from "./embed.server.ts";

export const notifyForm = z.object({
  email: emailField,
  marketing: ticked,
});

export const notifyActions = defineForm({
  form: "notify-me",
  words: (lang) => notifyWords.in(lang),
  choices: (content, lang) => ({ after: datedSessions(content, lang) }),
  schema: notifyForm,
  async store({ db, secret, content, sender }) {
    const next = await sessionToTell(db, await withoutCancelled(db, content.list("event", "en")));
    return submitLead(db, secret, { ...sender, form: "notify-me", payload: next ? { after: next.id } : {} });
  },
});
