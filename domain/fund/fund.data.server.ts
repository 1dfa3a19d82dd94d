import { type DataOfNoun, impersonal, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { fund, fundInvitation, fundSeat } from "./fund.table.ts";

export const data: DataOfNoun = [
  impersonal(fund, "the name of a firm, or none; its people have seats"),
  personal({
    table: fundSeat,
    category: "account",
    owners: [{ column: "person", is: "people" }],
    exported: ["lead", "since", "endedAt"],
    withheld: { id: because.ourId, fund: because.ourId, person: because.ourId },
  }),
  personal({
    table: fundInvitation,
    category: "account",
    owners: [{ column: "email", is: "email" }],
    exported: ["createdAt", "expiresAt", "acceptedAt", "refusedAt", "withdrawnAt"],
    withheld: {
      id: because.link,
      fund: because.ourId,
      email: because.sameAddress,
      by: "names another person, who invited",
    },
  }),
];
