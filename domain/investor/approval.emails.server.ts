import * as z from "zod";
import { investorDecision } from "../../emails/investor-decision.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

export const investorApprovedEmail = defineEmail({
  name: "investor-approved",
  purpose: "team",
  schema: z.object({ lang }),
  write: (params, { branding }) => investorDecision(params.lang, branding(params.lang), { approved: true }),
});

export const investorRefusedEmail = defineEmail({
  name: "investor-refused",
  purpose: "team",
  schema: z.object({ lang, line: z.string() }),
  write: (params, { branding }) => investorDecision(params.lang, branding(params.lang), { line: params.line }),
});

export const emails = [investorApprovedEmail, investorRefusedEmail];
