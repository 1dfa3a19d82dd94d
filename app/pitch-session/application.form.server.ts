import * as z from "zod";
import type { PitchApplicationPage, Resolved } from "../../domain/content/content.ts";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { fullSessions } from "../../domain/pitch-session/session-place.server.ts";
import { defineForm, optionsOf } from "../shell/form/lead-form.server.ts";
import { sessionToApplyFor } from "./session-to-apply-for.server.ts";
import { pitchSessionWords } from "./words.ts";

const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** A web address as people write it, with or without its scheme; empty stays empty. */
const website = line(200, "websiteInvalid").transform((typed, context) => {
  if (typed === "") return "";
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (URL.canParse(address) && host.test(new URL(address).hostname)) return address;
  context.addIssue({ code: "custom", message: "websiteInvalid" });
  return z.NEVER;
});

export function applicationForm({ stages, sectors, revenues, lookingFor }: Resolved<PitchApplicationPage>["options"]) {
  const oneOf = (options: readonly { id: string }[], message: string) =>
    line(60).pipe(z.string().refine((chosen) => options.some(({ id }) => id === chosen), message));
  return z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    startupName: line(160, "startupTooLong").pipe(z.string().min(1, "startupRequired")),
    website,
    stage: oneOf(stages, "stageRequired"),
    sector: oneOf(sectors, "sectorRequired"),
    annualRevenue: oneOf(revenues, "revenueRequired"),
    lookingFor: oneOf(lookingFor, "lookingForRequired"),
    marketing: ticked,
  });
}

const form = "pitch-application";

export const applicationActions = defineForm({
  form,
  words: (lang) => pitchSessionWords.in(lang).application,
  choices(content, lang) {
    const { stages, sectors, revenues, lookingFor } = content.page("pitch-application", lang).options;
    const session = optionsOf(content.list("event", lang));
    return { stage: stages, sector: sectors, annualRevenue: revenues, lookingFor, session };
  },
  schema: (content) => applicationForm(content.page("pitch-application", "en").options),
  async store({ db, secret, content, sender }, { email: _, marketing: __, website, ...answers }) {
    const session = sessionToApplyFor(content, "en", await fullSessions(db, content.list("event", "en")));
    return submitLead(db, secret, {
      ...sender,
      form,
      payload: { ...answers, ...(website && { website }), ...(session && { session: session.id }) },
    });
  },
});
