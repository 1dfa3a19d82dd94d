import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";

export const follow = pgTable(
  "follow",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    investor: itsPerson(),
    since: at("since").notNull().defaultNow(),
    endedAt: at("ended_at"),
  },
  (table) => [unique("follow_once").on(table.startup, table.investor), index("follow_by").on(table.investor)],
);

/**
 * An e-mail address that a startup invited to its updates. No updates are sent until the owner has confirmed the
 * address.
 */
export const followInvitation = pgTable(
  "follow_invitation",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    /** The invited e-mail address in lower case. */
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    by: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    confirmedAt: at("confirmed_at"),
    /** Set when the invitation was declined, withdrawn or stopped, or replaced after expiry. */
    endedAt: at("ended_at"),
  },
  (table) => [
    uniqueIndex("follow_invitation_open")
      .on(table.startup, table.email)
      .where(sql`ended_at is null`),
    index("follow_invitation_to").on(table.email, table.createdAt),
    check("follow_invitation_email_folded", sql`${table.email} = lower(${table.email})`),
  ],
);
