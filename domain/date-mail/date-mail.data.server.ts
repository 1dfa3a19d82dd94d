import { dateMail, dateStop } from "./date-mail.table.ts";
import { personal, type DataOfNoun } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: dateMail,
    category: "messages",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "date", "queuedAt"],
    withheld: {},
  }),
  personal({
    table: dateStop,
    category: "messages",
    owners: [{ column: "leadId", is: "leads" }],
    exported: ["leadId", "stoppedAt"],
    withheld: {},
  }),
];
