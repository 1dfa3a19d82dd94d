import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { publication, publicationLook } from "./publication.table.ts";

export const data: DataOfNoun = [
  personal({
    table: publication,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["customers", "deepTech", "shown", "name", "deck", "publishedAt", "confirmedAt", "withdrawnAt"],
    withheld: { id: because.ourId, founder: because.ourId, deckVersion: because.ourId },
  }),
  personal({
    table: publicationLook,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["name", "deck", "askedAt", "verdict", "reason", "lookedAt"],
    withheld: {
      ...{ id: because.ourId, founder: because.ourId, deckVersion: because.ourId },
      lookedBy: because.administrator,
    },
  }),
];
