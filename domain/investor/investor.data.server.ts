import { investorProfile } from "./investor-profile.table.ts";
import { personal, type DataOfNoun, withheldBecause as because } from "../personal-data/personal-data.ts";

export const data: DataOfNoun = [
  personal({
    table: investorProfile,
    category: "account",
    owners: [{ column: "user_id", is: "people" }],
    exported: [
      "bio",
      "company_name",
      "investment_focus",
      "investment_stages",
      "linkedin_url",
      "preferred_sectors",
      "ticket_size_min",
      "ticket_size_max",
      "created_at",
      "updated_at",
    ],
    withheld: { id: because.ourId, user_id: because.ourId },
  }),
];
