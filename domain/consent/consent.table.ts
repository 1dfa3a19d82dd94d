import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";

const at = (name: string) =>
  timestamp(name, { withTimezone: true })
    .notNull()
    .default(sql`now()`);

export const consentWording = pgTable("consent_wording", {
  /** A digest of the columns `version`, `lang` and `shown`, so that the same wording is stored only once. */
  id: text().primaryKey(),
  version: integer().notNull(),
  lang: text().$type<Lang>().notNull(),
  shown: jsonb().notNull(),
  firstChosenAt: at("first_chosen_at"),
});

/** One immutable row for each consent choice, kept for five years. */
export const consentProof = pgTable(
  "consent_proof",
  {
    id: uuid().primaryKey(),
    /** The random number from the visitor's consent cookie. */
    visitor: text().notNull(),
    /** The choice for advertising; null when the consent request did not include this purpose. */
    advertising: boolean(),
    scheduling: boolean(),
    wording: text()
      .notNull()
      .references(() => consentWording.id),
    at: at("at"),
  },
  (table) => [index("consent_proof_visitor").on(table.visitor, table.at)],
);
