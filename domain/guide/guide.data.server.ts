import { guide, guideDone, guideMail, guidePause } from "./guide.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: guide,
    category: "guide",
    owners: [{ column: "email", is: "email" }],
    exported: ["id", "email", "lang", "firstName", "nextDay", "nextOn", "startedAt"],
    withheld: { leadId: because.ourId },
  }),
  personal({
    table: guideMail,
    category: "guide",
    owners: [{ column: "guideId", is: "guides" }],
    exported: ["day", "queuedAt"],
    withheld: { guideId: because.ourId },
  }),
  personal({
    table: guidePause,
    category: "guide",
    owners: [{ column: "guideId", is: "guides" }],
    exported: ["stoppedAt", "resumedAt"],
    withheld: { id: because.ourId, guideId: because.ourId },
  }),
  personal({
    table: guideDone,
    category: "guide",
    owners: [{ column: "guideId", is: "guides" }],
    exported: ["day", "doneAt"],
    withheld: { guideId: because.ourId },
  }),
];
