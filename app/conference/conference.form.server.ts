import type { RouterContextProvider } from "react-router";
import { frenchReceiptPath } from "../paths.ts";
import { dateOf } from "../../domain/conference/conference-dates.server.ts";
import { services } from "../services.server.ts";
import { leadFormActions } from "../shell/form/receive.server.ts";
import { conferenceForm } from "./conference.schema.server.ts";
import { openConference } from "./embed.server.ts";

export function conferenceActions({ context }: { context: Readonly<RouterContextProvider> }) {
  const conference = openConference(context.get(services).content, "en");
  return leadFormActions({
    form: "conference",
    schema: conferenceForm,
    payload: ({ firstName }) => ({
      firstName,
      conference: conference?.id ?? "none",
      ...(conference?.startsOn && { date: dateOf(conference) }),
    }),
    receiptAt: frenchReceiptPath,
  });
}
