import * as z from "zod";
import {
  introductionAsked,
  introductionMeeting,
  introductionProposed,
  introductionYes,
} from "../../emails/introduction.tsx";
import { startupGone } from "../../emails/startup-gone.tsx";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import type { InvitationMethod } from "../../platform/calendar/invitation.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { IntroductionInMail } from "../delivery/email-context.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import type { Side } from "./introduction.ts";
import { meetingFile } from "./meeting-mail.ts";

const introduction = z.uuid();

/** Not sent if the request is closed or hidden from the startup. */
export const introductionAskedEmail = defineEmail({
  name: "introduction-asked",
  purpose: "owner",
  schema: z.object({ lang, introduction, person: z.string() }),
  stops: { kind: "introduction-asked", of: ({ person }) => person },
  async write(params, { branding, introduction: read }) {
    const found = await read(params.introduction, "startup", params.lang);
    if (!found || found.state !== "waiting") return null;
    return introductionAsked(params.lang, branding(params.lang), found);
  },
});

const proposedTo = (side: Side) =>
  defineEmail({
    name: side === "startup" ? "introduction-proposed-startup" : "introduction-proposed-investor",
    purpose: "owner",
    schema: z.object({ lang, introduction, person: z.string() }),
    stops: {
      kind: side === "startup" ? "introduction-asked" : "introduction-proposed",
      of: ({ person }) => person,
    },
    async write(params, { branding, introduction: read }) {
      const found = await read(params.introduction, side, params.lang);
      if (!found || found.state !== "waiting") return null;
      return introductionProposed(side, params.lang, branding(params.lang), found);
    },
  });

/**
 * The e-mails that inform each side of a proposal by the accelerator. Not sent after the proposal is closed, or to a
 * side that has already answered.
 */
export const introductionProposedEmail = { startup: proposedTo("startup"), investor: proposedTo("investor") };

export const introductionYesEmail = defineEmail({
  name: "introduction-yes",
  purpose: "owner",
  schema: z.object({ lang, introduction, side: z.enum(["startup", "investor"]) }),
  async write({ side, ...params }, { branding, introduction: read }) {
    const found = await read(params.introduction, side, params.lang);
    if (!found?.other) return null;
    const { other } = found;
    const mail = await introductionYes(side, params.lang, branding(params.lang), { ...found, other });
    return { ...mail, replyTo: other.email };
  },
});

const side = z.enum(["startup", "investor"]);

/**
 * The e-mail with a meeting's calendar file for one side; not sent if the meeting was cancelled or changed meanwhile.
 */
export const introductionMeetingEmail = defineEmail({
  name: "introduction-meeting",
  purpose: "owner",
  schema: z.object({ lang, introduction, side, sequence: z.number() }),
  async write({ sequence, ...params }, { branding, introduction: read }, { key }) {
    const found = await read(params.introduction, params.side, params.lang);
    if (!found?.meeting || found.meeting.sequence !== sequence) return null;
    return meetingMail("REQUEST", { ...params, found, attendee: key, meeting: found.meeting }, branding(params.lang));
  },
});

export const introductionCancelledEmail = defineEmail({
  name: "introduction-cancelled",
  purpose: "owner",
  schema: z.object({
    ...{ lang, introduction, side, sequence: z.number(), startsAt: z.string(), minutes: z.number() },
    /** Set for whoever has left the startup, and can no longer open its introductions. */
    hasLeft: z.boolean().optional(),
  }),
  async write({ sequence, minutes, startsAt, hasLeft, ...params }, { branding, introduction: read }, { key }) {
    const known = await read(params.introduction, params.side, params.lang);
    if (!known) return null;
    const found = hasLeft ? { ...known, url: null } : known;
    const meeting = { sequence, minutes, startsAt: new Date(startsAt) };
    return meetingMail("CANCEL", { ...params, found, attendee: key, meeting }, branding(params.lang));
  },
});

/** Cancels the meeting of an introduction that was deleted with the other side. */
export const introductionGoneEmail = defineEmail({
  name: "introduction-gone",
  purpose: "owner",
  schema: z.object({ lang, introduction, side, sequence: z.number(), startsAt: z.string(), minutes: z.number() }),
  async write({ sequence, minutes, startsAt, ...params }, { branding, introductionsUrl }, { key }) {
    const meeting = { sequence, minutes, startsAt: new Date(startsAt) };
    const found = { startup: "", proposed: true, other: null, url: introductionsUrl(params.side, params.lang) };
    return meetingMail("CANCEL", { ...params, found, attendee: key, meeting }, branding(params.lang));
  },
});

/** Tells an investor that a startup was deleted, with what the investor kept about it. */
export const startupGoneEmail = defineEmail({
  name: "startup-gone",
  purpose: "owner",
  // The name is data of the job, because the startup is deleted before the e-mail is written.
  schema: z.object({ lang, startup: z.string().max(61) }),
  write: async ({ startup, ...params }, { branding }) => startupGone(params.lang, branding(params.lang), { startup }),
});

type MeetingMail = {
  lang: Lang;
  introduction: string;
  side: Side;
  found: Pick<IntroductionInMail, "startup" | "proposed" | "other"> & { url: string | null };
  attendee: string;
  meeting: { startsAt: Date; minutes: number; sequence: number };
};

async function meetingMail(method: InvitationMethod, { found, meeting, ...mail }: MeetingMail, from: EmailBranding) {
  const { lang: language, side: reader, introduction: id, attendee } = mail;
  const name = reader === "startup" ? (found.other?.name ?? "") : found.startup;
  const shown = { ...meeting, name, url: found.url, proposed: found.proposed, isCancelled: method === "CANCEL" };
  const { summary, ...written } = await introductionMeeting(reader, language, from, shown);
  return {
    ...written,
    ...(found.other && { replyTo: found.other.email }),
    attachments: [meetingFile(from, method, { ...meeting, introduction: id, summary, attendee }, new Date())],
  };
}

export const emails = [
  introductionAskedEmail,
  introductionProposedEmail.startup,
  introductionProposedEmail.investor,
  introductionYesEmail,
  introductionMeetingEmail,
  introductionCancelledEmail,
  introductionGoneEmail,
  startupGoneEmail,
];
