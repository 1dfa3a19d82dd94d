import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";
import { sessionLink, sessionPresence, sessionTurn } from "./session-day.table.ts";

export const data: DataOfNoun = [
  impersonal(sessionTurn, "when a place of a session has its turn; it goes with the place"),
  personal({
    table: sessionLink,
    category: "account",
    owners: [{ column: "madeBy", is: "people" }],
    exported: ["session", "madeAt", "revokedAt"],
    withheld: { id: because.ourId, digest: because.secret, madeBy: because.ourId },
  }),
  personal({
    table: sessionPresence,
    category: "account",
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
