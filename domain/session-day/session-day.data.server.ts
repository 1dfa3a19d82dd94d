import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";
import { sessionLink, sessionPresence, sessionTurn } from "./session-day.table.ts";

export const data: DataOfNoun = [
  impersonal(sessionTurn, "when a place of a session has its turn; it goes with the place"),
  impersonal(sessionLink, "links with which a helper marks who is at a session, by their digest"),
  personal({
    table: sessionPresence,
    category: "requests",
    owners: [
      { column: "investor", is: "people" },
      { column: "lead", is: "leads" },
    ],
    exported: ["session", "present", "tappedAt"],
    withheld: {
      who: because.ourId,
      investor: because.ourId,
      lead: because.ourId,
      tap: because.ourId,
      by: because.administrator,
    },
  }),
];
