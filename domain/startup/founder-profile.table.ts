import { date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { itsStartup } from "../person/startup.table.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();
const words = (name?: string) => (name ? text(name) : text()).notNull().default("");

/** The profile of a startup. The column names equal the field names of the profile form. */
export const founderProfile = pgTable("founder_profiles", {
  id: uuid().primaryKey(),
  user_id: itsStartup().unique(),
  startup_name: words(),
  founder_name: words(),
  email: words(),
  /** In international format: "+33467000000". */
  phone: words(),
  siren: words(),
  region: words(),
  creation_date: date({ mode: "string" }),
  website: words(),
  sector: words(),
  description: words(),
  team_size: words(),
  co_founders: words(),
  team_presentation: words(),
  target_market: words(),
  business_model: words(),
  competitive_advantage: words(),
  current_stage: words("stage"),
  annual_revenue: words(),
  funding_raised: words(),
  key_metrics: words(),
  major_clients: words(),
  funding_amount_needed: words(),
  funding_use: words(),
  growth_objectives: words(),
  pitch_deck_url: words(),
  business_plan_url: words(),
  financial_projections_url: words(),
  created_at: at("created_at"),
  updated_at: at("updated_at"),
});
