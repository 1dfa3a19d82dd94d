import { lead, leadConsent, leadNote, leadStatusChange } from "./lead.table.ts";
import { keptProof, personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: lead,
    category: "forms",
    owners: [
      { column: "email", is: "email" },
      { column: "id", is: "leads" },
    ],
    exported: ["id", "form", "email", "lang", "payload", "source", "spam", "notified", "status", "createdAt"],
    withheld: {
      key: "a digest that makes a second sending the same",
      receipt: because.opensReceipt,
      search: because.folded,
      name: because.folded,
      startup: because.ourId,
      startupClosed: "marks the application of a closed startup, and says nothing else",
    },
  }),
  personal({
    table: leadStatusChange,
    category: "forms",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "status", "changedAt"],
    withheld: { id: because.ourId, author: because.administrator },
  }),
  personal({
    table: leadNote,
    category: "forms",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "text", "writtenAt"],
    withheld: { id: because.ourId, author: because.administrator },
  }),
  personal({
    table: leadConsent,
    category: "consents",
    owners: [
      { column: "leadId", is: "leads", kept: keptProof },
      { column: "subject", is: "digest", kept: keptProof },
    ],
    exported: ["leadId", "purpose", "version", "wording", "given", "at"],
    withheld: { subject: because.digest },
  }),
];
