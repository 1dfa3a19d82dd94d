import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { publication } from "./publication.table.ts";

export const data: DataOfNoun = [
  personal({
    table: publication,
    category: "account",
    owners: [{ column: "founder", is: "people" }],
    exported: ["customers", "deepTech", "shown", "publishedAt", "confirmedAt", "withdrawnAt"],
    withheld: { id: because.ourId, founder: because.ourId },
  }),
];
