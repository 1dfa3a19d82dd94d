import { sessionPlace } from "./session-place.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: sessionPlace,
    category: "forms",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "session", "acceptedAt", "takenBackAt"],
    withheld: { id: because.ourId, author: because.administrator, takenBackBy: because.administrator },
  }),
];
