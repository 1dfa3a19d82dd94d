import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { notification, notificationChoice } from "./notification.table.ts";

export const data: DataOfNoun = [
  personal({
    table: notification,
    category: "copilot",
    owners: [{ column: "person", is: "people" }],
    exported: ["kind", "data", "notifiedAt", "readAt", "mailedAt"],
    withheld: { id: because.ourId, person: because.ourId, event: because.ourId },
  }),
  personal({
    table: notificationChoice,
    category: "copilot",
    owners: [{ column: "person", is: "people" }],
    exported: ["kind", "byMail", "chosenAt"],
    withheld: { person: because.ourId },
  }),
];
