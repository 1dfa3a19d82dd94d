import { type DataOfNoun, impersonal, personal, withheldBecause as because } from "../personal-data/personal-data.ts";
import { investorUpdate, updateDraft, updateRecipient } from "./investor-update.table.ts";

export const data: DataOfNoun = [
  personal({
    table: investorUpdate,
    category: "account",
    owners: [{ column: "startup", is: "startups" }],
    exported: ["figures", "worked", "stuck", "asked", "corrects", "sentAt"],
    withheld: { id: because.ourId, startup: because.ourId, by: because.ourId },
  }),
  personal({
    table: updateDraft,
    category: "account",
    owners: [{ column: "startup", is: "startups" }],
    exported: ["worked", "stuck", "asked", "cash", "runway", "savedAt"],
    withheld: { startup: because.ourId, by: because.ourId },
  }),
  impersonal(updateRecipient, "that an update was sent, by the id of a following or an invitation, emptied with it"),
];
