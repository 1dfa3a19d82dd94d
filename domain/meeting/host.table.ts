import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { itsPerson, person } from "../person/person.table.ts";
import type { HostKind } from "./host.ts";

/** `id` is a mentor's content id or an expert's person id; one extra row is for the accelerator's team. */
export const host = pgTable(
  "host",
  {
    id: text().primaryKey(),
    kind: text().$type<HostKind | "team">().notNull(),
    /** A mentor's e-mail address. E-mails to experts go to the address of the expert's account. */
    email: text(),
    lang: text().$type<Lang>().notNull().default("fr"),
    zone: text().notNull(),
    place: text(),
    /** The SHA-256 digest, in hexadecimal, of the token in the host's personal link; null without a link. */
    linkDigest: text("link_digest").unique(),
    /** When the link was created or last used. The value is updated at most once a day. */
    linkUsedAt: at("link_used_at"),
    linkMadeBy: text("link_made_by").references(() => person.id, { onDelete: "set null" }),
    /** When all hours were last closed at once; times whose meetings were cancelled by then can be offered again. */
    closedAt: at("closed_at"),
    /** When the meeting place last changed. */
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

/** A host's bookable hours on a weekday, in minutes after midnight in the host's time zone. */
export const hostWeek = pgTable(
  "host_week",
  {
    host: itsHost(),
    /** From 1 (Monday) to 7 (Sunday). */
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

/** An exception to the weekly hours; null `from` and `until` mean a day off. */
export const hostDay = pgTable(
  "host_day",
  {
    host: itsHost(),
    day: date().notNull(),
    from: smallint(),
    until: smallint(),
    openedAt: at("opened_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.day] }),
    check("host_day_whole", sql`(${table.from} is null) = (${table.until} is null)`),
    check("host_day_in_order", sql`0 <= ${table.from} and ${table.from} < ${table.until} and ${table.until} <= 1440`),
  ],
);

/** A person waiting for a host's free times. `host` is no foreign key, because some hosts have no row. */
export const hourWatch = pgTable(
  "hour_watch",
  {
    host: text().notNull(),
    person: itsPerson(),
    since: at("since").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.person] }), index("hour_watch_of").on(table.person)],
);
