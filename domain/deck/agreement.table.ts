import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { itsStartup } from "../person/startup.table.ts";

/** A row is never changed, because it documents the exact text that was accepted. */
export const deckAgreement = pgTable(
  "deck_agreement",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    text: text().notNull(),
    sha256: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    at: at("at").notNull(),
  },
  (table) => [unique("deck_agreement_text").on(table.founder, table.sha256)],
);

/** The proof that the owner of a verified e-mail address accepted an agreement. */
export const deckAgreementAccepted = pgTable(
  "deck_agreement_accepted",
  {
    agreement: uuid()
      .notNull()
      .references(() => deckAgreement.id, { onDelete: "cascade" }),
    founder: itsStartup(),
    email: text().notNull(),
    name: text().notNull(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agreement, table.email] }),
    index("deck_agreement_accepted_of").on(table.founder),
    index("deck_agreement_accepted_by").on(table.email),
  ],
);
