import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import { host } from "./host.table.ts";

/**
 * A meeting of a host with a startup. Two that are not cancelled never overlap, for the host or for the startup: the
 * migration writes these exclusion constraints (`meeting_host_free`, `meeting_guest_free`), which the schema here cannot
 * say.
 */
export const meeting = pgTable(
  "meeting",
  {
    id: uuid().primaryKey(),
    host: text()
      .notNull()
      .references(() => host.id),
    founder: text()
      .notNull()
      .references(() => startup.id, { onDelete: "cascade" }),
    /** Who booked it and gets its mails; null once their account is gone. */
    bookedBy: text("booked_by").references(() => person.id, { onDelete: "set null" }),
    topic: text().notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    /** The end of the pause after it. */
    busyTo: at("busy_to").notNull(),
    place: text().notNull(),
    /** Rises with each change, as calendars ask. */
    sequence: integer().notNull().default(0),
    moves: smallint().notNull().default(0),
    bookedAt: at("booked_at").notNull().defaultNow(),
    changedAt: at("changed_at").notNull().defaultNow(),
    cancelledAt: at("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<"guest" | "host">(),
    /** The guest cancelled later than the notice allows. */
    late: boolean().notNull().default(false),
  },
  (table) => [
    index("meeting_of_host").on(table.host, table.startsAt),
    index("meeting_of_founder").on(table.founder, table.startsAt),
    index("meeting_booked_by").on(table.bookedBy),
    index("meeting_old").on(table.endsAt),
    check("meeting_in_order", sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.busyTo}`),
    check("meeting_cancelled_whole", sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)`),
    check("meeting_cancelled_by_known", sql`${table.cancelledBy} in ('guest', 'host')`),
  ],
);
