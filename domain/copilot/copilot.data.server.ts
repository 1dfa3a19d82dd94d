import { type DataOfNoun, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { chatMessage, chatReport, chatSetting, chatUse, insightDismissal } from "./chat.table.ts";

const owners = [{ column: "founder", is: "people" }] as const;

export const data: DataOfNoun = [
  personal({
    table: chatMessage,
    category: "copilot",
    owners,
    exported: ["type", "content", "lang", "parts", "model", "unverified", "failure", "createdAt"],
    withheld: { id: because.ourId, founder: because.ourId },
  }),
  personal({
    table: chatReport,
    category: "copilot",
    owners,
    exported: ["words", "reportedAt", "closedAt"],
    withheld: { message: because.ourId, founder: because.ourId, closedBy: because.administrator },
  }),
  personal({
    table: chatUse,
    category: "copilot",
    owners,
    exported: ["day", "isGranted", "questions", "tokens", "failures"],
    withheld: { founder: because.ourId, startup: because.ourId },
  }),
  personal({
    table: chatSetting,
    category: "copilot",
    owners,
    exported: ["modelOffAt", "toldAt"],
    withheld: { founder: because.ourId },
  }),
  personal({
    table: insightDismissal,
    category: "copilot",
    owners,
    exported: ["kind", "month", "dismissedAt"],
    withheld: { founder: because.ourId },
  }),
];
