import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { follow, followInvitation } from "./follow.table.ts";

export const data: DataOfNoun = [
  personal({
    table: follow,
    category: "account",
    owners: [{ column: "investor", is: "people" }],
    exported: ["startup", "since", "endedAt"],
    withheld: { id: because.ourId, investor: because.ourId },
  }),
  personal({
    table: followInvitation,
    category: "account",
    owners: [
      { column: "email", is: "email" },
      { column: "startup", is: "startups" },
    ],
    exported: ["email", "lang", "createdAt", "expiresAt", "confirmedAt", "endedAt"],
    withheld: { id: because.link, startup: because.ourId, by: because.ourId },
  }),
];
