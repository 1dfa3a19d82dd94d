import * as z from "zod";
import { meetingMail } from "../../emails/meeting.tsx";
import { hourOpenMail } from "../../emails/hour-open.tsx";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import { type Invitation, invitationFile, type InvitationMethod } from "../../platform/calendar/invitation.ts";
import type { Lang } from "../../platform/language/language.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

export type MeetingChange = "booked" | "moved" | "place" | "cancelled" | "again" | "reminder";

type InFile = Omit<Invitation, "uid" | "place"> & { id: string; place?: string };

const answersTo = ({ contactEmail }: EmailBranding) => (contactEmail ? { replyTo: contactEmail } : {});

function withFile(from: EmailBranding, method: InvitationMethod, { id, place = "", ...event }: InFile) {
  const content = invitationFile(
    method,
    { ...event, place, uid: `meeting-${id}@${new URL(from.homeUrl).hostname}` },
    { name: from.organisation, email: from.contactEmail || from.senderEmail, topic: "Meeting" },
  );
  return {
    ...answersTo(from),
    attachments: [{ type: "text/calendar" as const, method, content }],
  };
}

const times = { changedAt: z.iso.datetime(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

type Gone = {
  id: string;
  sequence: number;
  isCall: boolean;
  isReaddressed?: boolean;
  changedAt: string;
  startsAt: string;
  endsAt: string;
};

/**
 * Writes to a host about a cancelled meeting without its row, which was deleted or is now another host's, or about a
 * meeting whose invitations now go to another address of the host.
 */
async function writeGone(
  lang: Lang,
  from: EmailBranding,
  { id, sequence, isCall, isReaddressed, ...gone }: Gone,
  attendee: string,
) {
  const startsAt = new Date(gone.startsAt);
  const written = await meetingMail(lang, from, {
    ...{
      what: isReaddressed ? "readdressed" : "cancelled",
      reader: "host",
      hasFile: true,
      url: null,
      startsAt,
      zone: "Europe/Paris",
    },
    ...{ isCall, isLate: false, isClosed: false },
    ...{ host: "", startup: "", guest: "", place: "", topic: "" },
  });
  const event = { id, sequence, startsAt, endsAt: new Date(gone.endsAt), changedAt: new Date(gone.changedAt) };
  return { ...written.mail, ...withFile(from, "CANCEL", { ...event, attendee, summary: written.summary }) };
}

/** `method` is the iCalendar method of the attached file; null for a reminder, which has no file. */
const change = (what: MeetingChange, method: InvitationMethod | null) =>
  defineEmail({
    name: `meeting-${what}`,
    purpose: "owner",
    schema: z.object({
      ...{ lang, meeting: z.uuid(), sequence: z.int(), reader: z.enum(["guest", "host"]) },
      /** The cancelled call of an expert, because its row is reused if the applicant chooses another expert's time. */
      call: z.object({ host: z.string(), ...times }).optional(),
    }),
    async write({ meeting: id, sequence, reader, call, ...params }, { branding, meeting, url, attaches }, { key }) {
      const found = await meeting(id, params.lang);
      if (call && found && found.hostId !== call.host)
        return writeGone(params.lang, branding(params.lang), { id, sequence, isCall: true, ...call }, key);
      // Not sent if the meeting was cancelled or changed after this e-mail was queued, because a newer e-mail reports
      // the change.
      if (!found || found.sequence !== sequence || (method !== "CANCEL" && found.isCancelled)) return null;
      const from = branding(params.lang);
      const hasFile = method !== null && (await attaches(key, found.bookedAt));
      const written = await meetingMail(params.lang, from, {
        ...found,
        what,
        reader,
        hasFile,
        url: reader === "guest" ? url("meeting", id, params.lang) : null,
      });
      if (!hasFile) return { ...written.mail, ...answersTo(from) };
      return { ...written.mail, ...withFile(from, method, { ...found, id, attendee: key, summary: written.summary }) };
    },
  });

export const meetingEmails = {
  booked: change("booked", "REQUEST"),
  moved: change("moved", "REQUEST"),
  place: change("place", "REQUEST"),
  cancelled: change("cancelled", "CANCEL"),
  again: change("again", "CANCEL"),
  reminder: change("reminder", null),
};

export const meetingGoneEmail = defineEmail({
  name: "meeting-gone",
  purpose: "team",
  schema: z.object({
    ...{ lang, meeting: z.uuid(), sequence: z.int() },
    /** Jobs queued by an earlier version have no `isCall`; all such jobs are about meetings with startups. */
    isCall: z.boolean().default(false),
    isReaddressed: z.boolean().optional(),
    ...times,
  }),
  write: ({ meeting: id, ...params }, { branding }, { key }) =>
    writeGone(params.lang, branding(params.lang), { id, ...params }, key),
});

export const hourOpenEmail = defineEmail({
  name: "hour-open",
  purpose: "owner",
  schema: z.object({ lang, host: z.string() }),
  async write({ host, ...params }, { branding, hostName, url }) {
    const name = await hostName(host, params.lang);
    return name === null
      ? null
      : hourOpenMail(params.lang, branding(params.lang), { name, url: url("hours", host, params.lang) });
  },
});

export const emails = [...Object.values(meetingEmails), meetingGoneEmail, hourOpenEmail];
