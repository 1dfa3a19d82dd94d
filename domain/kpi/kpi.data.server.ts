import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { kpiAlert } from "./alert.table.ts";
import { kpiCheckIn, kpiThreshold } from "./check-in.table.ts";

export const data: DataOfNoun = [
  personal({
    table: kpiCheckIn,
    category: "numbers",
    owners: [
      { column: "founder", is: "startups" },
      {
        column: "author",
        is: "people",
        kept: { why: "the startup's own numbers; the author's id leads nowhere once the account is gone", blanked: {} },
      },
    ],
    exported: [
      ...(["month", "mrr", "cash", "burn", "cac", "churn", "nps", "activeDeals"] as const),
      ...(["lastInvestorContact", "raised", "difference", "source", "recordedAt"] as const),
    ],
    withheld: { id: because.ourId, founder: because.ourId, author: because.ourId },
  }),
  personal({
    table: kpiThreshold,
    category: "numbers",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["kind", "value", "setAt"],
    withheld: { founder: because.ourId },
  }),
  personal({
    table: kpiAlert,
    category: "numbers",
    owners: [{ column: "founder", is: "startups" }],
    exported: ["kind", "level", "figure", "openedAt", "closedAt"],
    withheld: { id: because.ourId, founder: because.ourId, openedBy: because.ourId, closedBy: because.ourId },
  }),
];
