import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { toolUse } from "./tool-use.table.ts";

export const data: DataOfNoun = [
  personal({
    table: toolUse,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["tool", "lastUsedOn"],
    withheld: { founder: because.ourId },
  }),
];
