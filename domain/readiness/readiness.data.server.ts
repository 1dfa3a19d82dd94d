import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { readinessScan, scoreReview } from "./readiness.table.ts";

export const data: DataOfNoun = [
  personal({
    table: readinessScan,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["score", "findings", "rulesVersion", "scannedAt"],
    withheld: {
      id: because.ourId,
      founder: because.ourId,
      inputsDigest: "a digest that says whether data has changed",
    },
  }),
  personal({
    table: scoreReview,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["message", "askedAt", "answeredAt", "answer"],
    withheld: { id: because.ourId, founder: because.ourId, scan: because.ourId, answeredBy: because.administrator },
  }),
];
