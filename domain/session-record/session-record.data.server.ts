import { type DataOfNoun, impersonal, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { sessionCard, sessionRecord } from "./session-record.table.ts";

export const data: DataOfNoun = [
  personal({
    table: sessionCard,
    category: "account",
    owners: [
      { column: "startup", is: "startups" },
      {
        column: "by",
        is: "people",
        kept: { why: "the card belongs to the startup, and names nobody who left", blanked: { by: "null" } },
      },
    ],
    exported: ["session", "at"],
    withheld: { startup: because.ourId, by: because.ourId },
  }),
  impersonal(sessionRecord, "what was counted of a session when it was closed"),
];
