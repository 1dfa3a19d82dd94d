import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { itsPerson } from "../person/person.table.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const words = () => text().notNull().default("");
const list = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const investorProfile = pgTable(
  "investor_profiles",
  {
    id: uuid().primaryKey(),
    user_id: itsPerson().unique(),
    bio: words(),
    company_name: words(),
    investment_focus: list(),
    investment_stages: list(),
    linkedin_url: words(),
    preferred_sectors: list(),
    ticket_size_min: integer(),
    ticket_size_max: integer(),
    created_at: at("created_at"),
    updated_at: at("updated_at"),
  },
  (table) => [check("investor_profiles_tickets", sql`${table.ticket_size_min} >= 0 and ${table.ticket_size_max} >= 0`)],
);
