import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { person } from "../person/person.table.ts";
import type { TeamFunction } from "../team/rights.ts";

export const teamInvitation = pgTable(
  "team_invitation",
  {
    id: uuid().primaryKey(),
    /** The invited e-mail address in lower case. */
    email: text().notNull(),
    functions: text().array().$type<TeamFunction[]>().notNull(),
    lang: text().$type<Lang>().notNull(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    uniqueIndex("team_invitation_open")
      .on(table.email)
      .where(sql`used_at is null and revoked_at is null`),
    index("team_invitation_by").on(table.invitedBy),
    index("team_invitation_ended").on(table.expiresAt),
    check(
      "team_invitation_functions_known",
      sql`${table.functions} <@ array['manager', 'reviewer', 'expert']::text[] and cardinality(${table.functions}) > 0`,
    ),
    check("team_invitation_email_folded", sql`${table.email} = lower(${table.email})`),
    check("team_invitation_lang_known", sql`${table.lang} in ('en', 'fr')`),
  ],
);
