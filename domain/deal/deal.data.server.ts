import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { dealView, dealViewing, dealViewOptOut } from "./deal.table.ts";

const otherSide = "names the other person: a founder is told how many looked, never who";

export const data: DataOfNoun = [
  personal({
    table: dealView,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      {
        column: "investor",
        is: "people",
        kept: { why: "the founder's count stays, and names nobody any more", blanked: { investor: "null" } },
      },
    ],
    exported: ["kind", "at"],
    dayOnly: { at: "investor" },
    withheld: { id: because.ourId, founder: otherSide, investor: otherSide },
  }),
  personal({
    table: dealViewing,
    category: "account",
    owners: [
      { column: "founder", is: "startups" },
      { column: "investor", is: "people" },
    ],
    exported: ["kind"],
    withheld: {
      founder: otherSide,
      investor: otherSide,
      lastCountedAt: "says when the last of the visits was counted; the visits themselves are given",
    },
  }),
  personal({
    table: dealViewOptOut,
    category: "account",
    owners: [{ column: "investor", is: "people" }],
    exported: ["since"],
    withheld: { investor: because.ourId },
  }),
];
