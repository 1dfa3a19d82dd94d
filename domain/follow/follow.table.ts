import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Lang } from "../../platform/language/language.ts";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";

/** An investor who follows a startup: the startup sees their name, and they get its updates. One row per pair. */
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

/** An address that a startup invited to its updates; it gets none before its owner has confirmed. */
export const followInvitation = pgTable(
  "follow_invitation",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    /** In lower case. */
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    /** The id of the inviting person. */
    by: text().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    confirmedAt: at("confirmed_at"),
    /**
     * When the invitation was declined or stopped by its reader, withdrawn by the startup, or replaced after it
     * expired.
     */
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
