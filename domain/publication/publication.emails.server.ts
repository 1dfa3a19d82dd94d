import * as z from "zod";
import { publicationLookedAt } from "../../emails/publication-looked-at.tsx";
import { lookHours } from "./publication.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

const answer = z.enum(["yes", "no"]);

/** `first` where nothing of the startup was shown before; `line` is why not, as the team wrote it. */
export const publicationLookedAtEmail = defineEmail({
  name: "publication-looked-at",
  purpose: "owner",
  schema: z.object({ lang, verdict: answer, first: answer, line: z.string() }),
  write: (own, { branding }) => publicationLookedAt(own.lang, branding(own.lang), { ...own, hours: lookHours }),
});

export const emails = [publicationLookedAtEmail];
