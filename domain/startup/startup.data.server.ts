import { founderFields } from "./founder-profile.ts";
import { founderProfile } from "./founder-profile.table.ts";
import { startupLogo } from "./startup-logo.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: founderProfile,
    category: "account",
    owners: [{ column: "user_id", is: "startups" }],
    exported: [...founderFields, "created_at", "updated_at"],
    withheld: { id: because.ourId, user_id: because.ourId },
  }),
  personal({
    table: startupLogo,
    category: "account",
    owners: [{ column: "startup", is: "startups" }],
    exported: ["picture", "uploadedAt"],
    withheld: { startup: because.ourId, version: "a digest of the picture" },
  }),
];
