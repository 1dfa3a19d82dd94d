import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import type { AcceptedText } from "./account.ts";

export const personConsent = pgTable(
  "person_consent",
  {
    id: uuid().primaryKey(),
    /** Not a foreign key, because the person may have been erased. */
    personId: text("person_id").notNull(),
    /** A keyed digest of the person's e-mail address, stored when the person is erased. */
    subject: text(),
    purpose: text().$type<AcceptedText["purpose"]>().notNull(),
    version: integer().notNull(),
    wording: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("person_consent_of").on(table.personId), index("person_consent_subject").on(table.subject)],
);
