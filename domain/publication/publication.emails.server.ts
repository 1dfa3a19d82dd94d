import * as z from "zod";
import { publicationLookedAt } from "../../emails/publication-looked-at.tsx";
import { lookHours } from "./publication.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

const answer = z.enum(["yes", "no"]);

/** A row of an earlier version names no founder. `first` where nothing of the startup was shown before; `line` is why not, as the team wrote it. */
export const publicationLookedAtEmail = defineEmail({
  name: "publication-looked-at",
  purpose: "owner",
  schema: z.object({ lang, founder: z.string().optional(), verdict: answer, first: answer, line: z.string() }),
  stops: { kind: "publication-look", of: ({ founder }) => founder },
  write: (params, { branding }) =>
    publicationLookedAt(params.lang, branding(params.lang), { ...params, hours: lookHours }),
});

export const emails = [publicationLookedAtEmail];
