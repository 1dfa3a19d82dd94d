import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText } from "./account.ts";

/** A text that a person agreed to: which, in which words, and when. The proof outlives the account. */
export const personConsent = pgTable(
  "person_consent",
  {
    id: uuid().primaryKey(),
    /** Of somebody who may be gone. */
    personId: text("person_id").notNull(),
    /** A keyed digest of their e-mail, written when they are erased. */
    subject: text(),
    purpose: text().$type<AcceptedText["purpose"]>().notNull(),
    version: integer().notNull(),
    wording: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("person_consent_of").on(table.personId), index("person_consent_subject").on(table.subject)],
);
