import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { documentSection, documentVersion } from "./document.table.ts";

export const data: DataOfNoun = [
  personal({
    table: documentSection,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["kind", "section", "chosen", "text", "savedAt"],
    withheld: { founder: because.ourId },
  }),
  personal({
    table: documentVersion,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["kind", "number", "composed", "milestones", "model", "madeAt"],
    withheld: { id: because.ourId, founder: because.ourId },
  }),
];
