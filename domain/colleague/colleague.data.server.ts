import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { teamInvitation } from "./invitation.table.ts";

export const data: DataOfNoun = [
  personal({
    table: teamInvitation,
    category: "account",
    owners: [
      { column: "email", is: "email" },
      { column: "invitedBy", is: "people" },
    ],
    exported: ["email", "functions", "lang", "createdAt", "expiresAt", "usedAt", "revokedAt"],
    withheld: { id: because.link, invitedBy: because.administrator },
    ownOnly: { email: "email" },
  }),
];
