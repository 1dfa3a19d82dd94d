import { sql } from "drizzle-orm";
import * as z from "zod";
import { sessionSeatEmail, type SessionSeatEmail } from "../../emails/session-seat.tsx";
import { invitationFile } from "../../platform/calendar/invitation.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { seatLimits } from "./session-seat.ts";
import { sessionGuest } from "./session-seat.table.ts";

const guestsOfSameSession = (guest: string) => sql`select id from ${sessionGuest}
  where session = (select session from ${sessionGuest} where id = ${guest})`;

/** Not sent if the request has changed again, because a later e-mail reports that change. */
const guestEmail = (name: SessionSeatEmail) =>
  defineEmail({
    name: `session-seat-${name}`,
    purpose: "owner",
    schema: z.object({ lang, guest: z.uuid(), sequence: z.int() }),
    together: { hour: seatLimits.mailsAnHour, subjects: guestsOfSameSession },
    async write({ guest, sequence, ...params }, { branding, url, guestOf, attaches }, { key }) {
      const found = await guestOf(guest, params.lang);
      if (!found || found.sequence !== sequence || !isStill(name, found)) return null;
      const from = branding(params.lang);
      const { askedAt, ...shown } = found;
      const ends = name === "left" || name === "cancelled";
      const hasHours = found.invitation?.hasHours && name !== "unset";
      // An earlier change may have taken off the hours, and its own e-mail is not sent once there is a later one.
      const lostHours = name === "unset" || ((ends || name === "moved") && sequence > 1);
      // Reminders have no calendar file, because the guest's calendar already contains the invitation.
      const isReminder = name === "week" || name === "still" || name === "wishes";
      const isInvited = !isReminder && (hasHours || lostHours) && (await attaches(key, askedAt));
      const invitation = isInvited ? found.invitation : null;
      const method = ends || !hasHours ? ("CANCEL" as const) : ("REQUEST" as const);
      const organiser = {
        name: from.organisation,
        email: from.contactEmail || from.senderEmail,
        topic: "Pitch Session",
      };
      const mail = await sessionSeatEmail(name, params.lang, from, {
        ...shown,
        file: invitation && method,
        leave: url("session-seat", guest, params.lang),
      });
      if (!invitation) return mail;
      const uid = `${invitation.id}@${new URL(from.homeUrl).hostname}`;
      const content = invitationFile(
        method,
        { ...invitation, uid, sequence, attendee: key, summary: `${from.organisation}, ${found.session}` },
        organiser,
      );
      return { ...mail, attachments: [{ type: "text/calendar", method, content }] };
    },
  });

type State = "seated" | "waiting" | "left" | "cancelled";

const isStill = (name: SessionSeatEmail, { state, isReplaced }: { state: State; isReplaced: boolean }) =>
  ({
    seat: state === "seated",
    promoted: state === "seated",
    week: state === "seated",
    still: state === "seated",
    wishes: state === "seated",
    waiting: state === "waiting",
    moved: state === "seated" || state === "waiting",
    unset: state === "seated" || state === "waiting",
    // Not sent if the person has a newer request, because the e-mail would remove the calendar entry of both.
    left: state === "left" && !isReplaced,
    cancelled: state === "cancelled",
  })[name];

export const guestEmails = {
  seat: guestEmail("seat"),
  waiting: guestEmail("waiting"),
  promoted: guestEmail("promoted"),
  week: guestEmail("week"),
  still: guestEmail("still"),
  wishes: guestEmail("wishes"),
  left: guestEmail("left"),
  moved: guestEmail("moved"),
  unset: guestEmail("unset"),
  cancelled: guestEmail("cancelled"),
};

export const emails = Object.values(guestEmails);
