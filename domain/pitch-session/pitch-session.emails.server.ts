import * as z from "zod";
import { pitchAnswer } from "../../emails/pitch-answer.tsx";
import { sessionDate } from "../../emails/session-date.tsx";
import { forgetDates } from "../date-mail/date-mails.server.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** An e-mail with the date of a pitch session. Not sent if the session was cancelled or has no date in the future. */
export const sessionDateEmail = defineEmail({
  name: "session-date",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, session: z.string() }),
  stops: { kind: "session-date", of: (_, { subject }) => subject },
  async write(params, { branding, session }) {
    const text = await session(params.session, params.lang);
    return text && sessionDate(params.lang, branding(params.lang), text);
  },
  // Whoever asked for a date has been sent none and waits for the next one.
  async obsolete(db, { subject }) {
    if (subject !== null) await forgetDates(db, subject);
  },
});

/**
 * An e-mail that rejects an application. Not sent if, since the e-mail was queued, the application was deleted or got a
 * place. It leaves with the team's e-mails if it goes to a startup's member (`writeAnswers`).
 */
export const pitchAnswerEmail = defineEmail({
  name: "pitch-answer",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, lead: z.uuid() }),
  async write(params, { branding, pitchAnswer: read }) {
    const found = await read(params.lead, params.lang);
    const from = branding(params.lang);
    return (
      found && {
        ...(await pitchAnswer(params.lang, from, found)),
        ...(from.contactEmail && { replyTo: from.contactEmail }),
      }
    );
  },
});

export const emails = [sessionDateEmail, pitchAnswerEmail];
