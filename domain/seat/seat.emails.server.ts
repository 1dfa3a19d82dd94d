import * as z from "zod";
import { seatEmail, type SeatEmail } from "../../emails/seat.tsx";
import { seatInvitationMail } from "../../emails/seat-invitation.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** The invitation to a seat. Not sent if the invitation was closed in the meantime. */
export const seatInvitationEmail = defineEmail({
  name: "seat-invitation",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, invitation: z.uuid() }),
  stops: { kind: "seat-invitation", of: ({ invitation }) => invitation },
  async write(params, { branding, url, seatInvitation }) {
    const invited = await seatInvitation(params.invitation);
    if (!invited) return null;
    const to = url("seat-invitation", params.invitation, params.lang);
    return seatInvitationMail(params.lang, branding(params.lang), { ...invited, url: to });
  },
});

const seatRole = z.enum(["owner", "editor", "reader"]);

/** Defines an e-mail about a change of a startup's seats. Not sent if the startup was deleted in the meantime. */
const changeEmail = <Name extends SeatEmail>(name: Name) =>
  defineEmail({
    name: `seat-${name}`,
    purpose: "owner",
    schema: z.object({ lang, startup: z.string(), person: z.string(), role: seatRole }),
    async write({ startup, person, role, ...params }, { branding, seatChange }) {
      const change = await seatChange(startup, person);
      return change && seatEmail(name, params.lang, branding(params.lang), { ...change, role });
    },
  });

export const seatJoinedEmail = changeEmail("joined");
export const seatLeftEmail = changeEmail("left");
export const seatRemovedEmail = changeEmail("removed");
export const seatRoleEmail = changeEmail("role");
export const seatContactEmail = changeEmail("contact");
export const seatNoticeEmail = changeEmail("notice");
export const seatKeptEmail = changeEmail("kept");
export const seatSuccessorEmail = changeEmail("successor");

export const emails = [
  seatInvitationEmail,
  seatJoinedEmail,
  seatLeftEmail,
  seatRemovedEmail,
  seatRoleEmail,
  seatContactEmail,
  seatNoticeEmail,
  seatKeptEmail,
  seatSuccessorEmail,
];
