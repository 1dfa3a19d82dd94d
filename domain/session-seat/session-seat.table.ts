import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Text } from "../content/content.ts";
import { itsPerson } from "../person/person.table.ts";

/** A session with seats. The date, the times and the venue are those of which the guests were last informed. */
export const sessionPlan = pgTable("session_plan", {
  /** The session's id in the site's content. */
  session: text().primaryKey(),
  /** The first day of the session, in Paris time. */
  startsOn: text("starts_on").notNull(),
  /** Null while the session has no start time. */
  startsAt: at("starts_at"),
  endsAt: at("ends_at"),
  place: jsonb().$type<Text>(),
  /** `pitch`, `questions` and `change` are minutes; null means the default of the session's format. */
  pitch: integer(),
  questions: integer(),
  change: integer(),
  /** The number of turns before the break; null if there is no break. */
  breakAfter: integer("break_after"),
  breakMinutes: integer("break_minutes"),
  orderSentAt: at("order_sent_at"),
  cancelledAt: at("cancelled_at"),
  cancelReason: text("cancel_reason"),
});

export const sessionSeat = pgTable(
  "session_seat",
  {
    session: text()
      .notNull()
      .references(() => sessionPlan.session, { onDelete: "cascade" }),
    number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session, table.number] })],
);

export const sessionGuest = pgTable(
  "session_guest",
  {
    id: uuid().primaryKey(),
    /** Increases with each request and gives the order of the waiting list. */
    seq: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    session: text()
      .notNull()
      .references(() => sessionPlan.session),
    investor: itsPerson(),
    askedAt: at("asked_at").notNull(),
    /**
     * The number of the assigned seat; null while the request is on the waiting list, and after the investor cancels
     * the request.
     */
    seat: integer(),
    /** When the request got a seat; null if the request never had a seat. */
    seatedAt: at("seated_at"),
    /** The sequence number of the invitation in the investor's calendar, incremented when the invitation changes. */
    sequence: integer().notNull(),
    changedAt: at("changed_at").notNull(),
    leftAt: at("left_at"),
    /** The session date for which the reminder a week before was sent. A new date causes a new reminder. */
    weekToldFor: text("week_told_for"),
    threeDaysToldFor: text("three_days_told_for"),
    /** Whether founders with a place at the session can see the investor's name once the investor is present. */
    shownToFounders: boolean("shown_to_founders").notNull().default(false),
    /** When the guest got the e-mail that explains how to wish for meetings; null before. */
    wishesToldAt: at("wishes_told_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.session, table.seat],
      foreignColumns: [sessionSeat.session, sessionSeat.number],
    }).onDelete("restrict"),
    unique("session_guest_seat").on(table.session, table.seat),
    uniqueIndex("session_guest_once")
      .on(table.session, table.investor)
      .where(sql`left_at is null`),
    index("session_guest_investor").on(table.investor),
    check("session_guest_left", sql`left_at is null or seat is null`),
  ],
);
