import { pitchAnswer } from "./pitch-answer.table.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: sessionPlace,
    category: "forms",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "session", "acceptedAt", "takenBackAt", "pitched"],
    withheld: { id: because.ourId, author: because.administrator, takenBackBy: because.administrator },
  }),
  personal({
    table: pitchAnswer,
    category: "forms",
    owners: [{ column: "lead", is: "leads" }],
    exported: ["lead", "reason", "line", "answeredAt"],
    withheld: { author: because.administrator },
  }),
  personal({
    table: participationFee,
    category: "forms",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "session", "amount", "agreedAt", "takenBackAt"],
    withheld: { id: because.ourId, author: because.administrator, takenBackBy: because.administrator },
  }),
  personal({
    table: pitchApplication,
    category: "forms",
    owners: [
      { column: "founder", is: "startups" },
      { column: "lead", is: "leads" },
    ],
    exported: ["lead", "session", "score", "plan", "feeText", "sentAt"],
    withheld: { founder: because.ourId, scan: because.ourId },
  }),
];
