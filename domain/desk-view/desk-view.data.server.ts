import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { deskView } from "./desk-view.table.ts";

export const data: DataOfNoun = [
  personal({
    table: deskView,
    category: "account",
    owners: [{ column: "owner", is: "people" }],
    exported: ["list", "name", "query", "shared", "createdAt"],
    withheld: { id: because.ourId, owner: because.ourId },
  }),
];
