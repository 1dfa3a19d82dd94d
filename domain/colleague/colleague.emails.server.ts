import * as z from "zod";
import { accessEnded } from "../../emails/access-ended.tsx";
import { functionsChanged } from "../../emails/functions-changed.tsx";
import { teamInvited } from "../../emails/team-invited.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { teamFunctions } from "../team/rights.ts";

export const teamInvitedEmail = defineEmail({
  name: "team-invited",
  purpose: "team",
  schema: z.object({
    lang,
    invitation: z.uuid(),
    functions: z.array(z.enum(teamFunctions)),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
  write: ({ invitation, functions, expiresAt, ...params }, { branding, url }) =>
    teamInvited(params.lang, branding(params.lang), {
      url: url("team-invitation", invitation, params.lang),
      functions,
      until: new Date(expiresAt),
    }),
});

export const accessEndedEmail = defineEmail({
  name: "access-ended",
  purpose: "team",
  schema: z.object({ lang }),
  write: (params, { branding }) => accessEnded(params.lang, branding(params.lang)),
});

export const functionsChangedEmail = defineEmail({
  name: "functions-changed",
  purpose: "team",
  schema: z.object({ lang, functions: z.array(z.enum(teamFunctions)) }),
  write: (params, { branding }) => functionsChanged(params.lang, branding(params.lang), params.functions),
});

export const emails = [teamInvitedEmail, accessEndedEmail, functionsChangedEmail];
