import * as z from "zod";
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

export const emails = [sessionDateEmail];
