import { planGrant, trialTaken } from "./plan-grant.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: planGrant,
    category: "account",
    owners: [{ column: "startup", is: "startups" }],
    exported: ["plan", "startsOn", "endsOn", "reason", "grantedAt", "endedOn", "endReason", "endedAt", "source"],
    withheld: {
      id: because.ourId,
      startup: because.ourId,
      grantedBy: because.administrator,
      endedBy: because.administrator,
    },
  }),
  personal({
    table: trialTaken,
    category: "account",
    owners: [
      {
        column: "digest",
        is: "digest",
        kept: { why: "an address has one month free for ever: the digest names nobody", blanked: {} },
      },
    ],
    exported: ["takenAt"],
    withheld: { digest: because.digest },
  }),
];
