import * as z from "zod";
import { conferenceDate } from "../../emails/conference-receipt.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/**
 * Tells a person the date of a conference. `write` returns null if the date was removed after the e-mail was queued.
 */
export const conferenceDateEmail = defineEmail({
  name: "conference-date",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, conference: z.string() }),
  stops: { kind: "conference-date", of: (_, { subject }) => subject },
  async write(params, { branding, conference }) {
    const { when, ...text } = conference(params.conference, params.lang);
    return when === null ? null : conferenceDate(params.lang, branding(params.lang), { ...text, when });
  },
});

export const emails = [conferenceDateEmail];
