import * as z from "zod";
import { investorUpdateMail } from "../../emails/investor-update.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** A startup's update to one reader; `subscription` is the id of their following or of their confirmed invitation. */
export const investorUpdateEmail = defineEmail({
  name: "investor-update",
  purpose: "owner",
  // Mails that were queued before an update could carry the deck have no such flag.
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
