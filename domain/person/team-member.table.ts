import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { TeamFunction } from "../team/rights.ts";
import { itsPersonId } from "./person.table.ts";

export const deskKeysOff = pgTable("desk_keys_off", {
  personId: itsPersonId().primaryKey(),
  turnedOffAt: at("turned_off_at").notNull().defaultNow(),
});

/** The functions of a person with the role "team". Without a row, the person has no access to the operator's desk. */
export const teamMember = pgTable(
  "team_member",
  {
    personId: itsPersonId().primaryKey(),
    functions: text().array().$type<TeamFunction[]>().notNull(),
    joinedAt: at("joined_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "team_member_functions_known",
      sql`${table.functions} <@ array['manager', 'reviewer', 'expert']::text[] and cardinality(${table.functions}) > 0`,
    ),
  ],
);
