import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { onboarding } from "./onboarding.table.ts";

export const data: DataOfNoun = [
  personal({
    table: onboarding,
    category: "account",
    owners: [{ column: "person", is: "people" }],
    exported: ["outcome", "endedAt"],
    withheld: { person: because.ourId },
  }),
];
