import * as z from "zod";
import { followInvitationMail } from "../../emails/follow-invitation.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

export const followInvitationEmail = defineEmail({
  name: "follow-invitation",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, invitation: z.uuid() }),
  stops: { kind: "follow-invitation", of: ({ invitation }) => invitation },
  async write(params, { branding, url, followInvitation }) {
    const invited = await followInvitation(params.invitation);
    if (!invited) return null;
    const to = url("follow-invitation", params.invitation, params.lang);
    return followInvitationMail(params.lang, branding(params.lang), { ...invited, url: to });
  },
});

export const emails = [followInvitationEmail];
