import * as z from "zod";
import type { RouterContextProvider } from "react-router";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { dateOf } from "../../domain/conference/conference-dates.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { services } from "../server/context.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";
import { openConference } from "./embed.server.ts";

export const conferenceForm = z.object({
  firstName: line(80, "nameTooLong").pipe(z.string().min(1, "firstNameRequired")),
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
  marketing: ticked,
});

export function conferenceActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const conference = openConference(context.get(services).content, "en");
  return defineForm({
    form: "conference",
    schema: conferenceForm,
    async store(db, secret, sender, { firstName }) {
      if (!conference) return { status: "closed" };
      const { id, startsOn } = conference;
      const payload = { firstName, conference: id, ...(startsOn && { date: dateOf(conference) }) };
      return submitLead(db, secret, { ...sender, form: "conference", payload });
    },
    receiptAt: "french-receipt",
  });
}
