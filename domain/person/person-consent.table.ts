import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText } from "./account.ts";

/** A text that a person agreed to, with its wording and the time. The row is proof and outlives the account. */
export const personConsent = pgTable(
  "person_consent",
  {
    id: uuid().primaryKey(),
    /** No foreign key, because the person may have been erased. */
    personId: text("person_id").notNull(),
    /** A keyed digest of the e-mail, stored when the person is erased. */
    subject: text(),
    purpose: text().$type<AcceptedText["purpose"]>().notNull(),
    version: integer().notNull(),
    wording: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("person_consent_of").on(table.personId), index("person_consent_subject").on(table.subject)],
);
