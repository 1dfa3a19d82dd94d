import * as z from "zod";
import { pitchAnswer } from "../../emails/pitch-answer.tsx";
import { sessionDate } from "../../emails/session-date.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** Nothing when the session has no day to come any more. */
export const sessionDateEmail = defineEmail({
  name: "session-date",
  purpose: "other",
  schema: z.object({ lang, session: z.string() }),
  stops: { kind: "session-date", of: (_, { subject }) => subject },
  async write(params, { branding, session }) {
    const text = session(params.session, params.lang);
    return text && sessionDate(params.lang, branding(params.lang), text);
  },
});

/** Nothing once the application has a place after all, or is gone. */
export const pitchAnswerEmail = defineEmail({
  name: "pitch-answer",
  purpose: "other",
  schema: z.object({ lang, lead: z.uuid() }),
  async write(params, { branding, pitchAnswer: read }) {
    const found = await read(params.lead, params.lang);
    return found && pitchAnswer(params.lang, branding(params.lang), found);
  },
});

export const emails = [sessionDateEmail, pitchAnswerEmail];
