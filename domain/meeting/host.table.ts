import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { itsPerson, person } from "../person/person.table.ts";
import type { HostKind } from "./host.ts";

/**
 * Somebody who keeps hours. The id is a mentor's id among the site's content, or an expert's id as a person; one row is
 * the team, which has one call at a time.
 */
export const host = pgTable(
  "host",
  {
    id: text().primaryKey(),
    kind: text().$type<HostKind | "team">().notNull(),
    /** A mentor's e-mail; an expert's mails go to the account. */
    email: text(),
    /** The language of a mentor's mails. */
    lang: text().$type<Lang>().notNull().default("fr"),
    /** An IANA time zone, such as "Europe/Paris". */
    zone: text().notNull(),
    /** The place of the meetings: a video link or an address; null if not set yet. */
    place: text(),
    /** SHA-256 of the token of the host's personal link, in hexadecimal; null without one. */
    linkDigest: text("link_digest").unique(),
    /** When the link was created or last used, to the day. */
    linkUsedAt: at("link_used_at"),
    /** The team member who made the link; null for an erased account. */
    linkMadeBy: text("link_made_by").references(() => person.id, { onDelete: "set null" }),
    changedAt: at("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("host_link_made_by").on(table.linkMadeBy),
    check("host_kind_known", sql`${table.kind} in ('mentor', 'expert', 'team')`),
    check("host_lang_known", sql`${table.lang} in ('en', 'fr')`),
    check("host_email_folded", sql`${table.email} = lower(${table.email})`),
  ],
);

const itsHost = () =>
  text()
    .notNull()
    .references(() => host.id, { onDelete: "cascade" });

/** A host's hours on a weekday, in minutes after midnight in the host's time zone. */
export const hostWeek = pgTable(
  "host_week",
  {
    host: itsHost(),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    from: smallint().notNull(),
    until: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.weekday] }),
    check("host_week_day_known", sql`${table.weekday} between 1 and 7`),
    check("host_week_in_order", sql`0 <= ${table.from} and ${table.from} < ${table.until} and ${table.until} <= 1440`),
  ],
);

/** A day with other hours than the week's: off (without times), or with an additional window. */
export const hostDay = pgTable(
  "host_day",
  {
    host: itsHost(),
    day: date().notNull(),
    from: smallint(),
    until: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.day] }),
    check("host_day_whole", sql`(${table.from} is null) = (${table.until} is null)`),
    check("host_day_in_order", sql`0 <= ${table.from} and ${table.from} < ${table.until} and ${table.until} <= 1440`),
  ],
);

/** A person who wants an e-mail when a host opens hours; the host may not have a row in `host` yet. */
export const hourWatch = pgTable(
  "hour_watch",
  {
    host: text().notNull(),
    person: itsPerson(),
    since: at("since").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.person] }), index("hour_watch_of").on(table.person)],
);
