import * as z from "zod";
import type { RouterContextProvider } from "react-router";
import type { PitchApplicationPage, Resolved } from "../../domain/content/content.ts";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { fullSessions } from "../../domain/pitch-session/session-place.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";
import { sessionToApplyFor } from "./session-to-apply-for.server.ts";

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

export function applicationActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const { content } = context.get(services);
  const form = "pitch-application";
  return defineForm({
    form,
    schema: applicationForm(content.page("pitch-application", "en").options),
    async store(db, secret, sender, { email: _, marketing: __, website, ...answers }) {
      const session = sessionToApplyFor(content, "en", await fullSessions(db, content.list("event", "en")));
      return submitLead(db, secret, {
        ...sender,
        form,
        payload: { ...answers, ...(website && { website }), ...(session && { session: session.id }) },
      });
    },
  });
}
