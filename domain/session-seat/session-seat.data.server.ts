import { impersonal, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";
import { sessionGuest, sessionPlan, sessionSeat } from "./session-seat.table.ts";

export const data: DataOfNoun = [
  impersonal(sessionPlan, "when and where a session takes place"),
  impersonal(sessionSeat, "which seats a session has"),
  personal({
    table: sessionGuest,
    category: "account",
    owners: [{ column: "investor", is: "people" }],
    exported: [
      "session",
      "askedAt",
      "seat",
      "seatedAt",
      "changedAt",
      "leftAt",
      "weekToldFor",
      "threeDaysToldFor",
      "shownToFounders",
      "wishesToldAt",
    ],
    withheld: { id: because.ourId, seq: because.ourId, investor: because.ourId, sequence: because.ourId },
  }),
];
