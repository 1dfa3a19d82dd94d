import * as z from "zod";
import { publicationLookedAt } from "../../emails/publication-looked-at.tsx";
import { reviewHours } from "./publication.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

const answer = z.enum(["yes", "no"]);

/** `founder` and `shown` are optional, because e-mails queued by an earlier version do not contain them. */
export const publicationLookedAtEmail = defineEmail({
  name: "publication-looked-at",
  purpose: "owner",
  schema: z.object({
    ...{ lang, founder: z.string().optional(), verdict: answer, first: answer, line: z.string() },
    shown: z.enum(["yes", "closed", "plan", "held"]).default("yes"),
  }),
  stops: { kind: "publication-look", of: ({ founder }) => founder },
  write: (params, { branding }) =>
    publicationLookedAt(params.lang, branding(params.lang), { ...params, hours: reviewHours }),
});

export const emails = [publicationLookedAtEmail];
