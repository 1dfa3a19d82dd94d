import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { sessionWish } from "./session-wish.table.ts";

export const data: DataOfNoun = [
  // A wish is exported only to the person who made the wish, because an unreturned wish must not be revealed to the
  // other side.
  personal({
    table: sessionWish,
    category: "account",
    owners: [
      {
        column: "by",
        is: "people",
        kept: { why: "a startup’s wish belongs to the startup, and names nobody who left", blanked: { by: "null" } },
      },
    ],
    exported: ["session", "side", "at", "takenBackAt", "sentAt"],
    withheld: { founder: "names the other side", investor: "names the other side", by: because.ourId },
  }),
];
