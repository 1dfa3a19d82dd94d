import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { capTable } from "./cap-table.table.ts";
import { capScenario } from "./scenario.table.ts";

export const data: DataOfNoun = [
  personal({
    table: capTable,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["holders", "savedAt"],
    withheld: { founder: because.ourId },
  }),
  personal({
    table: capScenario,
    category: "account",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["name", "holders", "rounds", "savedAt"],
    withheld: { id: because.ourId, founder: because.ourId },
  }),
];
