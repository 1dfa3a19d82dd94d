import { submitLead } from "../../domain/lead/submission.server.ts";
import { applicationForm } from "../../domain/pitch-session/application-form.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { sessionForSender, sessionsAppliedTo } from "../../domain/pitch-session/founder-application.server.ts";
import { defineForm } from "../shell/form/define-form.server.ts";
import { pitchApplicationWords } from "./application-words.ts";
import { datedSessions } from "./embed.server.ts";

const form = "pitch-application";

export const applicationActions = defineForm({
  form,
  words: (lang) => pitchApplicationWords.in(lang),
  choices(content, lang) {
    const { stages, sectors, revenues, lookingFor } = content.page("pitch-application", lang).options;
    const session = datedSessions(content, lang);
    return { stage: stages, sector: sectors, annualRevenue: revenues, lookingFor, session, after: session };
  },
  schema: (content) => applicationForm(content.page("pitch-application", "en").options),
  async store({ db, secret, content, sender, viewer }, values) {
    const { email: _, marketing: __, session: shown, website, ...answers } = values;
    const sessions = await withoutCancelled(db, content.list("event", "en"));
    const actor = viewer && { viewer, address: sender.address };
    const applied = actor ? await sessionsAppliedTo(db, actor, sessions) : [];
    const { session, after } = await sessionForSender(db, sessions, applied);
    if (shown && shown !== session?.id) return { refused: "changed" };
    return submitLead(db, secret, {
      ...sender,
      form,
      payload: {
        ...answers,
        ...(website && { website }),
        ...(session ? { session: session.id } : after && { after: after.id }),
      },
    });
  },
});
