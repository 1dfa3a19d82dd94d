import * as z from "zod";
import { guideDay } from "../../emails/guide-day.tsx";
import { guideLink } from "../../emails/guide-link.tsx";
import type { EmailContext } from "../delivery/email-context.ts";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

async function dayOf({ guide, day }: { guide: string; day: number }, { branding, ...context }: EmailContext) {
  const parts = await context.guideDay(guide, day);
  return parts && guideDay(parts.lang, branding(parts.lang), parts);
}

const stops = { kind: "guide" as const, of: ({ guide }: { guide: string }) => guide };

/** The e-mail with the guide's first day, sent as the receipt of the request form. */
export const guideFirstDayEmail = defineEmail({
  name: "guide-day",
  purpose: "other",
  schema: z.object({ lang, guide: z.uuid(), day: z.int() }),
  stops,
  write: dayOf,
});

export const guideNextDayEmail = defineEmail({
  name: "guide-next-day",
  purpose: "guide",
  schema: z.object({ guide: z.uuid(), day: z.int() }),
  stops,
  write: dayOf,
});

export const guideLinkEmail = defineEmail({
  name: "guide-link",
  purpose: "other",
  schema: z.object({ lang, guide: z.uuid() }),
  stops,
  write: (params, { branding, url }) =>
    guideLink(params.lang, branding(params.lang), url("guide-reading", params.guide, params.lang)),
});

export const emails = [guideFirstDayEmail, guideNextDayEmail, guideLinkEmail];
