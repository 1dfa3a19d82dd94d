import type { RouterContextProvider } from "react-router";
import { dateOf } from "../../domain/conference/conference-dates.server.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import { services } from "../server/context.server.ts";
import { leadFormActions } from "../shell/form/lead-form.server.ts";
import { conferenceForm } from "./conference.schema.server.ts";
import { openConference } from "./embed.server.ts";

export function conferenceActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const conference = openConference(context.get(services).content, "en");
  return leadFormActions({
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
