import * as z from "zod";
import { fundInvitationMail } from "../../emails/fund-invitation.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** The e-mail that invites a person to a fund; not sent if the invitation was withdrawn meanwhile. */
export const fundInvitationEmail = defineEmail({
  name: "fund-invitation",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, invitation: z.uuid() }),
  stops: { kind: "fund-invitation", of: ({ invitation }) => invitation },
  async write(params, { branding, url, fundInvitation }) {
    const isOpen = await fundInvitation(params.invitation);
    if (!isOpen) return null;
    const to = url("fund-invitation", params.invitation, params.lang);
    return fundInvitationMail(params.lang, branding(params.lang), to);
  },
});

export const emails = [fundInvitationEmail];
