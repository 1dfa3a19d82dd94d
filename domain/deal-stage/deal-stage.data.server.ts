import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { dealListVisit, dealNote, dealStage } from "./deal-stage.table.ts";

export const data: DataOfNoun = [
  personal({
    table: dealStage,
    category: "account",
    owners: [
      { column: "investor", is: "people" },
      {
        column: "by",
        is: "people",
        kept: { why: "the stage stays with the fund, and names nobody any more", blanked: { by: "null" } },
      },
    ],
    exported: ["startup", "stage", "tags", "at"],
    withheld: {
      id: because.ourId,
      investor: because.ourId,
      fund: because.ourId,
      by: because.ourId,
    },
  }),
  personal({
    table: dealNote,
    category: "account",
    owners: [{ column: "investor", is: "people" }],
    exported: ["startup", "text", "at"],
    withheld: { id: because.ourId, investor: because.ourId, fund: because.ourId },
  }),
  personal({
    table: dealListVisit,
    category: "account",
    owners: [{ column: "investor", is: "people" }],
    exported: ["before", "latest"],
    withheld: { investor: because.ourId },
  }),
];
