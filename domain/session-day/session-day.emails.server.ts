import * as z from "zod";
import { sessionTurnEmail, type SessionTurnEmail } from "../../emails/session-turn.tsx";
import { invitationFile } from "../../platform/calendar/invitation.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** Not sent if the turn has changed again, because a later e-mail reports that change. */
const turnEmail = (name: SessionTurnEmail) =>
  defineEmail({
    name: `session-turn-${name}`,
    purpose: "team",
    schema: z.object({ lang, place: z.uuid(), sequence: z.int() }),
    async write({ place, sequence, ...params }, { branding, turnOf }, { key }) {
      const found = await turnOf(place, params.lang);
      if (!found || found.sequence !== sequence || (found.lost !== null) !== (name === "withdrawn")) return null;
      const from = branding(params.lang);
      const { pitch, questions, changedAt } = found;
      const method = name === "withdrawn" || found.isUnset ? ("CANCEL" as const) : ("REQUEST" as const);
      const startsAt = found.isUnset ? found.dayStart : found.startsAt;
      const organiser = {
        name: from.organisation,
        email: from.contactEmail || from.senderEmail,
        topic: "Pitch Session",
      };
      const mail = await sessionTurnEmail(name, params.lang, from, found);
      // Reminders have no calendar file, because the founder's calendar already contains the invitation.
      if (name === "week" || name === "eve" || !startsAt) return mail;
      const content = invitationFile(
        method,
        {
          ...{ sequence, changedAt, startsAt, attendee: key, place: found.place ?? "" },
          uid: `session-turn-${place}@${new URL(from.homeUrl).hostname}`,
          endsAt: new Date(startsAt.getTime() + (pitch + questions) * 60_000),
          summary: `${from.organisation}, ${found.session}`,
        },
        organiser,
      );
      return { ...mail, attachments: [{ type: "text/calendar", method, content }] };
    },
  });

export const turnEmails = {
  first: turnEmail("first"),
  moved: turnEmail("moved"),
  place: turnEmail("place"),
  unset: turnEmail("unset"),
  week: turnEmail("week"),
  eve: turnEmail("eve"),
  withdrawn: turnEmail("withdrawn"),
};

export const emails = Object.values(turnEmails);
