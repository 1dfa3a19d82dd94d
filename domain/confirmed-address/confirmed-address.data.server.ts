import { confirmedAddress } from "./confirmed-address.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: confirmedAddress,
    category: "log",
    owners: [{ column: "email", is: "email" }],
    exported: ["by", "confirmedAt"],
    withheld: { email: because.sameAddress },
  }),
];
