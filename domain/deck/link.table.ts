import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { itsStartup } from "../person/startup.table.ts";
import { deckAgreement } from "./agreement.table.ts";

/** A link to a startup's deck, either for one e-mail address or for everybody who knows the link's password. */
export const deckLink = pgTable(
  "deck_link",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    toEmail: text("to_email"),
    passwordHash: text("password_hash"),
    /** Whether the recipient's e-mail address is written into the page pictures. */
    watermark: boolean().notNull(),
    /** Whether the recipient may download a copy, which contains the recipient's e-mail address. */
    copy: boolean().notNull().default(false),
    agreement: uuid().references(() => deckAgreement.id),
    lang: text().$type<Lang>().notNull(),
    createdAt: at("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    expiresAt: at("expires_at").notNull(),
    cutAt: at("cut_at"),
    cutBy: text("cut_by"),
  },
  (table) => [
    uniqueIndex("deck_link_to")
      .on(table.founder, table.toEmail)
      .where(sql`cut_at is null`),
    index("deck_link_of").on(table.founder, table.createdAt),
    check("deck_link_for", sql`num_nonnulls(${table.toEmail}, ${table.passwordHash}) = 1`),
    check("deck_link_agreement", sql`${table.agreement} is null or ${table.toEmail} is not null`),
  ],
);

const itsLink = () =>
  uuid()
    .notNull()
    .references(() => deckLink.id, { onDelete: "cascade" });

/** A link's current code, stored as a nonce from which the code cannot be computed without our secret. */
export const deckCode = pgTable("deck_code", {
  link: itsLink().primaryKey(),
  nonce: text().notNull(),
  sentAt: at("sent_at").notNull(),
});

/** Openings of a password link per day in Paris, without any data about visitors. */
export const deckOpenCount = pgTable(
  "deck_open_count",
  { founder: itsStartup(), link: itsLink(), day: date().notNull(), openings: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.link, table.day] })],
);
