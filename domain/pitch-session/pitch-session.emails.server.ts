import * as z from "zod";
import { sessionDate } from "../../emails/session-date.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** Nothing when the session has no day to come any more. */
export const sessionDateEmail = defineEmail({
  name: "session-date",
  purpose: "other",
  schema: z.object({ lang, session: z.string() }),
  stops: { kind: "session-date", of: (_, { subject }) => subject },
  async write(own, { branding, session }) {
    const text = session(own.session, own.lang);
    return text && sessionDate(own.lang, branding(own.lang), text);
  },
});

export const emails = [sessionDateEmail];
