import * as z from "zod";
import { investorUpdateMail } from "../../emails/investor-update.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** `subscription` is the id of the recipient's row in `follow` or of the confirmed invitation. */
export const investorUpdateEmail = defineEmail({
  name: "investor-update",
  purpose: "owner",
  // `deck` has a default, because e-mails queued before updates could include the deck have no such field.
  schema: z.object({ lang, update: z.uuid(), subscription: z.uuid(), deck: z.boolean().default(false) }),
  stops: { kind: "investor-update", of: ({ subscription }) => subscription },
  async write(params, { branding, investorUpdate }) {
    const parts = await investorUpdate(params);
    if (!parts) return null;
    const mail = await investorUpdateMail(params.lang, branding(params.lang), parts);
    return { ...mail, ...(parts.replyTo && { replyTo: parts.replyTo }) };
  },
});

export const emails = [investorUpdateEmail];
